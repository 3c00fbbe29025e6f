/** AES-256-GCM with a fresh nonce each time, under keys derived from `ENCRYPTION_KEY`: the one way to encrypt here. */
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

/** The first one encrypts. All of them decrypt, so that a key can be exchanged under what it has encrypted. */
export type EncryptionKeys = readonly [current: Uint8Array, ...previous: Uint8Array[]];

const nonceBytes = 12;
const tagBytes = 16;

/**
 * A key for one purpose (HKDF-SHA256): what is made for one is worthless for another. As a key object, because making one
 * of bytes for each use takes three times as long as encrypting a short text.
 */
export function deriveKey(encryptionKey: Uint8Array, purpose: string): KeyObject {
  if (encryptionKey.byteLength !== 32) throw new Error('The encryption key must have 32 bytes');
  return createSecretKey(new Uint8Array(hkdfSync('sha256', encryptionKey, new Uint8Array(), purpose, 32)));
}

/** Nonce, tag and ciphertext; `context` must be given again to decrypt. */
export function encrypt(key: KeyObject, plain: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @throws when key, context or bytes are not the ones of the encryption */
export function decrypt(key: KeyObject, encrypted: Uint8Array, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, encrypted.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes + tagBytes)), decipher.final()]);
}
