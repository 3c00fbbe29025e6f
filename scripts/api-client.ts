/** A small client of the service for the project's own programs: gets tokens, repeats what may be repeated. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClientCredentials {
  base_url: string;
  client_id: string;
  client_secret: string;
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface ApiClient {
  /** One request, sent once; rejects when no answer comes. */
  send(method: string, path: string, options?: SendOptions): Promise<ApiAnswer>;
  /** Repeats on lost connections and retryable errors until `patienceMs` is over; mutating requests need a key. */
  request<T>(method: string, path: string, options?: SendOptions & { patienceMs?: number }): Promise<T>;
}

export interface SendOptions {
  body?: unknown;
  idempotencyKey?: string;
}

/** An answer that is an error and will stay one. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    const { error } = (body ?? {}) as { error?: { code?: string; message?: string } };
    super(`${status} ${error?.code ?? ''}: ${error?.message ?? 'no error body'}`);
    this.status = status;
    this.body = body;
  }
}

const requestTimeoutMs = 15_000;
const retryPauseMs = 250;

export function createApiClient(credentials: ClientCredentials): ApiClient {
  let token: { value: string; expiresAtMs: number } | null = null;

  async function fetchJson(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<ApiAnswer> {
    const response = await fetch(`${credentials.base_url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
  }

  async function accessToken(): Promise<string> {
    if (token && token.expiresAtMs > Date.now()) return token.value;
    const { client_id, client_secret } = credentials;
    const grant = { grant_type: 'client_credentials', client_id, client_secret };
    const { status, body } = await fetchJson('POST', '/v2/auth/token', {}, grant);
    if (status !== 200) throw new ApiFailure(status, body);
    const { access_token: value, expires_in: seconds } = body as { access_token: string; expires_in: number };
    token = { value, expiresAtMs: Date.now() + (seconds - 30) * 1000 };
    return value;
  }

  async function send(
    method: string,
    path: string,
    { body, idempotencyKey }: SendOptions = {},
  ): Promise<ApiAnswer> {
    const headers = {
      authorization: `Bearer ${await accessToken()}`,
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    };
    return await fetchJson(method, path, headers, body);
  }

  return {
    send,
    async request<T>(
      method: string,
      path: string,
      options: SendOptions & { patienceMs?: number } = {},
    ): Promise<T> {
      const giveUpAt = Date.now() + (options.patienceMs ?? 30_000);
      for (;;) {
        const answer = await send(method, path, options).catch((error: unknown) => {
          if (Date.now() > giveUpAt || (error instanceof ApiFailure && error.status < 500)) throw error;
          return null;
        });
        if (answer && answer.status < 400) return answer.body as T;
        const { error } = (answer?.body ?? {}) as { error?: { retryable?: boolean } };
        if (answer && (!error?.retryable || Date.now() > giveUpAt))
          throw new ApiFailure(answer.status, answer.body);
        await sleep(retryPauseMs);
      }
    },
  };
}
