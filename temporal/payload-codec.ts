/** Encrypts what Temporal stores: whole payloads, with a key of their own; those from before, in clear, are read as they are. */
import { createHash, type KeyObject } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import proto from '@temporalio/proto';
import { decrypt, deriveKey, encrypt, type EncryptionKeys } from '../domain/encryption.ts';
import { isReadable } from './readable.ts';

const { Payload: payloads } = proto.temporal.api.common.v1;
const keyIdName = 'encryption-key-id';
const encoding = Buffer.from('binary/encrypted');

/**
 * A codec that lets labels (see `readable.ts`) through, and decodes only what it has encoded.
 * @param encryptionKeys 32 bytes each. The first one encrypts; a payload names the one that decrypts it.
 */
export function createPayloadCodec(...encryptionKeys: EncryptionKeys): PayloadCodec {
  const [current, ...previous] = encryptionKeys;
  const newest = toPayloadKey(current);
  const byId = new Map([newest, ...previous.map(toPayloadKey)].map((each) => [each.id, each.key]));

  function seal(payload: Payload): Payload {
    if (isReadable(payload)) return payload;
    return {
      metadata: { encoding, [keyIdName]: Buffer.from(newest.id) },
      data: encrypt(newest.key, payloads.encode(payload).finish(), newest.id),
    };
  }

  function open(payload: Payload): Payload {
    if (!isEncrypted(payload)) return payload;
    const id = Buffer.from(payload.metadata?.[keyIdName] ?? []).toString();
    const key = byId.get(id);
    if (!key)
      throw new Error(
        `A payload in Temporal was encrypted with key ${id}; known are ${[...byId.keys()].join(', ')}`,
      );
    return payloads.decode(decrypt(key, payload.data ?? new Uint8Array(), id));
  }

  return {
    encode: (given) => Promise.resolve(given.map(seal)),
    // A payload that cannot be opened must reject, not throw in the caller's stack.
    decode: async (stored) => await Promise.resolve(stored.map(open)),
  };
}

/** Whether a codec of ours, with whatever key, has made it. */
export function isEncrypted({ metadata }: Payload): boolean {
  return encoding.equals(metadata?.['encoding'] ?? new Uint8Array());
}

/** The id names the key and tells nothing of it: an operator sees which one is missing. */
function toPayloadKey(encryptionKey: Uint8Array): { id: string; key: KeyObject } {
  const key = deriveKey(encryptionKey, 'switchboard/temporal-payload');
  const id = createHash('sha256')
    .update('switchboard/key-id\0')
    .update(key.export())
    .digest('hex')
    .slice(0, 16);
  return { id, key };
}
