/** Answers of an endpoint in the document: successes with examples and links, every error with its code. */
import type { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { errorsOf, type Endpoint } from '../endpoint.ts';
import { ApiError, errorBodySchema, errorCatalogue, toErrorObject, type ErrorCode } from '../errors.ts';
import { endpoints } from '../index.ts';
import { exampleOf } from './example.ts';
import { answerHeadersOf, errorHeadersOf, errorsTellOfLimit } from './headers.ts';
import { linksOf } from './links.ts';

type Answers = ZodOpenApiOperationObject['responses'];

/** @param shared error answers that stand in the document already, by id: one object makes one component */
export function answersOf(endpoint: Endpoint, shared: Map<string, ErrorAnswer>): Answers {
  const answers: Answers = {};
  const { success: first, alternative } = endpoint;
  for (const success of [first, ...(alternative ? [alternative] : [])] as Endpoint['success'][]) {
    const links = linksOf(endpoint, success.schema, endpoints);
    const mediaType = success.stream ? 'text/event-stream' : 'application/json';
    answers[`${success.status}` as '200'] = {
      description: success.description,
      headers: answerHeadersOf(endpoint, success.status, Object.keys(links)),
      ...(success.status === 204 ? {} : { content: { [mediaType]: content(success.schema) } }),
      ...(Object.keys(links).length === 0 ? {} : { links }),
    };
  }
  if (endpoint.etag && endpoint.method === 'GET') {
    const headers = answerHeadersOf(endpoint, 304);
    answers['304'] = { description: 'Not modified since the ETag in If-None-Match', headers };
  }
  for (const [status, codes] of Map.groupBy(errorsOf(endpoint), (code) => errorCatalogue[code].status))
    answers[`${status}` as '400'] = sharedErrorAnswer(endpoint, status, codes.toSorted(), shared);
  return answers;
}

const content = (schema: z.ZodType) => ({ schema, example: exampleOf(schema, 'output') });

export type ErrorAnswer = ReturnType<typeof errorAnswer>;

/** One answer for all endpoints that fail with the same codes and headers under a status. */
function sharedErrorAnswer(
  endpoint: Endpoint,
  status: number,
  codes: ErrorCode[],
  shared: Map<string, ErrorAnswer>,
): ErrorAnswer {
  const made = errorAnswer(status, codes, errorsTellOfLimit(endpoint, status));
  const present = shared.get(made.id) ?? made;
  shared.set(made.id, present);
  return present;
}

function errorAnswer(status: number, codes: ErrorCode[], tellOfLimit: boolean) {
  const kind = tellOfLimit === (status !== 401) ? '' : tellOfLimit ? '.limited' : '.unlimited';
  return {
    id: `Error${status}.${codes.join('.')}${kind}`,
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].description}`).join(' '),
    headers: errorHeadersOf(status, tellOfLimit),
    content: {
      'application/json': {
        schema: errorBodySchema,
        examples: Object.fromEntries(
          codes.map((code) => [code, { $ref: `#/components/examples/${code}` as const }]),
        ),
      },
    },
  };
}

const waits: readonly ErrorCode[] = [
  'RATE_LIMITED',
  'IDEMPOTENCY_IN_PROGRESS',
  'UNAVAILABLE',
  'UPSTREAM_FAILED',
];
const exampleDetails: Partial<Record<ErrorCode, { path: string; message: string }[]>> = {
  INVALID_REQUEST: [
    { path: 'payload.name', message: 'must have at least 1 character' },
    { path: 'payload.surprise', message: 'is not a member that is known here' },
  ],
  INSUFFICIENT_SCOPE: [{ path: 'scope', message: 'lacks agents:write' }],
};

/** One example a code, for `components.examples`. */
export function errorExamples(codes: readonly ErrorCode[]) {
  return Object.fromEntries(
    codes.map((code) => {
      const details = exampleDetails[code];
      const error = new ApiError(code, errorCatalogue[code].description, {
        ...(waits.includes(code) ? { retryAfterSeconds: 1 } : {}),
        ...(details ? { details } : {}),
      });
      const value = { error: toErrorObject(error, 'req_3f0c1c2b8d5e4a7f9b6d2e1a0c9f8e7d') };
      return [code, { summary: errorCatalogue[code].description, value }];
    }),
  );
}
