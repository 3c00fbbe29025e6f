/** The voice runtime's HTTP API: what a vendor's would be, for agents, their knowledge, numbers and calls. */
import { Router } from '@koa/router';
import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import type { LanguageEngine } from '../../../engine/types.ts';
import { assignNumber, createAgent, patchAgent } from './agents.ts';
import { callColumns, createCalls } from './conversations.ts';
import { RuntimeError } from './errors.ts';
import { answerErrors, readBody, readQuery, requireApiKey } from './http.ts';
import { acquireNumber, numberColumns } from './numbers.ts';
import {
  from,
  getRow,
  insertOrAdopt,
  listRows,
  newId,
  removeRow,
  type Row,
  type Table,
} from './resources.ts';
import * as schemas from './schemas.ts';

export interface RuntimeDependencies {
  knex: Knex;
  /** Whether `migrate` has run on the database; until then the API answers 503. */
  isPrepared: () => boolean;
  engine: LanguageEngine;
  /** What clients present as Bearer token. */
  apiKey: string;
  logger: Logger;
  now: () => Date;
}

const summaryColumns: Record<Table, string[]> = {
  knowledge_bases: ['id', 'reference', 'created_at'],
  agents: ['id', 'reference', 'knowledge_base_id', 'created_at', 'updated_at'],
  phone_numbers: numberColumns,
  calls: callColumns.filter((column) => column !== 'turns'),
};

/** Builds the application; it holds no state beyond PostgreSQL except which calls are going on. */
export function createRuntime({ knex, isPrepared, engine, apiKey, logger, now }: RuntimeDependencies): Koa {
  const router = new Router();
  const placeCall = createCalls({ knex, engine, now });

  router.post('/knowledge-bases', async (ctx) => {
    const { reference, ...fields } = await readBody(ctx, schemas.knowledgeBaseSchema);
    const row = {
      id: newId('knowledge_bases'),
      reference,
      fields: JSON.stringify(fields),
      created_at: now(),
    };
    answerCreated(ctx, await insertOrAdopt(knex, 'knowledge_bases', row, summaryColumns.knowledge_bases));
  });
  router.post('/agents', async (ctx) => {
    const body = await readBody(ctx, schemas.agentSchema);
    answerCreated(ctx, await createAgent(knex, body, now(), summaryColumns.agents));
  });
  router.patch('/agents/:id', async (ctx) => {
    const patch = await readBody(ctx, schemas.agentPatchSchema);
    ctx.body = present(await patchAgent(knex, ctx.params['id'] ?? '', patch, now()));
  });
  router.post('/phone-numbers', async (ctx) => {
    const { reference, area_code: areaCode, label } = await readBody(ctx, schemas.phoneNumberSchema);
    answerCreated(ctx, await acquireNumber(knex, { reference, areaCode, label, createdAt: now() }));
  });
  router.patch('/phone-numbers/:id', async (ctx) => {
    const { agent_id: agentId } = await readBody(ctx, schemas.phoneNumberPatchSchema);
    ctx.body = await assignNumber(knex, ctx.params['id'] ?? '', agentId);
  });
  router.post('/calls', async (ctx) => {
    const { row, created } = await placeCall(await readBody(ctx, schemas.callSchema));
    answerCreated(ctx, { row: presentCall(row), created });
  });
  router.get('/calls', async (ctx) => {
    const { call_key: reference, ...page } = readQuery(ctx, schemas.callListQuerySchema);
    const { rows, nextCursor } = await listRows(knex, 'calls', summaryColumns.calls, { ...page, reference });
    ctx.body = { data: rows.map(presentCall), next_cursor: nextCursor };
  });
  addCommonRoutes(router, knex, '/calls', 'calls', presentCall);
  for (const [path, table] of [
    ['/knowledge-bases', 'knowledge_bases'],
    ['/agents', 'agents'],
    ['/phone-numbers', 'phone_numbers'],
  ] as const) {
    router.get(path, async (ctx) => {
      const { rows, nextCursor } = await listRows(
        knex,
        table,
        summaryColumns[table],
        readQuery(ctx, schemas.listQuerySchema),
      );
      ctx.body = { data: rows, next_cursor: nextCursor };
    });
    addCommonRoutes(router, knex, path, table, present);
  }

  const app = new Koa();
  app.on('error', (error: unknown) => logger.warn({ err: error }, 'an answer could not be sent'));
  app.use(answerErrors(logger));
  app.use(async (ctx, next) => {
    if (!isPrepared()) throw new RuntimeError('unavailable', 'The database is not prepared yet; try again.');
    if (ctx.path !== '/healthz') {
      await next();
      return;
    }
    await from(knex, 'calls').select('id').limit(1);
    ctx.body = { status: 'ok' };
  });
  app.use(requireApiKey(apiKey));
  app.use(router.routes());
  app.use(
    router.allowedMethods({
      throw: true,
      methodNotAllowed: () => new RuntimeError('method_not_allowed', 'The endpoint has no such method.'),
      notImplemented: () => new RuntimeError('method_not_allowed', 'The endpoint has no such method.'),
    }),
  );
  return app;
}

function addCommonRoutes(router: Router, knex: Knex, path: string, table: Table, show: typeof present): void {
  router.get(`${path}/:id`, async (ctx) => {
    const row = await getRow(knex, table, ctx.params['id'] ?? '');
    if (!row) throw new RuntimeError('not_found', `There is nothing at ${ctx.path}.`);
    ctx.body = show(row);
  });
  router.delete(`${path}/:id`, async (ctx) => {
    await removeRow(knex, table, ctx.params['id'] ?? '');
    ctx.status = 204;
  });
}

function answerCreated(ctx: Koa.Context, { row, created }: { row: object; created: boolean }): void {
  ctx.status = created ? 201 : 200;
  ctx.body = row;
}

function present({ fields, line: _line, ...row }: Row): Row {
  return { ...row, ...(fields as object | undefined) };
}

function presentCall({ reference, ...row }: Row): Row {
  return { ...row, call_key: reference };
}
