/** The console's session: a random cookie that only the server understands, and a CSRF token that only its own pages can read. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ApiError } from '../../contract/errors.ts';
import { sessionCookieName } from '../../contract/openapi/security.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db } from '../../db/client.ts';
import {
  longestSessionHours,
  replaceSession,
  useSession,
  type SessionRow,
} from '../../db/system-sessions.ts';
import { newId } from '../../domain/ids.ts';
import type { Sealer } from '../../domain/seal.ts';

export interface Sessions {
  /** Makes a session and ends the one of the request, if it had one; returns it with the cookie to set. */
  begin(
    request: Pick<IncomingMessage, 'headers'>,
    accountId: AccountId,
  ): Promise<{ session: SessionRow; cookie: string }>;
  /** The session of a request; throws `UNAUTHENTICATED`. */
  authenticate(request: IncomingMessage, endpoint: Pick<Endpoint, 'method'>): Promise<SessionRow>;
  csrfTokenOf(session: SessionRow): string;
  /** The cookie that takes the cookie back. */
  endingCookie: string;
}

const maxAgeSeconds = longestSessionHours * 3600;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** @param publicUrl https makes the cookie Secure and bound to its host by name (`__Host-`) */
export function createSessions(db: Db, sealer: Sealer, publicUrl: string): Sessions {
  const secure = publicUrl.startsWith('https:');
  const name = sessionCookieName(publicUrl);
  const cookieOf = (token: string, maxAge: number) =>
    `${name}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`;
  const csrfTokenOf = ({ token_hash }: SessionRow) => sealer.sign(token_hash, 'csrf');

  /** Null also where the name stands twice: one of them was put there by somebody else. */
  function tokenHashOf(cookieHeader: string | undefined): string | null {
    const values = (cookieHeader ?? '').split(';').flatMap((pair) => {
      const [key = '', ...rest] = pair.split('=');
      return key.trim() === name ? [rest.join('=').trim()] : [];
    });
    return values.length === 1 && /^[\w-]{43}$/.test(values[0] ?? '') ? hashOf(values[0] as string) : null;
  }

  return {
    csrfTokenOf,
    endingCookie: cookieOf('', 0),
    async begin({ headers }, accountId) {
      const token = randomBytes(32).toString('base64url');
      const tokenHash = hashOf(token);
      await replaceSession(db, { tokenHash, id: newId('session'), accountId }, tokenHashOf(headers.cookie));
      const session = await useSession(db, tokenHash);
      if (!session) throw new Error('a session that was just made is gone');
      return { session, cookie: cookieOf(token, maxAgeSeconds) };
    },
    async authenticate(request, { method }) {
      const tokenHash = tokenHashOf(request.headers.cookie);
      const session = tokenHash === null ? null : await useSession(db, tokenHash);
      if (!session) throw new ApiError('UNAUTHENTICATED', 'Nobody is signed in here.');
      if (method !== 'GET') {
        refuseOtherSites(request.headers);
        const given = request.headersDistinct['x-csrf-token'] ?? [];
        if (given.length !== 1 || !sealer.verify(session.token_hash, 'csrf', given[0] ?? '')) {
          throw new ApiError('UNAUTHENTICATED', 'Send the csrf_token of the session as X-CSRF-Token.');
        }
      }
      return session;
    },
  };
}

/** Browsers say where a request comes from; programs say nothing. A second line behind the CSRF token. */
export function refuseOtherSites(headers: IncomingMessage['headers']): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ApiError('UNAUTHENTICATED', 'This request was made by another site.');
  }
}
