/** Accounts of the business in social networks, by the links that lead to them. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { isCredited } from '../page/credits.ts';
import { elementsOf, elementText, hasAttributes } from '../page/dom.ts';
import { factOf, type PageView } from '../page/page-view.ts';
import { decodePercent } from '../decode-percent.ts';
import { remembering } from '../remembering.ts';
import { messengerNumber } from './hidden-contacts.ts';

const MAX_ACCOUNTS = 12;
const MAX_LINKS = 2000;
const MAX_URL_LENGTH = 300;

interface Network {
  name: string;
  /** The path of an account; its group is how the account is called there. */
  account: RegExp;
  /** What paths of the same form may hold instead. */
  other?: RegExp;
}

const NETWORKS: Readonly<Record<string, Network>> = {
  'instagram.com': {
    name: 'Instagram',
    account: /^\/([\w.]{2,40})\/?$/,
    other: /^(?:p|reels?|explore|accounts|invites|stories|share|tv|about|legal)$/,
  },
  'facebook.com': {
    name: 'Facebook',
    account: /^\/(?:pages\/(?:category\/[^/]+\/)?|pg\/|p\/)?([\p{L}\d.-]{3,80})(?:\/\d+)?\/?$/u,
    other:
      /^(?:share|sharer|sharer\.php|share\.php|plugins|dialog|tr|groups|events|hashtag|login|login\.php|watch|photo|photo\.php|photos|home\.php|profile\.php|people|business|policies|help|legal|pages)$/,
  },
  'tiktok.com': { name: 'TikTok', account: /^\/@?([\w.]{2,40})\/?$/, other: /^(?:login|share|tag|music)$/ },
  'youtube.com': { name: 'YouTube', account: /^\/(?:@|c\/|user\/)([\p{L}\d._-]{2,60})\/?$/u },
  'twitter.com': { name: 'X', account: /^\/(\w{2,30})\/?$/, other: /^(?:share|intent|home|hashtag|search)$/ },
  'x.com': { name: 'X', account: /^\/(\w{2,30})\/?$/, other: /^(?:share|intent|home|hashtag|search)$/ },
  'linkedin.com': { name: 'LinkedIn', account: /^\/company\/([^/]{2,80})\/?$/ },
  'pinterest.com': { name: 'Pinterest', account: /^\/([\w-]{2,40})\/?$/, other: /^(?:pin|search)$/ },
};

/** What templates come with, and who makes and hosts them. */
const TEMPLATES =
  /^(?:.*your[._-]?(?:page|name|profile|user|username|account|instagram|facebook|tiktok|twitter|company|business|brand|handle).*|user(?:name)?|example|profile|facebook|instagram|twitter|tiktok|youtube|page|wix|wixcom|squarespace|wordpress|wordpressdotcom|weebly|godaddy|jimdo|webflow|shopify|bootstrap|getbootstrap|html5up|colorlib|themeforest|envato|templatemo|bootstrapmade|elementor|duda)$/i;

/** "Ann-Lee-Bakery-1456386478024132": the network's own number behind a name. */
const OWN_NUMBER = /-\d{9,}$/;

/**
 * Facts of the kind `other`, "Instagram: @annleebakery", one for each link; quotes are the links as they are
 * written. Links without an account, to shares and to single posts, and those of a site's makers, say nothing.
 */
export function readAccounts({ root, url, isUntold }: PageView): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  for (const element of elementsOf(root)) {
    if (element.name !== 'a' || !hasAttributes(element)) continue;
    const href = element.attributes['href']?.trim();
    if (href === undefined || seen.has(href) || !/^(?:https?:)?\/\//i.test(href)) continue;
    seen.add(href);
    if (seen.size > MAX_LINKS || facts.length >= MAX_ACCOUNTS) break;
    const text = accountOf(href);
    if (text === undefined || isUntold(element)) continue;
    if (isCredited(elementText(element), elementText(element.parent ?? element))) continue;
    facts.push(factOf('other', { text }, url, href));
  }
  return facts;
}

/** All pages of a site repeat the same links. */
const accountOf = remembering(accountAt);

/** Whether the text of a fact names an account. */
export const isAccount = (text: string): boolean => ACCOUNT.test(text);

const ACCOUNT = new RegExp(
  `^(?:WhatsApp|${[...new Set(Object.values(NETWORKS).map(({ name }) => name))].join('|')}): \\S`,
);

/** "Instagram: @annleebakery", "WhatsApp: +15550142"; undefined where an address leads to no account. */
function accountAt(href: string): string | undefined {
  const number = messengerNumber(href);
  if (number !== undefined) return `WhatsApp: ${number}`;
  const url = href.length > MAX_URL_LENGTH ? null : URL.parse(href, 'https://site.invalid/');
  const host = url?.hostname.replace(/^(?:www|m|[a-z]{2}(?:-[a-z]{2})?)\./, '');
  const network = host === undefined ? undefined : NETWORKS[host];
  if (url === null || network === undefined) return undefined;
  const account = network.account.exec(decodePercent(url.pathname))?.[1];
  if (account === undefined || network.other?.test(account.toLowerCase()) === true) return undefined;
  if (TEMPLATES.test(account)) return undefined;
  return OWN_NUMBER.test(account)
    ? `${network.name}: ${account.replace(OWN_NUMBER, '').replaceAll('-', ' ')}`
    : `${network.name}: @${account}`;
}
