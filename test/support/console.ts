/** Somebody who is signed in at the console. */
import { findAccount, setPassword } from '../../db/accounts.ts';
import type { ApiResponse, RequestOptions, TestAccount, TestApi } from './api.ts';

export const testPassword = 'correct horse battery staple';

export interface Console {
  /** `name=value`. */
  cookie: string;
  csrfToken: string;
  /** Sends cookie and CSRF token, unless the options say otherwise. */
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>;
}

export async function emailOf(api: TestApi, account: TestAccount): Promise<string> {
  return (await findAccount(api.db, account.accountId))?.email ?? '';
}

/** Gives the account a password and signs in with it. */
export async function openConsole(api: TestApi, account: TestAccount): Promise<Console> {
  await setPassword(api.db, account.accountId, await api.services.passwords.hash(testPassword));
  const json = { email: await emailOf(api, account), password: testPassword };
  const answer = await api.request('POST', '/v2/session', { json });
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const csrfToken = String(answer.body['csrf_token']);
  return {
    cookie,
    csrfToken,
    request: (method, path, options = {}) =>
      api.request(method, path, {
        ...options,
        headers: { cookie, 'x-csrf-token': csrfToken, ...options.headers },
      }),
  };
}
