/** G7 over every declared endpoint: what is another account's is answered as if it had never been, byte for byte. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { authOf, takesIfMatch, type Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/index.ts';
import { newId } from '../../domain/ids.ts';
import { createSealer, type Sealer } from '../../domain/seal.ts';
import { startTestApi, type ApiResponse, type TestAccount, type TestApi } from '../support/api.ts';
import { openConsole, type Console } from '../support/console.ts';
import { bodyFor, fillPath, makeOneOfEach, type PathValues } from '../support/declared.ts';

/** Its templates belong to nobody. */
const shared = new Set(['getTemplate']);
const owned = endpoints.filter(
  (endpoint) =>
    ['token', 'session'].includes(authOf(endpoint)) &&
    endpoint.path.includes('{') &&
    !shared.has(endpoint.id),
);
const queries = (parameter: string) =>
  endpoints.filter(({ query, success }) => {
    const shape = (query as { shape?: object } | undefined)?.shape ?? {};
    return parameter in shape && !success.stream;
  });
/** Everything that shows something of an account, lists too. */
const reads = endpoints.filter(
  (endpoint) =>
    endpoint.method === 'GET' && ['token', 'session'].includes(authOf(endpoint)) && !endpoint.success.stream,
);
const keyed = endpoints.filter(({ idempotency }) => idempotency);
const rows = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Ids as they are made, of nothing. */
const neverMade: PathValues = {
  agent_id: newId('agent'),
  operation_id: newId('operation'),
  document_id: newId('document'),
  phone_number_id: newId('phoneNumber'),
  version: '1',
  webhook_id: newId('webhook'),
  delivery_id: newId('delivery'),
  key_id: newId('key'),
};

interface Side {
  account: TestAccount;
  console: Console;
  idsOf: (endpoint: Endpoint) => PathValues;
}

let api: TestApi;
let owner: Side;
let stranger: Side;
/** What the last cursor was checked against. */
let lastSigned = '';

beforeAll(async () => {
  const sealer = createSealer(Buffer.alloc(32, 7));
  const watched: Sealer = {
    ...sealer,
    verify(text, purpose, tag) {
      lastSigned = text;
      return sealer.verify(text, purpose, tag);
    },
  };
  api = await startTestApi({ sealer: watched });
  const makeSide = async (): Promise<Side> => {
    const account = await api.makeAccount();
    return {
      account,
      console: await openConsole(api, account),
      idsOf: await makeOneOfEach(api, account),
    };
  };
  owner = await makeSide();
  stranger = await makeSide();
});
beforeEach(() => api.db('webhooks').update({ deleted_at: null, enabled: true }));
afterAll(() => api.close());

