/** The service's own processes: their environment, and how each is run and probed. */
import { join } from 'node:path';
import { loopback } from './ports.ts';
import type { Ports } from './ports.ts';
import { probeHttp, probeLog } from './probes.ts';
import { projectRoot } from './run-script.ts';
import type { Secrets } from './secrets.ts';
import type { ChildSpec } from './supervise.ts';

export interface ServiceSettings {
  /** What the stack was started with; wins over the generated secrets, not over addresses. */
  env: Record<string, string | undefined>;
  ports: Ports;
  secrets: Secrets;
  databaseUrl: string;
  temporalAddress: string;
  /** `host:port` of the sample sites. */
  sampleHosts: readonly string[];
}

/** Address of the API for clients on this machine. */
export function apiUrl(ports: Ports): string {
  return `http://${loopback}:${ports.PORT}`;
}

/**
 * What a process of the service is started with. Compiled code is kept, as the workflow bundle is: a restart takes half the
 * time, and neither the process nor its threads load a compiler, which takes 15 MB of each. All threads together allocate from
 * two arenas, where glibc would give them eight a core, each with memory of its own that it seldom gives back.
 */
export function processEnvironment(env: Record<string, string | undefined>): Record<string, string> {
  return {
    NODE_COMPILE_CACHE: env['NODE_COMPILE_CACHE'] || join(projectRoot, '.cache', 'compiled'),
    MALLOC_ARENA_MAX: env['MALLOC_ARENA_MAX'] || '2',
  };
}

/** Address of the built-in voice runtime. */
export function runtimeUrl(ports: Ports): string {
  return `http://${loopback}:${ports.RUNTIME_PORT}`;
}

/** One environment for all: each process reads what it knows. */
export function serviceEnvironment(settings: ServiceSettings): Record<string, string | undefined> {
  const { env, ports, secrets, databaseUrl, temporalAddress, sampleHosts } = settings;
  const allowed = [env['OUTBOUND_ALLOW'] ?? '', ...sampleHosts].filter((entry) => entry !== '');
  return {
    ...env,
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: temporalAddress,
    HOST: loopback,
    PORT: String(ports.PORT),
    PUBLIC_URL: env['PUBLIC_URL'] || apiUrl(ports),
    RUNTIME_HOST: loopback,
    RUNTIME_PORT: String(ports.RUNTIME_PORT),
    RUNTIME_URL: runtimeUrl(ports),
    RUNTIME_API_KEY: env['RUNTIME_API_KEY'] || secrets.runtime_api_key,
    ENCRYPTION_KEY: env['ENCRYPTION_KEY'] || secrets.encryption_key,
    OUTBOUND_ALLOW: allowed.join(','),
    LOG_LEVEL: env['LOG_LEVEL'] || 'info',
    ...processEnvironment(env),
  };
}

export type ServiceName = 'runtime' | 'api' | 'worker';

/** How to run one of them; `logs` is the folder of its log file. */
export function serviceSpec(
  name: ServiceName,
  env: Record<string, string | undefined>,
  ports: Ports,
  logs: string,
): ChildSpec {
  const programs = {
    runtime: 'platforms/local/runtime/main.ts',
    api: 'api/main.ts',
    worker: 'worker/main.ts',
  };
  const probes = {
    runtime: () => probeHttp(`${runtimeUrl(ports)}/healthz`),
    api: () => probeHttp(`${apiUrl(ports)}/readyz`),
    worker: probeLog('"msg":"worker ready"'),
  };
  return {
    name,
    command: process.execPath,
    args: [join(projectRoot, programs[name])],
    env,
    cwd: projectRoot,
    stopSignal: 'SIGTERM',
    logFile: join(logs, `${name}.log`),
    probe: probes[name],
  };
}
