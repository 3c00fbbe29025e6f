/** A declaration and its handler become a route; types flow from the declaration. */
import type { BodyOf, Endpoint, Idempotency, ParamsOf, QueryOf, SuccessOf } from '../contract/endpoint.ts';
import type { ErrorDetail } from '../contract/errors.ts';
import type { z } from 'zod';
import type { Db, Tx } from '../db/client.ts';
import type { Answer, Call, Caller } from './services.ts';

export interface Route {
  endpoint: Endpoint;
  /** Runs before the transaction of `handle` is opened: for what waits for others, such as name servers. */
  prepare?: (call: Omit<Call, 'db' | 'effectId'>) => Promise<unknown>;
  handle: (call: Call, prepared: unknown) => Promise<Answer<unknown>>;
  /**
   * What the handler would refuse with `INVALID_REQUEST` of a body that its schema refuses already, so that all is told in one
   * answer. Members may be missing or of any type.
   */
  findIssues?: FindIssues | undefined;
}

type FindIssues = (body: Record<string, unknown>, caller: Caller) => Promise<ErrorDetail[]> | ErrorDetail[];

/** A handler's connection: the request's transaction where its declaration says so. */
type ConnectionOf<I extends Idempotency> = [I] extends [never] ? Db : I extends 'transaction' ? Tx : Db;

/** Binds a handler to its declaration: `route(getAgent)(async ({ params }) => ({ body }))`. */
export function route<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends z.ZodType,
  I extends Idempotency,
>(endpoint: Endpoint<P, Q, B, S, I>) {
  type E = Endpoint<P, Q, B, S>;
  return (
    handle: (
      call: Call<ParamsOf<E>, QueryOf<E>, BodyOf<E>, ConnectionOf<I>>,
    ) => Promise<Answer<SuccessOf<E>>>,
    findIssues?: FindIssues,
  ): Route => ({
    endpoint,
    handle: handle as Route['handle'],
    findIssues,
  });
}

/** The same with a first part that needs no database and must not hold a connection while it waits. */
export function preparedRoute<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  S extends z.ZodType,
  I extends Idempotency,
>(endpoint: Endpoint<P, Q, B, S, I>) {
  type E = Endpoint<P, Q, B, S>;
  type ThisCall = Call<ParamsOf<E>, QueryOf<E>, BodyOf<E>, ConnectionOf<I>>;
  return <T>(
    prepare: (call: Omit<ThisCall, 'db' | 'effectId'>) => Promise<T>,
    handle: (call: ThisCall, prepared: T) => Promise<Answer<SuccessOf<E>>>,
    findIssues?: FindIssues,
  ): Route => ({
    endpoint,
    prepare: prepare as Route['prepare'] & {},
    handle: handle as Route['handle'],
    findIssues,
  });
}
