/** What the documents name must exist: paths, links, commands, settings, error codes, dependencies. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { variableNames } from '../../config.ts';
import { errorCodes } from '../../contract/errors.ts';
import { portVariables } from '../../scripts/stack/ports.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'optionalDependencies' | 'devDependencies',
  Record<string, string>
>;

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll(path.sep, '/')}`),
];

const packages = [manifest.dependencies, manifest.optionalDependencies, manifest.devDependencies].flatMap(
  (group) => Object.keys(group),
);

/** Made when the service runs or is installed, so not in the repository. */
const generated = /^(?:\.data|\.cache|\.env|node_modules)(?:\/|$)/;
const mediaType = /^(?:application|text|image)\//;

/** A word with a slash, or a bare file name of a kind that the repository holds. Addresses, globs and packages are none. */
function looksLikePath(text: string): boolean {
  if (!/^\.{0,2}[\w.-]*(?:\/[\w.-]+)*\/?$/.test(text) || generated.test(text) || mediaType.test(text))
    return false;
  if (text.startsWith('/') || !/\w/.test(text) || packages.includes(text)) return false;
  return text.includes('/') || /\w\.(?:ts|mjs|js|yml|md)$/.test(text) || text === 'package.json';
}

const withoutFences = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');
const fencesOf = (text: string) =>
  [...text.matchAll(/^```[^\n]*\n([^]*?)^```$/gm)].map(([, code = '']) => code);

/** Paths in backticks anywhere, and files that commands in code blocks name. */
function pathsIn(text: string): string[] {
  const spans = [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const named = fencesOf(text).flatMap(
    (code) => code.match(/(?<=[\s(])[\w.-]+\/[\w./-]+\.(?:ts|mjs|js|yml|md)\b/g) ?? [],
  );
  // `node db/seed.ts` in running text names a file too; other spans of several words name none.
  const words = spans.flatMap((span) => (span.startsWith('node ') ? span.split(' ') : [span]));
  return [...words, ...named].filter(looksLikePath);
}

/** Where Markdown links lead inside the repository: file and heading. */
function linksIn(text: string): { file: string; anchor: string }[] {
  return [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => ({ file: target.split('#')[0] ?? '', anchor: target.split('#')[1] ?? '' }));
}

const commandsIn = (text: string) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);

/** As GitHub makes them. */
const anchorsOf = (text: string) =>
  [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const exists = (file: string) => existsSync(path.join(root, file));

describe('what is looked for in documents', () => {
  it.each([
    ['a file', 'see `api/gone.ts` here', ['api/gone.ts']],
    ['a folder', '`gone/`', ['gone/']],
    ['a file at the top', '`gone.yml`', ['gone.yml']],
    ['a file in a command', '`node db/gone.ts --new-key`', ['db/gone.ts']],
    ['a file in a code block', '```sh\nnode db/gone.ts\n```\n', ['db/gone.ts']],
    [
      'an address, a pattern, a media type',
      '`/v2/agents` `provision/<id>` `text/html` `docs/*.md` `op_…/x`',
      [],
    ],
    ['what is made at run time', '`.data/secrets.json` `node_modules/.bin`', []],
    ['words', '`npm start` `active` `Bot/1.0 (+…)` `.ts` `ipaddr.js`', []],
  ])('%s', (_, text, found) => {
    expect(pathsIn(text)).toEqual(found);
  });

  it('links and commands', () => {
    expect(linksIn('[a](docs/gone.md#there) [b](https://example.com/x)')).toEqual([
      { file: 'docs/gone.md', anchor: 'there' },
    ]);
    expect(commandsIn('`npm run gone -- --x`')).toEqual(['gone']);
  });
});

describe.each(documents)('%s', (document) => {
  const text = read(document);
  const here = path.posix.dirname(document);

  it('names only paths that exist', () => {
    const missing = pathsIn(text).filter((name) => !exists(name) && !exists(path.posix.join(here, name)));
    expect(missing).toEqual([]);
  });

  it('links only to files and headings that exist', () => {
    const broken = linksIn(text).filter(({ file, anchor }) => {
      const target = file === '' ? document : path.posix.join(here, file);
      return !exists(target) || (anchor !== '' && !anchorsOf(read(target)).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names only commands that package.json has', () => {
    expect(commandsIn(text).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

describe('docs/dependencies.md', () => {
  it('has one line for each package of package.json, and for no other', () => {
    const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| \S/gm)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(packages.toSorted());
  });
});

describe('README.md', () => {
  const settings = read('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const named = [...settings.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    cell.split(', ').map((name) => name.replaceAll('`', '')),
  );

  it('explains every setting that the service or the stack reads, and no other', () => {
    const ofTheStack = [
      'DATA_DIR',
      'TEMPORAL_CLI_PATH',
      'XDG_CACHE_HOME',
      'NODE_COMPILE_CACHE',
      'MALLOC_ARENA_MAX',
    ];
    const known = new Set<string>([...variableNames, ...portVariables, ...ofTheStack]);
    expect([...new Set(named)].toSorted()).toEqual([...known].toSorted());
  });

  it('has a walk-through that a shell can read', () => {
    const [, walkthrough = ''] = read('README.md').split('<!-- walkthrough:start');
    const [code = ''] = fencesOf(walkthrough);
    expect(code).toContain('test-calls');
    const { status, stderr } = spawnSync('sh', ['-n'], { input: code, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('docs/runbook.md', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, { environment?: Record<string, unknown> }>;
  };

  it('says which settings cannot be set in .env, and no other', () => {
    const [, sentence = ''] = /but for what the file settles: ([^.]+)\./.exec(read('docs/runbook.md')) ?? [];
    const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
    const covers = (name: string, setting: string) =>
      name.endsWith('_') ? setting.startsWith(name) : setting === name;
    const fromEnv = new Set([...read('docker-compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const settled = variableNames.filter((setting) => !fromEnv.has(setting));
    expect(settled.filter((setting) => !named.some((name) => covers(name, setting)))).toEqual([]);
    expect(named.filter((name) => !settled.some((setting) => covers(name, setting)))).toEqual([]);
    expect([...fromEnv].filter((setting) => named.some((name) => covers(name, setting ?? '')))).toEqual([]);
  });

  it('runs programs only in services that get the keys and addresses which they need', () => {
    const runs = [
      ...read('docs/runbook.md').matchAll(/docker compose run --rm (\w+) node ([\w/.-]+)(?: (\w+))?/g),
    ];
    expect(runs.length).toBeGreaterThan(3);
    for (const [, service = '', file = '', argument = ''] of runs) {
      const given = Object.keys(compose.services[service]?.environment ?? {});
      const needed = [
        ...(file === 'scripts/replay.ts' ? ['TEMPORAL_ADDRESS'] : ['DATABASE_URL']),
        ...(file === 'scripts/replay.ts' || argument === 'reseal'
          ? ['ENCRYPTION_KEY', 'ENCRYPTION_KEY_PREVIOUS']
          : []),
      ];
      expect([file, argument, needed.filter((name) => !given.includes(name))]).toEqual([file, argument, []]);
    }
  });

  it('says of every error code what it means for operators', () => {
    const text = read('docs/runbook.md');
    expect(errorCodes.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
  });
});
