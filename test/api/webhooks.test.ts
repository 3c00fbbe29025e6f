/** Subscriptions through the API: what is shown, what is refused, and what changes. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { advanceReplays } from '../../db/system-replays.ts';
import { findWebhook, type WebhookRow } from '../../db/webhooks.ts';
import { newId } from '../../domain/ids.ts';
import { createSealer } from '../../domain/seal.ts';
import { secretContext } from '../../domain/seal-contexts.ts';
import { openPreviousSecrets } from '../../domain/webhooks/secrets.ts';
import { makeAgent } from '../support/agents.ts';
import { startTestApi, type TestAccount, type TestApi } from '../support/api.ts';
import { answer, hang, startReceiver, verify, type Receiver } from '../support/receiver.ts';
import { makeDelivery } from '../support/webhooks.ts';

let api: TestApi;
let receiver: Receiver;
let account: TestAccount;
const sealer = createSealer(Buffer.alloc(32, 7));

beforeAll(async () => {
  [api, receiver] = await Promise.all([startTestApi(), startReceiver()]);
  account = await api.makeAccount();
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const send = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  api.request(method, path, { token: account.token, headers, ...(json === undefined ? {} : { json }) });
const create = async (body: object = {}) => {
  const response = await send('POST', '/v2/webhooks', { url: receiver.url('/hook'), ...body });
  expect(response.status).toBe(201);
  return response.body as unknown as { webhook_id: string; secret: string };
};
const detailsOf = (response: Awaited<ReturnType<typeof send>>) =>
  response.body.error?.details?.map(({ path }) => path);

describe('creating', () => {
  it('shows the secret once and keeps it sealed, the stored answer too', async () => {
    const body = { url: receiver.url('/hook') };
    const first = await send('POST', '/v2/webhooks', body, { 'idempotency-key': 'once' });
    const again = await send('POST', '/v2/webhooks', body, { 'idempotency-key': 'once' });
    const { webhook_id: id, secret } = first.body as unknown as { webhook_id: string; secret: string };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect((await send('GET', `/v2/webhooks/${id}`)).text).not.toContain('whsec_');
    for (const table of ['webhooks', 'idempotency_keys']) {
      const rows = await api.db(table).select<object[]>('*');
      expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length, 20));
    }
    expect(api.logLines.join('')).not.toContain(secret);
  });

  it('fills in what is not given', async () => {
    const { webhook_id: id } = await create();
    expect((await send('GET', `/v2/webhooks/${id}`)).body).toMatchObject({
      event_types: null,
      agent_id: null,
      enabled: true,
      headers: {},
      secret_header_names: [],
      max_in_flight: 10,
      max_per_second: null,
    });
  });

  it('never shows secret headers again', async () => {
    const { webhook_id: id } = await create({
      headers: { 'X-Team': 'desk' },
      secret_headers: { Authorization: 'Bearer canary-1' },
    });
    const read = await send('GET', `/v2/webhooks/${id}`);
    expect(read.body).toMatchObject({
      headers: { 'X-Team': 'desk' },
      secret_header_names: ['Authorization'],
    });
    expect(read.text + JSON.stringify(await api.db('webhooks').select('*'))).not.toContain('canary-1');
  });

  it.each([
    ['a reserved header', { headers: { 'Webhook-Signature': 'v1,x' } }, 'headers.Webhook-Signature'],
    ['a hop-by-hop header', { secret_headers: { connection: 'close' } }, 'secret_headers.connection'],
    ['a header with a line break', { headers: { 'X-A': 'a\r\nb' } }, 'headers.X-A'],
    ['a secret among plain headers', { headers: { Authorization: 'x' } }, 'headers'],
    [
      'a header that is plain and secret',
      { headers: { 'X-K': 'plain' }, secret_headers: { 'x-k': 'secret' } },
      'secret_headers',
    ],
    ['an unknown type', { event_types: ['call.exploded'] }, 'event_types[0]'],
    ['no type at all', { event_types: [] }, 'event_types'],
    ['a type twice', { event_types: ['kb.synced', 'kb.synced'] }, 'event_types'],
    ['too many requests at once', { max_in_flight: 51 }, 'max_in_flight'],
    ["another account's agent", { agent_id: newId('agent') }, 'agent_id'],
    ['what is no address', { url: 'hooks.example.com/switchboard' }, 'url'],
  ])('refuses %s', async (_, body, path) => {
    const response = await send('POST', '/v2/webhooks', { url: receiver.url('/hook'), ...body });
    expect([response.status, detailsOf(response)]).toEqual([400, [path]]);
  });

  it('refuses an address that is not public', async () => {
    const response = await send('POST', '/v2/webhooks', { url: 'http://metadata.private/' });
    expect([response.status, response.body.error?.code]).toEqual([422, 'URL_NOT_ALLOWED']);
  });

  it('takes an agent of the account', async () => {
    const { agentId } = await makeAgent(api.db, account.accountId);
    expect(await create({ agent_id: agentId })).toMatchObject({ agent_id: agentId });
  });
});

describe('the most subscriptions of an account', () => {
  it('are not passed by requests at one moment, each with its key', async () => {
    const { accountId, token } = await api.makeAccount();
    const { webhookId } = await makeDelivery(api, accountId);
    const { id: _, ...row } = (await api.db('webhooks').where({ id: webhookId }).first()) as { id: string };
    const rows = Array.from({ length: 43 }, () => ({ ...row, id: newId('webhook'), headers: '{}' }));
    await api.db('webhooks').insert(rows);
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_each, index) =>
        api.request('POST', '/v2/webhooks', {
          token,
          headers: { 'idempotency-key': `at-once-${index}` },
          json: { url: receiver.url('/hook') },
        }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(6).fill(201), ...Array<number>(18).fill(409)]);
    const counted = await api.db('webhooks').where({ account_id: accountId });
    expect(counted).toHaveLength(50);
  });
});

describe('changing', () => {
  it('changes what is given and leaves the rest', async () => {
    const { webhook_id: id } = await create({ description: 'First', secret_headers: { 'X-Key': 'k' } });
    const changed = await send('PATCH', `/v2/webhooks/${id}`, { enabled: false, event_types: ['kb.synced'] });
    expect(changed.body).toMatchObject({
      enabled: false,
      event_types: ['kb.synced'],
      description: 'First',
      secret_header_names: ['X-Key'],
    });
  });

  it.each([
    ['plain', { headers: { 'X-SECRET': 'a' } }, 'headers'],
    ['secret', { secret_headers: { 'x-plain': 'a' } }, 'secret_headers'],
    ['plain and secret', { headers: { 'X-N': 'a' }, secret_headers: { 'x-n': 'b' } }, 'secret_headers'],
  ])('refuses a %s header that it would then have twice', async (_, change, where) => {
    const headers = { headers: { 'X-Plain': 'p' }, secret_headers: { 'X-Secret': 's' } };
    const path = `/v2/webhooks/${(await create(headers)).webhook_id}`;
    const refused = await send('PATCH', path, change);
    expect([refused.status, detailsOf(refused)]).toEqual([400, [where]]);
    const swapped = { headers: { 'X-Secret': 'a' }, secret_headers: { 'X-Plain': 'b' } };
    expect((await send('PATCH', path, swapped)).status).toBe(200);
  });

  it('honours If-Match', async () => {
    const { webhook_id: id } = await create();
    const path = `/v2/webhooks/${id}`;
    const etag = (await send('GET', path)).headers.get('etag') ?? '';
    const changed = await send('PATCH', path, { enabled: false }, { 'if-match': etag, 'if-none-match': '*' });
    expect([changed.status, changed.headers.get('etag')]).toEqual([
      200,
      (await send('GET', path)).headers.get('etag'),
    ]);
    expect((await send('PATCH', path, { enabled: true }, { 'if-match': etag })).status).toBe(412);
    expect((await send('DELETE', path, undefined, { 'if-match': etag })).status).toBe(412);
  });

  it('refuses what is no address, with what else is wrong', async () => {
    const { webhook_id: id } = await create();
    const response = await send('PATCH', `/v2/webhooks/${id}`, { url: 'https://', max_in_flight: 0 });
    expect([response.status, detailsOf(response)]).toEqual([400, ['url', 'max_in_flight']]);
  });

  it('refuses an address that is not public', async () => {
    const { webhook_id: id } = await create();
    const response = await send('PATCH', `/v2/webhooks/${id}`, { url: 'http://metadata.private/' });
    expect(response.body.error?.code).toBe('URL_NOT_ALLOWED');
  });

  it('gives a new secret that overlaps with the old one for a day', async () => {
    const { webhook_id: id, secret } = await create();
    const rotated = await send('POST', `/v2/webhooks/${id}/rotate-secret`);
    const body = rotated.body as unknown as { secret: string; previous_secret_until: string };
    expect(body.secret).not.toBe(secret);
    const hours = (Date.parse(body.previous_secret_until) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    await send('POST', `/v2/webhooks/${id}/test`, {});
    const received = receiver.received.at(-1);
    verify(secret, received as never);
    verify(body.secret, received as never);
  });

  it('withdraws no secret by a second rotation: each signs for its own day', async () => {
    const { webhook_id: id, secret: first } = await create();
    const rotate = async () =>
      ((await send('POST', `/v2/webhooks/${id}/rotate-secret`)).body as unknown as { secret: string }).secret;
    const signed = async () => {
      await send('POST', `/v2/webhooks/${id}/test`, {});
      return receiver.received.at(-1) as never;
    };
    const second = await rotate();
    const third = await rotate();
    const received = await signed();
    for (const secret of [first, second, third]) verify(secret, received);
    // A day after the first rotation, some hours before the second is over.
    const row = (await findWebhook(api.db, account.accountId, id)) as WebhookRow;
    const [last, earlier] = openPreviousSecrets(sealer, row);
    expect([last?.secret, earlier?.secret]).toEqual([second, first]);
    const over = `${second} ${first}@${Date.now() - 1}`;
    await api
      .db('webhooks')
      .where({ id })
      .update({ sealed_previous_secret: sealer.seal(over, secretContext(id)) });
    const later = await signed();
    for (const secret of [second, third]) verify(secret, later);
    expect(() => verify(first, later)).toThrow();
  });

  it('takes no more rotations than ten secrets can sign, and loses none', async () => {
    const { webhook_id: id, secret } = await create();
    const rotate = () => send('POST', `/v2/webhooks/${id}/rotate-secret`);
    for (let i = 0; i < 9; i += 1) expect((await rotate()).status).toBe(200);
    const refused = await rotate();
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'CONFLICT']);
    await send('POST', `/v2/webhooks/${id}/test`, {});
    const received = receiver.received.at(-1);
    expect(received?.headers['webhook-signature']?.split(' ')).toHaveLength(10);
    verify(secret, received as never);
  });

  it('reads, mends and removes one whose secret headers cannot be opened any more', async () => {
    const { webhook_id: id } = await create({ secret_headers: { 'X-Key': 'one' } });
    const damage = () => api.db('webhooks').where({ id }).update({ sealed_headers: 'damaged' });
    await damage();
    expect((await send('GET', '/v2/webhooks')).status).toBe(200);
    expect((await send('GET', `/v2/webhooks/${id}`)).body).toMatchObject({ secret_header_names: [] });
    expect(
      (await send('PATCH', `/v2/webhooks/${id}`, { secret_headers: { 'X-Key': 'two' } })).body,
    ).toMatchObject({ secret_header_names: ['X-Key'] });
    await damage();
    expect((await send('DELETE', `/v2/webhooks/${id}`)).status).toBe(200);
  });

  it('forgets a deleted one', async () => {
    const { webhook_id: id } = await create();
    expect((await send('DELETE', `/v2/webhooks/${id}`)).body).toEqual({ webhook_id: id, deleted: true });
    expect((await send('GET', `/v2/webhooks/${id}`)).status).toBe(404);
    expect((await send('GET', '/v2/webhooks?limit=100')).text).not.toContain(id);
  });
});

describe('a test event', () => {
  it('of the account names no agent, as the real ones', async () => {
    const { agentId } = await makeAgent(api.db, account.accountId);
    const url = receiver.url('/of-account');
    const { webhook_id: id } = await create({ url, agent_id: agentId });
    await send('POST', `/v2/webhooks/${id}/test`, { event_type: 'webhook.disabled' });
    await send('POST', `/v2/webhooks/${id}/test`, { event_type: 'kb.synced' });
    const bodies = receiver.at('/of-account').map(({ body }) => JSON.parse(body) as { agent_id?: string });
    expect(bodies.map((body) => body.agent_id)).toEqual([undefined, agentId]);
  });

  it('waits for an answer as long as a delivery', async () => {
    receiver.behave('/silent', hang);
    const { webhook_id: id } = await create({ url: receiver.url('/silent') });
    const impatient = await startTestApi({ replicaOf: api, webhookTimeoutMs: 1 });
    const { body } = await impatient.request('POST', `/v2/webhooks/${id}/test`, {
      token: account.token,
      json: {},
    });
    await impatient.close();
    expect(body).toMatchObject({ delivered: false, error: 'timeout' });
    expect(body['latency_ms']).toBeLessThan(15_000);
  });

  it('is sent again under the same id by whoever takes over from a process that died', async () => {
    const { webhook_id: id } = await create({ url: receiver.url('/taken-over') });
    const test = () => send('POST', `/v2/webhooks/${id}/test`, {}, { 'idempotency-key': 'test' });
    await test();
    await api
      .db('idempotency_keys')
      .where({ key: 'test' })
      .update({ status: null, headers: null, body: null, locked_until: new Date(0) });
    await test();
    const [first, second, ...others] = receiver.at('/taken-over').map((received) => received.id);
    expect([second, others]).toEqual([first, []]);
  });

  it('is sent at once, signed, and told of', async () => {
    receiver.behave('/teapot', answer(418, 'short and stout'));
    const { webhook_id: id, secret } = await create({
      url: receiver.url('/teapot'),
      event_types: ['kb.synced'],
    });
    const response = await send('POST', `/v2/webhooks/${id}/test`, {});
    expect(response.body).toMatchObject({
      event_type: 'kb.synced',
      delivered: false,
      status_code: 418,
      error: 'refused',
      response_excerpt: 'short and stout',
    });
    const received = receiver.at('/teapot')[0];
    expect(verify(secret, received as never)).toMatchObject({
      webhook_id: id,
      account_id: account.accountId,
    });
    expect(received?.id).toBe(response.body['idempotency_key']);
  });
});

describe('deliveries', () => {
  it('can be listed, read and sent again', async () => {
    const { webhookId, deliveryId, eventId } = await makeDelivery(api, account.accountId);
    const path = `/v2/webhooks/${webhookId}/deliveries`;
    const one = { delivery_id: deliveryId, idempotency_key: eventId, status: 'pending', attempts: [] };
    expect((await send('GET', path)).body['data']).toMatchObject([one]);
    expect((await send('GET', `${path}?status=delivered`)).body['data']).toEqual([]);
    await api.db('deliveries').where({ event_id: eventId }).update({ status: 'exhausted', due_at: null });
    const retried = await send('POST', `${path}/${deliveryId}/retry`);
    expect([retried.status, retried.body['status']]).toEqual([202, 'pending']);
    expect(retried.body['next_attempt_at']).not.toBeNull();
  });

  it('show the newest attempts of many, the oldest of them first', async () => {
    const { webhookId, deliveryId, eventId } = await makeDelivery(api, account.accountId);
    await api.db.raw(
      `insert into delivery_attempts (webhook_id, event_id, number, started_at, latency_ms)
       select ?, ?, n, now(), 1 from generate_series(1, 2000) as n`,
      [webhookId, eventId],
    );
    const path = `/v2/webhooks/${webhookId}/deliveries`;
    const newest = Array.from({ length: 50 }, (_, index) => ({ number: 1951 + index }));
    const list = await send('GET', path);
    expect((list.body['data'] as unknown as { attempts: object[] }[])[0]?.attempts).toMatchObject(newest);
    for (const answered of [
      await send('GET', `${path}/${deliveryId}`),
      await send('POST', `${path}/${deliveryId}/retry`),
    ]) {
      expect(answered.body['attempts']).toHaveLength(50);
      expect(answered.body['attempts']).toMatchObject(newest);
    }
  });

  it('have no next attempt while the subscription is disabled', async () => {
    const { webhookId, deliveryId } = await makeDelivery(api, account.accountId);
    const path = `/v2/webhooks/${webhookId}`;
    const shown = async () => [
      (await send('GET', `${path}/deliveries/${deliveryId}`)).body['next_attempt_at'],
      ((await send('GET', `${path}/deliveries`)).body['data'] as unknown as { next_attempt_at: unknown }[])[0]
        ?.next_attempt_at,
    ];
    const time = expect.stringMatching(/^20/) as unknown;
    expect(await shown()).toEqual([time, time]);
    await send('PATCH', path, { enabled: false });
    expect(await shown()).toEqual([null, null]);
    await send('PATCH', path, { enabled: true });
    expect(await shown()).toEqual([time, time]);
  });

  it('are not sent again where the subscription is disabled', async () => {
    const { webhookId, deliveryId } = await makeDelivery(api, account.accountId);
    await send('PATCH', `/v2/webhooks/${webhookId}`, { enabled: false });
    const retry = await send('POST', `/v2/webhooks/${webhookId}/deliveries/${deliveryId}/retry`);
    const replay = await send('POST', `/v2/webhooks/${webhookId}/replay`, {
      since: '2026-01-01T00:00:00.000Z',
    });
    expect([retry.status, replay.status]).toEqual([409, 409]);
  });

  it('of a window are counted by a dry run and sent by the real one', async () => {
    const { webhookId, eventId } = await makeDelivery(api, account.accountId);
    await api.db('deliveries').where({ event_id: eventId }).update({ status: 'delivered', due_at: null });
    const path = `/v2/webhooks/${webhookId}/replay`;
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const dry = await send('POST', path, { since, dry_run: true });
    const { count } = dry.body as unknown as { count: number };
    expect([dry.status, count > 0]).toEqual([200, true]);
    const due = () => api.db('deliveries').where({ webhook_id: webhookId, status: 'pending' });
    expect(await due()).toHaveLength(0);
    const real = await send('POST', path, { since });
    expect([real.status, real.body]).toEqual([202, { webhook_id: webhookId, dry_run: false, count }]);
    while (await advanceReplays(api.db));
    expect(await due()).toHaveLength(count);
    const backwards = await send('POST', path, { since, until: '2020-01-01T00:00:00.000Z' });
    expect([backwards.status, detailsOf(backwards)]).toEqual([400, ['until']]);
  });
});
