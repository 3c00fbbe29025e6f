/** Positions in the stream of events, and the tokens by which clients name them. */
import { timingSafeEqual } from 'node:crypto';
import type { Sealer } from './seal.ts';

/** Events are ordered by the transaction that wrote them, then by their number; both rise for ever. */
export interface EventPosition {
  tx: number;
  seq: number;
}

/** Before the first event of all. */
export const beginning: EventPosition = { tx: 0, seq: 0 };

/** Below zero where `a` comes first, zero for the same position. */
export function comparePositions(a: EventPosition, b: EventPosition): number {
  return a.tx - b.tx || a.seq - b.seq;
}

export function laterPosition(a: EventPosition, b: EventPosition): EventPosition {
  return comparePositions(a, b) < 0 ? b : a;
}

const tagBytes = 16;
const positionBytes = 16;

/**
 * Names a position for the clients of one account: always the same 43 characters, which tell nobody how many events the
 * service has. The tag over account and position is also what the position is masked with, as in RFC 5297 (SIV).
 */
export function encodePosition(sealer: Sealer, accountId: string, position: EventPosition): string {
  const plain = Buffer.alloc(positionBytes);
  plain.writeBigUInt64BE(BigInt(position.tx), 0);
  plain.writeBigUInt64BE(BigInt(position.seq), 8);
  const tag = tagOf(sealer, accountId, plain);
  return Buffer.concat([tag, masked(sealer, tag, plain)]).toString('base64url');
}

/** The position that a token names; null for one that is not of this account, or not ours at all. */
export function decodePosition(sealer: Sealer, accountId: string, token: string): EventPosition | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.byteLength !== tagBytes + positionBytes || bytes.toString('base64url') !== token) return null;
  const tag = bytes.subarray(0, tagBytes);
  const plain = masked(sealer, tag, bytes.subarray(tagBytes));
  if (!timingSafeEqual(tag, tagOf(sealer, accountId, plain))) return null;
  return { tx: Number(plain.readBigUInt64BE(0)), seq: Number(plain.readBigUInt64BE(8)) };
}

function tagOf(sealer: Sealer, accountId: string, plain: Buffer): Buffer {
  const tag = sealer.sign(`${accountId}\0${plain.toString('hex')}`, 'stream-position');
  return Buffer.from(tag, 'base64url').subarray(0, tagBytes);
}

function masked(sealer: Sealer, tag: Buffer, bytes: Buffer): Buffer {
  const mask = Buffer.from(sealer.sign(tag.toString('hex'), 'stream-position-mask'), 'base64url');
  return Buffer.from(bytes.map((byte, index) => byte ^ (mask[index] as number)));
}
