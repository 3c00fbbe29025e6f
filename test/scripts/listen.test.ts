/** `npm run listen`: a receiver for trying out, that verifies and fails on demand. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
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

it('goes on where a request is cut off in the middle of its body', async () => {
  const secret = newWebhookSecret();
  const { url, printed } = await listen('--secret', secret);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{"half":', () => socket.destroy());
  await waitFor(() => printed().includes('a request broke off'));
  expect(await post(url, secret)).toBe(204);
});

async function refusal(...args: string[]) {
  const child = spawn(process.execPath, ['scripts/listen.ts', ...args]);
  children.push(child);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number];
  return { code, lines: said.trimEnd().split('\n') };
}

it.each([
  ['a secret that is none', ['--secret', 'whsec_%%%'], '--secret'],
  ['an unknown option', ['--sekret', 'x'], '--sekret'],
  ['a port that is none', ['--port', '99999'], '--port'],
  ['a status that is none', ['--fail', 'often'], '--fail'],
  ['a number that is none', ['--times', '-1'], '--times'],
])('says in one line what is wrong with %s, and how it is called', async (_, args, name) => {
  const { code, lines } = await refusal(...args);
  expect(code).toBe(2);
  expect(lines).toEqual([expect.stringContaining(name), expect.stringMatching(/^usage: npm run listen/)]);
});

it('says in one line that a port is taken', async () => {
  const { url } = await listen();
  const { port } = new URL(url);
  expect(await refusal('--port', port)).toEqual({
    code: 1,
    lines: [`port ${port} is taken; choose another with --port`],
  });
});
