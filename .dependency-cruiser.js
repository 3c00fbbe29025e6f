/** Who may import values from whom; type imports are free. The reasons stand in docs/architecture.md. */
const rooms = {
  contract: [],
  domain: ['contract'],
  engine: ['contract', 'domain'],
  outbound: [],
  sites: ['contract', 'domain', 'outbound'],
  db: ['contract', 'domain', 'config'],
  platforms: ['contract', 'domain', 'engine', 'config', 'log'],
  activities: ['contract', 'domain', 'db', 'platforms', 'sites', 'engine'],
  workflows: [],
  temporal: ['domain', 'workflows/labels'],
  worker: [
    'activities',
    'domain',
    'db',
    'engine',
    'outbound',
    'platforms',
    'sites',
    'temporal',
    'workflows/labels',
    'workflows/names',
    'config',
    'log',
  ],
  api: [
    'contract',
    'domain',
    'db',
    'outbound',
    'platforms',
    'temporal',
    'workflows/labels',
    'workflows/names',
    'config',
    'log',
  ],
  samples: [],
  client: [],
};

const names = Object.keys(rooms);
const alternatives = (list) => list.join('|');

export default {
  forbidden: [
    ...names.map((room) => ({
      name: `${room}-imports`,
      comment: `${room} may import values only from itself${rooms[room].length > 0 ? ` and ${rooms[room].join(', ')}` : ''}`,
      severity: 'error',
      from: { path: `^${room}/` },
      to: {
        path: '^(?!node_modules)[a-z]',
        pathNot: `^(${alternatives([room, ...rooms[room]])})[./]|^node_modules|^(node:|fs|path|crypto|os|url|util|net|http|https|zlib|stream|module|events|dns|timers|child_process|worker_threads)`,
        dependencyTypesNot: ['type-only', 'core', 'npm', 'npm-dev', 'npm-optional'],
      },
    })),
    {
      name: 'workflows-import-only-temporal',
      severity: 'error',
      from: { path: '^workflows/' },
      to: {
        dependencyTypes: ['npm', 'core', 'npm-dev'],
        pathNot: '^node_modules/@temporalio/workflow/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(test/fixtures|\\.data|\\.cache|client/dist)' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
};
