/** One effect a key: runs a mutating handler so that its effect and its stored answer are one. */
import { createHash, randomUUID } from 'node:crypto';
import { ApiError, errorCatalogue, toErrorObject, type ErrorCode } from '../../contract/errors.ts';
import type { Idempotency } from '../../contract/endpoint.ts';
import { newEffectId } from '../../domain/ids.ts';
import type { Db, Tx } from '../../db/client.ts';
import { runEffect, type Effect } from '../../db/effects.ts';
import {
  freeKey,
  leaseKey,
  renewLease,
  runOnce,
  storeAnswer,
  storeLeased,
  takeKey,
  type KeyScope,
  type StoredAnswer,
} from '../../db/idempotency.ts';

/** Of a handler whose process has died, the key is free when this is over; one that lives renews it. */
const leaseSeconds = 15;
const renewEverySeconds = 3;

/** Answers that say "this request was never judged": the key stays free for a corrected or repeated one. */
const notStored: ReadonlySet<ErrorCode> = new Set(['INVALID_REQUEST', 'INVALID_CURSOR', 'URL_NOT_ALLOWED']);

export interface IdempotentRequest {
  db: Db;
  mode: Idempotency;
  scope: KeyScope | null;
  body: Buffer;
  requestId: string;
  /** Does the work on the connection it is given and returns the answer to send; in mode `statement` also what is to happen. */
  work: (db: Db | Tx, effectId?: string) => Promise<Outcome>;
}

type Outcome = StoredAnswer & { effect?: Effect };

export type IdempotentAnswer = StoredAnswer & { replayed: boolean };

/** The `Idempotency-Key` of a request, or null; throws `INVALID_REQUEST` for one that is malformed. */
export function readIdempotencyKey(values: readonly string[] | undefined): string | null {
  if (!values || values.length === 0) return null;
  const key = values[0] ?? '';
  if (values.length > 1 || !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new ApiError('INVALID_REQUEST', 'The Idempotency-Key is not valid.', {
      details: [
        { path: 'Idempotency-Key', message: 'must be one value of 1 to 255 visible ASCII characters' },
      ],
    });
  }
  return key;
}

/** Runs `work` once per key, in one transaction with the key or under a lease, and replays the stored answer afterwards. */
export async function runIdempotent(request: IdempotentRequest): Promise<IdempotentAnswer> {
  const { db, scope, mode, work } = request;
  if (!scope) {
    const answer = mode === 'transaction' ? await db.transaction(work) : await work(db);
    if (answer.effect) await runEffect(db, answer.effect);
    return { ...answer, replayed: false };
  }
  const requestHash = createHash('sha256').update(request.body).digest('hex');
  switch (mode) {
    case 'transaction':
      return await runInTransaction(request, scope, requestHash);
    case 'statement':
      return await runAsStatement(request, scope, requestHash);
    case 'lease':
      return await runUnderLease(request, scope, requestHash);
  }
}

/** A key is nearly always free, so taking it, the effect and the answer are tried as one statement before anything is asked. */
async function runAsStatement(
  { db, work, requestId }: IdempotentRequest,
  scope: KeyScope,
  requestHash: string,
): Promise<IdempotentAnswer> {
  const [result] = await Promise.allSettled([work(db)]);
  const outcome = result.status === 'fulfilled' ? result.value : refusalOf(result.reason, requestId);
  if (outcome && (await runOnce(db, scope, requestHash, outcome, outcome.effect)))
    return { ...outcome, replayed: false };
  return await db.transaction(async (tx) => {
    const stored = await storedAnswer(tx, scope, requestHash);
    if (stored) return stored;
    if (!outcome) throw (result as PromiseRejectedResult).reason;
    if (outcome.effect) await runEffect(tx, outcome.effect);
    await storeAnswer(tx, scope, requestHash, outcome);
    return { ...outcome, replayed: false };
  });
}

