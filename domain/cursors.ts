/** Cursors of lists: opaque to clients, authenticated, bound to account, list and filters. */
import { ApiError } from '../contract/errors.ts';
import type { Sealer } from './seal.ts';

export interface CursorScope {
  accountId: string;
  /** Which list, e.g. the endpoint's id. */
  list: string;
  filters: Record<string, unknown>;
}

function bindingOf(scope: CursorScope): string {
  const filters = Object.entries(scope.filters)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([scope.accountId, scope.list, filters]);
}

/** The cursor that stands behind the row whose sort key is `position`. */
export function encodeCursor(sealer: Sealer, scope: CursorScope, position: string): string {
  const tag = sealer.sign(`${bindingOf(scope)}\0${position}`, 'cursor');
  return Buffer.from(JSON.stringify([position, tag])).toString('base64url');
}

/** The sort key in a cursor; throws `INVALID_CURSOR` for one that is not of this account, list and filters. */
export function decodeCursor(sealer: Sealer, scope: CursorScope, cursor: string): string {
  const [position, tag] = parse(cursor);
  if (!sealer.verify(`${bindingOf(scope)}\0${position}`, 'cursor', tag)) throw invalidCursor();
  return position;
}

function parse(cursor: string): [string, string] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'string')
      return [value[0], value[1]];
  } catch {
    // Not JSON: as invalid as one that is not ours.
  }
  throw invalidCursor();
}

const invalidCursor = () =>
  new ApiError('INVALID_CURSOR', 'The cursor is not one of this list with these filters.', {
    details: [{ path: 'cursor', message: 'is not a cursor of this list with these filters' }],
  });
