/** One effect per key (G3) with a real API process that is killed in the middle, in both ways of keeping a key. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { serveSite, type SiteServer } from '../support/site-server.ts';
import { startTestSystem, type TestSystem } from '../support/system.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';
import { waitFor } from '../support/wait-for.ts';

const makeFolder = temporaryFolders();
let system: TestSystem;
let site: SiteServer;

beforeAll(async () => {
  site = await serveSite({
    '/': '<html lang="en"><title>Shop</title><h1>Shop</h1><p>Open Monday to Friday 9 am - 5 pm.</p></html>',
  });
  system = await startTestSystem({ folder: makeFolder(), env: { OUTBOUND_ALLOW: site.host } });
});
afterAll(async () => {
  await system.stop();
  await site.close();
});

/** 64 at once; the API dies as soon as `when` holds, and comes back by itself. */
async function killAmid<T>(
  send: () => Promise<T>,
  when: () => Promise<boolean>,
  afterwards: () => Promise<unknown> = () => Promise.resolve(),
): Promise<T[]> {
  const sent = Array.from({ length: 64 }, send);
  await waitFor(when);
  system.children.api.kill('SIGKILL');
  await system.children.api.waitReady();
  await afterwards();
  return await Promise.all(sent);
}

it('64 requests for an agent under one key give one agent, one workflow and one answer', async () => {
  const body = {
    payload: { name: 'Desk', platform: 'local', business_url: site.url, template_id: 'general' },
  } as const;
  const stands = async () => (await system.db('idempotency_keys').where({ key: 'one-agent' })).length > 0;
  const answers = await killAmid(
    () => system.client.createAgent({ body, idempotencyKey: 'one-agent', patienceMs: 60_000 }),
    stands,
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [first] = answers;
  if (!first || !('operation_id' in first)) throw new Error('no operation');
  expect((await system.waitUntilEnded(first.operation_id)).status).toBe('active');
  expect(await system.db('operations')).toHaveLength(1);
  expect(await system.db('agents')).toHaveLength(1);
  expect(await system.resourcesOf(first.operation_id)).toHaveLength(3);
});

it('64 requests for a conversation under one key give one call and one answer', async () => {
  const agent = await system.db<{ id: string }>('agents').first('id');
  const held = async () =>
    (await system.db('idempotency_keys').where({ key: 'one-call', status: null })).length > 0;
  // What 90 seconds would do.
  const endLease = () =>
    system
      .db('idempotency_keys')
      .where({ key: 'one-call', status: null })
      .update({ locked_until: new Date(0) });
  const answers = await killAmid(
    () =>
      system.client.createTestCall({
        path: { agent_id: agent?.id ?? '' },
        body: { turns: ['When are you open?'] },
        idempotencyKey: 'one-call',
        patienceMs: 90_000,
      }),
    held,
    endLease,
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await system.db('calls').where({ direction: 'test' })).toHaveLength(1);
});
