/** The OpenAPI document: valid 3.1, complete, and saying what the declarations say. */
import { describe, expect, it } from '@jest/globals';
import { dereference, validate } from '@readme/openapi-parser';
import { authOf, errorsOf } from '../../contract/endpoint.ts';
import { errorBodySchema, errorCatalogue } from '../../contract/errors.ts';
import { eventSchema, eventTypes } from '../../contract/events/index.ts';
import { endpoints } from '../../contract/index.ts';
import { limitOf } from '../../contract/limits.ts';
import { createOpenApiDocument } from '../../contract/openapi/index.ts';

interface Content {
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
  links?: Record<string, { operationId: string }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer>;
  security: unknown[];
}
interface Document {
  openapi: string;
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
}

const raw = createOpenApiDocument('https://api.example');
const document = (await dereference(structuredClone(raw) as never)) as unknown as Document;
const operationOf = ({ path, method }: (typeof endpoints)[number]) =>
  document.paths[path]?.[method.toLowerCase()] as Operation;
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await validate(structuredClone(raw) as never)).toMatchObject({ valid: true });
  });

  it.each(named)('describes %s with every error, each with its code and an example', (_, endpoint) => {
    const operation = operationOf(endpoint);
    expect(operation.operationId).toBe(endpoint.id);
    for (const code of errorsOf(endpoint)) {
      const answer = operation.responses[String(errorCatalogue[code].status)];
      expect(answer?.description).toContain(`\`${code}\``);
      const example = answer?.content?.['application/json']?.examples?.[code]?.value;
      expect(errorBodySchema.parse(example).error.code).toBe(code);
    }
  });

  it('names the header by which the stream is resumed', () => {
    const names = document.paths['/v2/events']?.['get']?.parameters?.map((parameter) => parameter.name);
    expect(names).toContain('Last-Event-ID');
  });

  it.each(named)('says who may call %s', (_, endpoint) => {
    const { scope, method } = endpoint;
    const scopes = scope === 'any' ? [] : [scope];
    expect(operationOf(endpoint).security).toEqual(
      {
        none: [],
        token: [{ token: scopes }, { oauth: scopes }],
        client: [{ client: [] }, {}],
        session: [method === 'GET' ? { session: [] } : { session: [], csrf: [] }],
      }[authOf(endpoint)],
    );
  });

  it.each(named)('shows examples of %s that are what it takes and gives', (_, endpoint) => {
    const operation = operationOf(endpoint);
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      expect(endpoint.body?.safeParse(content.example).error).toBeUndefined();
    for (const { status, schema } of [
      endpoint.success,
      ...(endpoint.alternative ? [endpoint.alternative] : []),
    ]) {
      if (status === 204) continue;
      const example = Object.values(operation.responses[status]?.content ?? {})[0]?.example;
      expect(schema.safeParse(example).error).toBeUndefined();
    }
  });

  it.each(named)('names the headers of %s', (_, endpoint) => {
    const { parameters = [], responses } = operationOf(endpoint);
    const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    expect(headers.includes('Idempotency-Key')).toBe(endpoint.idempotency !== undefined);
    expect(headers.includes('If-None-Match')).toBe(endpoint.etag === true && endpoint.method === 'GET');
    const answer = responses[endpoint.success.status];
    expect(Object.keys(answer?.headers ?? {}).includes('RateLimit')).toBe(limitOf(endpoint) !== null);
    expect(Object.keys(answer?.headers ?? {})).toContain('X-Request-Id');
    const example = answer?.content?.['application/json']?.example as Record<string, unknown> | undefined;
    expect(answer?.links?.['operation']?.operationId).toBe(
      endpoint.method !== 'GET' && example?.['operation_id'] ? 'getOperation' : undefined,
    );
  });

  it('names headers that only some answers of a kind carry', () => {
    const headersOf = (id: string, status: number) => {
      const endpoint = endpoints.find((each) => each.id === id) as (typeof endpoints)[number];
      return Object.keys(operationOf(endpoint).responses[status]?.headers ?? {});
    };
    expect(headersOf('putExtraction', 200)).toContain('Location');
    expect(headersOf('getOperation', 200)).toContain('Retry-After');
    for (const status of [400, 403, 404, 409, 412, 422, 429])
      expect(headersOf('putExtraction', status)).toEqual(
        expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
      );
    expect(headersOf('putExtraction', 401)).not.toContain('RateLimit');
    expect(headersOf('createToken', 401)).toContain('RateLimit');
    expect(headersOf('healthz', 500)).not.toContain('RateLimit');
  });

  it('links what was made to where it is read, and promises Location there', () => {
    const linksOf = (id: string) => {
      const endpoint = endpoints.find((each) => each.id === id) as (typeof endpoints)[number];
      const { links = {}, headers = {} } = operationOf(endpoint).responses[endpoint.success.status] as Answer;
      return [Object.values(links).map(({ operationId }) => operationId), 'Location' in headers];
    };
    expect(linksOf('createAgent')).toEqual([['getOperation'], true]);
    expect(linksOf('createWebhook')).toEqual([['getWebhook'], true]);
    expect(linksOf('createApiKey')).toEqual([['getApiKey'], true]);
    expect(linksOf('retryDelivery')).toEqual([['getWebhook', 'getDelivery'], true]);
    expect(linksOf('deleteWebhook')).toEqual([[], false]);
    expect(linksOf('getAgent')).toEqual([[], false]);
  });

  it('names the cookie as this service sets it', () => {
    const cookieAt = (url: string) =>
      (createOpenApiDocument(url) as { components: { securitySchemes: { session: { name: string } } } })
        .components.securitySchemes.session.name;
    expect(cookieAt('https://api.example')).toBe('__Host-switchboard_session');
    expect(cookieAt('http://127.0.0.1:8080')).toBe('switchboard_session');
  });

  it('says in schemas what else members must keep to', () => {
    const { CreateAgent, Slot, UpdateAgent, CreateApiKey } = (
      raw as unknown as { components: { schemas: Record<string, Record<string, unknown>> } }
    ).components.schemas;
    expect(CreateAgent?.['not']).toMatchObject({
      anyOf: expect.arrayContaining([expect.anything()]) as object,
    });
    expect(Slot).toMatchObject({ then: { required: ['values'] } });
    expect(UpdateAgent).toMatchObject({ minProperties: 1 });
    expect(CreateApiKey).toMatchObject({ properties: { scopes: { uniqueItems: true } } });
  });

  it('describes every group of endpoints', () => {
    const described = document.tags.filter(({ description }) => description !== '').map(({ name }) => name);
    expect(new Set(endpoints.map((endpoint) => endpoint.tag))).toEqual(new Set(described));
  });

  it('describes every event that a webhook receives', () => {
    expect(Object.keys(document.webhooks)).toEqual(eventTypes);
    for (const [type, { post }] of Object.entries(document.webhooks)) {
      const example = eventSchema.parse(post.requestBody?.content['application/json']?.example);
      expect(example.event_type).toBe(type);
      expect(post.parameters?.map(({ name }) => name)).toEqual([
        'webhook-id',
        'webhook-timestamp',
        'webhook-signature',
      ]);
    }
  });
});
