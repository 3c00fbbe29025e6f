/** Encryption of secrets at rest, bound to what the secret belongs to, and tags over what clients carry around. */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { decrypt, deriveKey, encrypt, type EncryptionKeys } from './encryption.ts';

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

/** @param encryptionKeys 32 bytes each. The first one seals and signs; what any of them made is opened and verified. */
export function createSealer(...encryptionKeys: EncryptionKeys): Sealer {
  const [current, ...previous] = encryptionKeys;
  const newest = derive(current);
  const all = [newest, ...previous.map(derive)];

  return {
    seal: (plain, context) =>
      encrypt(newest.sealingKey, Buffer.from(plain, 'utf8'), context).toString('base64url'),
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      let failure: unknown;
      for (const { sealingKey } of all) {
        try {
          return decrypt(sealingKey, bytes, context).toString('utf8');
        } catch (error) {
          failure = error;
        }
      }
      throw failure;
    },
    sign: (text, purpose) => tagOf(newest.tagKey, text, purpose).toString('base64url'),
    verify(text, purpose, tag) {
      const given = Buffer.from(tag, 'base64url');
      return all.some(({ tagKey }) => {
        const expected = tagOf(tagKey, text, purpose);
        return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
      });
    },
  };
}

const derive = (key: Uint8Array) => ({
  sealingKey: deriveKey(key, 'switchboard/seal'),
  tagKey: deriveKey(key, 'switchboard/tag'),
});

function tagOf(key: KeyObject, text: string, purpose: string): Buffer {
  return createHmac('sha256', key).update(purpose).update('\0').update(text).digest();
}
