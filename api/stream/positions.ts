/** From what a client names to a position, and what to say where the way from there is not whole. */
import { ApiError } from '../../contract/errors.ts';
import { idSchema } from '../../contract/ids.ts';
import type { StreamGap } from '../../contract/endpoints/stream.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import { findEventPosition, type EventPage } from '../../db/event-stream.ts';
import type { Sealer } from '../../domain/seal.ts';
import { comparePositions, decodePosition, type EventPosition } from '../../domain/stream-positions.ts';

const eventIdSchema = idSchema('event');

/**
 * The position that a client names by the id of a stream's block or by an event's id.
 * @param path what it was given in, for the error
 * @throws ApiError `INVALID_REQUEST`, the same for one of another account, one that never was, and one that is malformed
 */
export async function resolvePosition(
  { db, sealer }: { db: Db; sealer: Sealer },
  accountId: AccountId,
  text: string,
  path: 'Last-Event-ID' | 'after',
): Promise<EventPosition> {
  const position = eventIdSchema.safeParse(text).success
    ? await findEventPosition(db, accountId, text)
    : decodePosition(sealer, accountId, text);
  if (position) return position;
  throw new ApiError('INVALID_REQUEST', "The position is not one of this account's stream.", {
    details: [{ path, message: 'is neither the id of a block of this stream nor of an event that is kept' }],
  });
}

const messages: Record<StreamGap['reason'], string> = {
  retention: 'Events after your position have been removed; the stream goes on with the oldest that is kept.',
  restored:
    'The service was restored from a backup older than your position; the stream goes on with the oldest event that is kept.',
};

/** Where and why something is missing behind a position; null where nothing is. */
export function gapOf(
  after: EventPosition,
  { floor, ahead }: Pick<EventPage, 'floor' | 'ahead'>,
): { at: EventPosition; gap: StreamGap } | null {
  const reason = after.tx >= ahead ? 'restored' : comparePositions(after, floor) < 0 ? 'retention' : null;
  return reason && { at: floor, gap: { reason, message: messages[reason] } };
}
