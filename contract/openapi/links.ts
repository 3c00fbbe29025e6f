/** Links in the document: from what was made or accepted to where it is read. */
import type { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Members that an object of this schema always has. */
function certainMembers(schema: z.ZodType): Set<string> {
  const { shape = {} } = schema as { shape?: Record<string, z.ZodType> };
  const mayLack = (member: z.ZodType) => [undefined, null].some((none) => member.safeParse(none).success);
  return new Set(Object.keys(shape).filter((name) => !mayLack(shape[name] as z.ZodType)));
}

/**
 * By name, e.g. `operation`: everything that can be read by the ids of a success's body.
 * @param endpoints all that there are
 */
export function linksOf(endpoint: Endpoint, schema: z.ZodType, endpoints: readonly Endpoint[]) {
  if (endpoint.method === 'GET') return {};
  const members = certainMembers(schema);
  const readable = endpoints.filter(
    ({ method, path }) =>
      method === 'GET' &&
      path.endsWith('_id}') &&
      namesIn(path).every((name) => members.has(name)) &&
      !(endpoint.method === 'DELETE' && path === endpoint.path),
  );
  return Object.fromEntries(
    readable.map(({ id, path, summary }) => [
      id.replace('get', '').replace(/^./, (letter) => letter.toLowerCase()),
      {
        operationId: id,
        parameters: Object.fromEntries(namesIn(path).map((name) => [name, `$response.body#/${name}`])),
        description: summary,
      },
    ]),
  );
}
