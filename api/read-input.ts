/** What a request says: path, query and body, checked against the declaration of its endpoint. */
import type { Context } from 'koa';
import { z } from 'zod';
import { mayLackBody, refusesUnknownQuery, type Endpoint } from '../contract/endpoint.ts';
import { ApiError, type ErrorDetail } from '../contract/errors.ts';
import { readBody } from './middleware/body.ts';
import { readIdempotencyKey } from './middleware/idempotency.ts';
import { validate, validateBody } from './middleware/validate.ts';
import type { Route } from './route.ts';
import type { Caller } from './services.ts';

export interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The bytes of the body. Nothing and an empty object are one body where none has to come. */
  raw: Buffer;
  idempotencyKey: string | null;
}

/** Throws `INVALID_REQUEST` with all that is wrong with a part, and what `readBody` throws. */
export async function readInput(
  ctx: Context,
  { endpoint, findIssues }: Route,
  caller: Caller | undefined,
): Promise<Input> {
  const params = validateParams(endpoint, ctx['params']);
  const query = validateQuery(endpoint, ctx.querystring);
  if (endpoint.method === 'GET')
    return { params, query, body: undefined, raw: nothing, idempotencyKey: null };
  const { value, raw, issues } = await readBody(ctx.req, endpoint.bodyStyle ?? 'json', () =>
    mayLackBody(endpoint),
  );
  const body = await validateBody(endpoint.body ?? noMembers, value, issues, async (given) =>
    isObject(given) ? ((await findIssues?.(given, caller as Caller)) ?? []) : [],
  );
  const keys = endpoint.idempotency ? ctx.req.headersDistinct['idempotency-key'] : undefined;
  return {
    params,
    query,
    body,
    raw: endpoint.body ? raw : nothing,
    idempotencyKey: readIdempotencyKey(keys),
  };
}

const nothing = Buffer.alloc(0);
const noMembers = z.strictObject({});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A path that cannot name anything answers like one that names nothing. */
function validateParams(endpoint: Endpoint, params: unknown): unknown {
  try {
    return validate(endpoint.params, params);
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError('NOT_FOUND', 'There is no such thing in this account.');
    throw error;
  }
}

/** Query parameters, each at most once. */
function validateQuery(endpoint: Endpoint, text: string): unknown {
  const schema = endpoint.query ?? (refusesUnknownQuery(endpoint) ? noMembers : undefined);
  if (!schema) return undefined;
  const query: Record<string, string> = {};
  const issues: ErrorDetail[] = [];
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(query, name)) issues.push({ path: name, message: 'stands twice' });
    else Object.defineProperty(query, name, { value, enumerable: true });
    if (value.includes('\0')) issues.push({ path: name, message: 'holds a NUL character' });
  }
  return validate(schema, query, issues);
}
