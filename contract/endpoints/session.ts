/** Signing in to the console, and out. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { sessionSchema } from '../schemas/sessions.ts';

export const createSession = endpoint({
  id: 'createSession',
  method: 'POST',
  path: '/v2/session',
  tag: 'Console',
  summary: 'Sign in',
  description:
    'Sets a cookie that scripts cannot read and answers with the CSRF token that goes with it. Every sign-in makes a new session; the one that the browser had before ends. After some failures, for an email address or from a network address, further attempts are refused with `429` for half a minute and then for longer, whether or not there is such an account.',
  scope: 'none',
  limit: 'token',
  body: z
    .strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(256) })
    .meta({ id: 'SignIn', example: { email: 'ada@example.com', password: 'correct horse battery staple' } }),
  success: { status: 201, schema: sessionSchema, description: 'Signed in' },
  errors: ['UNAUTHENTICATED'],
});

export const getSession = endpoint({
  id: 'getSession',
  method: 'GET',
  path: '/v2/session',
  tag: 'Console',
  summary: 'Who is signed in',
  scope: 'session',
  success: { status: 200, schema: sessionSchema, description: 'The session' },
  errors: [],
  etag: true,
});

export const deleteSession = endpoint({
  id: 'deleteSession',
  method: 'DELETE',
  path: '/v2/session',
  tag: 'Console',
  summary: 'Sign out',
  description: 'Ends the session on every replica at once and takes the cookie back.',
  scope: 'session',
  success: {
    status: 200,
    schema: z.object({ session_id: idSchema('session'), deleted: z.literal(true) }),
    description: 'Signed out',
  },
  errors: [],
  idempotency: 'transaction',
});
