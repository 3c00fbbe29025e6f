/** The runtime's HTTP manners: authentication, JSON bodies, one shape of error. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import getRawBody from 'raw-body';
import type { z } from 'zod';
import { RuntimeError, toRuntimeError } from './errors.ts';

const maxBodyBytes = 5 * 1024 * 1024;
const retryAfterSeconds = 1;

/** Answers whatever is thrown below it as `{error:{code,message}}` and logs what is our own fault, with its causes. */
export function answerErrors(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null))
        throw new RuntimeError('not_found', 'There is no such endpoint.');
    } catch (thrown) {
      const error = toRuntimeError(thrown);
      ctx.status = error.status;
      ctx.body = { error: { code: error.code, message: error.message } };
      if (error.status === 401) ctx.set('WWW-Authenticate', 'Bearer');
      // The rest of an oversized body is not read, so the connection cannot carry another request.
      if (error.status === 413) ctx.set('Connection', 'close');
      if (error.status === 503) ctx.set('Retry-After', String(retryAfterSeconds));
      // Without a cause it only waits for what the start still does.
      if (error.status >= 500 && error.cause !== undefined)
        logger.error(
          { err: error.cause, code: error.code, method: ctx.method, path: ctx.path },
          error.message,
        );
    }
  };
}

/** Lets only bearers of the key pass; hashing first makes the comparison independent of length and content. */
export function requireApiKey(apiKey: string): Middleware {
  const expected = sha256(apiKey);
  return async (ctx, next) => {
    const [, presented] = /^Bearer ([\x21-\x7e]+)$/i.exec(ctx.get('authorization')) ?? [];
    if (presented === undefined || !timingSafeEqual(sha256(presented), expected)) {
      throw new RuntimeError('unauthorized', 'The runtime API key is missing or wrong.');
    }
    await next();
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Reads the JSON body and checks it; rejects with 400, 413 or 415. */
export async function readBody<S extends z.ZodType>(ctx: Context, schema: S): Promise<z.infer<S>> {
  if (!ctx.is('json')) throw new RuntimeError('unsupported_media_type', 'The body must be application/json.');
  if (ctx.get('content-encoding') !== '') {
    throw new RuntimeError('unsupported_media_type', 'The body must not be compressed.');
  }
  return parse(schema, parseJson(await readText(ctx)));
}

/** Checks the query string. */
export function readQuery<S extends z.ZodType>(ctx: Context, schema: S): z.infer<S> {
  return parse(schema, { ...ctx.query });
}

async function readText(ctx: Context): Promise<string> {
  try {
    const length = ctx.get('content-length');
    return await getRawBody(ctx.req, {
      limit: maxBodyBytes,
      encoding: 'utf-8',
      ...(length ? { length } : {}),
    });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      throw new RuntimeError('payload_too_large', `The body may have ${maxBodyBytes} bytes at most.`, {
        cause: error,
      });
    }
    throw new RuntimeError('invalid_request', 'The body could not be read.', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RuntimeError('invalid_request', 'The body is not JSON.', { cause: error });
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new RuntimeError(
    'invalid_request',
    `${path === '' ? 'The request' : path}: ${issue?.message ?? 'is invalid'}`,
  );
}
