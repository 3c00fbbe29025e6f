import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { StackError } from '../../scripts/stack/errors.ts';
import { cachedBinaryPath, findTemporalBinary } from '../../scripts/stack/temporal-binary.ts';
import type { LookupOptions } from '../../scripts/stack/temporal-binary.ts';
import { temporaryFolders } from '../support/temporary-folder.ts';

const makeFolder = temporaryFolders();
const { version: sdkVersion } = createRequire(import.meta.url)('@temporalio/client/package.json') as {
  version: string;
};

/** Shell programs need these from the system; no Temporal and no Go are here. */
const systemTools = '/usr/bin:/bin';
const working = '#!/bin/sh\necho "temporal version 9.9.9 (Server 1.0)"\n';
const failing = '#!/bin/sh\nexit 1\n';
const stranger = '#!/bin/sh\necho "some other program"\n';

function putProgram(path: string, text: string, mode = 0o755): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, mode);
  return path;
}

interface Places {
  named: string;
  onPath: string;
  cached: string;
  sdk: string;
  options: LookupOptions;
  said: string[];
}

let server: Server;
let archive: Buffer | undefined;

function origin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  server = createServer((request, response) => {
    if (archive === undefined) response.writeHead(404).end();
    else if (request.url?.startsWith('/cli/v1.5.1?')) {
      response.end(JSON.stringify({ archiveUrl: `${origin()}/archive.tar.gz`, fileToExtract: 'temporal' }));
    } else response.end(archive);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  archive = undefined;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function places(): Places {
  const home = makeFolder();
  const said: string[] = [];
  const temporaryFolder = join(home, 'tmp');
  mkdirSync(temporaryFolder);
  const env = { TEMPORAL_CLI_PATH: join(home, 'named'), PATH: `${join(home, 'bin')}:${systemTools}` };
  return {
    named: env.TEMPORAL_CLI_PATH,
    onPath: join(home, 'bin', 'temporal'),
    cached: cachedBinaryPath(env, home),
    sdk: join(temporaryFolder, `temporal-sdk-typescript-${sdkVersion}`),
    options: {
      env,
      say: (line) => said.push(line),
      homeFolder: home,
      temporaryFolder,
      downloadOrigin: origin(),
    },
    said,
  };
}

const order = ['named', 'onPath', 'cached', 'sdk'] as const;

/** A `go` that "builds" what `program` says into GOBIN, noting that it was called. */
function putGo(at: Places, program: string): string {
  const calls = join(dirname(at.onPath), 'go.calls');
  const build = `echo "$2" >> ${calls}; cat > "$GOBIN/temporal" <<'END'\n${program}END\nchmod 755 "$GOBIN/temporal"`;
  putProgram(join(dirname(at.onPath), 'go'), `#!/bin/sh\n[ "$1" = version ] && exit 0\n${build}\n`);
  return calls;
}

describe('the Temporal binary', () => {
  it.each(order.map((place, index) => [place, order.slice(index)] as const))(
    'is the first that is there: %s',
    async (place, present) => {
      const at = places();
      for (const name of present) putProgram(at[name], working);
      const found = await findTemporalBinary(at.options);
      expect(found.path).toBe(at[place]);
      expect(found.reason).not.toBe('');
    },
  );

  it.each([
    ['does not run', failing],
    ['is another program', stranger],
  ])('is not one that %s: it is passed over, and that is said', async (_, text) => {
    const at = places();
    for (const name of ['named', 'onPath'] as const) putProgram(at[name], text);
    putProgram(at.cached, working);
    expect((await findTemporalBinary(at.options)).path).toBe(at.cached);
    expect(at.said).toEqual([expect.stringContaining(at.named), expect.stringContaining(at.onPath)]);
  });

  it('is looked for further when TEMPORAL_CLI_PATH names nothing, and that is said', async () => {
    const at = places();
    putProgram(at.onPath, working);
    expect((await findTemporalBinary(at.options)).path).toBe(at.onPath);
    expect(at.said[0]).toContain('there is no such file');
  });

  it('follows XDG_CACHE_HOME', () => {
    expect(cachedBinaryPath({ XDG_CACHE_HOME: '/xdg' }, '/home/x')).toBe(
      '/xdg/switchboard/temporal/v1.5.1/temporal',
    );
  });

  it('is downloaded into the cache when none is there', async () => {
    const at = places();
    const folder = dirname(putProgram(join(makeFolder(), 'temporal'), working));
    spawnSync('tar', ['-czf', join(folder, 'a.tar.gz'), '-C', folder, 'temporal']);
    archive = readFileSync(join(folder, 'a.tar.gz'));
    expect(await findTemporalBinary(at.options)).toEqual({
      path: at.cached,
      reason: `it was downloaded from ${origin()}`,
    });
    expect(readdirSync(dirname(at.cached))).toEqual(['temporal']);
  });

  it('is built with Go, once, when it cannot be downloaded, by one of two that start at once', async () => {
    const at = places();
    const calls = putGo(at, working);
    const found = await Promise.all([findTemporalBinary(at.options), findTemporalBinary(at.options)]);
    expect(found.map(({ path }) => path)).toEqual([at.cached, at.cached]);
    expect(readFileSync(calls, 'utf8')).toBe('github.com/temporalio/cli/cmd/temporal@v1.5.1\n');
    expect(readdirSync(dirname(at.cached))).toEqual(['temporal']);
  });

  it('is built with Go when the archive is broken', async () => {
    const at = places();
    archive = Buffer.from('this is no archive');
    putGo(at, working);
    expect((await findTemporalBinary(at.options)).reason).toContain('built with Go');
  });
});

describe('no Temporal binary', () => {
  it('is an error with every way out', async () => {
    const at = places();
    const error = (await findTemporalBinary(at.options).catch((caught: unknown) => caught)) as StackError;
    expect(error).toBeInstanceOf(StackError);
    for (const way of ['TEMPORAL_CLI_PATH', 'TEMPORAL_ADDRESS', 'Go', 'docs.temporal.io'])
      expect(error.message).toContain(way);
  });

  it('is an error with the words of Go when the build fails', async () => {
    const at = places();
    const text = '#!/bin/sh\n[ "$1" = version ] && exit 0\necho "go: module lookup disabled" >&2; exit 1\n';
    putProgram(join(dirname(at.onPath), 'go'), text);
    await expect(findTemporalBinary(at.options)).rejects.toThrow(/module lookup disabled/);
    expect(existsSync(at.cached)).toBe(false);
  });

  it.each([0o777, 0o775])(
    'is better than one in the temporary folder that others can write to (%o)',
    async (mode) => {
      const at = places();
      putProgram(at.sdk, working, mode);
      await expect(findTemporalBinary(at.options)).rejects.toThrow(/No Temporal binary/);
      expect(at.said).toContainEqual(expect.stringContaining('others can write to it'));
    },
  );

  it('is what remains when the search is called off while Go builds', async () => {
    const at = places();
    const calledOff = new AbortController();
    const text = '#!/bin/sh\n[ "$1" = version ] && exit 0\nexec sleep 600\n';
    putProgram(join(dirname(at.onPath), 'go'), text);
    const say = () => calledOff.abort();
    const search = findTemporalBinary({ ...at.options, say, signal: calledOff.signal });
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(dirname(at.cached))).toEqual([]);
  });
});
