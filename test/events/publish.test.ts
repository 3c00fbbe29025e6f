/** Events commit with their state, in an order that readers can follow, and wake listeners afterwards. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { eventCatalogue } from '../../contract/events/index.ts';
import type { AccountId } from '../../db/accounts.ts';
import { createDb, type Db } from '../../db/client.ts';
import { alignEventClock } from '../../db/event-clock.ts';
import { publishEvent } from '../../db/events.ts';
import { migrate } from '../../db/migrate.ts';
import { insertAccount } from '../../db/system-accounts.ts';
import { newId } from '../../domain/ids.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { waitFor } from '../support/wait-for.ts';

let database: TestDatabase;
let db: Db;
const accountId = newId('account') as AccountId;
const event = { type: 'call.started', agentId: null, data: eventCatalogue['call.started'].example } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb({ url: database.url, poolSize: 6, applicationName: 'test' });
  await insertAccount(db, { id: accountId, email: 'a@example' });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Position {
  id: string;
  tx: number;
  seq: number;
}

/** What a reader may see that has read up to `after`. */
async function readAfter(after: Position | undefined): Promise<Position[]> {
  const { rows } = await db.raw<{ rows: Position[] }>(
    `select id, tx, seq from events where (tx, seq) > (?, ?) and tx < event_horizon() order by tx, seq`,
    [after?.tx ?? -1, after?.seq ?? -1],
  );
  return rows;
}

describe('publishing', () => {
  it('is undone with its transaction', async () => {
    let id = '';
    await expect(
      db.transaction(async (tx) => {
        id = await publishEvent(tx, accountId, event);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await db('events').where({ id })).toEqual([]);
  });

  it('refuses data that the catalogue does not know', async () => {
    const data = { ...event.data, direction: 'sideways' } as never;
    await expect(db.transaction((tx) => publishEvent(tx, accountId, { ...event, data }))).rejects.toThrow(
      /direction/,
    );
  });

  it('shows a reader every event once, whatever the order of commits', async () => {
    const [first, second, third] = [await db.transaction(), await db.transaction(), await db.transaction()];
    const early = await publishEvent(first, accountId, event);
    const middle = await publishEvent(second, accountId, event);
    const late = await publishEvent(third, accountId, event);
    const seen: Position[] = [];
    const read = async () => seen.push(...(await readAfter(seen.at(-1))));
    await third.commit();
    await read();
    expect(seen.map(({ id }) => id)).not.toContain(late);
    await first.commit();
    await read();
    await second.commit();
    await waitFor(async () => {
      await read();
      return seen.some(({ id }) => id === late);
    });
    expect(seen.map(({ id }) => id)).toEqual([early, middle, late]);
  });

  it('needs no transaction where the event is all that is written', async () => {
    const id = await publishEvent(db, accountId, event);
    expect(await db('events').where({ id })).toHaveLength(1);
  });
});

describe('the clock of events', () => {
  it('puts new positions above all stored ones after a restore into another cluster', async () => {
    await db('events').update({ tx: db.raw('tx + 1000000') });
    await db('event_clock').update({ system_identifier: 1 });
    const before = await db('events').max<{ max: number }[]>('tx');
    await migrate(database.url);
    const id = await db.transaction((tx) => publishEvent(tx, accountId, event));
    const after = await db<Position>('events').where({ id }).first();
    expect(after?.tx).toBeGreaterThan(before[0]?.max ?? 0);
    await waitFor(async () => (await readAfter(undefined)).some((row) => row.id === id));
  });

  it('stays as it is in the cluster that it knows', async () => {
    const before = await db('event_clock').first<object>();
    await alignEventClock(db);
    expect(await db('event_clock').first<object>()).toEqual(before);
  });
});

describe('wake-ups', () => {
  it('come after the commit, for many events at once, and not after a rollback', async () => {
    const account = newId('account') as AccountId;
    await insertAccount(db, { id: account, email: 'b@example' });
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    const heard: string[] = [];
    listener.on('notification', ({ payload = '' }) => void heard.push(...payload.split(' ')));
    await listener.query('listen switchboard_events');
    try {
      await expect(
        db.transaction(async (tx) => {
          await publishEvent(tx, account, event);
          throw new Error('rolled back');
        }),
      ).rejects.toThrow('rolled back');
      const heardWithin = await db.transaction(async (tx) => {
        for (let i = 0; i < 20; i += 1) await publishEvent(tx, account, event);
        await listener.query('select 1');
        return heard.includes(account);
      });
      expect(heardWithin).toBe(false);
      await waitFor(() => heard.includes(account));
      expect(heard.filter((word) => word === account)).toEqual([account]);
      await publishEvent(db, account, event);
      await waitFor(() => heard.filter((word) => word === account).length === 2);
    } finally {
      await listener.end();
    }
  });
});
