/** The OpenAPI 3.1 document, made from the declarations. */
import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { mayLackBody, type Endpoint } from '../endpoint.ts';
import { errorCodes } from '../errors.ts';
import { endpoints } from '../index.ts';
import { answersOf, errorExamples, type ErrorAnswer } from './answers.ts';
import { exampleOf } from './example.ts';
import { answerHeaders, requestHeadersOf } from './headers.ts';
import { securityNote, securityOf, securitySchemesOf } from './security.ts';
import { tags } from './tags.ts';
import { webhookPaths } from './webhooks.ts';

const description = `Give it a business's web address and it answers the phone with an AI voice agent.

Every error has one shape: a stable \`code\`, whether the same request can succeed later (\`retryable\`, \`retry_after\`), and what
to do (\`recovery\`). Every answer has an \`X-Request-Id\`. Requests that change something take an \`Idempotency-Key\`. Lists are
paged by \`limit\` and \`cursor\`. Long work answers \`202\` with an operation.`;

/** @param serverUrl where clients reach the service, without a trailing slash */
export function createOpenApiDocument(serverUrl: string): Record<string, unknown> {
  const paths: ZodOpenApiPathsObject = {};
  const errorAnswers = new Map<string, ErrorAnswer>();
  for (const endpoint of endpoints) {
    const item = (paths[endpoint.path] ??= {});
    item[endpoint.method.toLowerCase() as 'get'] = operationOf(endpoint, errorAnswers);
  }
  const used = new Set(endpoints.map((endpoint) => endpoint.tag));
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Switchboard',
      version: '2.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description,
    },
    servers: [{ url: serverUrl }],
    tags: tags.filter(({ name }) => used.has(name)),
    paths,
    webhooks: webhookPaths(),
    components: {
      securitySchemes: securitySchemesOf(serverUrl),
      headers: answerHeaders,
      examples: errorExamples(errorCodes),
    },
  }) as unknown as Record<string, unknown>;
}

function operationOf(endpoint: Endpoint, errorAnswers: Map<string, ErrorAnswer>): ZodOpenApiOperationObject {
  const header = requestHeadersOf(endpoint);
  return {
    ...(endpoint.deprecation ? { deprecated: true } : {}),
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: [endpoint.description, securityNote(endpoint)].filter(Boolean).join('\n\n'),
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
    ...(endpoint.body
      ? { requestBody: { required: !mayLackBody(endpoint), content: bodyContent(endpoint) } }
      : {}),
    responses: answersOf(endpoint, errorAnswers),
  };
}

function bodyContent(endpoint: Endpoint) {
  const schema = endpoint.body as z.ZodType;
  const content = { schema, example: exampleOf(schema, 'input') };
  const json = { 'application/json': content };
  if (endpoint.bodyStyle !== 'oauth') return json;
  // Whatever stands in a form is text, and stands there once (RFC 6749 §3.2).
  const { id } = schema.meta() as { id: string };
  const form = { allOf: [{ $ref: `#/components/schemas/${id}` }], additionalProperties: { type: 'string' } };
  return { ...json, 'application/x-www-form-urlencoded': { ...content, schema: form as never } };
}
