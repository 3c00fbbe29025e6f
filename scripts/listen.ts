/**
 * `npm run listen -- --secret whsec_… [--port 9090] [--fail STATUS|hang] [--times N]`: a local receiver of webhooks that
 * verifies what it gets, prints it, and fails on demand, each time or the first N times for an event.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const { values } = parseArgs({
  options: {
    secret: { type: 'string' },
    port: { type: 'string', default: '9090' },
    fail: { type: 'string' },
    times: { type: 'string' },
  },
});
const times = values.times === undefined ? Number.POSITIVE_INFINITY : Number(values.times);
const port = Number(values.port);
const wrong =
  Number.isNaN(times) ||
  !Number.isInteger(port) ||
  (values.fail !== undefined && !/^([2-5]\d\d|hang)$/.test(values.fail));
if (wrong) {
  process.stderr.write(
    'usage: npm run listen -- --secret whsec_… [--port N] [--fail 500|410|…|hang] [--times N]\n',
  );
  process.exit(2);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const verifier = values.secret === undefined ? undefined : new Webhook(values.secret);
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

const server = createServer((request, response) => {
  void read(request).then((body) => {
    const headers = request.headers as Record<string, string>;
    const id = headers['webhook-id'] ?? 'without an id';
    const delivery = `${id} ${/"webhook_id":"(\w+)"/.exec(body)?.[1] ?? ''}`;
    const count = (seen.get(delivery) ?? 0) + 1;
    seen.set(delivery, count);
    const verdict = judge(body, headers);
    say(`${new Date().toISOString()} ${id}, attempt ${count}, ${verdict}`);
    say(body);
    if (verdict.startsWith('SIGNATURE')) return void response.writeHead(401).end('wrong signature');
    if (values.fail === undefined || count > times) return void response.writeHead(204).end();
    if (values.fail !== 'hang') response.writeHead(Number(values.fail)).end('failing on demand');
  });
});
server.listen(port, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  say(`listening on http://127.0.0.1:${port}/ (start the service with OUTBOUND_ALLOW=127.0.0.1:${port})`);
});
