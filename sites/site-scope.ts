/** Which addresses belong to the business's site: its hosts, and on hosts of many, its own folder. */
import { siteHost } from './normalize-url.ts';

export interface SiteScope {
  /** Adds the host of an address that the site itself moved to. */
  adopt(url: URL): void;
  includes(url: URL): boolean;
}

/** Hosts where the first path segments name the customer; the number tells how many. */
const sharedHosts: Record<string, number> = {
  'sites.google.com': 2,
  'facebook.com': 1,
  'm.facebook.com': 1,
  'instagram.com': 1,
  'linktr.ee': 1,
  'linkedin.com': 2,
  'yelp.com': 2,
  'medium.com': 1,
};

/** The site of `start`: its host with and without `www.`, over http and https alike. */
export function createSiteScope(start: URL): SiteScope {
  const foldersByHost = new Map([[siteHost(start), ownFolder(start)]]);
  return {
    adopt(url) {
      const host = siteHost(url);
      if (!foldersByHost.has(host)) foldersByHost.set(host, ownFolder(url));
    },
    includes(url) {
      const folder = foldersByHost.get(siteHost(url));
      return folder !== undefined && `${url.pathname}/`.startsWith(folder);
    },
  };
}

/** `/` where the host is the business's own; else the folder that is. */
function ownFolder(url: URL): string {
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const home = segments.findIndex((segment) => /^(?:~|%7e)/i.test(segment));
  const count = home >= 0 ? home + 1 : Math.min(segments.length, sharedHosts[siteHost(url)] ?? 0);
  return count === 0 ? '/' : `/${segments.slice(0, count).join('/')}/`;
}
