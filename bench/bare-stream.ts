/** The baseline of the stream: a bare server that reads a new event once and writes it to everybody, whatever they take. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const connectionString = process.env['DATABASE_URL'];
const pool = new pg.Pool({ connectionString, max: 2 });
const listener = new pg.Client({ connectionString });
const readers = new Set<ServerResponse>();
let last = 0;
let reading: Promise<void> | null = null;

interface Row {
  id: string;
  type: string;
  seq: string;
  data: unknown;
}

async function read(): Promise<void> {
  const { rows } = await pool.query<Row>(
    'select id, type, seq, data from events where seq > $1 order by seq',
    [last],
  );
  for (const { id, type, seq, data } of rows) {
    last = Number(seq);
    const event = JSON.stringify({ event_type: type, idempotency_key: id, data });
    const frame = `id: ${seq}\nevent: ${type}\ndata: ${event}\n\n`;
    for (const reader of readers) reader.write(frame);
  }
}

listener.on('notification', () => {
  reading ??= read().finally(() => (reading = null));
});
await listener.connect();
await listener.query('listen switchboard_events');
const { rows } = await pool.query<{ seq: string | null }>('select max(seq) as seq from events');
last = Number(rows[0]?.seq ?? 0);

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 2000\n\n');
  readers.add(response);
  response.once('close', () => readers.delete(response));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
