/** Which endpoints this process serves, and until when it may. Its parts are `leases`, `due-reader` and `sender`. */
import type { Endpoint } from './endpoint.ts';

export interface Served {
  endpoints: Map<string, Endpoint>;
  /** Given up with attempts under way: the lease stays until they are written off. */
  draining: Map<string, Endpoint>;
  /** Nothing is begun later than this (ms, monotonic): the leases could not be renewed. */
  leaseUntil: number;
  /** The process ends: nothing more is begun. */
  closing: boolean;
}

export function newServed(): Served {
  return { endpoints: new Map(), draining: new Map(), leaseUntil: 0, closing: false };
}
