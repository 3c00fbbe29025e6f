/** Access tokens: `at+jwt` by RFC 9068, signed with Ed25519, verified once and then remembered until they expire. */
import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../contract/errors.ts';
import { idSchema } from '../../contract/ids.ts';
import { scopeSchema, type Scope } from '../../contract/scopes.ts';
import type { AccountId } from '../../db/accounts.ts';
import { revocationSubjects } from '../../domain/revocation-subjects.ts';
import { signingAlgorithm, type KeyRing } from './key-ring.ts';
import type { Revocations } from './revocations.ts';

export interface TokenGrant {
  accountId: AccountId;
  /** The API key that it speaks for. */
  keyId: string;
  clientId: string;
  scopes: readonly Scope[];
}

export interface TokenClaims extends TokenGrant {
  tokenId: string;
  issuer: string;
  issuedAtSeconds: number;
  expiresAtSeconds: number;
}

export interface TokenIssuer {
  lifetimeSeconds: number;
  issue(grant: TokenGrant): Promise<string>;
  /** What a token says; throws `UNAUTHENTICATED`, `TOKEN_EXPIRED`, or `UNAVAILABLE` where revocations cannot be read. */
  verify(token: string): Promise<TokenClaims>;
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
  iat: z.number(),
  exp: z.number(),
});

export interface TokenOptions {
  keys: KeyRing;
  revocations: Revocations;
  issuer: string;
  lifetimeSeconds: number;
  now?: () => number;
}

interface VerifiedToken {
  claims: TokenClaims;
  kid: string;
  subjects: readonly string[];
}

export function createTokenIssuer({
  keys,
  revocations,
  issuer,
  lifetimeSeconds,
  now = Date.now,
}: TokenOptions): TokenIssuer {
  // Verified tokens by digest: a signature check costs more than everything else in a read.
  const verified = new Map<string, VerifiedToken>();

  async function verifySignature(token: string): Promise<VerifiedToken> {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      async ({ kid }) => {
        if (typeof kid !== 'string') throw new errors.JWKSNoMatchingKey();
        if (!keys.verifier(kid)) await keys.lookAgain().catch(throwUnavailable);
        const key = keys.verifier(kid);
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
      kid: protectedHeader.kid as string,
      subjects: [revocationSubjects.token(claims.jti), revocationSubjects.key(claims.sub)],
      claims: {
        accountId: claims.account_id as AccountId,
        keyId: claims.sub,
        clientId: claims.client_id,
        scopes: claims.scopes,
        tokenId: claims.jti,
        issuer,
        issuedAtSeconds: claims.iat,
        expiresAtSeconds: claims.exp,
      },
    };
  }

  async function verifyOnce(token: string): Promise<VerifiedToken> {
    const digest = createHash('sha256').update(token).digest('base64');
    const known = verified.get(digest);
    if (known && keys.verifier(known.kid)) {
      if (known.claims.expiresAtSeconds * 1000 > now()) return known;
      verified.delete(digest);
      throw expiredToken();
    }
    try {
      const fresh = await verifySignature(token);
      if (verified.size >= rememberedTokens) verified.delete(verified.keys().next().value as string);
      verified.set(digest, fresh);
      return fresh;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw expiredToken();
      // What is no fault of the token must not look like one.
      throw error instanceof ApiError ? error : invalidToken();
    }
  }

  return {
    lifetimeSeconds,
    async issue(grant) {
      await keys.ensureFresh()?.catch(throwUnavailable);
      const issuedAt = Math.floor(now() / 1000);
      const { kid, key } = keys.signer;
      return await new SignJWT({
        client_id: grant.clientId,
        account_id: grant.accountId,
        scopes: grant.scopes,
      })
        .setProtectedHeader({ alg: signingAlgorithm, typ: tokenType, kid })
        .setIssuer(issuer)
        .setAudience(issuer)
        .setSubject(grant.keyId)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    async verify(token) {
      if (token.length > longestToken) throw invalidToken();
      await keys.ensureFresh()?.catch(throwUnavailable);
      const { claims, subjects } = await verifyOnce(token);
      if (await revocations.includes(subjects)) throw invalidToken();
      return claims;
    },
  };
}

const invalidToken = () => new ApiError('UNAUTHENTICATED', 'The access token is not valid.');
const expiredToken = () => new ApiError('TOKEN_EXPIRED', 'The access token has expired.');

function throwUnavailable(cause: unknown): never {
  throw new ApiError('UNAVAILABLE', 'The signing keys cannot be read right now.', {
    retryAfterSeconds: 2,
    cause,
  });
}