interface Options {
  ids?: PathValues;
  query?: string;
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

function ask(side: Side, endpoint: Endpoint, options: Options = {}): Promise<ApiResponse> {
  const { ids = side.idsOf(endpoint), query = '', method = endpoint.method, headers = {} } = options;
  const path = `${fillPath(endpoint, ids)}${query}`;
  const json = options.json ?? bodyFor(endpoint);
  const request = { ...(json === undefined ? {} : { json }), headers };
  return authOf(endpoint) === 'session'
    ? side.console.request(method, path, request)
    : api.request(method, path, { ...request, token: side.account.token });
}

/** All that a client sees, but for what differs between any two requests. */
function visible({ status, headers, text, body }: ApiResponse) {
  const requestId = headers.get('x-request-id') ?? '';
  const varying = new Set(['x-request-id', 'date', 'ratelimit']);
  return {
    status,
    code: body.error?.code,
    text: text.replaceAll(requestId, 'REQUEST_ID'),
    headers: [...headers].filter(([name]) => !varying.has(name)),
  };
}

/** As the stranger, about the owner's and about nothing. Gives what is seen, having compared. */
async function expectAlike(endpoint: Endpoint, options: Options = {}) {
  const foreign = visible(await ask(stranger, endpoint, { ...options, ids: owner.idsOf(endpoint) }));
  const never = visible(await ask(stranger, endpoint, { ...options, ids: neverMade }));
  expect(foreign).toEqual(never);
  return foreign;
}

describe("another account's ids", () => {
  it.each(rows(owned))('%s answers as for ids that never were, and changes nothing', async (_, endpoint) => {
    expect(await expectAlike(endpoint)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const malformed = Object.fromEntries(Object.keys(neverMade).map((name) => [name, 'x%00']));
    expect((await ask(stranger, endpoint, { ids: malformed })).body.error?.code).toBe('NOT_FOUND');
  });

  it.each(rows(owned.filter(({ path }) => path.split('{').length > 2)))(
    '%s finds nothing of theirs under a parent of one’s own',
    async (_, endpoint) => {
      const [parent = '', child = ''] = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      if (child === 'version') return;
      const mine = stranger.idsOf(endpoint);
      const mixed = { ...mine, [child]: owner.idsOf(endpoint)[child] ?? '' };
      const never = { ...mine, [child]: neverMade[child] ?? '' };
      expect(mine[parent]).toBeDefined();
      expect(visible(await ask(stranger, endpoint, { ids: mixed }))).toEqual(
        visible(await ask(stranger, endpoint, { ids: never })),
      );
    },
  );

  it.each(rows(owned.filter(({ method }) => method === 'GET')))(
    '%s tells HEAD and If-None-Match no more, and gives no entity tag',
    async (_, endpoint) => {
      const mine = await ask(owner, endpoint);
      expect(mine.status).toBe(200);
      const etag = mine.headers.get('etag') ?? '"none"';
      for (const method of ['GET', 'HEAD']) {
        for (const known of [etag, '*']) {
          const seen = await expectAlike(endpoint, { method, headers: { 'if-none-match': known } });
          expect(seen.status).toBe(404);
          expect(seen.headers.map(([name]) => name)).not.toContain('etag');
        }
      }
    },
  );

  it.each(rows(owned.filter(takesIfMatch)))('%s says 404, whatever If-Match says', async (_, endpoint) => {
    const getter = owned.find(({ method, path }) => method === 'GET' && path === endpoint.path);
    if (!getter) throw new Error('If-Match without a resource');
    const mine = await ask(owner, getter, { ids: owner.idsOf(endpoint), json: undefined });
    for (const tag of ['*', '"stale"', mine.headers.get('etag') ?? ''])
      expect((await expectAlike(endpoint, { headers: { 'if-match': tag } })).status).toBe(404);
  });

  it.each(rows(queries('agent_id')))('%s filters by them as by ids that never were', async (_, endpoint) => {
    const theirs = owner.idsOf(endpoint)['agent_id'];
    const foreign = await ask(stranger, endpoint, { query: `?agent_id=${theirs}` });
    const never = await ask(stranger, endpoint, { query: `?agent_id=${neverMade['agent_id']}` });
    expect(visible(foreign)).toEqual(visible(never));
  });

  it.each(rows(reads))('%s shows none of them to others', async (_, endpoint) => {
    const theirs = Object.values(owner.idsOf(endpoint)).filter((id) => id.includes('_'));
    expect(theirs.length).toBeGreaterThan(3);
    const { status, text } = await ask(stranger, endpoint);
    expect(status).toBe(200);
    for (const id of [owner.account.accountId, owner.account.clientId, ...theirs])
      expect([id, text.includes(id)]).toEqual([id, false]);
  });

  it('in a body are unknown too', async () => {
    const createWebhook = endpoints.find(({ id }) => id === 'createWebhook') as Endpoint;
    const withAgent = (id: string | undefined) =>
      ask(stranger, createWebhook, { json: { ...bodyFor(createWebhook), agent_id: id } });
    const foreign = visible(await withAgent(owner.idsOf(createWebhook)['agent_id']));
    expect(foreign).toEqual(visible(await withAgent(neverMade['agent_id'])));
    expect(foreign.status).toBeGreaterThanOrEqual(400);
  });
});

describe("another account's cursor", () => {
  const cursor = (position: string, tag: string) =>
    Buffer.from(JSON.stringify([position, tag])).toString('base64url');

  it.each(rows(queries('cursor')))('%s takes it for no cursor at all', async (_, endpoint) => {
    lastSigned = '';
    await ask(owner, endpoint, { query: `?cursor=${cursor('', 'x')}` });
    expect(lastSigned).toContain(owner.account.accountId);
    // A position at which every list begins anew; what counts is whether the tag is accepted.
    const position = new Date().toISOString();
    const signed = lastSigned.slice(0, lastSigned.lastIndexOf('\0') + 1) + position;
    const tag = api.services.sealer.sign(signed, 'cursor');
    const asOwner = await ask(owner, endpoint, { query: `?cursor=${cursor(position, tag)}` });
    expect(asOwner.body.error?.code).not.toBe('INVALID_CURSOR');
    const foreign = await ask(stranger, endpoint, { query: `?cursor=${cursor(position, tag)}` });
    const garbage = await ask(stranger, endpoint, { query: '?cursor=nonsense' });
    expect(visible(foreign)).toEqual(visible(garbage));
    expect([foreign.status, foreign.body.error?.code]).toEqual([400, 'INVALID_CURSOR']);
  });
});

describe("another account's idempotency key", () => {
  it.each(rows(keyed.filter((endpoint) => owned.includes(endpoint) && authOf(endpoint) === 'token')))(
    '%s gives nothing of its answer away',
    async (_, endpoint) => {
      const headers = { 'idempotency-key': `key-of-the-owner-${endpoint.id}` };
      const first = await ask(owner, endpoint, { headers });
      expect(first.status).toBe(endpoint.success.status);
      const again = await ask(owner, endpoint, { headers });
      expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
      expect((await expectAlike(endpoint, { headers })).status).toBe(404);
    },
  );

  it.each(rows(keyed.filter((endpoint) => !owned.includes(endpoint) && authOf(endpoint) === 'token')))(
    '%s is done for each account',
    async (_, endpoint) => {
      const headers = { 'idempotency-key': 'a-key-of-two' };
      const first = await ask(owner, endpoint, { headers });
      const other = await ask(stranger, endpoint, { headers });
      expect([first.status, other.status]).toEqual([endpoint.success.status, endpoint.success.status]);
      expect(other.headers.get('idempotent-replayed')).toBeNull();
      expect(other.text).not.toBe(first.text);
    },
  );
});
