/** What an API process does now and then for all of them: exchanges signing keys, notes when keys were used, forgets what has run out. */
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { changeSigningKeys, purgeExpiredTrust } from '../../db/system-trust.ts';
import { planRotation, type RotationPolicy } from '../../domain/key-rotation.ts';
import type { Sealer } from '../../domain/seal.ts';
import { makeSigningKey } from './key-ring.ts';
import type { KeyUsage } from './key-usage.ts';

export interface HousekeepingOptions {
  db: Db;
  sealer: Sealer;
  keyUsage: KeyUsage;
  log: Logger;
  rotateEveryDays: number;
}

const intervalMs = 30_000;
const day = 86_400;

/** Key sets are cached for five minutes here and up to an hour elsewhere; tokens live a day at most (`config.ts`). */
const policyFor = (rotateEveryDays: number): RotationPolicy => ({
  rotateEverySeconds: rotateEveryDays * day,
  publishedBeforeSeconds: 3600,
  longestTokenSeconds: day + 3600,
});

/** Runs at once and then every half minute; each replica does, and an advisory lock lets one at a time change keys. */
export function startHousekeeping({ db, sealer, keyUsage, log, rotateEveryDays }: HousekeepingOptions): {
  stop: () => Promise<void>;
} {
  const policy = policyFor(rotateEveryDays);

  async function keepHouse(): Promise<void> {
    try {
      await keyUsage.flush();
      const done = await changeSigningKeys(
        db,
        (keys, now) => planRotation(keys, now, policy),
        () => makeSigningKey(sealer),
      );
      if (done?.signsFrom) log.info({ signs_from: done.signsFrom }, 'a new signing key is published');
      if (done && done.retired.length > 0) log.info({ kids: done.retired }, 'signing keys have retired');
      await purgeExpiredTrust(db);
    } catch (error) {
      log.warn({ err: error }, 'housekeeping will try again');
    }
  }

  let current = keepHouse();
  const timer = setInterval(() => {
    current = current.then(keepHouse);
  }, intervalMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await current;
      await keyUsage.flush().catch((error: unknown) => log.warn({ err: error }, 'last uses are lost'));
    },
  };
}
