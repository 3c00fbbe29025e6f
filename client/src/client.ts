/** The client: typed calls with retries, idempotency keys and tokens of its own; lists as iterators; waiting for operations. */
import {
  ConnectionError,
  OperationFailedError,
  OperationTimeoutError,
  SwitchboardError,
  type Operation,
} from './errors.ts';
import { operationTable, type OperationId } from './generated/operations.ts';
import { createTokenSource, errorOf, type Credentials } from './tokens.ts';
import { followEvents, type EventsOptions, type StreamItem } from './events.ts';
import { createOpener, createTransport, type Answer, type Exchange } from './transport.ts';
import type { Arguments, CallOptions, Calls, ItemOf, ListId } from './types.ts';
import { pause, pauseBeforeRetryMs, retryAfterSecondsOf } from './waiting.ts';

export type ClientOptions = Credentials & {
  /** For example `https://api.example.com`. */
  baseUrl: string;
  /** Of one attempt. Default 30,000. */
  timeoutMs?: number;
  /** How long calls repeat what may be repeated. Default 60,000; 0 for no repetition. */
  patienceMs?: number;
  fetch?: typeof fetch;
};

export interface RequestOptions extends CallOptions {
  query?: Query | undefined;
  body?: unknown;
}

export interface WaitOptions {
  signal?: AbortSignal | undefined;
  /** Between two looks; what the service says where it is left out. */
  pollMs?: number | undefined;
  /** How long to wait; without an end where it is left out. */
  timeoutMs?: number | undefined;
  /** Sees every state on the way. */
  onProgress?: ((operation: Operation) => void) | undefined;
}

