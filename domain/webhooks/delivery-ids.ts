/**
 * A delivery is one event on its way to one subscription, so its id is made of theirs: the event's UUIDv7 with its random
 * half mixed with the subscription's. It sorts by the event's time, needs no column, and leads back to the event.
 */
import { TypeID } from 'typeid-js';
import { idPrefixes } from '../../contract/ids.ts';

/** Byte 8 carries the UUID's variant in its two highest bits; they stay. */
const firstMixedByte = 9;

function mix(id: string, webhookId: string): Uint8Array {
  const bytes = TypeID.fromString(id).toUUIDBytes();
  const salt = TypeID.fromString(webhookId).toUUIDBytes();
  for (let i = firstMixedByte; i < 16; i += 1) bytes[i] = (bytes[i] ?? 0) ^ (salt[i] ?? 0);
  return bytes;
}

export function deliveryIdOf(webhookId: string, eventId: string): string {
  return TypeID.fromUUIDBytes(idPrefixes.delivery, mix(eventId, webhookId)).toString();
}

/** The event that a delivery of this subscription carries. */
export function eventIdOf(webhookId: string, deliveryId: string): string {
  return TypeID.fromUUIDBytes(idPrefixes.event, mix(deliveryId, webhookId)).toString();
}
