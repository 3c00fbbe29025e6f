/** Rate limits: which class of budget a request is taken from. */
import type { Endpoint } from './endpoint.ts';

export const limitClasses = ['token', 'read', 'write'] as const;
export type LimitClass = (typeof limitClasses)[number];

/** The class of an endpoint: as declared, else by its method; open endpoints that declare none have no limit. */
export function limitOf({
  limit,
  scope,
  method,
}: Pick<Endpoint, 'limit' | 'scope' | 'method'>): LimitClass | null {
  if (limit) return limit;
  if (scope === 'none') return null;
  return method === 'GET' ? 'read' : 'write';
}
