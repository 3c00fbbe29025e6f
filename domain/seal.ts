/** Encryption of secrets at rest: AES-256-GCM, a fresh nonce each time, bound to what the secret belongs to. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

export interface Sealer {
  /** Encrypts; `context` (e.g. `signing-key:kid`) must be given again to open it. Returns base64url. */
  seal(plain: string, context: string): string;
  /** Decrypts; throws when key, context or text are not the ones it was sealed with. */
  open(sealed: string, context: string): string;
  /** A keyed tag over `text` for values that clients carry around (cursors), base64url. */
  sign(text: string, purpose: string): string;
  /** Compares in constant time. */
  verify(text: string, purpose: string, tag: string): boolean;
}

/** @param key 32 bytes. Encryption and tags use keys of their own derived from it (HKDF-SHA256). */
export function createSealer(key: Uint8Array): Sealer {
  if (key.byteLength !== 32) throw new Error('The encryption key must have 32 bytes');
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', key, new Uint8Array(), info, 32));
  const sealingKey = derive('switchboard/seal');
  const tagKey = derive('switchboard/tag');
  const tagOf = (text: string, purpose: string) =>
    createHmac('sha256', tagKey).update(purpose).update('\0').update(text).digest();

  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]).toString('utf8');
    },
    sign: (text, purpose) => tagOf(text, purpose).toString('base64url'),
    verify(text, purpose, tag) {
      const given = Buffer.from(tag, 'base64url');
      const expected = tagOf(text, purpose);
      return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
    },
  };
}
