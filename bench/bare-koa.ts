/** The baseline of polling: Koa, one SELECT, one JSON answer. Prints its port. */
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createDb } from '../db/client.ts';

const db = createDb({ url: process.env['DATABASE_URL'] ?? '', poolSize: 12, applicationName: 'bench-bare' });
const app = new Koa();
app.use(async (ctx) => {
  const { rows } = await db.raw<{ rows: unknown[] }>('select * from operations where id = ?', [
    ctx.path.slice(1),
  ]);
  ctx.body = rows[0];
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
