/** Ports: read from the environment, checked to be free, or chosen. Everything listens on 127.0.0.1. */
import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { StackError } from './errors.ts';

export const loopback = '127.0.0.1';

/** The variable of each port, and its default. */
export const portDefaults = {
  PORT: 8080,
  RUNTIME_PORT: 8090,
  TEMPORAL_PORT: 7233,
  TEMPORAL_UI_PORT: 8233,
  PG_PORT: 5433,
} as const;

export type PortVariable = keyof typeof portDefaults;
export type Ports = Record<PortVariable, number>;

export const portVariables = Object.keys(portDefaults) as PortVariable[];

const purposes: Record<PortVariable, string> = {
  PORT: 'the API',
  RUNTIME_PORT: 'the voice runtime',
  TEMPORAL_PORT: 'Temporal',
  TEMPORAL_UI_PORT: "Temporal's UI",
  PG_PORT: 'PostgreSQL',
};

/**
 * The ports that the environment names, or their defaults.
 * @throws StackError naming the variable when a value is no port (0–65535; 0 means any free one).
 */
export function readPorts(env: Record<string, string | undefined>): Ports {
  const entries = portVariables.map((variable) => {
    const text = env[variable]?.trim();
    if (text === undefined || text === '') return [variable, portDefaults[variable]] as const;
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (!(port <= 65_535))
      throw new StackError(`${variable}=${text} is no port: give a number from 0 to 65535.`);
    return [variable, port] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

function canListen(port: number): Promise<true | string> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host: loopback }, () => server.close(() => resolve(true)));
  });
}

/** macOS lets one listen on 127.0.0.1 beside a program that has the port on all addresses. */
function someoneAnswers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: loopback });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port)) === true && !(await someoneAnswers(port));
}

/** Below the range from which systems take the ports of outgoing connections: a restarted server gets its port back. */
const choice = { from: 20_000, to: 32_000 };

/** A free port that is not in `taken`. */
export async function chooseFreePort(taken: ReadonlySet<number>): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(choice.from, choice.to);
    if (!taken.has(port) && (await isPortFree(port))) return port;
  }
  throw new StackError(`No free port found between ${choice.from} and ${choice.to}.`);
}

/** The first free port from `from` on that is not in `taken`. */
export async function nextFreePort(from: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = from; port <= 65_535; port += 1) {
    if (!taken.has(port) && (await isPortFree(port))) return port;
  }
  throw new StackError(`No free port found from ${from} on.`);
}

/**
 * Checks every needed port before anything is started, and fills in those given as 0.
 * @throws StackError naming each variable whose port is taken, and a value that would do.
 */
export async function settlePorts(wanted: Ports, needed: readonly PortVariable[]): Promise<Ports> {
  const settled: Ports = { ...wanted };
  const taken = new Set<number>();
  const problems: string[] = [];
  for (const variable of needed.filter((name) => wanted[name] !== 0)) {
    const port = wanted[variable];
    const sibling = needed.find((other) => other !== variable && taken.has(port) && wanted[other] === port);
    const free = sibling === undefined && (await canListen(port));
    if (sibling !== undefined) problems.push(`${variable}=${port} is the same port as ${sibling}.`);
    else if (free === 'EACCES') problems.push(`${variable}=${port}: this user may not listen on that port.`);
    else if (free !== true || (await someoneAnswers(port))) {
      const other = await nextFreePort(port + 1, taken);
      problems.push(
        `${variable}=${port} (${purposes[variable]}) is taken by another program on ${loopback}. ` +
          `Stop that program, or start with another port, e.g. ${variable}=${other} npm start`,
      );
    }
    taken.add(port);
  }
  if (problems.length > 0) throw new StackError(problems.join('\n'));
  for (const variable of needed.filter((name) => wanted[name] === 0)) {
    settled[variable] = await chooseFreePort(taken);
    taken.add(settled[variable]);
  }
  return settled;
}
