/** Fetches and keeps robots.txt files, one an origin. */
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';
import { parseRobots, allowEverything, type RobotsRules } from './robots-rules.ts';
import { markedUtf16 } from './utf16.ts';

/** `unreachable` means that nothing may be read for now (RFC 9309, 2.3.1.4). */
export type RobotsAnswer =
  | { kind: 'rules'; rules: RobotsRules }
  | { kind: 'unreachable'; status: number }
  | { kind: 'failed'; error: unknown };

export interface RobotsCache {
  /** Rules for the origin of `url`. */
  ask(url: URL): Promise<RobotsAnswer>;
  /** The next `ask` reads the file again: its owner may have changed it because of what we said. */
  forget(url: URL): void;
}

interface RobotsCacheOptions {
  fetch: GuardedFetch;
  userAgent: string;
  productToken: string;
  /** Milliseconds of any steady clock. */
  now: () => number;
}

/** RFC 9309, 2.5: at least 500 KiB are parsed. */
const maxBytes = 500 * 1_024;
/** RFC 9309, 2.3.1.2. */
const maxRedirects = 5;
/** RFC 9309, 2.4. */
const maxAgeMs = 24 * 3_600_000;
const maxOrigins = 200;
const timeoutMs = 10_000;

export function createRobotsCache(options: RobotsCacheOptions): RobotsCache {
  const kept = new Map<string, { answer: Promise<RobotsAnswer>; readAt: number }>();

  async function read(origin: string): Promise<RobotsAnswer> {
    try {
      const { status, body } = await options.fetch(`${origin}/robots.txt`, {
        headers: { 'user-agent': options.userAgent, accept: 'text/plain, */*;q=0.1' },
        maxBytes,
        overflow: 'truncate',
        maxRedirects,
        totalTimeoutMs: timeoutMs,
        wantsBody: (head) => head.status < 300,
      });
      if (status >= 500) return { kind: 'unreachable', status };
      const rules = status < 300 ? parseRobots(textOf(body), options.productToken) : allowEverything;
      return { kind: 'rules', rules };
    } catch (error) {
      // 2.3.1.2: after too many redirects the file may be taken for unavailable, which allows everything.
      if (isKind(error, 'too-many-redirects')) return { kind: 'rules', rules: allowEverything };
      return { kind: 'failed', error };
    }
  }

  return {
    async ask({ origin }) {
      const found = kept.get(origin);
      if (found && options.now() - found.readAt < maxAgeMs) return found.answer;
      const entry = { answer: read(origin), readAt: options.now() };
      kept.delete(origin);
      kept.set(origin, entry);
      const [oldest] = kept.keys();
      if (kept.size > maxOrigins && oldest !== undefined) kept.delete(oldest);
      const answer = await entry.answer;
      if (answer.kind !== 'rules' && kept.get(origin) === entry) kept.delete(origin);
      return answer;
    },
    forget: ({ origin }) => void kept.delete(origin),
  };
}

/** The standard asks for UTF-8; editors of one system write UTF-16, with its mark in front. */
function textOf(body: Buffer): string {
  const marked = markedUtf16(body);
  return marked === undefined ? body.toString('utf8') : new TextDecoder(marked).decode(body);
}

function isKind(error: unknown, kind: string): boolean {
  return error instanceof Error && 'kind' in error && error.kind === kind;
}
