/** The OpenAPI 3.1 document, made from the declarations. */
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { authOf, errorsOf, takesIfMatch, type AuthKind, type Endpoint } from './endpoint.ts';
import { errorBodySchema, errorCatalogue, type ErrorCode } from './errors.ts';
import { endpoints } from './index.ts';

const idempotencyHeader = {
  'Idempotency-Key': z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe(
      'Makes a repeated request have one effect: same key and body give the stored answer for 24 hours',
    ),
};
const ifMatchHeader = {
  'If-Match': z
    .string()
    .optional()
    .describe('The `ETag` that you read: the change happens only if it still holds'),
};
const ifNoneMatchHeader = {
  'If-None-Match': z.string().optional().describe('An `ETag` that you have: 304 if it still holds'),
};

/** Headers that requests of an endpoint may carry, beside the token. */
function headersOf(endpoint: Endpoint): z.ZodObject | undefined {
  const shape = {
    ...(endpoint.idempotency ? idempotencyHeader : {}),
    ...(takesIfMatch(endpoint) ? ifMatchHeader : {}),
    ...(endpoint.etag && endpoint.method === 'GET' ? ifNoneMatchHeader : {}),
  };
  return Object.keys(shape).length > 0 ? z.object(shape) : undefined;
}

/** @param serverUrl where clients reach the service, without a trailing slash */
export function createOpenApiDocument(serverUrl: string): Record<string, unknown> {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase() as 'get'] = operationOf(endpoint);
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Switchboard',
      version: '2.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        "Give it a business's web address and it answers the phone with an AI voice agent. Every error has one shape with a stable `code`, whether a retry helps, and what to do; every answer has an `X-Request-Id`.",
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'From POST /v2/auth/token',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-switchboard_session',
          description:
            'Set by POST /v2/session; `switchboard_session` where the service is reached by plain HTTP. Requests other than GET send `X-CSRF-Token` too.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: '`csrf_token` of POST and GET /v2/session',
        },
        client: {
          type: 'http',
          scheme: 'basic',
          description: '`client_id` and `client_secret` of an API key; they may stand in the body instead',
        },
      },
    },
  }) as unknown as Record<string, unknown>;
}

function operationOf(endpoint: Endpoint): ZodOpenApiOperationObject {
  const header = headersOf(endpoint);
  return {
    ...(endpoint.deprecation ? { deprecated: true } : {}),
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: [endpoint.description, scopeNote(endpoint)].filter(Boolean).join('\n\n'),
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    ...(endpoint.params || endpoint.query || header
      ? {
          requestParams: {
            ...(endpoint.params ? { path: endpoint.params as z.ZodObject } : {}),
            ...(endpoint.query ? { query: endpoint.query as z.ZodObject } : {}),
            ...(header ? { header } : {}),
          },
        }
      : {}),
    ...(endpoint.body ? { requestBody: { required: true, content: bodyContent(endpoint) } } : {}),
    responses: responsesOf(endpoint),
  };
}

const securityByKind: Record<AuthKind, Record<string, never[]>[]> = {
  none: [],
  token: [{ token: [] }],
  client: [{ client: [] }, {}],
  session: [{ session: [], csrf: [] }],
};

function securityOf(endpoint: Endpoint) {
  // A read changes nothing that another site could want changed.
  if (authOf(endpoint) === 'session' && endpoint.method === 'GET') return [{ session: [] }];
  return securityByKind[authOf(endpoint)];
}

function scopeNote(endpoint: Endpoint): string | undefined {
  const { scope } = endpoint;
  if (authOf(endpoint) === 'session') return 'For the console session.';
  if (authOf(endpoint) !== 'token') return undefined;
  return scope === 'any' ? 'Scope: any valid token.' : `Scope: \`${scope}\`.`;
}

function bodyContent(endpoint: Endpoint) {
  const schema = endpoint.body as z.ZodType;
  const json = { 'application/json': { schema } };
  return endpoint.bodyStyle === 'oauth' ? { ...json, 'application/x-www-form-urlencoded': { schema } } : json;
}

const requestIdHeader = {
  'X-Request-Id': { schema: { type: 'string' as const }, description: 'Finds the request in our logs' },
};

function responsesOf(endpoint: Endpoint): ZodOpenApiOperationObject['responses'] {
  const responses: ZodOpenApiOperationObject['responses'] = {};
  const successes: Endpoint['success'][] = [
    endpoint.success,
    ...(endpoint.alternative ? [endpoint.alternative] : []),
  ];
  for (const success of successes) {
    responses[`${success.status}` as '200'] = {
      description: success.description,
      headers: { ...requestIdHeader, ...(success.status === 202 ? acceptedHeaders : {}) },
      content: { [success.stream ? 'text/event-stream' : 'application/json']: { schema: success.schema } },
      ...(success.status === 202 ? { links: operationLink } : {}),
    };
  }
  if (endpoint.etag) responses['304'] = { description: 'Not modified since the ETag in If-None-Match' };
  for (const [status, codes] of Map.groupBy(errorsOf(endpoint), (code) => errorCatalogue[code].status)) {
    responses[`${status}` as '400'] = {
      description: codes.map(describeCode).join(' '),
      headers: requestIdHeader,
      content: { 'application/json': { schema: errorBodySchema } },
    };
  }
  return responses;
}

const describeCode = (code: ErrorCode) => `\`${code}\`: ${errorCatalogue[code].description}`;

const acceptedHeaders = {
  Location: { schema: { type: 'string' as const }, description: 'Where to follow the operation' },
  'Retry-After': { schema: { type: 'integer' as const }, description: 'Seconds until asking is worth it' },
};

const operationLink = {
  operation: {
    operationId: 'getOperation',
    parameters: { operation_id: '$response.body#/operation_id' },
    description: 'The operation that was accepted',
  },
};
