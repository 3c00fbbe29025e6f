/** The API as a pipeline of named steps: identify, protect, route, authenticate, validate, run once, answer. */
import Router from '@koa/router';
import Koa, { type Context } from 'koa';
import { z } from 'zod';
import { ApiError, type ErrorDetail } from '../contract/errors.ts';
import { takesIfMatch, type Endpoint } from '../contract/endpoint.ts';
import { newEffectId } from '../domain/ids.ts';
import { limitOf } from '../contract/limits.ts';
import type { Effect } from '../db/effects.ts';
import type { StoredAnswer } from '../db/idempotency.ts';
import { etagOf, isKnown, readPrecondition } from './etags.ts';
import { addressSubject, claimantSubject } from './limits/subjects.ts';
import { authenticate, requireScope } from './middleware/authenticate.ts';
import { readBody } from './middleware/body.ts';
import { deprecationHeaders } from './middleware/deprecation.ts';
import { errorBoundary, requestContext, type RequestState } from './middleware/context.ts';
import { securityHeaders } from './middleware/headers.ts';
import { readIdempotencyKey, runIdempotent } from './middleware/idempotency.ts';
import { limitRequest } from './middleware/limit.ts';
import { validate, validateBody } from './middleware/validate.ts';
import type { Route } from './route.ts';
import { answerSeal } from './secret-answers.ts';
import { docsPage } from './routes/docs.ts';
import { allRoutes } from './routes/index.ts';
import type { Answer, Call, Caller, Services } from './services.ts';
import { streamHeaders } from './stream/frames.ts';

type State = RequestState;

/** Builds the Koa application over its services; binds nothing. */
export function createApp(services: Services, routes: readonly Route[] = allRoutes(services)): Koa<State> {
  const app = new Koa<State>();
  app.use(requestContext(services.log));
  app.use(securityHeaders());
  app.use(errorBoundary());
  app.use(requireHost);
  app.use(docsPage());
  const router = new Router<State>({ exclusive: true, sensitive: true, strict: true });
  for (const route of routes) {
    const path = route.endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router.register(path, [route.endpoint.method.toLowerCase()], (ctx) => serve(ctx, route, services));
  }
  app.use(router.routes());
  app.use(refuseUnmatched(router));
  app.on('error', (error: unknown) => {
    // What handlers throw is answered before it comes here: these are clients that left in the middle of an answer.
    if (lostConnection.has((error as NodeJS.ErrnoException).code ?? ''))
      services.log.debug({ err: error }, 'a client left');
    else services.log.error({ err: error }, 'response failed');
  });
  return app;
}

const lostConnection: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** RFC 9112, 3.2: HTTP/1.1 has a Host, though it may be empty. Node would refuse it without a body and a request id. */
async function requireHost(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.req.headers.host === undefined && ctx.req.httpVersion === '1.1')
    throw new ApiError('INVALID_REQUEST', 'The request has no Host header.');
  await next();
}

/** One request at one route. */
async function serve(ctx: Context & { state: State }, route: Route, services: Services): Promise<void> {
  const { endpoint } = route;
  const { requestId, log } = ctx.state;
  ctx.state.endpointId = endpoint.id;
  ctx.set(deprecationHeaders(endpoint));
  const limitClass = limitOf(endpoint);
  // Before any secret is looked at, whoever it may be.
  if (limitClass === 'token')
    await limitRequest(ctx, services.limiter, limitClass, addressSubject(ctx.req, services.trustedProxies));
  const caller = await authenticate(ctx.req, endpoint, services);
  if (caller) {
    ctx.state.accountId = caller.accountId;
    if (limitClass) await limitRequest(ctx, services.limiter, limitClass, caller.accountId);
    // After it is counted: who has a token and too small a scope has a budget too.
    requireScope(endpoint, caller);
  }
  const params = validateParams(endpoint, ctx['params']);
  const query = endpoint.query ? validateQuery(endpoint.query, ctx.querystring) : undefined;
  const body = endpoint.method === 'GET' ? undefined : await readBody(ctx.req, bodyStyleOf(endpoint));
  const input =
    body &&
    (await validateBody(endpoint.body ?? noMembers, body.value, body.issues, async (value) =>
      isObject(value) ? ((await route.findIssues?.(value, caller as Caller)) ?? []) : [],
    ));
  const claimant = limitClass === 'token' ? claimantSubject(input, ctx.req.headers.authorization) : null;
  if (claimant !== null) await limitRequest(ctx, services.limiter, 'token', claimant);
  const afterCommit: (() => void)[] = [];
  const idempotencyKey = endpoint.idempotency
    ? readIdempotencyKey(ctx.req.headersDistinct['idempotency-key'])
    : null;
  const precondition = readPrecondition(takesIfMatch(endpoint) ? ctx.req.headers['if-match'] : undefined);

  const call = {
    params,
    query,
    body: input,
    // Open endpoints never look at it; all others have one by now.
    caller: caller as Caller,
    requestId,
    log,
    afterCommit: (task: () => void) => void afterCommit.push(task),
    headers: ctx.req.headers,
    networkAddress: () => addressSubject(ctx.req, services.trustedProxies),
    requireMatch: precondition.requireMatch,
  };
  // Its refusal counts only where the key has no answer yet, so it is thrown inside.
  const prepared = await settled(route.prepare?.(call));
  const run = async (db: Call<unknown, unknown, unknown>['db'], effectId = newEffectId()) => {
    if (prepared.status === 'rejected') throw prepared.reason;
    const answer = await route.handle({ ...call, db, effectId }, prepared.value);
    precondition.assertChecked();
    return toStored(endpoint, answer);
  };

  if (endpoint.success.stream) {
    const answer = await route.handle({ ...call, db: services.db, effectId: newEffectId() }, undefined);
    await startStream(ctx, answer, () => authenticate(ctx.req, endpoint, services));
    return;
  }
  if (!endpoint.idempotency || !caller) {
    send(ctx, endpoint, await run(services.db));
    return;
  }
  const secrets = endpoint.secretAnswer ? answerSeal(services.sealer, caller.accountId) : undefined;
  const kept = await runIdempotent({
    db: services.db,
    mode: endpoint.idempotency,
    scope:
      idempotencyKey === null
        ? null
        : {
            accountId: caller.accountId,
            method: ctx.method,
            path: canonicalPath(endpoint, params),
            key: idempotencyKey,
          },
    // Nothing and an empty object are one body where none is taken.
    body: (endpoint.body && body?.raw) ?? Buffer.alloc(0),
    requestId,
    work: async (db, effectId) => {
      const outcome = await run(db, effectId);
      return secrets?.seal(outcome) ?? outcome;
    },
  });
  const answer = secrets?.open(kept) ?? kept;
  for (const task of afterCommit) task();
  if (answer.replayed) ctx.set('Idempotent-Replayed', 'true');
  send(ctx, endpoint, answer);
}

