import { afterEach, describe, expect, it } from '@jest/globals';
import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSystemLookup } from '../../outbound/system-lookup.ts';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Answers A questions with `address`; without it, says nothing at all. */
async function startNameServer(address?: string): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    if (!address) return;
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const isA = question.readUInt16BE(question.length - 4) === 1;
    const header = Buffer.from([query[0]!, query[1]!, 0x81, 0x80, 0, 1, 0, isA ? 1 : 0, 0, 0, 0, 0]);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]);
    socket.send(Buffer.concat([header, question, ...(isA ? [record] : [])]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => void socket.close(() => resolve())));
  return `127.0.0.1:${socket.address().port}`;
}

async function writeHosts(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hosts-'));
  cleanups.push(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'hosts'), text);
  return join(folder, 'hosts');
}

describe('createSystemLookup', () => {
  it('asks the name server', async () => {
    const lookup = createSystemLookup({
      servers: [await startNameServer('93.184.215.14')],
      hostsFile: '/nowhere',
    });
    expect(await lookup('site.example')).toEqual([{ address: '93.184.215.14', family: 4 }]);
  });

  it('takes the hosts file first, with every address it lists', async () => {
    const hostsFile = await writeHosts(
      '# 1.1.1.1 site.example\n10.0.0.1\tother Site.Example # x\r\nfd00::1 site.example\n',
    );
    const lookup = createSystemLookup({ servers: [await startNameServer('93.184.215.14')], hostsFile });
    expect(await lookup('site.example')).toEqual([
      { address: '10.0.0.1', family: 4 },
      { address: 'fd00::1', family: 6 },
    ]);
  });

  it('rejects when no server answers in time', async () => {
    const servers = [await startNameServer()];
    const lookup = createSystemLookup({ servers, hostsFile: '/nowhere', timeoutMs: 50, tries: 1 });
    await expect(lookup('site.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });

  it('asks the system for a name of one label', async () => {
    const lookup = createSystemLookup({
      servers: [await startNameServer('93.184.215.14')],
      hostsFile: '/nowhere',
    });
    expect(await lookup('localhost')).toContainEqual({ address: '127.0.0.1', family: 4 });
  });
});
