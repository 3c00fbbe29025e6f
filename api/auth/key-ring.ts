/** The keys that sign access tokens: kept sealed in the database, shared by all replicas, exchanged on schedule. */
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { ensureSigningKey, type NewSigningKey, type SigningKeyRow } from '../../db/system-trust.ts';
import { signingKeyContext } from '../../domain/seal-contexts.ts';
import type { Sealer } from '../../domain/seal.ts';
import { keepFresh } from './freshness.ts';

export const signingAlgorithm = 'EdDSA';

export interface KeyRing {
  /** The key that signs now. */
  readonly signer: { kid: string; key: CryptoKey };
  /** The key with this id, or null. */
  verifier(kid: string): CryptoKey | null;
  /** Public halves of all keys, those that do not sign yet or no more included. */
  readonly jwks: { keys: JWK[] };
  /** Call before the others: nothing to wait for, or the promise of keys that are young enough. */
  ensureFresh(): Promise<void> | undefined;
  /** For a token whose key is not known: another replica may have made it a moment ago. */
  lookAgain(): Promise<void>;
}

interface OpenKey {
  kid: string;
  verifier: CryptoKey;
  signer: CryptoKey;
  publicJwk: JWK;
}

type RingKey = OpenKey & { signsFromMs: number };

/** Tokens with invented key ids must not make this process read at will. */
const lookAgainMs = 250;

/** Loads the signing keys, making the first one on a new installation. Fails when `ENCRYPTION_KEY` is not the one they were sealed with. */
export async function loadKeyRing(db: Db, sealer: Sealer, log: Logger): Promise<KeyRing> {
  let ring: RingKey[] = [];

  async function load(): Promise<void> {
    const rows = await ensureSigningKey(db, () => makeSigningKey(sealer));
    const known = new Map(ring.map((key) => [key.kid, key]));
    ring = await Promise.all(
      rows.map(async (row) => ({
        ...(known.get(row.kid) ?? (await openKey(row, sealer))),
        signsFromMs: row.signs_from.getTime(),
      })),
    );
  }

  await load();
  const fresh = keepFresh({ load, loaded: true, log });
  return {
    get signer() {
      const now = Date.now();
      // Newest first. Where clocks differ, the first key of all may seem to begin in the future.
      const { kid, signer } = (ring.find((key) => key.signsFromMs <= now) ?? ring.at(-1)) as RingKey;
      return { kid, key: signer };
    },
    get jwks() {
      return { keys: ring.map(({ publicJwk }) => publicJwk) };
    },
    verifier: (kid) => ring.find((key) => key.kid === kid)?.verifier ?? null,
    ensureFresh: () => fresh.ensure(),
    lookAgain: () => fresh.ensureYoungerThan(lookAgainMs),
  };
}

async function openKey(row: SigningKeyRow, sealer: Sealer): Promise<OpenKey> {
  const privateJwk = JSON.parse(sealer.open(row.sealed_private_jwk, signingKeyContext(row.kid))) as JWK;
  return {
    kid: row.kid,
    verifier: (await importJWK(row.public_jwk, row.algorithm)) as CryptoKey,
    signer: (await importJWK(privateJwk, row.algorithm)) as CryptoKey,
    publicJwk: { ...row.public_jwk, kid: row.kid, alg: row.algorithm, use: 'sig' },
  };
}

/** A new key pair, its private half sealed. */
export async function makeSigningKey(sealer: Sealer): Promise<NewSigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, {
    crv: 'Ed25519',
    extractable: true,
  });
  const publicJwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  return {
    kid,
    algorithm: signingAlgorithm,
    public_jwk: publicJwk,
    sealed_private_jwk: sealer.seal(JSON.stringify(await exportJWK(privateKey)), signingKeyContext(kid)),
  };
}
