/**
 * `npm run listen -- --secret whsec_… [--port 9090] [--fail STATUS|hang] [--times N]`: a local receiver of webhooks that
 * verifies what it gets, prints it, and fails on demand, each time or the first N times for an event.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { commandLine, leave } from './command-line.ts';

const usage = 'npm run listen -- --secret whsec_… [--port N] [--fail 500|410|…|hang] [--times N]';
const say = (line: string) => process.stdout.write(`${line}\n`);

/** @throws Error that says what is wrong with the command line */
function readOptions() {
  const { values } = parseArgs({
    options: {
      secret: { type: 'string' },
      port: { type: 'string', default: '9090' },
      fail: { type: 'string' },
      times: { type: 'string' },
    },
  });
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error('--port takes a number from 0 to 65535');
  if (values.fail !== undefined && !/^([2-5]\d\d|hang)$/.test(values.fail))
    throw new Error('--fail takes a status from 200 to 599, or hang');
  if (values.times !== undefined && !/^\d+$/.test(values.times)) throw new Error('--times takes a number');
  return {
    verifier: values.secret === undefined ? undefined : verifierOf(values.secret),
    port: Number(values.port),
    fail: values.fail,
    times: Number(values.times ?? Number.POSITIVE_INFINITY),
  };
}

function verifierOf(secret: string): Webhook {
  try {
    return new Webhook(secret);
  } catch {
    throw new Error('--secret takes the secret of a subscription: whsec_ and base64');
  }
}

const { verifier, port, fail, times } = commandLine(usage, readOptions);
/** How often each event has come for each subscription. */
const seen = new Map<string, number>();

function judge(body: string, headers: Record<string, string>): string {
  if (!verifier) return 'not verified (no --secret)';
  try {
    verifier.verify(body, headers);
    return 'signature right';
  } catch (error) {
    if (error instanceof WebhookVerificationError || error instanceof SyntaxError)
      return `SIGNATURE WRONG: ${error.message}`;
    throw error;
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await read(request);
  const headers = request.headers as Record<string, string>;
  const id = headers['webhook-id'] ?? 'without an id';
  const delivery = `${id} ${/"webhook_id":"(\w+)"/.exec(body)?.[1] ?? ''}`;
  const count = (seen.get(delivery) ?? 0) + 1;
  seen.set(delivery, count);
  const verdict = judge(body, headers);
  say(`${new Date().toISOString()} ${id}, attempt ${count}, ${verdict}`);
  say(body);
  if (verdict.startsWith('SIGNATURE')) response.writeHead(401).end('wrong signature');
  else if (fail === undefined || count > times) response.writeHead(204).end();
  else if (fail !== 'hang') response.writeHead(Number(fail)).end('failing on demand');
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    say(`${new Date().toISOString()} a request broke off: ${(error as Error).message}`);
    response.destroy();
  });
});
server.once('error', (error: NodeJS.ErrnoException) =>
  leave(error.code === 'EADDRINUSE' ? `port ${port} is taken; choose another with --port` : error.message),
);
server.listen(port, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  say(`listening on http://127.0.0.1:${port}/ (start the service with OUTBOUND_ALLOW=127.0.0.1:${port})`);
});
