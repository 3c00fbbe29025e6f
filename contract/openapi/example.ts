/** Examples of what a schema describes: its own where it has one, else the smallest thing that says something. */
import { z } from 'zod';

type Json = Record<string, unknown>;

/** An example of a schema, in its form on the wire. A test parses every one that the document shows. */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const own = schema.meta()?.['example'];
  if (own !== undefined) return own;
  const json = z.toJSONSchema(schema, { io, reused: 'inline', unrepresentable: 'any' }) as Json;
  return exampleOfJson(json, (json['$defs'] ?? {}) as Record<string, Json>);
}

function exampleOfJson(schema: Json, named: Record<string, Json>): unknown {
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return exampleOfJson(named[reference.replace('#/$defs/', '')] ?? {}, named);
  for (const name of ['example', 'const', 'default']) if (schema[name] !== undefined) return schema[name];
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const branches = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Json[] | undefined;
  if (branches?.[0])
    return exampleOfJson(branches.find((branch) => branch['type'] !== 'null') ?? branches[0], named);
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  switch (type) {
    case 'object':
      return exampleOfObject(schema, named);
    case 'array':
      return schema['items'] && schema['maxItems'] !== 0
        ? [exampleOfJson(schema['items'] as Json, named)]
        : [];
    case 'string':
      return exampleOfString(schema);
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 0));
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function exampleOfObject(schema: Json, named: Record<string, Json>): unknown {
  const required = (schema['required'] ?? []) as string[];
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  return Object.fromEntries(
    properties
      .filter(([name]) => required.includes(name))
      .map(([name, member]) => [name, exampleOfJson(member, named)]),
  );
}

const formats: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00.000Z',
  date: '2026-01-31',
  uri: 'https://www.example.com/',
  email: 'owner@example.com',
};

function exampleOfString(schema: Json): string {
  return formats[schema['format'] as string] ?? 'text'.padEnd(Number(schema['minLength'] ?? 0), '.');
}