const noMembers = z.strictObject({});
const bodyStyleOf = ({ body, bodyStyle }: Endpoint) => (body ? (bodyStyle ?? 'json') : 'none');

async function settled<T>(promise: Promise<T> | undefined): Promise<PromiseSettledResult<T | undefined>> {
  const [result] = await Promise.allSettled([promise]);
  return result;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** One spelling of the path for one resource, however the request wrote it. */
function canonicalPath(endpoint: Endpoint, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** A path that cannot name anything answers like one that names nothing. */
function validateParams(endpoint: Endpoint, params: unknown): unknown {
  try {
    return validate(endpoint.params, params);
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError('NOT_FOUND', 'There is no such thing in this account.');
    throw error;
  }
}

/** Query parameters, each at most once. */
function validateQuery(schema: z.ZodType, text: string): unknown {
  const query: Record<string, string> = {};
  const issues: ErrorDetail[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(query, name)) issues.push({ path: name, message: 'stands twice' });
    else Object.defineProperty(query, name, { value, enumerable: true });
    if (value.includes('\0')) issues.push({ path: name, message: 'holds a NUL character' });
  }
  return validate(schema, query, issues);
}

function toStored(endpoint: Endpoint, answer: Answer<unknown>): StoredAnswer & { effect?: Effect } {
  return {
    status: answer.status ?? endpoint.success.status,
    headers: answer.headers ?? {},
    body: JSON.stringify(answer.body),
    ...(answer.effect ? { effect: answer.effect } : {}),
  };
}

function send(ctx: Context, endpoint: Endpoint, answer: StoredAnswer): void {
  ctx.status = answer.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set(answer.headers);
  if (endpoint.etag && answer.status === 200) {
    const etag = etagOf(answer.body);
    ctx.set('ETag', etag);
    ctx.set('Cache-Control', 'private, no-cache');
    if (isKnown(ctx.req.headers['if-none-match'], etag)) {
      ctx.status = 304;
      return;
    }
  }
  ctx.type = 'application/json';
  ctx.body = answer.body;
}

/** Hands the response over to a stream, which outlives its request. */
async function startStream(
  ctx: Context,
  answer: Answer<unknown>,
  reauthenticate: () => Promise<unknown>,
): Promise<void> {
  if (ctx.method === 'HEAD') ctx.res.writeHead(200, streamHeaders).end();
  else await answer.stream?.(ctx.res, reauthenticate);
  ctx.respond = false;
}

/** 405 with `Allow` where the path exists with another method, else 404. */
function refuseUnmatched(router: Router<State>) {
  return (ctx: Context) => {
    const methods = new Set(router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods));
    if (methods.size === 0)
      throw new ApiError('NOT_FOUND', 'There is nothing at this path; /docs lists what there is.');
    ctx.set('Allow', [...methods].sort().join(', '));
    throw new ApiError('METHOD_NOT_ALLOWED', `${ctx.method} is not possible here.`);
  };
}
