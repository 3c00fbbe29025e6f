/** Every class of bad input at every declared endpoint that takes a body: refused with its path, never a 5xx. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { authOf, mayLackBody, type Endpoint } from '../../contract/endpoint.ts';
import { errorBodySchema } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import { bodyFor, fillPath, startDeclaredApi, type DeclaredApi } from '../support/declared.ts';

const withBody = endpoints.filter(({ body }) => body);
const strict = withBody.filter(({ bodyStyle }) => bodyStyle !== 'oauth');
const optional = withBody.filter(({ id }) => ['testWebhook', 'rotateApiKey'].includes(id));
const withoutBody = endpoints.filter(({ body, method }) => !body && method !== 'GET');
const rows = (list: readonly Endpoint[]) =>
  list.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const createAgent = endpoints.find(({ id }) => id === 'createAgent') as Endpoint;
const deleteWebhook = endpoints.find(({ id }) => id === 'deleteWebhook') as Endpoint;

let { api, owner, signedIn, idsOf } = {} as DeclaredApi;

beforeAll(async () => {
  ({ api, owner, signedIn, idsOf } = await startDeclaredApi());
});
// Bodies that turn out to be valid change things.
beforeEach(() => api.db('webhooks').update({ deleted_at: null, enabled: true }));
afterAll(() => api.close());

async function send(
  endpoint: Endpoint,
  raw: string,
  contentType = 'application/json',
  headers: Record<string, string> = {},
) {
  const auth = authOf(endpoint);
  const request = auth === 'session' ? signedIn.request : api.request;
  return await request(endpoint.method, fillPath(endpoint, idsOf(endpoint)), {
    raw,
    headers: { 'content-type': contentType, ...headers },
    ...(auth === 'token' ? { token: owner.token } : {}),
  });
}

async function refuse(endpoint: Endpoint, raw: string) {
  const { status, body } = await send(endpoint, raw);
  return { status, paths: errorBodySchema.parse(body).error.details?.map(({ path }) => path) ?? [] };
}

/** What requests leave behind, but for when a session or a key was used last: now and then any request notes that. */
async function effects() {
  const tables = ['operations', 'api_keys', 'webhooks', 'sessions', 'agents', 'idempotency_keys'];
  return await Promise.all(
    tables.map(async (table) => {
      const rows = (await api.db(table).orderBy(1)) as object[];
      return [table, rows.map((row) => ({ ...row, last_seen_at: null, last_used_at: null }))];
    }),
  );
}

interface JsonSchema {
  type?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
}

interface Member {
  /** As an error names it. */
  path: string;
  parts: string[];
  types: string[];
}

