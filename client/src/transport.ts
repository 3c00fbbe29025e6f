/** One HTTP exchange: JSON out, JSON or a stream in, within a time, over `fetch`. */
import { ConnectionError } from './errors.ts';

export interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, null where there is none, else text. */
  body: unknown;
}

export type Transport = (exchange: Exchange) => Promise<Answer>;

/** An answer whose body is read as it comes, where it is a stream of events. */
export interface OpenAnswer extends Answer {
  stream?: ReadableStream<Uint8Array>;
}

export interface TransportOptions {
  baseUrl: string;
  fetch: typeof fetch;
  timeoutMs: number;
}

/** Throws `ConnectionError` where no answer comes, and the signal's reason where it is aborted. */
export function createTransport(options: TransportOptions): Transport {
  return createExchange(options, readAnswer);
}

/** The same for streams: their time is over when their headers are there. */
export function createOpener(options: TransportOptions): (exchange: Exchange) => Promise<OpenAnswer> {
  return createExchange(options, async (response): Promise<OpenAnswer> => {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!isStream || response.body === null) return await readAnswer(response);
    return { status: response.status, headers: response.headers, body: null, stream: response.body };
  });
}

async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: parse(await response.text()) };
}

function createExchange<A>(
  { baseUrl, fetch: send, timeoutMs }: TransportOptions,
  read: (response: Response) => Promise<A>,
): (exchange: Exchange) => Promise<A> {
  const root = baseUrl.replace(/\/+$/, '');
  return async ({ method, path, headers = {}, body, signal }) => {
    signal?.throwIfAborted();
    const control = new AbortController();
    const onAbort = () => control.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    const timer = setTimeout(() => control.abort(), timeoutMs);
    try {
      const response = await send(`${root}${path}`, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: control.signal,
      });
      return await read(response);
    } catch (error) {
      signal?.throwIfAborted();
      const reason = control.signal.aborted ? `no answer within ${timeoutMs} ms` : 'the connection failed';
      throw new ConnectionError(`${method} ${path}: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  };
}

function parse(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
