/** One request at one route, in steps: identify, read, run once, answer. */
import type { Context } from 'koa';
import { takesIfMatch, type Endpoint } from '../contract/endpoint.ts';
import { limitOf } from '../contract/limits.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Effect } from '../db/effects.ts';
import type { StoredAnswer } from '../db/idempotency.ts';
import { newEffectId } from '../domain/ids.ts';
import { etagOf, isKnown, readPrecondition } from './etags.ts';
import { addressSubject, claimantSubject } from './limits/subjects.ts';
import { authenticate, requireScope } from './middleware/authenticate.ts';
import type { RequestState } from './middleware/context.ts';
import { deprecationHeaders } from './middleware/deprecation.ts';
import { runIdempotent } from './middleware/idempotency.ts';
import { limitRequest } from './middleware/limit.ts';
import { readInput, type Input } from './read-input.ts';
import type { Route } from './route.ts';
import { answerSeal } from './secret-answers.ts';
import type { Answer, Caller, Services } from './services.ts';
import { unlessStopping } from './stopping.ts';
import { streamHeaders } from './stream/frames.ts';

type RequestContext = Context & { state: RequestState };
type Run = (db: Db | Tx, effectId?: string) => Promise<Answer<unknown>>;

/** A request that was identified and read. */
interface Request {
  ctx: RequestContext;
  route: Route;
  services: Services;
  /** Undefined on open endpoints. */
  caller: Caller | undefined;
  input: Input;
  /** What the handler leaves for when its transaction has committed. */
  afterCommit: (() => void)[];
}

export async function serve(ctx: RequestContext, route: Route, services: Services): Promise<void> {
  const { endpoint } = route;
  ctx.state.endpointId = endpoint.id;
  ctx.set(deprecationHeaders(endpoint));
  const caller = await identify(ctx, endpoint, services);
  const input = await readInput(ctx, route, caller);
  await limitClaimant(ctx, endpoint, services, input.body);
  const request: Request = { ctx, route, services, caller, input, afterCommit: [] };
  const run = await prepare(request);
  if (endpoint.success.stream) {
    const { stream } = await run(services.db);
    await startStream(ctx, stream, () => authenticate(ctx.req, endpoint, services));
  } else {
    send(ctx, endpoint, await runOnce(request, run));
  }
  for (const task of request.afterCommit) task();
}

/** Who calls, counted against their budget and allowed to; undefined where the handler itself looks, or nobody does. */
async function identify(
  ctx: RequestContext,
  endpoint: Endpoint,
  services: Services,
): Promise<Caller | undefined> {
  const limitClass = limitOf(endpoint);
  // Before any secret is looked at, whoever it may be.
  if (limitClass === 'token')
    await limitRequest(ctx, services.limiter, limitClass, addressSubject(ctx.req, services.trustedProxies));
  const caller = await authenticate(ctx.req, endpoint, services);
  if (!caller) return undefined;
  ctx.state.accountId = caller.accountId;
  if (limitClass) await limitRequest(ctx, services.limiter, limitClass, caller.accountId);
  // After it is counted: who has a token and too small a scope has a budget too.
  requireScope(endpoint, caller);
  return caller;
}

/** Whoever guesses at secrets is counted by the client that is named as well, wherever the guesses come from. */
async function limitClaimant(
  ctx: RequestContext,
  endpoint: Endpoint,
  services: Services,
  body: unknown,
): Promise<void> {
  if (limitOf(endpoint) !== 'token') return;
  const claimant = claimantSubject(body, ctx.req.headers.authorization);
  if (claimant !== null) await limitRequest(ctx, services.limiter, 'token', claimant);
}

/** Does what needs no connection, and says how to do the rest. */
async function prepare({ ctx, route, services, caller, input, afterCommit }: Request): Promise<Run> {
  const { params, query, body } = input;
  const ifMatch = takesIfMatch(route.endpoint) ? ctx.req.headers['if-match'] : undefined;
  const precondition = readPrecondition(ifMatch);
  const call = {
    params,
    query,
    body,
    // Open endpoints never look at it; all others have one by now.
    caller: caller as Caller,
    requestId: ctx.state.requestId,
    log: ctx.state.log,
    afterCommit: (task: () => void) => void afterCommit.push(task),
    headers: ctx.req.headers,
    networkAddress: () => addressSubject(ctx.req, services.trustedProxies),
    requireMatch: precondition.requireMatch,
  };
  // Its refusal counts only where the key has no answer yet, so it is thrown inside.
  const [prepared] = await Promise.allSettled([route.prepare?.(call)]);
  return async (db, effectId = newEffectId()) => {
    if (prepared.status === 'rejected') throw prepared.reason;
    const work = route.handle({ ...call, db, effectId }, prepared.value);
    // What takes long because it waits for others.
    const answer = await (route.endpoint.idempotency === 'lease'
      ? unlessStopping(work, services.stopping)
      : work);
    precondition.assertChecked();
    return answer;
  };
}

/** Runs as the endpoint's idempotency says: once a key, its answer kept. */
async function runOnce(
  { ctx, route: { endpoint }, services, caller, input }: Request,
  run: Run,
): Promise<StoredAnswer & { replayed?: boolean }> {
  if (!endpoint.idempotency || !caller) return toStored(endpoint, await run(services.db));
  const { accountId } = caller;
  const { params, raw, idempotencyKey: key } = input;
  const secrets = endpoint.secretAnswer ? answerSeal(services.sealer, accountId) : undefined;
  const kept = await runIdempotent({
    db: services.db,
    mode: endpoint.idempotency,
    scope:
      key === null ? null : { accountId, method: ctx.method, path: canonicalPath(endpoint, params), key },
    body: raw,
    requestId: ctx.state.requestId,
    work: async (db, effectId) => {
      const outcome = toStored(endpoint, await run(db, effectId));
      return secrets?.seal(outcome) ?? outcome;
    },
  });
  return secrets?.open(kept) ?? kept;
}

/** One spelling of the path for one resource, however the request wrote it. */
function canonicalPath(endpoint: Endpoint, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function toStored(endpoint: Endpoint, answer: Answer<unknown>): StoredAnswer & { effect?: Effect } {
  return {
    status: answer.status ?? endpoint.success.status,
    headers: answer.headers ?? {},
    body: JSON.stringify(answer.body),
    ...(answer.effect ? { effect: answer.effect } : {}),
  };
}

function send(ctx: Context, endpoint: Endpoint, answer: StoredAnswer & { replayed?: boolean }): void {
  if (answer.replayed) ctx.set('Idempotent-Replayed', 'true');
  ctx.status = answer.status;
  ctx.set('Cache-Control', 'no-store');
  ctx.set(answer.headers);
  if (endpoint.etag && answer.status === 200) {
    const etag = etagOf(answer.body);
    ctx.set('ETag', etag);
    ctx.set('Cache-Control', 'private, no-cache');
    if (endpoint.method === 'GET' && isKnown(ctx.req.headers['if-none-match'], etag)) {
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
  stream: Answer<unknown>['stream'],
  reauthenticate: () => Promise<unknown>,
): Promise<void> {
  if (ctx.method === 'HEAD') ctx.res.writeHead(200, streamHeaders).end();
  else await stream?.(ctx.res, reauthenticate);
  ctx.respond = false;
}