async function runInTransaction(
  { db, work, requestId }: IdempotentRequest,
  scope: KeyScope,
  requestHash: string,
): Promise<IdempotentAnswer> {
  let refusal: StoredAnswer | null = null;
  try {
    return await db.transaction(async (tx) => {
      const stored = await storedAnswer(tx, scope, requestHash);
      if (stored) return stored;
      const answer = await work(tx).catch((error: unknown) => {
        refusal = refusalOf(error, requestId);
        throw error;
      });
      await storeAnswer(tx, scope, requestHash, answer);
      return { ...answer, replayed: false };
    });
  } catch (error) {
    if (!refusal) throw error;
    // It takes back what its handler wrote, so it is kept in a transaction of its own.
    return await storeOnce(db, scope, requestHash, refusal);
  }
}

/** Stores an answer where none stands under the key; else that one is the answer. */
async function storeOnce(
  db: Db,
  scope: KeyScope,
  requestHash: string,
  answer: StoredAnswer,
): Promise<IdempotentAnswer> {
  return await db.transaction(async (tx) => {
    const stored = await storedAnswer(tx, scope, requestHash);
    if (stored) return stored;
    await storeAnswer(tx, scope, requestHash, answer);
    return { ...answer, replayed: false };
  });
}

async function runUnderLease(
  { db, work, requestId }: IdempotentRequest,
  scope: KeyScope,
  requestHash: string,
): Promise<IdempotentAnswer> {
  const leaseId = randomUUID();
  let effectId = newEffectId();
  const stored = await db.transaction(async (tx) => {
    const found = await storedAnswer(tx, scope, requestHash);
    const lease = { id: leaseId, effectId, seconds: leaseSeconds };
    if (!found) effectId = await leaseKey(tx, scope, requestHash, lease);
    return found;
  });
  if (stored) return stored;
  // One that fails is made good by the next.
  const renew = () => void renewLease(db, scope, leaseId, leaseSeconds).catch(() => undefined);
  const renewal = setInterval(renew, renewEverySeconds * 1000);
  try {
    const answer = await work(db, effectId).catch((error: unknown) => {
      const refusal = refusalOf(error, requestId);
      if (!refusal) throw error;
      return refusal;
    });
    if (await storeLeased(db, scope, leaseId, answer)) return { ...answer, replayed: false };
    // It could not renew its lease, and another request has taken over.
    return await storeOnce(db, scope, requestHash, answer);
  } catch (error) {
    await freeKey(db, scope, leaseId);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Soon where the other one is at work; where its process gives no sign of life, when its lease is over. */
function retryAfter(leaseSecondsLeft: number | null): number {
  const isRenewed = leaseSecondsLeft === null || leaseSecondsLeft > leaseSeconds - 2 * renewEverySeconds;
  return isRenewed ? 1 : Math.ceil(leaseSecondsLeft);
}

async function storedAnswer(tx: Tx, scope: KeyScope, requestHash: string): Promise<IdempotentAnswer | null> {
  const key = await takeKey(tx, scope);
  switch (key.state) {
    case 'free':
      return null;
    case 'busy':
      throw new ApiError('IDEMPOTENCY_IN_PROGRESS', 'A request with this Idempotency-Key is still running.', {
        retryAfterSeconds: retryAfter(key.leaseSecondsLeft),
      });
    case 'used':
      if (key.requestHash === requestHash) return { ...key.answer, replayed: true };
      throw new ApiError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body.');
  }
}

/** The answer to keep where the handler refused; null where the key stays free. */
function refusalOf(error: unknown, requestId: string): Outcome | null {
  if (!(error instanceof ApiError) || notStored.has(error.code)) return null;
  const { status } = errorCatalogue[error.code];
  if (status === 401 || status === 403 || status === 429 || status >= 500) return null;
  return { status, headers: {}, body: JSON.stringify({ error: toErrorObject(error, requestId) }) };
}
