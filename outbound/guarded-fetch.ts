/** Fetches one URL by the address rules, within limits of time, size and redirects. */
import type { Dispatcher } from 'undici';
import type { AddressPolicy } from './address-policy.ts';
import { AddressRefused } from './address-refused.ts';
import { checkUrl } from './check-url.ts';
import { FetchError, toFetchError } from './fetch-error.ts';
import { readBody } from './read-body.ts';

export interface FetchOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Further headers for one hop alone: validators belong to an address, not to where it redirects. */
  headersFor?: (url: URL) => Record<string, string>;
  body?: string | Uint8Array;
  /** Decompressed bytes of the body. */
  maxBytes: number;
  /** What a larger body gets: an error (default), or its beginning with `truncated: true`. */
  overflow?: 'reject' | 'truncate';
  /** Default 5. */
  maxRedirects?: number;
  /** For the headers of each hop; default 10,000. */
  headersTimeoutMs?: number;
  /** For everything together, body and redirects included; default 30,000. */
  totalTimeoutMs?: number;
  signal?: AbortSignal;
  /** Asked before each redirect; false makes the redirect itself the answer. */
  followRedirect?: (next: URL) => boolean | Promise<boolean>;
  /** Asked when the headers are there; false leaves the body empty. */
  wantsBody?: (head: ResponseHead) => boolean;
}

export interface ResponseHead {
  /** The address that answered, after redirects. */
  url: string;
  status: number;
  /** Names in lower case; repeated headers joined with `, `. */
  headers: Record<string, string>;
}

export interface Fetched extends ResponseHead {
  body: Buffer<ArrayBuffer>;
  truncated: boolean;
  /** The addresses that redirected, in order. */
  hops: string[];
}

/**
 * Rejects with `AddressRefused` (at any hop), with `FetchError` (no complete answer), or with the reason of
 * `signal`. Every status that is not a followed redirect resolves, 4xx and 5xx too.
 */
export type GuardedFetch = (url: string | URL, options: FetchOptions) => Promise<Fetched>;

type Request = Required<Pick<FetchOptions, 'method' | 'headers'>> & Pick<FetchOptions, 'body'>;

const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** A declined body up to this size is drained, which keeps the connection usable; a larger one costs it. */
const drainLimitBytes = 65_536;

export function createGuardedFetch(deps: { dispatcher: Dispatcher; policy: AddressPolicy }): GuardedFetch {
  return async (input, options) => {
    const { signal, totalTimeoutMs = 30_000 } = options;
    signal?.throwIfAborted();
    const controller = new AbortController();
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    const timer = setTimeout(() => controller.abort(new FetchError('timeout')), totalTimeoutMs);
    try {
      return await followHops(checkUrl(input, deps.policy), options, controller.signal);
    } catch (error) {
      if (controller.signal.aborted) throw controller.signal.reason;
      throw error instanceof AddressRefused ? error : toFetchError(error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  };

  async function followHops(start: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
    const hops: string[] = [];
    let url = start;
    let request: Request = {
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
      ...(options.body === undefined ? {} : { body: options.body }),
    };
    for (;;) {
      const headers = { ...request.headers, ...options.headersFor?.(url) };
      const response = await send(url, { ...request, headers }, options.headersTimeoutMs ?? 10_000, signal);
      const head = { url: url.href, status: response.statusCode, headers: joinHeaders(response.headers) };
      const next = findRedirect(head);
      if (next === undefined || !(await mayFollow(next, options))) {
        return { ...head, hops, ...(await takeBody(response, head, options, signal)) };
      }
      await response.body.dump({ limit: drainLimitBytes, signal });
      if (hops.length >= (options.maxRedirects ?? 5)) throw new FetchError('too-many-redirects');
      hops.push(url.href);
      const target = checkUrl(next, deps.policy);
      request = adaptToRedirect(request, head.status, target.origin === url.origin);
      url = target;
    }
  }

  function send(url: URL, request: Request, headersTimeout: number, signal: AbortSignal) {
    return deps.dispatcher.request({
      origin: url.origin,
      path: `${url.pathname}${url.search}`,
      method: request.method,
      headers: { 'accept-encoding': 'gzip, br, deflate, zstd', ...request.headers },
      body: request.body ?? null,
      headersTimeout,
      bodyTimeout: 0,
      signal,
    });
  }

  /** A refused address must fail the fetch, not reach the caller's callback. */
  async function mayFollow(next: string, options: FetchOptions): Promise<boolean> {
    const target = checkUrl(next, deps.policy);
    return options.followRedirect === undefined || (await options.followRedirect(target));
  }
}

async function takeBody(
  response: Dispatcher.ResponseData,
  head: ResponseHead,
  options: FetchOptions,
  signal: AbortSignal,
): Promise<Pick<Fetched, 'body' | 'truncated'>> {
  if (options.wantsBody && !options.wantsBody(head)) {
    await response.body.dump({ limit: drainLimitBytes, signal });
    return { body: Buffer.alloc(0), truncated: false };
  }
  const { maxBytes, overflow = 'reject' } = options;
  const declared = Number(head.headers['content-length'] ?? 0);
  if (overflow === 'reject' && declared > maxBytes && options.method !== 'HEAD') {
    response.body.on('error', () => undefined).destroy();
    throw new FetchError('too-large');
  }
  return readBody(response.body, head.headers['content-encoding'] ?? '', { maxBytes, overflow });
}

/** Where a redirect leads, without fragment; undefined for every other answer. */
function findRedirect({ url, status, headers }: ResponseHead): string | undefined {
  const { location } = headers;
  if (!redirectStatuses.has(status) || location === undefined) return undefined;
  // Header bytes arrive as Latin-1; sites that put raw UTF-8 into Location mean UTF-8.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const spelling = text.includes('\ufffd') ? location : text;
  if (!URL.canParse(spelling, url)) throw new FetchError('bad-answer');
  const target = new URL(spelling, url);
  target.hash = '';
  return target.href;
}

/** Method and credentials over a redirect, as RFC 9110 (15.4) and the Fetch standard have it. */
function adaptToRedirect(request: Request, status: number, sameOrigin: boolean): Request {
  const becomesGet = status === 303 ? request.method !== 'HEAD' : status <= 302 && request.method === 'POST';
  const dropped = [
    ...(becomesGet ? ['content-type', 'content-length', 'content-encoding'] : []),
    ...(sameOrigin ? [] : ['authorization', 'cookie', 'proxy-authorization']),
  ];
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !dropped.includes(name.toLowerCase())),
  );
  return becomesGet ? { method: 'GET', headers } : { ...request, headers };
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
