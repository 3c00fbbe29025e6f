/** Which failures count as a database that is away, wherever they are met. */
import { describe, expect, it } from '@jest/globals';
import { createDb } from '../../db/client.ts';
import { isDatabaseAway } from '../../domain/database-away.ts';

async function failureOf(url: string): Promise<unknown> {
  const db = createDb({ url, poolSize: 1, applicationName: 'test' });
  try {
    return await db.raw('select 1').then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    await db.destroy();
  }
}

const failed = (members: object, message = 'it failed') => Object.assign(new Error(message), members);

describe('a database is away', () => {
  it.each([
    ['nobody listens', 'postgres://u:p@127.0.0.1:1/db', 'ECONNREFUSED'],
    ['its socket is gone', 'postgres://u:p@localhost/db?host=%2Fnonexistent', 'ENOENT'],
    ['its name does not resolve', 'postgres://u:p@gone.invalid/db', undefined],
  ])('where %s', async (_, url, code) => {
    const error = await failureOf(url);
    if (code !== undefined) expect(error).toMatchObject({ code });
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('by what PostgreSQL says: shut down, crashed, starting, full, read-only, not migrated, another password', async () => {
    const states = ['57P01', '57P02', '57P03', '57P05', '08006', '53300', '53100', '25006', '25P03', '42P01'];
    const refused = await failureOf((process.env['TEST_PG_URL'] ?? '').replace(/:[^:@/]+@/, ':wrong@'));
    expect(refused).toMatchObject({ code: '28P01' });
    for (const error of [refused, ...states.map((code) => failed({ code }))])
      expect([error, isDatabaseAway(error)]).toEqual([error, true]);
  });

  it.each([
    ['the name server is away', failed({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' })],
    ['its host is', failed({ code: 'EHOSTUNREACH', syscall: 'connect' })],
    ['the network is', failed({ code: 'ENETUNREACH', syscall: 'read' })],
    ['none of its addresses answers', new AggregateError([failed({ code: 'ECONNREFUSED' })])],
    ['its connection broke', failed({}, 'select 1 - Connection terminated unexpectedly')],
    ['no connection is free', failed({ name: 'KnexTimeoutError' })],
  ])('where %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a file that is missing', failed({ code: 'ENOENT', syscall: 'open' })],
    ['a violated constraint', failed({ code: '23505' })],
    ['a statement that was cancelled', failed({ code: '57014' })],
    ['a text that only mentions it', failed({}, 'the Connection terminated, they said')],
    ['nothing', undefined],
  ])('but not by %s', (_, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});