export interface ClientCore {
  /** Any request by method and path, sent once: resolves with whatever answer comes. */
  send(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** Any request by method and path, repeated like every call; throws `SwitchboardError`, `ConnectionError`. */
  request<T>(method: string, path: string, options?: RequestOptions): Promise<T>;
  /** Every item of a list, page after page; ends early when its loop does. */
  iterate<Id extends ListId>(id: Id, args?: Arguments<Id>): AsyncGenerator<ItemOf<Id>, void, void>;
  /**
   * Resolves when the operation is active; throws `OperationFailedError` when it failed, `OperationTimeoutError` when
   * `timeoutMs` is over.
   */
  waitForOperation(operationId: string, options?: WaitOptions): Promise<Operation>;
  /**
   * Events as they happen, each once and in order, whatever becomes of connections and tokens. Ends with its loop or its
   * signal; throws `SwitchboardError` for what no repetition mends, and what `patienceMs` was too short for.
   */
  events(options?: EventsOptions): AsyncGenerator<StreamItem, void, void>;
}

export type Client = ClientCore & Calls;

const defaultTimeoutMs = 30_000;
const defaultPatienceMs = 60_000;
const defaultPollMs = 1000;

export function createClient(options: ClientOptions): Client {
  const transportOptions = {
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((...args) => fetch(...args)),
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
  };
  const transport = createTransport(transportOptions);
  const openStream = createOpener(transportOptions);
  const tokens = createTokenSource(transport, options);

  async function attempt(
    method: string,
    path: string,
    request: RequestOptions,
    open: boolean,
  ): Promise<Answer> {
    const { idempotencyKey, ifMatch, body, signal } = request;
    const headers = {
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    };
    const exchange = { method, path: path + queryOf(request.query), headers, body, signal };
    return open ? await transport(exchange) : await authorized(transport, exchange);
  }

  async function authorized<A extends Answer>(
    send: (exchange: Exchange) => Promise<A>,
    exchange: Exchange,
  ): Promise<A> {
    const { signal } = exchange;
    const sendWith = (token: string) =>
      send({ ...exchange, headers: { ...exchange.headers, authorization: `Bearer ${token}` } });
    const token = await tokens.get(signal);
    const answer = await sendWith(token);
    if (answer.status !== 401) return answer;
    // Expired on the way, or revoked: one fresh token, once.
    tokens.drop(token);
    return await sendWith(await tokens.get(signal));
  }

  async function request<T>(
    method: string,
    path: string,
    given: RequestOptions = {},
    open = false,
  ): Promise<T> {
    const idempotencyKey = given.idempotencyKey ?? (method === 'GET' ? undefined : randomKey());
    const giveUpAt = Date.now() + (given.patienceMs ?? options.patienceMs ?? defaultPatienceMs);
    for (let tries = 0; ; tries += 1) {
      const outcome = await attempt(method, path, { ...given, idempotencyKey }, open).then(
        (answer) => (answer.status < 400 ? answer : errorOf(answer)),
        (error: unknown) => {
          if (error instanceof ConnectionError || error instanceof SwitchboardError) return error;
          throw error;
        },
      );
      if (!(outcome instanceof Error)) {
        given.onAnswer?.(outcome);
        return outcome.body as T;
      }
      const refused = outcome instanceof SwitchboardError ? outcome : undefined;
      const waitMs = pauseBeforeRetryMs(tries, refused?.retryAfterSeconds);
      if (refused?.retryable === false || Date.now() + waitMs > giveUpAt) throw outcome;
      await pause(waitMs, given.signal);
    }
  }

  async function call(
    id: OperationId,
    { path: values, ...args }: RequestOptions & { path?: Record<string, string | number> | undefined } = {},
  ): Promise<unknown> {
    const { method, path, open } = operationTable[id];
    return await request(method, fillPath(path, values ?? {}), args, open);
  }

  const core: ClientCore = {
    send: (method, path, given = {}) => attempt(method, path, given, false),
    request: (method, path, given) => request(method, path, given),
    async *iterate(id, args) {
      let cursor: string | null | undefined;
      do {
        const query = { ...(args as RequestOptions | undefined)?.query, ...(cursor ? { cursor } : {}) };
        const page = (await call(id, { ...(args as RequestOptions), query })) as {
          data: ItemOf<typeof id>[];
          next_cursor: string | null;
        };
        yield* page.data;
        cursor = page.next_cursor;
      } while (cursor !== null);
    },
    async waitForOperation(operationId, { signal, pollMs, timeoutMs, onProgress } = {}) {
      const giveUpAt = Date.now() + (timeoutMs ?? Number.POSITIVE_INFINITY);
      for (;;) {
        let askAgainMs = pollMs;
        const operation = await request<Operation>(
          'GET',
          `/v2/operations/${encodeURIComponent(operationId)}`,
          {
            signal,
            onAnswer: ({ headers }) => {
              const seconds = retryAfterSecondsOf(headers);
              if (seconds !== undefined) askAgainMs ??= seconds * 1000;
            },
          },
        );
        onProgress?.(operation);
        if (operation.status === 'active') return operation;
        if (operation.status === 'failed') throw new OperationFailedError(operation);
        const leftMs = giveUpAt - Date.now();
        if (leftMs <= 0) throw new OperationTimeoutError(operation, timeoutMs ?? 0);
        await pause(Math.min(askAgainMs ?? defaultPollMs, leftMs), signal);
      }
    },
    events: (given = {}) =>
      followEvents(
        async ({ query, lastEventId, signal }) => {
          const path = `/v2/events${queryOf(query)}`;
          const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
          const answer = await authorized(openStream, { method: 'GET', path, headers, signal });
          if (answer.status >= 400) throw errorOf(answer);
          if (!answer.stream) throw new ConnectionError(`GET ${path}: the answer is no stream of events`);
          return answer.stream;
        },
        given,
        options.patienceMs ?? defaultPatienceMs,
      ),
  };
  const calls = Object.fromEntries(
    (Object.keys(operationTable) as OperationId[]).map((id) => [
      id,
      (args?: RequestOptions) => call(id, args),
    ]),
  ) as unknown as Calls;
  return { ...calls, ...core };
}

const fillPath = (path: string, values: Record<string, string | number>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));

type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>;

function queryOf(query: Query | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null)
      parameters.set(name, typeof value === 'object' ? value.join(',') : String(value));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** 128 random bits; `randomUUID` is missing in browsers on pages without TLS. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
