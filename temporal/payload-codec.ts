/** Encrypts what Temporal stores: AES-256-GCM with a key of its own; payloads from before, in clear, are read as they are. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Payload, PayloadCodec } from '@temporalio/common';
import { isReadable } from './readable.ts';

const encoding = Buffer.from('binary/encrypted');
const nonceBytes = 12;
const tagBytes = 16;

/** Metadata and data of a payload, as one text: base64 within JSON. */
interface Inner {
  metadata: Record<string, string>;
  data: string | null;
}

/** A codec that lets user metadata (see `readable.ts`) through, and decodes only what it has encoded. */
export function createPayloadCodec(encryptionKey: Uint8Array): PayloadCodec {
  if (encryptionKey.byteLength !== 32) throw new Error('The encryption key must have 32 bytes');
  const key = Buffer.from(
    hkdfSync('sha256', encryptionKey, new Uint8Array(), 'switchboard/temporal-payload', 32),
  );
  // Names the key and tells nothing of it: an operator sees which one is missing.
  const keyId = createHash('sha256').update('switchboard/key-id\0').update(key).digest('hex').slice(0, 16);

  function seal(payload: Payload): Payload {
    if (isReadable(payload)) return payload;
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(keyId));
    const body = Buffer.concat([cipher.update(JSON.stringify(toInner(payload)), 'utf8'), cipher.final()]);
    return {
      metadata: { encoding, 'encryption-key-id': Buffer.from(keyId) },
      data: Buffer.concat([nonce, cipher.getAuthTag(), body]),
    };
  }

  function open(payload: Payload): Payload {
    if (!encoding.equals(payload.metadata?.['encoding'] ?? new Uint8Array())) return payload;
    const usedKeyId = Buffer.from(payload.metadata?.['encryption-key-id'] ?? []).toString();
    if (usedKeyId !== keyId)
      throw new Error(
        `A payload in Temporal was encrypted with key ${usedKeyId}; ENCRYPTION_KEY makes ${keyId}`,
      );
    const bytes = Buffer.from(payload.data ?? []);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(keyId))
      .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return fromInner(JSON.parse(text.toString('utf8')) as Inner);
  }

  return {
    encode: (payloads) => Promise.resolve(payloads.map(seal)),
    // A payload that cannot be opened must reject, not throw in the caller's stack.
    decode: async (payloads) => await Promise.resolve(payloads.map(open)),
  };
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

function toInner({ metadata, data }: Payload): Inner {
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => [name, base64(value)] as const);
  return { metadata: Object.fromEntries(entries), data: data ? base64(data) : null };
}

function fromInner({ metadata, data }: Inner): Payload {
  const entries = Object.entries(metadata).map(
    ([name, value]) => [name, new Uint8Array(Buffer.from(value, 'base64'))] as const,
  );
  return {
    metadata: Object.fromEntries(entries),
    ...(data === null ? {} : { data: new Uint8Array(Buffer.from(data, 'base64')) }),
  };
}
