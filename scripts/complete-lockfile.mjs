/**
 * Adds to package-lock.json the optional packages for other systems that a registry without them made npm leave out:
 * `npm ci` refuses a lock file that misses them, though it would never install them here. Run after `npm install`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));

const systems = {
  darwin: 'darwin',
  win32: 'win32',
  win: 'win32',
  freebsd: 'freebsd',
  android: 'android',
  linux: 'linux',
  openharmony: 'openharmony',
  aix: 'aix',
  sunos: 'sunos',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  wasm32: 'wasm32',
};
const processors = {
  x64: 'x64',
  arm64: 'arm64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  universal: undefined,
  wasm32: 'wasm32',
};

/** System and processor, as such packages carry them in their names: `…-linux-arm-gnueabihf`. */
function targetOf(name) {
  const parts = name.split(/[/-]/);
  const os = parts.map((part) => systems[part]).find(Boolean);
  const cpu = parts.map((part) => processors[part]).find(Boolean);
  return { ...(os && os !== 'wasm32' ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}

let added = 0;
for (const [, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const target = targetOf(name);
    if (lock.packages[key] || Object.keys(target).length === 0) continue;
    lock.packages[key] = {
      version: range.replace(/^[\^~]/, ''),
      ...target,
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`added ${added} optional packages\n`);
