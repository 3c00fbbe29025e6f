/** The OpenAPI document: valid 3.1, complete, and saying what the declarations say. */
import { describe, expect, it } from '@jest/globals';
import { validate } from '@readme/openapi-parser';
import { endpoints } from '../../contract/index.ts';
import { authOf, errorsOf } from '../../contract/endpoint.ts';
import { errorCatalogue } from '../../contract/errors.ts';
import { createOpenApiDocument } from '../../contract/openapi.ts';

type Operation = {
  operationId: string;
  responses: Record<string, { description: string }>;
  security: unknown[];
};
const document = createOpenApiDocument('https://api.example') as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    const result = await validate(structuredClone(document) as never);
    expect(result).toMatchObject({ valid: true });
  });

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'describes %s with every error',
    (_, endpoint) => {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(endpoint.id);
      expect(Object.keys(operation?.responses ?? {})).toContain(String(endpoint.success.status));
      for (const code of errorsOf(endpoint)) {
        expect(operation?.responses[String(errorCatalogue[code].status)]?.description).toContain(
          `\`${code}\``,
        );
      }
      const read = endpoint.method === 'GET';
      expect(operation?.security).toEqual(
        {
          none: [],
          token: [{ token: [] }],
          client: [{ client: [] }, {}],
          session: [read ? { session: [] } : { session: [], csrf: [] }],
        }[authOf(endpoint)],
      );
    },
  );
});
