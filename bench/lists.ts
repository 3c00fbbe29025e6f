/** Lists of 100 from a million rows: the last page beside the first. */
import type { Stack } from '../scripts/stack/stack.ts';
import { createDb } from '../db/client.ts';
import { createSealer } from '../domain/seal.ts';
import { encodeCursor } from '../domain/cursors.ts';
import { figure, percentile, type Figure } from './figures.ts';
import { insertOperations } from './rows.ts';
import { fetchToken } from './token.ts';

const rows = 1_000_000;
const requests = 300;

export async function measureLists(stack: Stack): Promise<Figure[]> {
  const db = createDb({ url: stack.env['DATABASE_URL'] ?? '', poolSize: 1, applicationName: 'bench' });
  await insertOperations(db, rows);
  const account = await db<{ id: string }>('accounts').orderBy('id').first('id');
  const before = await db<{ id: string }>('operations').orderBy('id').offset(100).first('id');
  await db.destroy();
  // Walking there would take ten thousand requests; the cursor is the one that the page before would give.
  const sealer = createSealer(Buffer.from(stack.env['ENCRYPTION_KEY'] ?? '', 'base64'));
  const scope = { accountId: account?.id ?? '', list: 'listOperations', filters: {} };
  const cursor = encodeCursor(sealer, scope, before?.id ?? '');
  const headers = { authorization: `Bearer ${await fetchToken(stack)}` };

  async function timeOf(query: string, expectLast: boolean): Promise<number> {
    const startedAt = performance.now();
    const response = await fetch(`${stack.baseUrl}/v2/operations?limit=100${query}`, { headers });
    const page = (await response.json()) as { data: unknown[]; next_cursor: string | null };
    const tookMs = performance.now() - startedAt;
    if (page.data.length !== 100 || (page.next_cursor === null) !== expectLast)
      throw new Error(`not the page that was meant: ${page.data.length} rows`);
    return tookMs;
  }

  const times = { first: [] as number[], last: [] as number[] };
  for (let i = 0; i < requests; i += 1) {
    times.first.push(await timeOf('', false));
    times.last.push(await timeOf(`&cursor=${cursor}`, true));
  }
  const [first, last] = [percentile(times.first, 50), percentile(times.last, 50)];
  return [
    figure('first 100 of a million, p50', first, 'ms'),
    figure('last 100 of a million, p50', last, 'ms', { at: 'most', value: first * 1.3 }),
  ];
}
