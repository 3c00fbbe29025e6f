/** Lengths of text, as the OpenAPI document states them, are counted in characters: an emoji is one of them. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { authOf, type Endpoint } from '../../contract/endpoint.ts';
import type { ErrorDetail } from '../../contract/errors.ts';
import { endpoints } from '../../contract/index.ts';
import { bodyFor, fillPath, startDeclaredApi, type DeclaredApi } from '../support/declared.ts';

const emoji = '😀';
const family = '👩‍👩‍👧‍👦';

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

interface Bound {
  where: 'value' | 'name';
  /** As an error names it; of a name, what holds it. */
  path: string;
  parts: (string | number)[];
  minLength: number;
  maxLength: number;
}

const pathOf = (parts: (string | number)[]) =>
  parts
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');

/** Every bound of free text in a body or query; what has a pattern or format of its own is ASCII by it. */
function boundsOf(schema: z.ZodType): Bound[] {
  const root = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  const found: Bound[] = [];
  const resolve = (named: JsonSchema): JsonSchema =>
    named.$ref === undefined ? named : (root.$defs?.[named.$ref.slice('#/$defs/'.length)] ?? {});
  const note = (text: JsonSchema, where: Bound['where'], parts: (string | number)[]) => {
    const { minLength = 0, maxLength, pattern = '\\S', format } = text;
    if (maxLength === undefined || !new RegExp(pattern, 'u').test('a text') || format !== undefined) return;
    found.push({ where, path: pathOf(parts), parts, minLength, maxLength });
  };
  const walk = (named: JsonSchema, parts: (string | number)[]) => {
    for (const option of (resolve(named).anyOf ?? [named]).map(resolve)) {
      note(option, 'value', parts);
      if (option.items) walk(option.items, [...parts, 0]);
      if (option.propertyNames) note(resolve(option.propertyNames), 'name', parts);
      if (typeof option.additionalProperties === 'object')
        walk(option.additionalProperties, [...parts, 'key']);
      for (const [name, member] of Object.entries(option.properties ?? {})) walk(member, [...parts, name]);
    }
  };
  walk(root, []);
  return found;
}

type Holder = Record<string | number, unknown>;

/** The valid body with one text in it; what holds the text is made where the body has none. */
function bodyWith(endpoint: Endpoint, { parts, where }: Bound, text: string): unknown {
  const body = structuredClone(bodyFor(endpoint) ?? {}) as Holder;
  const way = where === 'name' ? [...parts, text] : parts;
  let holder = body;
  way.forEach((part, index) => {
    const next = way[index + 1];
    if (next === undefined) holder[part] = where === 'name' ? '' : text;
    else holder = (holder[part] ??= typeof next === 'number' ? [] : {}) as Holder;
  });
  return body;
}

let { api, owner, signedIn, idsOf } = {} as DeclaredApi;
beforeAll(async () => {
  ({ api, owner, signedIn, idsOf } = await startDeclaredApi());
});
afterAll(() => api.close());

async function send(endpoint: Endpoint, options: { json?: unknown; query?: string }) {
  const auth = authOf(endpoint);
  const request = auth === 'session' ? signedIn.request : api.request;
  const { status, body } = await request(
    endpoint.method,
    `${fillPath(endpoint, idsOf(endpoint))}${options.query ?? ''}`,
    {
      ...(options.json === undefined ? {} : { json: options.json }),
      ...(auth === 'token' ? { token: owner.token } : {}),
    },
  );
  const details = body.error?.code === 'INVALID_REQUEST' ? (body.error.details ?? []) : [];
  return { status, details };
}

/** Whether an answer refuses the text of a bound for its length; an unknown template is another matter. */
function refuses({ path, where }: Bound, text: string, details: readonly ErrorDetail[]): boolean {
  const named = (where === 'name' ? `${path}.${text}` : path).slice(0, 200).toWellFormed();
  return details.some((detail) => detail.path === named && /^must have at/.test(detail.message));
}

/** That many characters; after its host an address may be any. */
function textOf({ path }: Bound, length: number): string {
  const start = path.endsWith('url') ? 'https://shop.example/' : '';
  return start + emoji.repeat(length - start.length);
}

