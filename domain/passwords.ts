/** Passwords: argon2id by RFC 9106, kept as PHC strings, a few at a time so that a flood of sign-ins cannot fill the memory. */
import * as crypto from 'node:crypto';
import { argon2idAsync } from '@noble/hashes/argon2.js';
import { ApiError } from '../contract/errors.ts';
import { createGate } from './gate.ts';

export interface Passwords {
  /** The PHC string to keep. */
  hash(password: string): Promise<string>;
  /** Whether it is the password of this hash; takes as long where there is no hash. */
  verify(password: string, phc: string | null): Promise<boolean>;
}

interface Parameters {
  memoryKib: number;
  passes: number;
  lanes: number;
}

/** OWASP's first choice for argon2id. */
const current: Parameters = { memoryKib: 19_456, passes: 2, lanes: 1 };
const saltBytes = 16;
const hashBytes = 32;
const atOnce = 2;
const longestQueue = 64;

type Argon2id = (password: Buffer, salt: Buffer, parameters: Parameters) => Promise<Buffer>;

/** Node's own, in its thread pool. */
export const nativeArgon2id: Argon2id = (message, nonce, { memoryKib, passes, lanes }) =>
  new Promise((resolve, reject) => {
    const parameters = {
      message,
      nonce,
      parallelism: lanes,
      tagLength: hashBytes,
      memory: memoryKib,
      passes,
    };
    crypto.argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** For a Node of one's own before 24.7, which has none: the same result, slower. */
export const portableArgon2id: Argon2id = async (message, nonce, { memoryKib, passes, lanes }) =>
  Buffer.from(
    await argon2idAsync(message, nonce, {
      t: passes,
      m: memoryKib,
      p: lanes,
      dkLen: hashBytes,
      asyncTick: 10,
    }),
  );

const supported = typeof (crypto as { argon2?: unknown }).argon2 === 'function';

export function createPasswords(
  argon2id: Argon2id = supported ? nativeArgon2id : portableArgon2id,
): Passwords {
  const inTurn = createGate(atOnce, {
    longestQueue,
    refusal: () =>
      new ApiError('UNAVAILABLE', 'Too many people sign in right now.', { retryAfterSeconds: 5 }),
  });
  const derive = (password: string, salt: Buffer, parameters: Parameters) =>
    inTurn(() => argon2id(Buffer.from(password.normalize('NFKC')), salt, parameters));
  const nobody = { ...current, salt: crypto.randomBytes(saltBytes), hash: crypto.randomBytes(hashBytes) };

  return {
    async hash(password) {
      const salt = crypto.randomBytes(saltBytes);
      return formatPhc(current, salt, await derive(password, salt, current));
    },
    async verify(password, phc) {
      const known = phc === null ? nobody : parsePhc(phc);
      const hash = await derive(password, known.salt, known);
      return crypto.timingSafeEqual(hash, known.hash) && phc !== null;
    },
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function formatPhc({ memoryKib, passes, lanes }: Parameters, salt: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${base64(salt)}$${base64(hash)}`;
}

function parsePhc(phc: string): Parameters & { salt: Buffer; hash: Buffer } {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!parts) throw new Error('a stored password hash cannot be read');
  const [, memory, passes, lanes, salt = '', hash = ''] = parts;
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
