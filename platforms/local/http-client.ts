/** Speaks to the voice runtime's HTTP API and turns every failure into a `PlatformError`. */
import { Agent, type Dispatcher, request } from 'undici';
import { z } from 'zod';
import { readRetryAfterMs } from '../../domain/retry-after.ts';
import { PlatformError, type PlatformErrorReason } from '../voice-platform.ts';

export interface HttpClientOptions {
  /** Without trailing slash. */
  baseUrl: string;
  apiKey: string;
  /** For one request, from its first byte to the last of its answer. */
  timeoutMs: number;
  /** Replaces the client's own keep-alive connections. */
  dispatcher?: Dispatcher | undefined;
}

interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
}

/** Sends a request and checks that the answer has the shape of `schema`. Rejects with `PlatformError`. */
export type Send = <S extends z.ZodType>(httpRequest: HttpRequest, schema: S) => Promise<z.infer<S>>;

const errorBodySchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
const maxConnections = 32;
const maxMessageLength = 300;

/** Builds the sender; nothing that it throws contains the key, even where the other side echoes it. */
export function createHttpClient({ baseUrl, apiKey, timeoutMs, dispatcher }: HttpClientOptions): Send {
  const connections = dispatcher ?? new Agent({ connections: maxConnections });

  async function exchange({ method, path, query, body }: HttpRequest) {
    try {
      const response = await request(`${baseUrl}${path}`, {
        method,
        dispatcher: connections,
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(query ? { query } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
    } catch (error) {
      const cause = error instanceof Error ? error : undefined;
      throw new PlatformError('unavailable', `The voice platform does not answer (${describe(cause)}).`, {
        cause,
      });
    }
  }

  return async function send(httpRequest, schema) {
    const { status, headers, text } = await exchange(httpRequest);
    if (status >= 400) throw toPlatformError(status, headers['retry-after'], text, apiKey);
    const parsed = schema.safeParse(parseJson(text));
    if (status >= 300 || !parsed.success) {
      throw new PlatformError(
        'unavailable',
        `The voice platform answered ${status} with something unexpected.`,
      );
    }
    return parsed.data;
  };
}

function toPlatformError(
  status: number,
  retryAfter: string | string[] | undefined,
  text: string,
  apiKey: string,
): PlatformError {
  const parsed = errorBodySchema.safeParse(parseJson(text));
  const said = parsed.success
    ? parsed.data.error.message.replaceAll(apiKey, '[key]').slice(0, maxMessageLength)
    : `The voice platform answered ${status}.`;
  const retryAfterMs = readRetryAfterMs(retryAfter);
  return new PlatformError(
    toReason(status, parsed.data?.error.code),
    said,
    retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) },
  );
}

function toReason(status: number, code: string | undefined): PlatformErrorReason {
  if (status >= 500 || status === 408 || status === 425 || status === 429) return 'unavailable';
  if (code === 'no_number') return 'no_number';
  if (status === 404) return 'not_found';
  return 'rejected';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describe = (error: Error | undefined) =>
  error && 'code' in error && typeof error.code === 'string' ? error.code : (error?.name ?? 'unknown');
