/** `npm run client`: writes the generated part of `client/` from the OpenAPI document. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { createOpenApiDocument } from '../contract/openapi/index.ts';

interface DocumentOperation {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { in: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<
    string,
    { headers?: unknown; links?: unknown; content?: Record<string, { example?: unknown }> }
  >;
}
interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
}

const folder = path.resolve(import.meta.dirname, '../client/src/generated');

/** Generated files by name. Errors, headers, links and examples are the same for all operations and live in the hand-written part. */
export async function generateClient(): Promise<Record<string, string>> {
  const document = createOpenApiDocument('') as unknown as Document & Record<string, unknown>;
  delete document['webhooks'];
  for (const name of ['responses', 'examples', 'headers', 'securitySchemes'])
    delete (document['components'] as Record<string, unknown>)[name];
  const table: string[] = [];
  for (const [route, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!isForClients(operation)) {
        delete methods[method];
        continue;
      }
      const open = (operation.security ?? []).length === 0;
      table.push(
        `${operation.operationId}: { method: '${method.toUpperCase()}', path: '${route}', open: ${open} },`,
      );
      for (const status of Object.keys(operation.responses)) {
        if (Number(status) >= 300) delete operation.responses[status];
        delete operation.responses[status]?.headers;
        delete operation.responses[status]?.links;
        forgetExamples(operation.responses[status]?.content);
      }
      forgetExamples(operation.requestBody?.content);
      operation.parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header');
    }
    if (Object.keys(methods).length === 0) delete document.paths[route];
  }
  const schema = astToString(
    await openapiTS(document as never, { alphabetize: true, defaultNonNullable: false }),
  );
  return {
    'schema.ts': await pretty(
      `/** Generated from the OpenAPI document by \`npm run client\`: do not edit. */\n${schema}`,
    ),
    'operations.ts': await pretty(
      `/** Generated from the OpenAPI document by \`npm run client\`: do not edit. */
export const operationTable = {\n${table.sort().join('\n')}\n} as const;\n
export type OperationId = keyof typeof operationTable;\n`,
    ),
  };
}

function forgetExamples(content: Record<string, { example?: unknown }> = {}): void {
  for (const media of Object.values(content)) delete media.example;
}

/** What a program calls with an access token, or without any; the token endpoint is the client's own business. A stream is no call. */
function isForClients({ operationId, security = [], responses }: DocumentOperation): boolean {
  if (responses['200']?.content?.['text/event-stream']) return false;
  return operationId !== 'createToken' && (security.length === 0 || security.some((each) => 'token' in each));
}

async function pretty(text: string): Promise<string> {
  const config = await resolveConfig(folder);
  return await format(text, { ...config, parser: 'typescript' });
}

/** Names of generated files that are not what they should be. */
export async function staleFiles(): Promise<string[]> {
  const wanted = Object.entries(await generateClient());
  const present = await Promise.all(
    wanted.map(([name]) => readFile(path.join(folder, name), 'utf8').catch(() => '')),
  );
  return wanted.filter(([, text], index) => present[index] !== text).map(([name]) => name);
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(await generateClient()))
    await writeFile(path.join(folder, name), text);
}
