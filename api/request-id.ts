/** Request ids: a client's own where it can do no harm in a log, else a new one. */
import { randomUUID } from 'node:crypto';

/** 8 to 64 characters of a kind that neither logs nor headers can trip over. */
const harmless = /^[A-Za-z0-9_-]{8,64}$/;

export function newRequestId(given: string): string {
  return harmless.test(given) ? given : `req_${randomUUID().replaceAll('-', '')}`;
}
