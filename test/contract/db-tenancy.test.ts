/** Tenancy (G7) in the types of db/: no query that serves a client can be written or called without an account. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const folder = path.resolve(import.meta.dirname, '../../db');

interface ExportedFunction {
  file: string;
  name: string;
  parameters: string[];
}

const takesDatabase = (type: string) => /\b(Db|Tx)\b/.test(type) && !type.includes('=>');

function exportedFunctions(file: string): ExportedFunction[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isExported = (node: ts.HasModifiers) =>
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  const typesOf = (node: ts.SignatureDeclaration) =>
    node.parameters.map((parameter) => parameter.type?.getText(source) ?? 'any');
  return source.statements.flatMap((node): ExportedFunction[] => {
    if (ts.isFunctionDeclaration(node) && isExported(node))
      return [{ file, name: node.name?.text ?? 'default', parameters: typesOf(node) }];
    if (!ts.isVariableStatement(node) || !isExported(node)) return [];
    return node.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [{ file, name: name.getText(source), parameters: typesOf(initializer) }]
        : [],
    );
  });
}

/** Files of queries that name no account, beside those that say `system` in their name; a new one here is a decision. */
const systemFiles: Record<string, string> = {
  'client.ts': 'opens connections',
  'event-clock.ts': 'the order of events is one for the whole installation',
  'migrate.ts': 'changes the schema',
  'notify.ts': 'wakes processes; carries no rows',
  'seed.ts': 'makes the first account',
};

/** Pieces that queries are made of; they hold no SQL that reads rows of their own. */
const pieces = ['runEffect', 'rawPrepared', 'fetchPage'];

const files = readdirSync(folder).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('system') && !(name in systemFiles),
);
const queries = files
  .flatMap(exportedFunctions)
  .filter(({ parameters, name }) => parameters.some(takesDatabase) && !pieces.includes(name));

describe('a query of db/', () => {
  it('is found by this test', () => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(Object.keys(systemFiles)));
    expect(queries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['findAgent', 'findOperation', 'listAgents']),
    );
  });

  it.each(queries.map((query) => [`${query.file} ${query.name}`, query] as const))(
    '%s takes the account right after the connection',
    (_, { parameters }) => {
      expect(parameters.slice(0, 2).map((type) => (takesDatabase(type) ? 'Db' : type))).toEqual([
        'Db',
        expect.stringMatching(/^(AccountId|KeyScope)$/),
      ]);
    },
  );

  it('of another account cannot be asked for by a plain string', () => {
    const accounts = readFileSync(path.join(folder, 'accounts.ts'), 'utf8');
    expect(accounts).toMatch(/export type AccountId = string & \{ readonly __brand: 'AccountId' \}/);
  });
});
