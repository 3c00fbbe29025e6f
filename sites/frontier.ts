/** The pages that a reading knows of and has not read yet, the most promising first. */
import { folderOf, pageKey } from './normalize-url.ts';

export interface FrontierEntry {
  url: URL;
  score: number;
  /** Links from the home page. */
  depth: number;
  /** Its link or address names what callers ask about. */
  isAskedFor?: boolean;
}

export interface Frontier {
  /** Remembers a page, or that one already known is more promising than was thought. */
  add(entry: FrontierEntry): void;
  /** Adds a page that another one sends its reader to: `/` may well lead to `/index.html`. */
  addDestination(entry: FrontierEntry): void;
  /** Adds a page again that was taken and did not answer. */
  putBack(entry: FrontierEntry): void;
  /** The best page left; it counts as visited from now on. */
  take(): FrontierEntry | undefined;
  /** Marks an address as visited, whether it was known or not; false if it was visited before. */
  claim(url: URL): boolean;
  readonly size: number;
}

/** More than this is a catalogue or a trap; what is added later was found deeper. */
const maxEntries = 5_000;
/** Addresses that differ in their query only: sorted lists, calendars, filters. */
const maxQueriesOfPath = 60;
/** What each page that was taken from a folder, or from one path by query, costs the others there. */
const crowdPenalty = 3;

export function createFrontier(): Frontier {
  const waiting = new Map<string, FrontierEntry & { crowd: string }>();
  const visited = new Set<string>();
  const spellings = new Set<string>();
  const queriesOfPath = new Map<string, number>();
  const takenFrom = new Map<string, number>();

  function keep(key: string, entry: FrontierEntry): void {
    waiting.set(key, { ...entry, crowd: crowdOf(entry.url) });
  }

  return {
    add(entry) {
      const key = pageKey(entry.url);
      if (visited.has(key)) return;
      const known = waiting.get(key);
      if (known) {
        known.score = Math.max(known.score, entry.score);
        known.depth = Math.min(known.depth, entry.depth);
        if (entry.isAskedFor) known.isAskedFor = true;
        return;
      }
      if (waiting.size >= maxEntries) return;
      if (entry.url.search !== '') {
        const count = queriesOfPath.get(entry.url.pathname) ?? 0;
        if (count >= maxQueriesOfPath) return;
        queriesOfPath.set(entry.url.pathname, count + 1);
      }
      keep(key, entry);
    },
    addDestination(entry) {
      if (!spellings.has(entry.url.href)) keep(pageKey(entry.url), entry);
    },
    putBack(entry) {
      keep(pageKey(entry.url), entry);
    },
    take() {
      let best: { key: string; entry: FrontierEntry & { crowd: string }; worth: number } | undefined;
      for (const [key, entry] of waiting) {
        const worth = entry.score - crowdPenalty * Math.log2(1 + (takenFrom.get(entry.crowd) ?? 0));
        if (!best || worth > best.worth) best = { key, entry, worth };
      }
      if (!best) return undefined;
      const { key, entry } = best;
      waiting.delete(key);
      visited.add(key);
      spellings.add(entry.url.href);
      takenFrom.set(entry.crowd, (takenFrom.get(entry.crowd) ?? 0) + 1);
      return entry;
    },
    claim(url) {
      const key = pageKey(url);
      spellings.add(url.href);
      waiting.delete(key);
      if (visited.has(key)) return false;
      visited.add(key);
      return true;
    },
    get size() {
      return waiting.size;
    },
  };
}

/** Pages of one folder are alike, except those at the top; so are the queries of one path. */
function crowdOf(url: URL): string {
  if (url.search !== '') return `${url.host}${url.pathname}?`;
  const folder = folderOf(url);
  return folder === '/' ? `${url.host}${url.pathname}` : `${url.host}${folder}`;
}
