/** The fuzzer's settings: what it checks, how it is known to the service, and which values it draws from. */
import type { Seeds, Values } from './seed.ts';

/** Of draws that take a value that is there; the others try what is not. */
const knownProbability = 0.8;

/** Streams never end, so waiting for their answer says nothing. */
export const excludedOperations = ['streamEvents'];

export interface Limits {
  maxExamples: number;
  maxSeconds: number;
}

export function settingsOf({ token, session, values }: Seeds, limits: Limits): Record<string, unknown> {
  return {
    'continue-on-failure': true,
    'max-time': limits.maxSeconds,
    'request-timeout': 30,
    auth: {
      openapi: {
        token: { bearer: token },
        session: { api_key: session.cookie },
        csrf: { api_key: session.csrfToken },
      },
    },
    generation: {
      'max-examples': limits.maxExamples,
      // JSON Schema cannot say that text holds no NUL and no lone surrogate; tables of tests try both everywhere.
      'allow-x00': false,
      codec: 'utf-8',
    },
    checks: { enabled: true },
    warnings: false,
    ...drawn(values),
  };
}

/** Parameters bound to dictionaries, those of single operations apart. */
function drawn(values: Values): Record<string, unknown> {
  const dictionaries: Record<string, unknown> = {};
  const parametersOf = (id: string) =>
    Object.fromEntries(
      Object.entries(values[id] ?? {}).map(([name, known]) => {
        const dictionary = `${id}-${name}`;
        dictionaries[dictionary] = { values: known };
        const location = name.startsWith('body.') ? name : `path.${name}`;
        return [location, { dictionary, probability: knownProbability }];
      }),
    );
  const operations = Object.keys(values)
    .filter((id) => id !== '*')
    .map((id) => ({ 'include-operation-id': id, parameters: parametersOf(id) }));
  return {
    operations: [
      ...excludedOperations.map((id) => ({ 'include-operation-id': id, enabled: false })),
      ...operations,
    ],
    parameters: parametersOf('*'),
    dictionaries,
  };
}
