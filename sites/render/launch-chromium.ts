/** Starts Chromium so that it can reach nothing by itself, and as nobody where this process is root. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';

export interface LaunchOptions {
  executablePath: string;
  /** Off only where the machine itself is the sandbox: Chromium's own needs user namespaces. */
  sandbox: boolean;
}

/** Every request is answered by us; what should slip past finds no name server and no proxy. */
const isolation = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=socks5://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--no-pings',
];
const thrift = [
  '--js-flags=--max-old-space-size=128',
  '--blink-settings=imagesEnabled=false',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-webgl',
  '--mute-audio',
];
const launchTimeoutMs = 15_000;

/** Rejects where Chromium does not start: without user namespaces its sandbox does not. */
export async function launchChromium({ executablePath, sandbox }: LaunchOptions): Promise<Browser> {
  // Loaded for the first page that needs it: most workers never see one.
  const { chromium } = await import('playwright-core');
  const wrapper = sandbox && process.getuid?.() === 0 ? await wrapAsNobody(executablePath) : undefined;
  try {
    return await chromium.launch({
      executablePath: wrapper ?? executablePath,
      chromiumSandbox: sandbox,
      args: [...isolation, ...thrift],
      timeout: launchTimeoutMs,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LANG: 'C.UTF-8' },
    });
  } finally {
    if (wrapper !== undefined) await rm(path.dirname(wrapper), { recursive: true, force: true });
  }
}

/** Chromium refuses its sandbox to root, and a browser has no business being it. */
async function wrapAsNobody(executablePath: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'switchboard-chromium-'));
  await chmod(folder, 0o755);
  const wrapper = path.join(folder, 'chromium');
  const quoted = `'${executablePath.replaceAll("'", `'\\''`)}'`;
  const script = `#!/bin/sh
for argument in "$@"; do
  case $argument in --user-data-dir=*) profile=\${argument#*=}; chown nobody "$profile"; export HOME="$profile";; esac
done
exec setpriv --reuid=nobody --regid="$(id -g nobody)" --clear-groups --no-new-privs -- ${quoted} "$@"
`;
  await writeFile(wrapper, script, { mode: 0o755 });
  return wrapper;
}
