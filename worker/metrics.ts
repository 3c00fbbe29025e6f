/** What operators measure of deliveries, in Prometheus' format on a port of its own, where one is configured. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryObserver } from '../activities/deliver/sender.ts';
import type { QueueAges } from '../db/system-deliveries.ts';

export interface Metrics {
  observer: DeliveryObserver;
  /** Serves `GET /metrics` until it is closed; a port that is taken is told and costs nothing else. */
  serve(host: string, port: number, onError: (error: Error) => void): Server;
}

export function createMetrics(readQueueAges: () => Promise<QueueAges>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const attempts = new Counter({
    name: 'switchboard_webhook_attempts_total',
    help: 'Attempts by what became of the delivery and, where it failed, why.',
    labelNames: ['result', 'error'],
    registers: [registry],
  });
  const delivered = attempts.labels('delivered', '');
  const lateness = new Histogram({
    name: 'switchboard_webhook_lateness_seconds',
    help: 'From when an attempt was due to when it began.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5, 30, 300],
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'switchboard_webhook_oldest_due_seconds',
    help: 'How long the oldest due delivery has waited, of endpoints that work and of those that fail.',
    labelNames: ['endpoints'],
    registers: [registry],
    async collect() {
      const { healthySeconds, failingSeconds } = await readQueueAges();
      oldest.set({ endpoints: 'healthy' }, healthySeconds);
      oldest.set({ endpoints: 'failing' }, failingSeconds);
    },
  });

  return {
    observer: {
      attempted(result, errorClass, latenessMs) {
        if (errorClass === null) delivered.inc();
        else attempts.inc({ result, error: errorClass });
        lateness.observe(Math.max(0, latenessMs) / 1000);
      },
    },
    serve(host, port, onError) {
      const server = createServer((request, response) => {
        if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
        registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
          () => response.writeHead(503).end(),
        );
      });
      return server.on('error', onError).listen(port, host);
    },
  };
}
