/** The API over a real database and a real HTTP server; Temporal and the voice platform are the test's to give. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { Agent } from 'undici';
import { createApp } from '../../api/app.ts';
import { loadKeyRing } from '../../api/auth/key-ring.ts';
import { createKeyUsage } from '../../api/auth/key-usage.ts';
import { createRevocations } from '../../api/auth/revocations.ts';
import { createSessions } from '../../api/auth/sessions.ts';
import { createTokenIssuer } from '../../api/auth/tokens.ts';
import { createHttpServer } from '../../api/http-server.ts';
import { createLimiter } from '../../api/limits/limiter.ts';
import type { Services } from '../../api/services.ts';
import { createEventHub, type HubOptions } from '../../api/stream/hub.ts';
import { ApiError } from '../../contract/errors.ts';
import { scopes, type Scope } from '../../contract/scopes.ts';
import type { AccountId } from '../../db/accounts.ts';
import { insertApiKey } from '../../db/api-keys.ts';
import { createDb, type Db } from '../../db/client.ts';
import { leaseRequests } from '../../db/system-limits.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { recordKeyUses } from '../../db/system-api-keys.ts';
import { readRevocations } from '../../db/system-trust.ts';
import { newClientCredentials } from '../../domain/client-secrets.ts';
import { newId } from '../../domain/ids.ts';
import { createPasswords } from '../../domain/passwords.ts';
import { createSealer } from '../../domain/seal.ts';
import { createPost } from '../../outbound/post.ts';
import { PlatformError, type ConverseInput, type VoicePlatform } from '../../platforms/voice-platform.ts';
import { createTestDatabase } from './postgres.ts';

export interface TestAccount {
  accountId: AccountId;
  keyId: string;
  clientId: string;
  clientSecret: string;
  /** A token with every scope. */
  token: string;
}

export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; an object without members where there is none. */
  body: Record<string, never> & {
    error?: { code: string; details?: { path: string; message: string }[] };
  } & Record<string, unknown>;
}

export interface TestApi {
  baseUrl: string;
  db: Db;
  databaseUrl: string;
  services: Services;
  /** How often the launcher was woken. */
  wakes: () => number;
  /** Every line that was logged. */
  logLines: string[];
  makeAccount(): Promise<TestAccount>;
  tokenFor(account: TestAccount, granted: readonly Scope[]): Promise<string>;
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>;
  close(): Promise<void>;
}

