/** The whole service on this machine, under one supervisor: what `npm start`, the demo, fault runs and benchmarks use. */
import { join, resolve } from 'node:path';
import { ensureCredentials } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { makeDataDir, unusableDataDir } from './data-dir.ts';
import { neededPorts, provideDatabase, provideTemporal } from './embedded.ts';
import { StackError } from './errors.ts';
import { tryLock } from './lock.ts';
import { portVariables, readPorts, settlePorts } from './ports.ts';
import type { Ports } from './ports.ts';
import { endLeftovers, recordProcesses } from './processes.ts';
import { runScript } from './run-script.ts';
import { createRunning, waitUntilAllReady } from './running.ts';
import type { Running } from './running.ts';
import { serveSamples } from './samples.ts';
import { loadSecrets } from './secrets.ts';
import { apiUrl, runtimeUrl, serviceEnvironment, serviceSpec } from './services.ts';
import type { ServiceName } from './services.ts';
import { createReporter } from './steps.ts';
import type { Reporter } from './steps.ts';

export type ChildName = 'postgres' | 'temporal' | ServiceName;

export interface StackOptions {
  /** The environment to read settings from and to hand to the services; default: this process's. */
  env?: Record<string, string | undefined>;
  /** Win over the environment's; 0 is any free port. */
  ports?: Partial<Ports>;
  /** Wins over DATA_DIR. */
  dataDir?: string;
  /** Receives progress lines; default: nobody. */
  write?: (line: string) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
}

export interface Stack {
  baseUrl: string;
  credentials: Credentials;
  dataDir: string;
  ports: Ports;
  /** Address of each sample site, by name. */
  sampleUrls: Record<string, string>;
  /** The environment that the services got: addresses of PostgreSQL, Temporal and the runtime, and their keys. */
  env: Record<string, string | undefined>;
  temporalUiUrl: string | undefined;
  /** Process ids of the children that run at this moment. */
  pids(): Partial<Record<ChildName, number>>;
  /** Ends a child (SIGKILL by default), which is then started again; false when it is down at this moment. */
  kill(name: ChildName, signal?: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): boolean;
  /** Resolves when every child is up and answers its probe; rejects after `timeoutMs`. */
  waitReady(timeoutMs?: number): Promise<void>;
  /** Ends everything, last started first. */
  stop(): Promise<void>;
}

const readyTimeoutMs = 90_000;

/** Takes DATA_DIR for this process; the lock goes with the process, if it is killed. */
async function claim(dataDir: string): Promise<() => Promise<void>> {
  const lock = await makeDataDir(dataDir)
    .then(() => tryLock(join(dataDir, 'supervisor.lock')))
    .catch((error: unknown) => {
      throw unusableDataDir(dataDir, error);
    });
  if (!('heldBy' in lock)) return () => lock.release();
  throw new StackError(
    `Switchboard already runs on ${dataDir} (process ${lock.heldBy}). Stop it first, or give this one another ` +
      `folder and other ports: DATA_DIR, ${portVariables.join(', ')}.`,
  );
}

/** Promise.all, but waits for the others, told to give up, before it fails: nothing may start while all is ended. */
function togetherUntil(failure: AbortController) {
  return async function together<T extends Promise<unknown>[]>(...work: T) {
    for (const one of work) one.catch((error: unknown) => failure.abort(error));
    await Promise.allSettled(work);
    failure.signal.throwIfAborted();
    return Promise.all(work);
  };
}

/** Starts all, or ends again what it had started and throws. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const env = options.env ?? process.env;
  const dataDir = resolve(options.dataDir ?? (env['DATA_DIR'] || '.data'));
  const reporter = createReporter(options.write ?? (() => undefined));
  const release = await claim(dataDir);
  const record = recordProcesses(dataDir, process.pid);
  const failure = new AbortController();
  const signal = AbortSignal.any([failure.signal, ...(options.signal === undefined ? [] : [options.signal])]);
  const running = createRunning(
    { onStart: (name, pid) => record.note(name, pid), say: (line) => reporter.line(`  ! ${line}`) },
    signal,
  );
  running.onEnd(release);
  running.onEnd(() => record.clear());
  try {
    const ended = await endLeftovers(dataDir);
    if (ended.length > 0)
      reporter.line(`  ✓ ended what an earlier start had left running: ${ended.join(', ')}`);
    const together = togetherUntil(failure);
    return await start({ env, dataDir, reporter, running, signal, together, ports: options.ports ?? {} });
  } catch (error) {
    await running.end();
    throw error;
  }
}

interface StartContext {
  env: Record<string, string | undefined>;
  dataDir: string;
  reporter: Reporter;
  running: Running;
  signal: AbortSignal;
  together: ReturnType<typeof togetherUntil>;
  ports: Partial<Ports>;
}

async function start(context: StartContext): Promise<Stack> {
  const { env, dataDir, reporter, running, signal, together } = context;
  const ports = await settlePorts({ ...readPorts(env), ...context.ports }, neededPorts(portVariables, env));
  const secrets = await loadSecrets(dataDir);
  const samples = await serveSamples(dataDir, ports.RUNTIME_PORT + 1, new Set(Object.values(ports)));
  running.onEnd(() => samples.close());

  const embedded = { env, ports, dataDir, running, reporter, signal };
  const [databaseUrl, temporal] = await together(
    provideDatabase(embedded, secrets.postgres_password),
    provideTemporal(embedded),
  );
  const settings = { env, ports, secrets, databaseUrl, temporalAddress: temporal.address };
  const serviceEnv = serviceEnvironment({ ...settings, sampleHosts: samples.hosts });
  const script = (args: string[]) => runScript(args, { env: serviceEnv, signal });
  await reporter.step(
    'database migrations',
    () => script(['db/migrate.ts']),
    (output) => output.trim(),
  );

  const logs = join(dataDir, 'logs');
  const startService = (name: ServiceName, label: string) =>
    reporter.step(label, () => running.start(serviceSpec(name, serviceEnv, ports, logs)));
  await startService('runtime', `voice runtime on ${runtimeUrl(ports)}`);
  const [credentials] = await together(
    ensureCredentials({
      dataDir,
      baseUrl: apiUrl(ports),
      temporalUiUrl: temporal.uiUrl,
      seed: (args) => script(['db/seed.ts', ...args]),
    }),
    startService('api', `API on ${apiUrl(ports)}`),
    startService('worker', 'worker'),
  );

  const children = running.children;
  return {
    baseUrl: apiUrl(ports),
    credentials,
    dataDir,
    ports,
    sampleUrls: samples.urls,
    env: serviceEnv,
    temporalUiUrl: temporal.uiUrl,
    pids: () =>
      Object.fromEntries(
        [...children].flatMap(([name, child]) => (child.pid() ? [[name, child.pid()]] : [])),
      ),
    kill: (name, killSignal = 'SIGKILL') => children.get(name)?.kill(killSignal) ?? false,
    waitReady: (timeoutMs = readyTimeoutMs) => waitUntilAllReady(children.values(), timeoutMs),
    stop: () => running.end(),
  };
}
