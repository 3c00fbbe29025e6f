/** HTTP Basic as OAuth clients send it: both parts are form-encoded first (RFC 6749 §2.3.1). */

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** What an Authorization header says, right or not; null where it is none of this kind. */
export function readBasic(authorization: string | undefined): ClientCredentials | null {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization ?? '')?.[1];
  const [clientId, ...rest] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':');
  if (!clientId || rest.length === 0) return null;
  try {
    const credentials = { clientId: formDecode(clientId), clientSecret: formDecode(rest.join(':')) };
    // No client of ours has such an id, and the database could not even be asked for it.
    return credentials.clientId.includes('\0') ? null : credentials;
  } catch {
    return null;
  }
}

const formDecode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '));
