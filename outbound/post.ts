/** Posts one body by the address rules; a bounded beginning of the answer is read, and no redirect is followed. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { AddressRefused } from './address-refused.ts';
import { toFetchError, type FetchErrorKind } from './fetch-error.ts';
import { onAbort } from './on-abort.ts';

export interface PostRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** For the connection and the headers of the answer. */
  timeoutMs: number;
  /** Bytes of the answer's body that are kept. */
  excerptBytes: number;
  signal?: AbortSignal;
}

export type PostFailure = FetchErrorKind | 'address-refused' | 'aborted';

/** What came of it: an answer, or why there was none. Never rejects. */
export type PostOutcome =
  | { answered: true; status: number; headers: IncomingHttpHeaders; excerpt: Buffer }
  | { answered: false; failure: PostFailure };

export type Post = (request: PostRequest) => Promise<PostOutcome>;

/** The status is the answer; the rest of a slow or endless body is waited for only this long, then the connection goes. */
const bodyPatienceMs = 1_000;
/** A body up to this size is read to its end, which keeps the connection; a larger one costs it. */
const drainBytes = 65_536;

class Done extends Error {}

/** @param dispatcher a guarded agent: it decides which addresses are connected to */
export function createPost(dispatcher: Dispatcher): Post {
  return ({ url, headers, body, timeoutMs, excerptBytes, signal }) =>
    new Promise((resolve) => {
      let controller: Dispatcher.DispatchController | undefined;
      let status = 0;
      let answerHeaders: IncomingHttpHeaders = {};
      const chunks: Buffer[] = [];
      let kept = 0;
      let read = 0;
      let settled = false;

      const settle = (outcome: PostOutcome) => {
        if (settled) return;
        settled = true;
        clearTimeout(timer);
        forgetSignal?.();
        resolve(outcome);
      };
      const answer = () =>
        settle({ answered: true, status, headers: answerHeaders, excerpt: Buffer.concat(chunks) });
      const end = (failure: PostFailure) => {
        if (status > 0) answer();
        else settle({ answered: false, failure });
        controller?.abort(new Done());
      };
      let timer = setTimeout(() => end('timeout'), timeoutMs);
      const forgetSignal = signal && onAbort(signal, () => end('aborted'));

      dispatcher.dispatch(
        {
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers,
          body,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        {
          onRequestStart(started) {
            controller = started;
            if (settled) started.abort(new Done());
          },
          onResponseStart(_, statusCode, received) {
            if (statusCode < 200) return;
            status = statusCode;
            answerHeaders = received;
            clearTimeout(timer);
            timer = setTimeout(() => end('timeout'), bodyPatienceMs);
          },
          onResponseData(_, chunk) {
            read += chunk.length;
            if (kept < excerptBytes) {
              const part = chunk.subarray(0, excerptBytes - kept);
              chunks.push(Buffer.from(part));
              kept += part.length;
            }
            if (read > drainBytes) end('too-large');
          },
          onResponseEnd: answer,
          onResponseError(_, error) {
            if (status > 0) answer();
            else settle({ answered: false, failure: failureOf(error) });
          },
        },
      );
    });
}

function failureOf(error: unknown): PostFailure {
  return error instanceof AddressRefused ? 'address-refused' : toFetchError(error).kind;
}
