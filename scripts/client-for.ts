/** The project's own client with the credentials that `npm start` writes. */
import { createClient, type Client } from '../client/src/index.ts';

export interface ClientCredentials {
  base_url: string;
  client_id: string;
  client_secret: string;
}

/** @param patienceMs how long requests are repeated while the service is away */
export function clientFor(credentials: ClientCredentials, patienceMs = 30_000): Client {
  const { base_url: baseUrl, client_id: clientId, client_secret: clientSecret } = credentials;
  return createClient({ baseUrl, clientId, clientSecret, patienceMs, timeoutMs: 15_000 });
}
