/** Who may call what, in the document: tokens with scopes, the console's session, a client's own credentials. */
import { authOf, type Endpoint } from '../endpoint.ts';
import { scopeDescriptions } from '../scopes.ts';

/** The cookie's name binds it to its host wherever browsers allow that: with https (RFC 6265bis §4.1.3.2). */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? '__Host-switchboard_session' : 'switchboard_session';

/** @param publicUrl where clients reach the service */
export const securitySchemesOf = (publicUrl: string) =>
  ({
    token: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token from POST /v2/auth/token; the scopes are those that it must have',
    },
    oauth: {
      type: 'oauth2',
      description: 'The same token, for tools that get it themselves',
      flows: { clientCredentials: { tokenUrl: '/v2/auth/token', scopes: scopeDescriptions } },
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(publicUrl),
      description: 'Set by POST /v2/session. Requests other than GET send `X-CSRF-Token` too.',
    },
    csrf: {
      type: 'apiKey',
      in: 'header',
      name: 'X-CSRF-Token',
      description: '`csrf_token` of POST and GET /v2/session',
    },
    client: {
      type: 'http',
      scheme: 'basic',
      description: '`client_id` and `client_secret` of an API key; they may stand in the body instead',
    },
  }) as const;

type Requirement = Record<string, string[]>;

/** Alternatives, any of which suffices; none for open endpoints. */
export function securityOf(endpoint: Endpoint): Requirement[] {
  switch (authOf(endpoint)) {
    case 'none':
      return [];
    case 'client':
      return [{ client: [] }, {}];
    case 'session':
      // A read changes nothing that another site could want changed.
      return [endpoint.method === 'GET' ? { session: [] } : { session: [], csrf: [] }];
    case 'token': {
      const scopes = endpoint.scope === 'any' ? [] : [endpoint.scope];
      return [{ token: scopes }, { oauth: scopes }];
    }
  }
}

/** The same for people. */
export function securityNote(endpoint: Endpoint): string | undefined {
  if (authOf(endpoint) === 'session') return 'For the console session.';
  if (authOf(endpoint) !== 'token') return undefined;
  return endpoint.scope === 'any' ? 'Scope: any valid token.' : `Scope: \`${endpoint.scope}\`.`;
}