const bounded = (part: 'body' | 'query') =>
  endpoints.flatMap((endpoint) =>
    (endpoint[part] ? boundsOf(endpoint[part]) : []).map(
      (bound) => [`${bound.where} ${bound.path} of ${endpoint.id}`, endpoint, bound] as const,
    ),
  );

describe('a body', () => {
  it.each(bounded('body'))('may hold as many emoji as characters: %s', async (_, endpoint, bound) => {
    const tryLength = async (length: number) => {
      const text = textOf(bound, length);
      const { status, details } = await send(endpoint, { json: bodyWith(endpoint, bound, text) });
      expect([length, status >= 500]).toEqual([length, false]);
      return refuses(bound, text, details);
    };
    expect(await tryLength(bound.maxLength)).toBe(false);
    expect(await tryLength(bound.maxLength + 1)).toBe(true);
    if (bound.minLength < 2) return;
    expect(await tryLength(bound.minLength)).toBe(false);
    expect(await tryLength(bound.minLength - 1)).toBe(true);
  });

  it('knows of every kind of bound', () => {
    const known = bounded('body').map(([, { id }, { path, where }]) => `${id} ${where} ${path}`);
    expect(known).toEqual(
      expect.arrayContaining([
        'createAgent value payload.name',
        'createAgent name metadata',
        'createAgent value metadata.key',
        'createAgent value extraction.slots[0].values[0]',
        'updateAgent value system_prompt',
        'createTestCall value turns[0]',
        'createToken value client_secret',
        'createSession value password',
        'signUp value password',
      ]),
    );
  });

  it('is kept and given back as it was sent, at the bounds', async () => {
    const description = emoji.repeat(500);
    const json = { url: 'https://hooks.example/emoji', description };
    const { body } = await api.request('POST', '/v2/webhooks', { token: owner.token, json });
    const read = await api.request('GET', `/v2/webhooks/${String(body['webhook_id'])}`, {
      token: owner.token,
    });
    expect([read.status, read.body['description']]).toEqual([200, description]);
  });

  it('counts what one sees as one sign by its characters, as JSON Schema does', async () => {
    const endpoint = endpoints.find(({ id }) => id === 'createAgent') as Endpoint;
    const bound = boundsOf(endpoint.body as z.ZodType).find(({ path }) => path === 'payload.name') as Bound;
    const characters = [...family].length;
    const fits = Math.floor(bound.maxLength / characters);
    for (const [count, refused] of [
      [fits, false],
      [fits + 1, true],
    ] as const) {
      const text = family.repeat(count);
      const { details } = await send(endpoint, { json: bodyWith(endpoint, bound, text) });
      expect([count, refuses(bound, text, details)]).toEqual([count, refused]);
    }
  });
});

describe('a query', () => {
  // Of emoji, twelve bytes each in a request line, Node's parser takes no more than this.
  const sendable = bounded('query').filter(([, , { maxLength }]) => maxLength < 1000);
  it.each(sendable)('may hold as many emoji as characters: %s', async (_, endpoint, bound) => {
    const refusesLength = async (length: number) => {
      const query = `?${new URLSearchParams({ [bound.path]: emoji.repeat(length) }).toString()}`;
      const { details } = await send(endpoint, { query });
      return details.some(
        ({ path, message }) => path === bound.path && message.startsWith('must have at most'),
      );
    };
    expect(await refusesLength(bound.maxLength)).toBe(false);
    expect(await refusesLength(bound.maxLength + 1)).toBe(true);
  });
});

describe('a path in an error', () => {
  it('is whole text, also where it was cut in the middle of an emoji or holds half of one', async () => {
    for (const name of [emoji.repeat(300), `x${emoji.repeat(300)}`, '\ud83d']) {
      const { status, text } = await api.request('POST', '/v2/webhooks', {
        token: owner.token,
        json: { url: 'https://hooks.example/x', [name]: 1 },
      });
      expect([status, /\\ud[89a-f]/i.test(text)]).toEqual([400, false]);
    }
  });
});
