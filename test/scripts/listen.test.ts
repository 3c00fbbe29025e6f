/** `npm run listen`: a receiver for trying out, that verifies and fails on demand. */
import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { newWebhookSecret } from '../../domain/webhooks/signing.ts';
import { waitFor } from '../support/wait-for.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

async function listen(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/listen.ts', '--port', '0', ...args]);
  children.push(child);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString('utf8')));
  const url = await waitFor(() => /http:\/\/127\.0\.0\.1:[1-9]\d*\//.exec(printed)?.[0]);
  return { url, printed: () => printed };
}

async function post(
  url: string,
  secret: string,
  { id = 'evt_1', webhookId = 'whk_1' } = {},
): Promise<number> {
  const body = JSON.stringify({ webhook_id: webhookId, event_type: 'call.started' });
  const at = new Date();
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

it('takes what is signed with its secret, refuses everything else, and prints both', async () => {
  const secret = newWebhookSecret();
  const { url, printed } = await listen('--secret', secret);
  expect([await post(url, secret), await post(url, newWebhookSecret())]).toEqual([204, 401]);
  await waitFor(() => printed().includes('SIGNATURE WRONG'));
  expect(printed()).toContain('evt_1, attempt 1, signature right');
});

it('fails the first times for an event, for each subscription that it comes to', async () => {
  const secret = newWebhookSecret();
  const { url } = await listen('--secret', secret, '--fail', '503', '--times', '1');
  const statuses = [];
  for (const webhookId of ['whk_1', 'whk_2', 'whk_1', 'whk_2'])
    statuses.push(await post(url, secret, { webhookId }));
  expect(statuses).toEqual([503, 503, 204, 204]);
});
