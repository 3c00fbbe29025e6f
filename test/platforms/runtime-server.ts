/** The runtime's application inside the test process, with an engine that the test controls, on a database of its own. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Knex } from 'knex';
import { pino } from 'pino';
import type { LanguageEngine } from '../../engine/types.ts';
import { createRuntime } from '../../platforms/local/runtime/app.ts';
import { openDatabase } from '../../platforms/local/runtime/database.ts';
import { migrate } from '../../platforms/local/runtime/migrations.ts';
import { createTestDatabase } from '../support/postgres.ts';

export const apiKey = 'runtime-api-test-key-0001';

export interface RuntimeServer {
  baseUrl: string;
  knex: Knex;
  /** Sends a request with the right key; `headers` replace what it would send by itself. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<ApiAnswer>;
  logged(): string;
  close(): Promise<void>;
}

interface ApiAnswer {
  status: number;
  headers: Headers;
  body: ApiBody;
}

/** What tests read from answers; each answer has the part that its endpoint gives. */
export interface ApiBody {
  id: string;
  reference: string;
  e164: string;
  knowledge_base_id: string;
  passages: { text: string }[];
  turns: { speaker: string; text: string }[];
  data: { reference: string }[];
  next_cursor: string | null;
  error: { code: string; message: string };
}

/** Answers with the caller's words and the number of turns so far. */
export const echoEngine: LanguageEngine = {
  name: 'builtin',
  reply: ({ turns }) =>
    Promise.resolve({ text: `${turns.length}: ${turns.at(-1)?.text ?? ''}`, sources: [] }),
  writePrompt: ({ draft }) => Promise.resolve(draft),
};

/** Starts it on a free port of 127.0.0.1. */
export async function startRuntimeServer(
  engine: LanguageEngine = echoEngine,
  isPrepared = () => true,
): Promise<RuntimeServer> {
  const database = await createTestDatabase({ template: 'empty' });
  const knex = openDatabase(database.url, 12);
  await migrate(knex);
  let logged = '';
  const logger = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) });
  const answer = createRuntime({
    knex,
    isPrepared,
    engine,
    apiKey,
    logger,
    now: () => new Date(),
  }).callback();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    knex,
    logged: () => logged,
    async call(method, path, body, headers = {}) {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: JSON.parse(text === '' ? 'null' : text) as ApiBody,
      };
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await knex.destroy();
      await database.drop();
    },
  };
}

export const knowledgeBaseBody = (reference: string) => ({
  reference,
  name: 'Elm Street Café',
  facts: [],
  conflicts: [],
  passages: [{ url: 'https://elm.example/', heading: '', text: 'Open daily.' }],
});

export const agentBody = (reference: string, knowledgeBaseId: string) => ({
  reference,
  name: 'Reception',
  business_name: 'Elm Street Café',
  language: 'en',
  voice: 'warm-female',
  greeting: 'Hello!',
  system_prompt: 'You answer the telephone.',
  slots: [],
  time_zone: null,
  knowledge_base_id: knowledgeBaseId,
});

/** Deploys an agent that answers a number, and gives the number. */
export async function deploy(
  runtime: RuntimeServer,
  label: string,
): Promise<{ agentId: string; e164: string }> {
  const { body: knowledge } = await runtime.call(
    'POST',
    '/knowledge-bases',
    knowledgeBaseBody(`${label}/kb`),
  );
  const { body: agent } = await runtime.call('POST', '/agents', agentBody(`${label}/agent`, knowledge.id));
  const { body: number } = await runtime.call('POST', '/phone-numbers', {
    reference: `${label}/number`,
    label,
  });
  await runtime.call('PATCH', `/phone-numbers/${number.id}`, { agent_id: agent.id });
  return { agentId: agent.id, e164: number.e164 };
}
