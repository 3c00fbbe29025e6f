/** The runtime's schema comes into being once, whoever starts first and however often. */
import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openDatabase } from '../../platforms/local/runtime/database.ts';
import { migrate } from '../../platforms/local/runtime/migrations.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let knex: Knex;
beforeEach(async () => {
  database = await createTestDatabase({ template: 'empty' });
  knex = openDatabase(database.url, 8);
});
afterEach(async () => {
  await knex.destroy();
  await database.drop();
});

it('runs in parallel and again, applying each step once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => migrate(knex)));
  await migrate(knex);
  const applied = await knex('voice_runtime.migrations').orderBy('version').pluck('version');
  expect(applied).toEqual(applied.map((_version, index) => index + 1));
  expect(applied).not.toHaveLength(0);
});

it('keeps what is stored', async () => {
  await migrate(knex);
  const row = { id: 'kb_00000000000000000000000000', reference: 'a', fields: '{}', created_at: new Date() };
  await knex('voice_runtime.knowledge_bases').insert(row);
  await migrate(knex);
  expect(await knex('voice_runtime.knowledge_bases').pluck('reference')).toEqual(['a']);
});

it('touches nothing outside its own schema', async () => {
  await migrate(knex);
  const schemas = await knex('pg_tables')
    .whereNotIn('schemaname', ['pg_catalog', 'information_schema'])
    .distinct('schemaname');
  expect(schemas).toEqual([{ schemaname: 'voice_runtime' }]);
});
