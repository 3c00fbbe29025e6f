/** One declaration an endpoint; routes, validation, OpenAPI, tools and table tests are made from it. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { limitOf, type LimitClass } from './limits.ts';
import type { Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How a mutating endpoint keeps one effect per Idempotency-Key. `transaction`: key, effect and stored answer commit
 * together. `statement`: the same where the handler only names its effect, which is one SQL statement; the fastest.
 * `lease`: the handler talks to other services, so the key is leased first and answered afterwards.
 */
export type Idempotency = 'transaction' | 'statement' | 'lease';

export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  S extends z.ZodType = z.ZodType,
  I extends Idempotency = Idempotency,
> {
  /** operationId in OpenAPI, camelCase. */
  id: string;
  method: Method;
  /** With `{name}` for parameters. */
  path: string;
  tag: string;
  summary: string;
  description?: string;
  /**
   * A scope, or `any` for any valid token; `session` for the console's cookie with its CSRF token; `client` where an API
   * key authenticates itself by its id and secret (RFC 6749 §2.3); `none` for open endpoints.
   */
  scope: Scope | 'any' | 'session' | 'client' | 'none';
  params?: P;
  query?: Q;
  /** Without it, an endpoint that changes something takes no body or an empty object. */
  body?: B;
  /** OAuth endpoints take forms too and ignore members that they do not know (RFC 6749 §3.2). */
  bodyStyle?: 'json' | 'oauth';
  /** With `stream` the answer is `text/event-stream` and stays open; its schema is of the whole text. */
  success: {
    status: number;
    schema: S;
    description: string;
    stream?: true;
    /** Headers that it may carry beyond those of its kind. */
    headers?: readonly ('Location' | 'Retry-After')[];
  };
  /** A second kind of success, e.g. a dry run. */
  alternative?: { status: number; schema: z.ZodType; description: string };
  /** Codes beyond those that every endpoint of its kind can give. */
  errors: readonly ErrorCode[];
  /** Set on every mutating endpoint that takes a bearer token. */
  idempotency?: I;
  /** The answer holds a secret that is shown once: what is kept of it for replays is sealed. */
  secretAnswer?: true;
  /** Answers carry the ETag of what GET answers; a GET honours If-None-Match. */
  etag?: true;
  /** The class of budget that requests are taken from, where it is not what `limitOf` says. */
  limit?: LimitClass;
  /** Set on endpoints that will go: since when and until when (ISO dates), and where to read what to use instead. */
  deprecation?: { since: string; sunset?: string; href?: string };
}

/** Declares an endpoint, inferring its exact types. */
export function endpoint<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends z.ZodType,
  I extends Idempotency = never,
>(declaration: Endpoint<P, Q, B, S, I>): Endpoint<P, Q, B, S, I> {
  return declaration;
}

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _S> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _S> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _S> ? z.output<B> : never;
export type SuccessOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer S> ? z.input<S> : never;

export type AuthKind = 'token' | 'session' | 'client' | 'none';

/** How the caller of an endpoint says who they are. */
export function authOf({ scope }: Pick<Endpoint, 'scope'>): AuthKind {
  switch (scope) {
    case 'none':
    case 'client':
    case 'session':
      return scope;
    default:
      return 'token';
  }
}

/** Whether requests may carry If-Match: what they change or delete is a resource that GET answers at the same path. */
export function takesIfMatch({ method, scope }: Endpoint): boolean {
  return scope !== 'none' && (method === 'PATCH' || method === 'PUT' || method === 'DELETE');
}

/**
 * Whether a request may come without a body, which then is an empty object: where none is taken, and where a POST needs no
 * member. A change by PUT or PATCH has to say what it changes.
 */
export function mayLackBody({ method, body }: Endpoint): boolean {
  return !body || (method === 'POST' && body.safeParse({}).success);
}

/**
 * Whether query parameters that are not declared are refused. The OAuth endpoints ignore them (RFC 6749 §3.2), as do those
 * that anybody may GET: probes and proxies add their own.
 */
export function refusesUnknownQuery({ method, scope, bodyStyle }: Endpoint): boolean {
  return bodyStyle !== 'oauth' && !(method === 'GET' && scope === 'none');
}

/** The errors that an endpoint can answer with: its own and those that its kind implies. */
export function errorsOf(declaration: Endpoint): ErrorCode[] {
  const implied: ErrorCode[] = ['INTERNAL', 'UNAVAILABLE'];
  const auth = authOf(declaration);
  if (auth === 'token') implied.push('UNAUTHENTICATED', 'TOKEN_EXPIRED');
  if (auth === 'token' && declaration.scope !== 'any') implied.push('INSUFFICIENT_SCOPE');
  if (auth === 'session') implied.push('UNAUTHENTICATED');
  if (auth === 'client') implied.push('INVALID_CLIENT');
  if (declaration.params) implied.push('NOT_FOUND');
  if (declaration.query || refusesUnknownQuery(declaration)) implied.push('INVALID_REQUEST');
  // Also where no body is taken: one that is sent is refused, not ignored.
  if (declaration.method !== 'GET')
    implied.push('INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (limitOf(declaration)) implied.push('RATE_LIMITED');
  if (takesIfMatch(declaration)) implied.push('PRECONDITION_FAILED');
  if (declaration.idempotency)
    implied.push('INVALID_REQUEST', 'IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED');
  return [...new Set([...declaration.errors, ...implied])];
}
