/** A token for load that is made without the project's own client. */
import type { Stack } from '../scripts/stack/stack.ts';

export async function fetchToken(stack: Stack): Promise<string> {
  const { client_id, client_secret } = stack.credentials;
  const response = await fetch(`${stack.baseUrl}/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}