/** The members that an endpoint's body may have, objects in objects too. */
function membersOf(endpoint: Endpoint): Member[] {
  const root = z.toJSONSchema(endpoint.body as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  const found: Member[] = [];
  // Schemas with a name of their own stand under $defs.
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined ? schema : (root.$defs?.[schema.$ref.slice('#/$defs/'.length)] ?? {});
  const walk = (named: JsonSchema, parents: string[]) => {
    for (const [name, schema] of Object.entries(resolve(named).properties ?? {})) {
      const options = (resolve(schema).anyOf ?? [schema]).map(resolve);
      const parts = [...parents, name];
      found.push({ path: parts.join('.'), parts, types: options.map(({ type }) => type ?? 'any') });
      for (const option of options) walk(option, parts);
    }
  };
  walk(root, []);
  if (found.length === 0) throw new Error(`no members of ${endpoint.id} are known`);
  return found;
}

/** The valid body with one member as `json` spells it. */
function bodyWith(endpoint: Endpoint, { parts }: Member, json: string): string {
  const body = structuredClone(bodyFor(endpoint) ?? {});
  let holder = body;
  for (const part of parts.slice(0, -1)) holder = (holder[part] ??= {}) as typeof body;
  holder[parts.at(-1) ?? ''] = 'HERE IT GOES';
  return JSON.stringify(body).replace('"HERE IT GOES"', () => json);
}

const quoted = (text: string) => JSON.stringify(text);
const wrongTypes: [type: string, json: string][] = [
  ['string', '"x"'],
  ['number', '1.5'],
  ['boolean', 'true'],
  ['array', '[[[]]]'],
  ['object', '{"surprise":[[]]}'],
  ['null', 'null'],
];
const isOf = (types: string[], type: string) =>
  types.some(
    (declared) => declared === 'any' || declared === type || (declared === 'integer' && type === 'number'),
  );

/** Values that no member of any body may break, whatever it is; `always` where none may take them. */
const values: { what: string; json: string; always?: true }[] = [
  { what: 'a NUL', json: '"a\\u0000b"', always: true },
  { what: 'a lone surrogate', json: '"\\udc00x"', always: true },
  { what: 'a NUL in a name', json: '{"a\\u0000":1}', always: true },
  { what: '__proto__', json: '{"__proto__":{"admin":true}}', always: true },
  { what: 'constructor', json: '{"constructor":{"prototype":{"admin":true}}}' },
  { what: 'a string of 1 MB', json: quoted('a'.repeat(1_000_000)), always: true },
  { what: 'an empty string', json: '""' },
  { what: 'spaces', json: '"   "' },
  { what: 'a negative number', json: '-1' },
  { what: 'a number below every type', json: '-9223372036854775809', always: true },
  { what: 'a number that no double holds', json: '1e400', always: true },
  { what: 'a huge number', json: '1e308', always: true },
  { what: 'a small negative fraction', json: '-0.0000001' },
  { what: 'deep arrays', json: '['.repeat(5000) + ']'.repeat(5000), always: true },
  { what: 'deep objects', json: '{"a":'.repeat(5000) + '1' + '}'.repeat(5000), always: true },
  { what: 'many members', json: `{${Array.from({ length: 20_000 }, (_, n) => `"k${n}":""`).join(',')}}` },
  { what: 'many elements', json: `[${'"",'.repeat(50_000)}""]`, always: true },
];

const within = (path: string, member: string) =>
  path === member || path.startsWith(`${member}.`) || path.startsWith(`${member}[`);

describe('every member', () => {
  it.each(rows(strict))('of %s is refused by its path where its type is another', async (_, endpoint) => {
    for (const member of membersOf(endpoint)) {
      for (const [type, json] of wrongTypes) {
        if (isOf(member.types, type)) continue;
        const { status, paths } = await refuse(endpoint, bodyWith(endpoint, member, json));
        expect([member.path, type, status]).toEqual([member.path, type, 400]);
        expect([member.path, type, paths.some((path) => within(path, member.path))]).toEqual([
          member.path,
          type,
          true,
        ]);
      }
    }
  });

  it.each(rows(withBody))('of %s may be anything without a 5xx', async (_, endpoint) => {
    for (const member of membersOf(endpoint)) {
      for (const { what, json, always } of values) {
        const answer = await send(endpoint, bodyWith(endpoint, member, json));
        const seen = [member.path, what, answer.status];
        if (answer.status >= 500) throw new Error(`${member.path}: ${what}: ${answer.text}`);
        if (always) expect([...seen, answer.status >= 400]).toEqual([...seen, true]);
        if (answer.body.error?.code !== 'INVALID_REQUEST') continue;
        const paths = answer.body.error.details?.map(({ path }) => path) ?? [];
        // What is nested too deeply has no path: nothing could be read.
        const isNamed = paths.some(
          (path) => (path === '' && what.startsWith('deep')) || within(path, member.path),
        );
        expect([...seen, paths, isNamed]).toEqual([...seen, paths, true]);
      }
    }
  });
});

describe('where no body is taken', () => {
  it.each(rows(withoutBody))('%s refuses one, and does nothing', async (_, endpoint) => {
    const before = await effects();
    expect(await refuse(endpoint, '{"dry_run":true}')).toEqual({ status: 400, paths: ['dry_run'] });
    expect(await refuse(endpoint, '[]')).toEqual({ status: 400, paths: [''] });
    expect(await refuse(endpoint, '{"a":')).toEqual({ status: 400, paths: [''] });
    expect((await send(endpoint, 'x', 'text/plain')).status).toBe(415);
    expect(await effects()).toEqual(before);
  });

  it('takes an empty object for nothing, also under the key that nothing was sent with', async () => {
    const { webhook_id: id } = idsOf(deleteWebhook);
    const request = (raw?: string) =>
      api.request('DELETE', `/v2/webhooks/${id}`, {
        ...(raw === undefined ? {} : { raw }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'nothing-or-empty' },
        token: owner.token,
      });
    const [first, second] = [await request(), await request('{}')];
    expect([first.status, second.status, second.headers.get('idempotent-replayed')]).toEqual([
      200,
      200,
      'true',
    ]);
  });
});

describe('where a body needs no member', () => {
  it.each(rows(optional))('%s takes nothing for an empty object, under one key too', async (_, endpoint) => {
    const [auth, path] = [authOf(endpoint), fillPath(endpoint, idsOf(endpoint))];
    const headers = { 'idempotency-key': `nothing-${endpoint.id}` };
    const nothing =
      auth === 'session'
        ? await signedIn.request('POST', path, { headers })
        : await api.request('POST', path, { headers, token: owner.token });
    expect(nothing.status).toBe(200);
    const empty = await send(endpoint, '{}', 'application/json', headers);
    expect([empty.text, empty.headers.get('idempotent-replayed')]).toEqual([nothing.text, 'true']);
  });

  it('only POST may come without one', () => {
    expect(withBody.filter(mayLackBody)).toEqual(optional);
  });
});

describe('a whole body', () => {
  const bodies: [string, string, number][] = [
    ['nothing', '', 400],
    ['spaces', ' \n', 400],
    ['null', 'null', 400],
    ['an array', '[{}]', 400],
    ['a string', '"x"', 400],
    ['a number', '1e400', 400],
    ['true', 'true', 400],
    ['half an object', '{"a":', 400],
    ['two objects', '{}{}', 400],
    ['a comma too many', '{"a":1,}', 400],
    ['a comment', '{}//', 400],
    ['NaN', '{"a":NaN}', 400],
    ['single quotes', "{'a':1}", 400],
    ['deep arrays', '['.repeat(500_000), 400],
    ['deep objects', '{"a":'.repeat(150_000), 400],
    ['one byte more than 1 MiB', `{"a":"${'a'.repeat(1024 * 1024 - 7)}"}`, 413],
    ['5 MB', `{"a":"${'a'.repeat(5_000_000)}"}`, 413],
  ];
  it.each(rows(withBody))('of %s that is none is refused', async (_, endpoint) => {
    for (const [what, raw, expected] of bodies) {
      if (raw === '' && optional.includes(endpoint)) continue;
      const { status } = await refuse(endpoint, raw);
      expect([what, status]).toEqual([what, expected]);
    }
  });

  it.each(rows(strict))('of %s shows all that is wrong with it at once', async (_, endpoint) => {
    const members = membersOf(endpoint).filter(
      ({ parts, types }) => parts.length === 1 && !isOf(types, 'array'),
    );
    const wrong = [...members.map(({ path }) => `${quoted(path)}:[[]]`), '"surprise":1', '"constructor":{}'];
    const { status, paths } = await refuse(endpoint, `{${wrong.join(',')}}`);
    expect(status).toBe(400);
    expect(paths).toEqual(
      expect.arrayContaining([...members.map(({ path }) => path), 'surprise', 'constructor']),
    );
  });

  it('tells what is missing, each by its path and once', async () => {
    const { body } = await send(createAgent, '{"payload":{"name":" ","platform":"local"}}');
    expect(body.error?.details).toEqual([
      { path: 'payload.name', message: expect.stringContaining('at least 1 character') as unknown },
      { path: 'payload.business_url', message: 'is required' },
      { path: 'payload.template_id', message: 'is required' },
    ]);
  });

  it.each(['a\nb', 'a\r\nb', 'a\tb', '\u202eabc', 'a\u2066b', 'a\u2028b', 'a\u0085b'])(
    'refuses a name that is not one line as it is read: %j',
    async (name) => {
      const body = {
        payload: { name, platform: 'local', business_url: 'https://a.example', template_id: 'general' },
      };
      expect(await refuse(createAgent, JSON.stringify(body))).toEqual({
        status: 400,
        paths: ['payload.name'],
      });
    },
  );

  it.each(rows(withBody))(
    'of %s shows all text and names that cannot be stored at once, with what else is wrong',
    async (_, endpoint) => {
      const { path: known = '' } = membersOf(endpoint).find(({ types }) => !isOf(types, 'array')) ?? {};
      const raw = `{"a":"\\u0000","b":{"c":["x","\\ud800"]},"__proto__":{},"d":1,"d":2,${quoted(known)}:[[]]}`;
      const { status, paths } = await refuse(endpoint, raw);
      expect(status).toBe(400);
      expect(paths).toEqual(expect.arrayContaining(['a', 'b.c[1]', '__proto__', 'd', known]));
    },
  );

  it.each(rows(withBody))('of %s may hold no member twice, equal values or not', async (_, endpoint) => {
    const first = Object.entries(bodyFor(endpoint) ?? {})[0];
    const [name, value] = first ?? ['surprise', 1];
    for (const other of [value, null]) {
      const twice = `${quoted(name)}:${JSON.stringify(value)},${quoted(name)}:${JSON.stringify(other)}`;
      const { status, paths } = await refuse(endpoint, `{${twice}}`);
      expect([status, paths]).toEqual([400, expect.arrayContaining([name])]);
    }
  });
});
