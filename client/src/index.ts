/** Typed client of the Switchboard API. */
export {
  createClient,
  type Client,
  type ClientOptions,
  type RequestOptions,
  type WaitOptions,
} from './client.ts';
export type { EventEnvelope, EventsOptions, StreamGap, StreamItem } from './events.ts';
export {
  ConnectionError,
  OperationFailedError,
  OperationTimeoutError,
  SwitchboardError,
  type ErrorCode,
  type ErrorObject,
  type Operation,
} from './errors.ts';
export type { Arguments, CallOptions, ItemOf, ListId, OperationId, Result, Schemas } from './types.ts';
