/** Access tokens: `at+jwt` by RFC 9068, signed with Ed25519, verified once and then remembered until they expire. */
import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../contract/errors.ts';
import { idSchema } from '../../contract/ids.ts';
import { scopeSchema, type Scope } from '../../contract/scopes.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Caller } from '../services.ts';
import { signingAlgorithm, type KeyRing } from './key-ring.ts';

export interface TokenIssuer {
  lifetimeSeconds: number;
  issue(grant: {
    accountId: AccountId;
    keyId: string;
    clientId: string;
    scopes: readonly Scope[];
  }): Promise<string>;
  /** Who a token speaks for; throws `UNAUTHENTICATED` or `TOKEN_EXPIRED`. */
  verify(token: string): Promise<Caller>;
}

const tokenType = 'at+jwt';
const longestToken = 4096;
const rememberedTokens = 10_000;

/** Strict on purpose: a token of ours has exactly these shapes, so `scopes` as a string is no token of ours. */
const claimsSchema = z.object({
  sub: idSchema('key'),
  client_id: z.string(),
  account_id: idSchema('account'),
  scopes: z.array(scopeSchema),
  jti: z.string(),
  exp: z.number(),
});

export interface TokenOptions {
  keys: KeyRing;
  issuer: string;
  lifetimeSeconds: number;
  now?: () => number;
}

export function createTokenIssuer({
  keys,
  issuer,
  lifetimeSeconds,
  now = Date.now,
}: TokenOptions): TokenIssuer {
  // Verified tokens by digest: a signature check costs more than everything else in a read.
  const verified = new Map<string, { caller: Caller; expiresAtMs: number }>();

  async function verifySignature(token: string): Promise<{ caller: Caller; expiresAtMs: number }> {
    const { payload } = await jwtVerify(
      token,
      (header) => {
        const key = typeof header.kid === 'string' ? keys.verifier(header.kid) : null;
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        issuer,
        audience: issuer,
        typ: tokenType,
        algorithms: [signingAlgorithm],
        currentDate: new Date(now()),
        requiredClaims: ['exp', 'iat', 'jti', 'sub'],
      },
    );
    const claims = claimsSchema.parse(payload);
    return {
      caller: { accountId: claims.account_id as AccountId, keyId: claims.sub, scopes: claims.scopes },
      expiresAtMs: claims.exp * 1000,
    };
  }

  return {
    lifetimeSeconds,
    async issue(grant) {
      const issuedAt = Math.floor(now() / 1000);
      return await new SignJWT({
        client_id: grant.clientId,
        account_id: grant.accountId,
        scopes: grant.scopes,
      })
        .setProtectedHeader({ alg: signingAlgorithm, typ: tokenType, kid: keys.signer.kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(grant.keyId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(keys.signer.key);
    },
    async verify(token) {
      if (token.length > longestToken) throw invalidToken();
      const digest = createHash('sha256').update(token).digest('base64');
      const known = verified.get(digest);
      if (known) {
        if (known.expiresAtMs > now()) return known.caller;
        verified.delete(digest);
        throw expiredToken();
      }
      try {
        const fresh = await verifySignature(token);
        if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value as string);
        verified.set(digest, fresh);
        return fresh.caller;
      } catch (error) {
        throw error instanceof errors.JWTExpired ? expiredToken() : invalidToken();
      }
    },
  };
}

const invalidToken = () => new ApiError('UNAUTHENTICATED', 'The access token is not valid.');
const expiredToken = () => new ApiError('TOKEN_EXPIRED', 'The access token has expired.');
