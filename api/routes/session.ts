/** The console's session. */
import { createSession, deleteSession, getSession } from '../../contract/endpoints/session.ts';
import type { Session } from '../../contract/schemas/sessions.ts';
import { deleteSession as deleteSessionRow, type SessionRow } from '../../db/system-sessions.ts';
import { signIn } from '../auth/sign-in.ts';
import { refuseOtherSites } from '../auth/sessions.ts';
import { route, type Route } from '../route.ts';
import type { Caller, Services } from '../services.ts';

export function sessionRoutes({ db, passwords, sessions }: Services): Route[] {
  const present = (row: SessionRow): Session => ({
    session_id: row.id,
    account_id: row.account_id,
    email: row.email,
    csrf_token: sessions.csrfTokenOf(row),
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  });

  return [
    route(createSession)(async ({ body, headers, networkAddress }) => {
      refuseOtherSites(headers);
      const account = await signIn(db, passwords, body, networkAddress());
      const { session, cookie } = await sessions.begin({ headers }, account.id);
      return { body: present(session), headers: { 'Set-Cookie': cookie } };
    }),

    route(getSession)(({ caller }) => Promise.resolve({ body: present(sessionOf(caller)) })),

    route(deleteSession)(async ({ caller, db: tx, requireMatch }) => {
      const session = sessionOf(caller);
      requireMatch(present(session));
      await deleteSessionRow(tx, session.token_hash);
      return {
        body: { session_id: session.id, deleted: true as const },
        headers: { 'Set-Cookie': sessions.endingCookie },
      };
    }),
  ];
}

function sessionOf({ session }: Caller): SessionRow {
  if (!session) throw new Error('the endpoint is not declared for sessions');
  return session;
}
