import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { neededPorts } from '../../scripts/stack/embedded.ts';
import { StackError } from '../../scripts/stack/errors.ts';
import {
  chooseFreePort,
  isPortFree,
  portDefaults,
  portVariables,
  readPorts,
  settlePorts,
} from '../../scripts/stack/ports.ts';
import type { Ports } from '../../scripts/stack/ports.ts';

const servers: Server[] = [];

async function occupy(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

const anyFree: Ports = { PORT: 0, RUNTIME_PORT: 0, TEMPORAL_PORT: 0, TEMPORAL_UI_PORT: 0, PG_PORT: 0 };

describe('ports that are named', () => {
  it('are the defaults where the environment says nothing, or nothing but spaces', () => {
    expect(readPorts({})).toEqual(portDefaults);
    expect(readPorts({ PORT: ' ' })).toEqual(portDefaults);
  });

  it('are taken from the environment', () => {
    expect(readPorts({ PG_PORT: '15433', PORT: '0' })).toEqual({ ...portDefaults, PG_PORT: 15_433, PORT: 0 });
  });

  it.each(['http', '-1', '65536', '80.5', '0x50', '1e3'])(
    'are refused with the name of the variable: %s',
    (text) => {
      expect(() => readPorts({ RUNTIME_PORT: text })).toThrow(new RegExp(`RUNTIME_PORT=${text}`));
    },
  );
});

describe('ports that are settled', () => {
  it('are free and different where any will do', async () => {
    const settled = await settlePorts(anyFree, portVariables);
    const chosen = Object.values(settled);
    expect(new Set(chosen).size).toBe(portVariables.length);
    for (const port of chosen) expect(await isPortFree(port)).toBe(true);
  });

  it.each(portVariables)(
    '%s taken by another program is an error with that name and a free port',
    async (variable) => {
      const port = await occupy('127.0.0.1');
      const error = await settlePorts({ ...anyFree, [variable]: port }, portVariables).catch(
        (caught: unknown) => caught,
      );
      expect(error).toBeInstanceOf(StackError);
      const { message } = error as StackError;
      expect(message).toContain(`${variable}=${port} `);
      const suggestion = new RegExp(`${variable}=(\\d+) npm start`).exec(message);
      expect(await isPortFree(Number(suggestion?.[1]))).toBe(true);
    },
  );

  it('are taken also when another program listens on all addresses', async () => {
    const port = await occupy('0.0.0.0');
    await expect(settlePorts({ ...anyFree, PG_PORT: port }, portVariables)).rejects.toThrow(/PG_PORT/);
  });

  it('names all that are taken at once', async () => {
    const [first, second] = [await occupy('127.0.0.1'), await occupy('127.0.0.1')];
    const wanted = { ...anyFree, PORT: first, TEMPORAL_PORT: second };
    await expect(settlePorts(wanted, portVariables)).rejects.toThrow(/PORT=[^]*TEMPORAL_PORT=/);
  });

  it('names both variables that were given one port', async () => {
    const port = await chooseFreePort(new Set());
    const wanted = { ...anyFree, PORT: port, PG_PORT: port };
    await expect(settlePorts(wanted, portVariables)).rejects.toThrow(
      `PG_PORT=${port} is the same port as PORT`,
    );
  });

  it('need not be free where the server is not ours', async () => {
    const port = await occupy('127.0.0.1');
    const needed = neededPorts(portVariables, {
      DATABASE_URL: 'postgres://elsewhere/x',
      TEMPORAL_ADDRESS: 'elsewhere:7233',
    });
    const wanted = { ...anyFree, PG_PORT: port, TEMPORAL_PORT: port, TEMPORAL_UI_PORT: port };
    await expect(settlePorts(wanted, needed)).resolves.toMatchObject({ PG_PORT: port });
  });
});
