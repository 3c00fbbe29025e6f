/** The service's document with examples that mean something here: ids and secrets of what has been seeded. */
import type { Values } from './seed.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; example?: unknown; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { example?: Record<string, unknown> }> };
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

export const operationsOf = (document: Document): Operation[] =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Changes the document: nothing but its examples. */
export function putExamples(document: Document, values: Values): void {
  for (const operation of operationsOf(document)) {
    const known = { ...values['*'], ...values[operation.operationId] };
    for (const parameter of operation.parameters ?? []) {
      const value = known[parameter.name]?.[0];
      if (parameter.in === 'path' && value !== undefined) {
        parameter.example = value;
        delete parameter.schema['example'];
      }
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) {
      for (const [name, [value]] of Object.entries(known)) {
        if (name.startsWith('body.')) setMember((media.example ??= {}), name.split('.').slice(1), value);
      }
    }
  }
}

function setMember(object: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) object[name] = value;
  else setMember((object[name] ??= {}) as Record<string, unknown>, rest, value);
}
