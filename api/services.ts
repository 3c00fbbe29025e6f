/** What route handlers may use; made once by the main and handed to every route factory. */
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { AccountId } from '../db/accounts.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Effect } from '../db/effects.ts';
import type { SessionRow } from '../db/system-sessions.ts';
import type { Passwords } from '../domain/passwords.ts';
import type { Sealer } from '../domain/seal.ts';
import type { Post } from '../outbound/post.ts';
import type { PlatformRegistry } from '../platforms/registry.ts';
import type { Scope } from '../contract/scopes.ts';
import type { KeyRing } from './auth/key-ring.ts';
import type { KeyUsage } from './auth/key-usage.ts';
import type { Revocations } from './auth/revocations.ts';
import type { Sessions } from './auth/sessions.ts';
import type { TokenIssuer } from './auth/tokens.ts';
import type { Precondition } from './etags.ts';
import type { Launcher } from './launch.ts';
import type { Limiter } from './limits/limiter.ts';
import type { EventHub } from './stream/hub.ts';

export interface Services {
  db: Db;
  sealer: Sealer;
  keys: KeyRing;
  tokens: TokenIssuer;
  revocations: Revocations;
  keyUsage: KeyUsage;
  sessions: Sessions;
  passwords: Passwords;
  /** What a minute of a call costs. */
  pricePerMinuteMicrousd: number;
  launcher: Launcher;
  limiter: Limiter;
  /** Proxies of our own before this process, for addresses of callers. */
  trustedProxies: number;
  /** Of pages that may call the API from browsers. */
  corsOrigins: readonly string[];
  /** The open event streams of this process. */
  streams: EventHub;
  platforms: PlatformRegistry;
  /** Rejects with `URL_NOT_ALLOWED` what must not be fetched. */
  checkOutboundUrl: (url: string, path?: string) => Promise<void>;
  /** Posts to an endpoint by the address rules. */
  postWebhook: Post;
  /** How long a receiver may take to answer. */
  webhookTimeoutMs: number;
  /** Aborted when the process is told to stop. */
  stopping: AbortSignal;
  /** Whether Temporal answers, for readiness. */
  temporalReachable: () => Promise<boolean>;
  log: Logger;
  publicUrl: string;
}

/** Who is calling. */
export interface Caller {
  accountId: AccountId;
  /** The API key of the token, or the session. */
  keyId: string;
  scopes: readonly Scope[];
  /** On endpoints for the console's session. */
  session?: SessionRow;
}

/** A request that passed every check, as its handler sees it. */
export interface Call<P = unknown, Q = unknown, B = unknown, D = Db | Tx> {
  params: P;
  query: Q;
  body: B;
  caller: Caller;
  /** The connection to use: the request's transaction on endpoints whose idempotency is `transaction`. */
  db: D;
  /** What the handler makes carries it: under a lease it stays the same for whoever takes over from a process that died. */
  effectId: string;
  requestId: string;
  log: Logger;
  /** Runs after the answer's transaction has committed; must not throw. */
  afterCommit(task: () => void): void;
  /** On PATCH, PUT and DELETE: call it with what GET answers now, in the transaction; throws `PRECONDITION_FAILED`. */
  requireMatch: Precondition['requireMatch'];
  /** Of the request, lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** Where the request comes from; all addresses that one customer has are one. */
  networkAddress(): string;
}

export interface Answer<T> {
  status?: number;
  body: T;
  headers?: Record<string, string>;
  /** On endpoints whose idempotency is `statement`: what is to happen, committed together with key and answer. */
  effect?: Effect;
  /** On stream endpoints, in place of the body: takes the response over; what it throws before it writes is answered. */
  stream?: (response: ServerResponse, reauthenticate: () => Promise<unknown>) => Promise<void>;
}
