/** Types of every operation's arguments and result, derived from the generated description. */
import type { OperationId } from './generated/operations.ts';
import type { components, operations } from './generated/schema.ts';

export type Schemas = components['schemas'];
export type { OperationId };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Member<T, Name extends string> = T extends { [N in Name]: infer V }
  ? V
  : T extends { [N in Name]?: infer V }
    ? V | undefined
    : never;
/** `{ name: V }` where an operation has such a part; optional where it may be left out. */
type Part<Name extends string, V> = [NonNullable<V>] extends [never]
  ? unknown
  : undefined extends V
    ? { [N in Name]?: NonNullable<V> | undefined }
    : { [N in Name]: V };

type JsonBody<Id extends OperationId> = BodyOf<Member<operations[Id], 'requestBody'>>;
/** Of a body that may be left out it leaves `undefined`. */
type BodyOf<R> = R extends { content: { 'application/json': infer B } } ? B : R;
type JsonOf<R> = R extends { content: { 'application/json': infer B } } ? B : null;
type Success = 200 | 201 | 202 | 204;

export interface CallOptions {
  /** Ends the call, its waiting and its retries. */
  signal?: AbortSignal | undefined;
  /** One of your own, to go on after a crash with the same effect; made for each call otherwise, and kept over its retries. */
  idempotencyKey?: string | undefined;
  /** The `ETag` that the resource must still have. */
  ifMatch?: string | undefined;
  /** How long to repeat what may be repeated; the client's `patienceMs` where it is left out. */
  patienceMs?: number | undefined;
  /** Sees status and headers of the answer (`etag`, `x-request-id`, `idempotent-replayed`). */
  onAnswer?: ((answer: { status: number; headers: Headers }) => void) | undefined;
}

export type Arguments<Id extends OperationId> = CallOptions &
  Part<'path', Member<Parameters<Id>, 'path'>> &
  Part<'query', Member<Parameters<Id>, 'query'>> &
  Part<'body', JsonBody<Id>>;

export type Result<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: JsonOf<operations[Id]['responses'][Status]>;
}[keyof operations[Id]['responses'] & Success];

/** Arguments may be left out where none is required. */
export type Call<Id extends OperationId> =
  Record<never, never> extends Arguments<Id>
    ? (args?: Arguments<Id>) => Promise<Result<Id>>
    : (args: Arguments<Id>) => Promise<Result<Id>>;

export type Calls = { [Id in OperationId]: Call<Id> };

/** Operations that answer a page of a list. */
export type ListId = {
  [Id in OperationId]: Result<Id> extends { data: unknown[]; next_cursor: string | null } ? Id : never;
}[OperationId];
export type ItemOf<Id extends ListId> = Result<Id> extends { data: (infer Item)[] } ? Item : never;
