import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ensureCredentials } from '../../scripts/stack/credentials.ts';
import { loadSecrets } from '../../scripts/stack/secrets.ts';
import { portDefaults } from '../../scripts/stack/ports.ts';
import { serviceEnvironment } from '../../scripts/stack/services.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const modeOf = (file: string) => statSync(file).mode & 0o777;

const key = { client_id: 'cli_1', client_secret: 'sec_1', api_key: 'key_1' };
const otherKey = { client_id: 'cli_2', client_secret: 'sec_2', api_key: 'key_2' };

const signIn = { email: 'owner@localhost', password: 'first' };
const otherSignIn = { email: 'owner@localhost', password: 'second' };

/** A seed program that answers from a table and notes how it was called. */
function fakeSeed(answers: Record<string, object | undefined>) {
  const calls: string[] = [];
  const seed = (args: string[]): Promise<string> => {
    calls.push(args.join(' '));
    const answer = answers[args.join(' ')];
    return Promise.resolve(answer === undefined ? '' : `${JSON.stringify(answer)}\n`);
  };
  return { seed, calls };
}

function ensure(dataDir: string, seed: (args: string[]) => Promise<string>, port = 8080) {
  return ensureCredentials({
    dataDir,
    baseUrl: `http://127.0.0.1:${port}`,
    temporalUiUrl: 'http://127.0.0.1:8233',
    seed,
  });
}

describe('secrets of an installation', () => {
  it('are made once, of full strength, for the owner alone', async () => {
    const folder = makeFolder();
    const made = await loadSecrets(folder);
    expect(Buffer.from(made.encryption_key, 'base64')).toHaveLength(32);
    expect(modeOf(join(folder, 'secrets.json'))).toBe(0o600);
    expect(await loadSecrets(folder)).toEqual(made);
    expect(await loadSecrets(makeFolder())).not.toEqual(made);
  });

  it('are closed again to others when someone opened them', async () => {
    const folder = makeFolder();
    await loadSecrets(folder);
    const file = join(folder, 'secrets.json');
    writeFileSync(file, readFileSync(file), { mode: 0o644 });
    await loadSecrets(folder);
    expect(modeOf(file)).toBe(0o600);
  });

  it.each(['', '{}', 'not json', '[]', 'null', '{"encryption_key":"x"}'])(
    'are not replaced when damaged: %j',
    async (text) => {
      const folder = makeFolder();
      writeFileSync(join(folder, 'secrets.json'), text);
      await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is damaged/);
      expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(text);
    },
  );

  it('are not made anew beside data that only the old ones can read', async () => {
    const folder = makeFolder();
    await loadSecrets(folder);
    mkdirSync(join(folder, 'postgres'));
    rmSync(join(folder, 'secrets.json'));
    await expect(loadSecrets(folder)).rejects.toThrow(/secrets\.json is missing/);
  });
});

describe('credentials of the first account', () => {
  it('are written for the owner alone, with every address', async () => {
    const folder = makeFolder();
    const { seed } = fakeSeed({ '': { account_id: 'acc_1', ...key, ...signIn } });
    await ensure(folder, seed);
    const file = join(folder, 'credentials.json');
    expect(modeOf(file)).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      base_url: 'http://127.0.0.1:8080',
      ...key,
      console_url: 'http://127.0.0.1:8080/console',
      ...signIn,
      temporal_ui_url: 'http://127.0.0.1:8233',
    });
  });

  it('stay the same on a second start, which may be on another port', async () => {
    const folder = makeFolder();
    await ensure(folder, fakeSeed({ '': { ...key, ...signIn } }).seed);
    const again = fakeSeed({ '--new-key': otherKey });
    expect(await ensure(folder, again.seed, 9090)).toMatchObject({
      ...key,
      base_url: 'http://127.0.0.1:9090',
    });
    expect(again.calls).toEqual(['']);
  });

  it('are made anew when the file was lost', async () => {
    const { seed, calls } = fakeSeed({ '--new-key': otherKey, '--new-password': otherSignIn });
    expect(await ensure(makeFolder(), seed)).toMatchObject({ ...otherKey, ...otherSignIn });
    expect(calls).toEqual(['', '--new-key', '--new-password']);
  });

  it('get a password where they were written before accounts had one', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'credentials.json'), JSON.stringify(key));
    const { seed } = fakeSeed({ '--new-password': otherSignIn });
    expect(await ensure(folder, seed)).toMatchObject({ ...key, ...otherSignIn });
  });

  it('are those of a new account when the database was replaced', async () => {
    const folder = makeFolder();
    await ensure(folder, fakeSeed({ '': { ...key, ...signIn } }).seed);
    expect(await ensure(folder, fakeSeed({ '': { ...otherKey, ...signIn } }).seed)).toMatchObject(otherKey);
  });

  it('are an error when no key can be made', async () => {
    await expect(ensure(makeFolder(), fakeSeed({}).seed)).rejects.toThrow(/made no key/);
  });
});

describe('the environment of the services', () => {
  const secrets = {
    encryption_key: 'generated',
    runtime_api_key: 'generated',
    postgres_password: 'generated',
  };
  const base = {
    ports: { ...portDefaults, PORT: 18_080, RUNTIME_PORT: 18_090 },
    secrets,
    databaseUrl: 'postgres://db',
    temporalAddress: '127.0.0.1:7233',
    sampleHosts: ['127.0.0.1:8091', '127.0.0.1:8092'],
  };

  it('binds everything to loopback, whatever HOST the shell has', () => {
    const made = serviceEnvironment({ ...base, env: { HOST: '0.0.0.0', RUNTIME_HOST: '0.0.0.0' } });
    expect(made).toMatchObject({
      HOST: '127.0.0.1',
      RUNTIME_HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:18080',
    });
  });

  it('lets the samples through beside what the operator allows', () => {
    expect(serviceEnvironment({ ...base, env: {} })['OUTBOUND_ALLOW']).toBe('127.0.0.1:8091,127.0.0.1:8092');
    const more = serviceEnvironment({ ...base, env: { OUTBOUND_ALLOW: 'intranet' } });
    expect(more['OUTBOUND_ALLOW']).toBe('intranet,127.0.0.1:8091,127.0.0.1:8092');
  });

  it('prefers the secrets of the operator', () => {
    expect(serviceEnvironment({ ...base, env: { ENCRYPTION_KEY: 'own' } })).toMatchObject({
      ENCRYPTION_KEY: 'own',
      RUNTIME_API_KEY: 'generated',
    });
  });
});
