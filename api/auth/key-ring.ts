/** The keys that sign access tokens: kept sealed in the database, shared by all replicas. */
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
  type JWK,
} from 'jose';
import type { Db } from '../../db/client.ts';
import { ensureSigningKey, type SigningKeyRow } from '../../db/system.ts';
import type { Sealer } from '../../domain/seal.ts';

export const signingAlgorithm = 'EdDSA';

export interface KeyRing {
  /** The newest key; it signs. */
  signer: { kid: string; key: CryptoKey };
  /** The key with this id, or null. */
  verifier(kid: string): CryptoKey | null;
  /** Public halves of all keys. */
  jwks: { keys: JWK[] };
}

const contextOf = (kid: string) => `signing-key:${kid}`;

/** Loads the signing keys, making the first one on a new installation. Fails when `ENCRYPTION_KEY` is not the one they were sealed with. */
export async function loadKeyRing(db: Db, sealer: Sealer): Promise<KeyRing> {
  const rows = await ensureSigningKey(db, () => makeKey(sealer));
  const newest = rows[0] as SigningKeyRow;
  const verifiers = new Map<string, CryptoKey>();
  for (const row of rows)
    verifiers.set(row.kid, (await importJWK(row.public_jwk, row.algorithm)) as CryptoKey);
  const privateJwk = JSON.parse(sealer.open(newest.sealed_private_jwk, contextOf(newest.kid))) as JWK;
  return {
    signer: { kid: newest.kid, key: (await importJWK(privateJwk, newest.algorithm)) as CryptoKey },
    verifier: (kid) => verifiers.get(kid) ?? null,
    jwks: { keys: rows.map((row) => ({ ...row.public_jwk, kid: row.kid, alg: row.algorithm, use: 'sig' })) },
  };
}

async function makeKey(sealer: Sealer): Promise<Omit<SigningKeyRow, 'created_at'>> {
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
    sealed_private_jwk: sealer.seal(JSON.stringify(await exportJWK(privateKey)), contextOf(kid)),
  };
}