export interface RequestOptions {
  token?: string;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

/** Answers every turn with what it was asked; enough for tests of the API around it. */
export function echoPlatform(overrides: Partial<VoicePlatform> = {}): VoicePlatform {
  const refuse = () => Promise.reject(new PlatformError('rejected', 'not part of this test'));
  return {
    name: 'local',
    capabilities: {
      numbers: true,
      outboundCalls: false,
      textConversations: true,
      languages: 'any',
      numberMonthlyMicrousd: 0,
    },
    createKnowledgeBase: refuse,
    createAgent: refuse,
    updateAgent: refuse,
    acquireNumber: refuse,
    assignNumber: refuse,
    release: refuse,
    find: () => Promise.resolve(null),
    list: () => Promise.resolve({ resources: [], nextCursor: null }),
    converse: (input: ConverseInput) =>
      Promise.resolve({
        agentId: 'agent',
        turns: [
          { speaker: 'agent' as const, text: 'Hello' },
          ...input.turns.flatMap((text) => [
            { speaker: 'caller' as const, text },
            {
              speaker: 'agent' as const,
              text: `You said: ${text}`,
              sources: [{ url: 'http://site/', quote: 'q' }],
            },
          ]),
        ],
      }),
    ...overrides,
  };
}

export async function startTestApi(
  overrides: Partial<Services> & {
    platform?: VoicePlatform;
    streaming?: Partial<HubOptions>;
    replicaOf?: TestApi;
    queryTimeoutMs?: number;
  } = {},
): Promise<TestApi> {
  const database = overrides.replicaOf
    ? { url: overrides.replicaOf.databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase();
  const { queryTimeoutMs = 30_000 } = overrides;
  const db = createDb({ url: database.url, poolSize: 10, applicationName: 'test', queryTimeoutMs });
  const sealer = createSealer(Buffer.alloc(32, 7));
  const logLines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) });
  const keys = await loadKeyRing(db, sealer, log);
  const revocations = createRevocations({ read: (horizon) => readRevocations(db, horizon), log });
  const issuer = 'http://api.test';
  let wakes = 0;
  const {
    platform = echoPlatform(),
    streaming = {},
    replicaOf: _,
    queryTimeoutMs: __,
    ...services
  } = overrides;
  const all: Services = {
    db,
    sealer,
    keys,
    tokens: createTokenIssuer({ keys, revocations, issuer, lifetimeSeconds: 3600 }),
    revocations,
    keyUsage: createKeyUsage((uses) => recordKeyUses(db, uses)),
    sessions: createSessions(db, sealer, issuer),
    limiter: createLimiter({
      limits: { windowSeconds: 60, quotas: { token: 100_000, read: 100_000, write: 100_000 } },
      lease: (...request) => leaseRequests(db, ...request),
      log: pino({ level: 'silent' }),
    }),
    trustedProxies: 0,
    corsOrigins: [],
    passwords: createPasswords(),
    pricePerMinuteMicrousd: 166_666,
    streams: createEventHub({ db, sealer, log, maxPerAccount: 100, pollMs: 50, ...streaming }),
    launcher: { wake: () => void (wakes += 1), close: () => Promise.resolve() },
    platforms: {
      get: () => platform,
      configured: () => [{ name: platform.name, capabilities: platform.capabilities }],
    },
    checkOutboundUrl: (url) =>
      new URL(url).hostname.endsWith('.private')
        ? Promise.reject(new ApiError('URL_NOT_ALLOWED', 'Not a public address.'))
        : Promise.resolve(),
    postWebhook: createPost(new Agent()),
    webhookTimeoutMs: 15_000,
    stopping: new AbortController().signal,
    temporalReachable: () => Promise.resolve(true),
    log,
    publicUrl: issuer,
    ...services,
  };
  const callback = createApp(all).callback();
  const server = createHttpServer((request, response) => void callback(request, response), all.log);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const tokenFor: TestApi['tokenFor'] = (account, granted) =>
    all.tokens.issue({
      accountId: account.accountId,
      keyId: account.keyId,
      clientId: account.clientId,
      scopes: granted,
    });

  return {
    baseUrl,
    db,
    databaseUrl: database.url,
    services: all,
    wakes: () => wakes,
    logLines,
    tokenFor,
    async makeAccount() {
      const accountId = newId('account') as AccountId;
      const keyId = newId('key');
      const { clientId, clientSecret, secretHash } = newClientCredentials();
      await insertAccount(db, { id: accountId, email: `${accountId}@example.com` });
      await insertApiKey(db, accountId, { id: keyId, name: 'test', clientId, secretHash, scopes });
      const account = { accountId, keyId, clientId, clientSecret, token: '' };
      return { ...account, token: await tokenFor(account, scopes) };
    },
    async request(method, path, { token, json, raw, headers = {} } = {}) {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? (raw === undefined ? {} : { body: raw }) : { body: JSON.stringify(json) }),
      });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
      const text = isStream ? await readFirstChunk(response) : await response.text();
      const isJson =
        response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: (isJson ? JSON.parse(text) : {}) as ApiResponse['body'],
      };
    },
    async close() {
      await all.streams.close();
      await closeServer(server);
      await db.destroy();
      await database.drop();
    },
  };
}

/** A stream has no end to wait for. */
async function readFirstChunk({ body }: Response): Promise<string> {
  const reader = (body as ReadableStream<Uint8Array> | null)?.getReader();
  const chunk = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(chunk?.value);
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
