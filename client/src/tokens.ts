/** The access token: fetched when it is first needed, shared by all requests, renewed before it expires. */
import { SwitchboardError, type ErrorObject } from './errors.ts';
import type { Answer, Transport } from './transport.ts';
import { retryAfterSecondsOf } from './waiting.ts';

export interface TokenSource {
  /** A token that is valid for some time yet. */
  get(signal: AbortSignal | undefined): Promise<string>;
  /** Forgets this token because the service refused it. */
  drop(token: string): void;
}

export type Credentials = (
  | { clientId: string; clientSecret: string }
  /** Both in one, `sk_<client_id>.<client_secret>`. */
  | { apiKey: string }
) & {
  /** A subset of the key's scopes; all of them where it is left out. */
  scopes?: readonly string[] | undefined;
};

/** @throws TypeError for an API key that is none */
function clientOf(credentials: Credentials): { clientId: string; clientSecret: string } {
  if (!('apiKey' in credentials)) return credentials;
  const [, clientId, clientSecret] = /^sk_([^.]+)\.(.+)$/.exec(credentials.apiKey) ?? [];
  if (clientId === undefined || clientSecret === undefined)
    throw new TypeError('apiKey has the form sk_<client_id>.<client_secret>');
  return { clientId, clientSecret };
}

const renewBeforeMs = 30_000;

export function createTokenSource(transport: Transport, credentials: Credentials): TokenSource {
  let known: { token: string; renewAt: number } | undefined;
  let fetching: Promise<string> | undefined;

  const { clientId, clientSecret } = clientOf(credentials);
  const { scopes } = credentials;

  async function fetchToken(): Promise<string> {
    const answer = await transport({
      method: 'POST',
      path: '/v2/auth/token',
      body: {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        ...(scopes ? { scope: scopes.join(' ') } : {}),
      },
    });
    if (answer.status !== 200) throw errorOf(answer);
    const { access_token: token, expires_in: seconds } = answer.body as {
      access_token: string;
      expires_in: number;
    };
    const lifetimeMs = seconds * 1000;
    known = { token, renewAt: Date.now() + lifetimeMs - Math.min(renewBeforeMs, lifetimeMs / 2) };
    return token;
  }

  return {
    async get(signal) {
      if (known && known.renewAt > Date.now()) return known.token;
      // One request for all who wait; whoever is aborted stops waiting, the others still get it.
      fetching ??= fetchToken().finally(() => (fetching = undefined));
      return await untilAborted(fetching, signal);
    },
    drop(token) {
      if (known?.token === token) known = undefined;
    },
  };
}

/** An answer of status 400 or more as an error. */
export function errorOf({ status, headers, body }: Answer): SwitchboardError {
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: Partial<ErrorObject>;
  };
  const seconds = retryAfterSecondsOf(headers);
  // A proxy before the service says only this much.
  const wait = seconds === undefined ? {} : { retry_after: seconds };
  return new SwitchboardError(status, { ...wait, ...error }, headers.get('x-request-id') ?? undefined);
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return await work;
  signal.throwIfAborted();
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
