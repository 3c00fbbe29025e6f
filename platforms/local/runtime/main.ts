/** The voice runtime's process: listens at once, answers 503 until PostgreSQL is there, ends cleanly on SIGTERM. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { loadRuntimeConfig } from '../../../config.ts';
import { createEngine } from '../../../engine/index.ts';
import { createRuntime } from './app.ts';
import { migrateWhenPossible, openDatabase } from './database.ts';

/** Above what clients keep idle connections for, so that they, and not we, close them. */
const keepAliveTimeoutMs = 65_000;
/** What an ongoing request may still take after SIGTERM. */
const shutdownGraceMs = 10_000;

const config = loadRuntimeConfig(process.env);
const logger = pino({ level: config.logLevel, base: { service: 'voice-runtime' } });
const knex = openDatabase(config.databaseUrl, config.poolSize);
const engine = createEngine(config.llm ?? {}, (reason) =>
  logger.warn(
    { reason, model: config.llm?.model },
    'the language model gives no usable answer; the built-in engine speaks',
  ),
);
let prepared = false;
const answer = createRuntime({
  knex,
  isPrepared: () => prepared,
  engine,
  apiKey: config.apiKey,
  logger,
  now: () => new Date(),
}).callback();

const stopping = new AbortController();
const server = createServer(
  { keepAliveTimeout: keepAliveTimeoutMs },
  (request, response) => void answer(request, response),
);
server.on('error', (error) => {
  logger.fatal(
    { err: error, host: config.host, port: config.port },
    'the voice runtime cannot listen (RUNTIME_PORT)',
  );
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo;
  logger.info({ host: config.host, port, engine: engine.name }, 'voice runtime listening');
});
const migrated = migrateWhenPossible(knex, logger, stopping.signal).then(() => {
  prepared = true;
});

function stop(): void {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => server.closeAllConnections(), shutdownGraceMs).unref();
  server.close(() => {
    void migrated.then(() => knex.destroy());
  });
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
