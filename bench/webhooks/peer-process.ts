/** The peer of the webhook benchmark: graphile-worker, tuned, that signs, posts and writes an attempt row a delivery. */
import { createHmac } from 'node:crypto';
import { run } from 'graphile-worker';
import pg from 'pg';
import { Agent, request } from 'undici';

interface Job {
  id: string;
  url: string;
  body: string;
}

const secret = Buffer.alloc(32, 7);
const agent = new Agent({ keepAliveTimeout: 30_000, connections: 50 });
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
await run({
  pgPool: pool,
  preset: {
    worker: {
      concurrentJobs: 50,
      localQueue: { size: 500 },
      completeJobBatchDelay: 2,
      failJobBatchDelay: 2,
    },
  },
  taskList: {
    async post(payload) {
      const { id, url, body } = payload as Job;
      const timestamp = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
      const startedAt = Date.now();
      const answer = await request(url, {
        method: 'POST',
        dispatcher: agent,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': `v1,${signature}`,
        },
        body,
      });
      await answer.body.dump();
      await pool.query({
        name: 'attempt',
        text: 'insert into peer_attempts (job_id, started_at, latency_ms, status_code) values ($1, $2, $3, $4)',
        values: [id, new Date(startedAt), Date.now() - startedAt, answer.statusCode],
      });
    },
  },
});
process.send?.({ ready: true });
process.on('disconnect', () => process.exit(0));
