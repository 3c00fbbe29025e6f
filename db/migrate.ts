/** Brings a database to today's schema. Run as a program it migrates `DATABASE_URL`. */
import type { Knex } from 'knex';
import { createDb } from './client.ts';
import { advisoryLocks } from './locks.ts';
import { alignEventClock } from './event-clock.ts';
import { up as foundation } from './migrations/001-foundation.ts';
import { up as accounts } from './migrations/002-accounts.ts';
import { up as events } from './migrations/003-events.ts';
import { up as webhooks } from './migrations/003-webhooks.ts';
import { up as agentsLife } from './migrations/004-agents-life.ts';
import { up as machinery } from './migrations/005-machinery.ts';
import { up as stream } from './migrations/006-stream.ts';
import { up as sites } from './migrations/007-sites.ts';
import { up as failedOperations } from './migrations/008-failed-operations.ts';
import { up as cheaperEvents } from './migrations/009-cheaper-events.ts';
import { up as widerCounters } from './migrations/010-wider-counters.ts';
import { up as replays } from './migrations/011-replays.ts';
import { up as slotsOfVersions } from './migrations/012-slots-of-versions.ts';

/** In order; a released migration never changes. */
const migrations: Record<string, (knex: Knex) => Promise<void>> = {
  '001-foundation': foundation,
  '002-accounts': accounts,
  '003-events': events,
  '003-webhooks': webhooks,
  '004-agents-life': agentsLife,
  '005-machinery': machinery,
  '006-stream': stream,
  '007-sites': sites,
  '008-failed-operations': failedOperations,
  '009-cheaper-events': cheaperEvents,
  '010-wider-counters': widerCounters,
  '011-replays': replays,
  '012-slots-of-versions': slotsOfVersions,
};

const source: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const up = migrations[name] as (knex: Knex) => Promise<void>;
    return Promise.resolve({ up, down: () => Promise.reject(new Error('Migrations only go forward')) });
  },
};

/**
 * Applies what is missing, one migrator at a time; safe to run by several processes at once.
 * @returns the names of the migrations that were applied.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const db = createDb({ url: databaseUrl, poolSize: 3, applicationName: 'switchboard-migrate' });
  try {
    return await db.transaction(async (lock) => {
      await lock.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.migrate]);
      await db.migrate.forceFreeMigrationsLock({ migrationSource: source }).catch(() => undefined);
      const [, applied] = (await db.migrate.latest({ migrationSource: source })) as [number, string[]];
      await alignEventClock(db);
      return applied;
    });
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('DATABASE_URL is not set');
  const applied = await migrate(url);
  process.stdout.write(
    applied.length > 0 ? `migrated: ${applied.join(', ')}\n` : 'migrated: nothing to do\n',
  );
}
