/** What has been revoked, known on every replica within five seconds; where nobody can know, nothing is trusted. */
import type { Logger } from 'pino';
import { ApiError } from '../../contract/errors.ts';
import type { RevocationRow } from '../../db/system-trust.ts';
import { keepFresh } from './freshness.ts';

export interface Revocations {
  /**
   * Whether one of these subjects (`token/<jti>`, `key/<id>`, …) has been revoked. A promise only where the store has to
   * be asked first. Throws `UNAVAILABLE` when it could not be read for longer than the promise allows.
   */
  includes(subjects: readonly string[]): boolean | Promise<boolean>;
  /** Makes a revocation that was just committed count here at once. */
  note(subject: string): void;
}

export interface RevocationsOptions {
  /** Everything that committed since `horizon` (null: everything), and the horizon to ask from next time. */
  read: (horizon: string | null) => Promise<{ rows: RevocationRow[]; horizon: string }>;
  log: Logger;
}

const pruneEveryMs = 60_000;
/** Until the store says better. */
const notedForMs = 60_000;

export function createRevocations({ read, log }: RevocationsOptions): Revocations {
  const expiryBySubject = new Map<string, number>();
  let horizon: string | null = null;
  let prunedAt = 0;

  async function load(): Promise<void> {
    let result = await read(horizon);
    // Transaction ids that run backwards are those of a database that was put back from a backup.
    if (horizon !== null && BigInt(result.horizon) < BigInt(horizon)) result = await read(null);
    for (const { subject, expires_at } of result.rows) expiryBySubject.set(subject, expires_at.getTime());
    horizon = result.horizon;
    if (Date.now() - prunedAt > pruneEveryMs) prune();
  }

  function prune(): void {
    prunedAt = Date.now();
    for (const [subject, expiresAtMs] of expiryBySubject) {
      if (expiresAtMs < prunedAt) expiryBySubject.delete(subject);
    }
  }

  const fresh = keepFresh({ load, loaded: false, log });
  const has = (subjects: readonly string[]) => subjects.some((subject) => expiryBySubject.has(subject));

  return {
    includes(subjects) {
      const waiting = fresh.ensure();
      if (!waiting) return has(subjects);
      return waiting.then(
        () => has(subjects),
        (error: unknown) => {
          throw new ApiError('UNAVAILABLE', 'It cannot be checked right now whether tokens were revoked.', {
            retryAfterSeconds: 2,
            cause: error,
          });
        },
      );
    },
    note(subject) {
      expiryBySubject.set(subject, Date.now() + notedForMs);
    },
  };
}
