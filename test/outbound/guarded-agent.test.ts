import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { type Agent } from 'undici';
import type { AddressPolicy } from '../../outbound/address-policy.ts';
import { checkUrlAndName } from '../../outbound/check-url.ts';
import { createGuardedAgent, type GuardedAgentOptions } from '../../outbound/guarded-agent.ts';
import { sliceBytes } from '../../outbound/read-in-slices.ts';
import { fakeLookup, listen, policyAllowing, serve, type TestServer } from './support.ts';
import { authority, siteCertificate, siteKey } from './tls-fixture.ts';

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

async function serveHost(): Promise<TestServer> {
  const server = await serve((request, response) => response.end(`hello ${request.headers.host}`));
  open.push(server);
  return server;
}

function agentWith(options: GuardedAgentOptions): Agent {
  const agent = createGuardedAgent(options);
  open.push({ close: () => agent.destroy() });
  return agent;
}

async function get(agent: Agent, url: string): Promise<string> {
  const { origin, pathname } = new URL(url);
  const { body } = await agent.request({ origin, path: pathname, method: 'GET' });
  return body.text();
}

/** Stands for the public internet: 127.0.0.1 is public in it, and nothing else is. */
const onlyLoopbackIsPublic: AddressPolicy = { exempts: () => false, permits: (ip) => ip === '127.0.0.1' };

describe('a guarded agent connects', () => {
  it('to the address that the name resolved to, keeping the name in Host', async () => {
    const { port } = await serveHost();
    const lookup = fakeLookup({ 'site.example': ['127.0.0.1'] });
    const agent = agentWith({ policy: onlyLoopbackIsPublic, lookup });
    expect(await get(agent, `http://site.example:${port}/`)).toBe(`hello site.example:${port}`);
    expect(lookup.calls).toEqual(['site.example']);
  });

  it('to another address of the name when the first does not answer', async () => {
    const { port } = await serveHost();
    const policy: AddressPolicy = { exempts: () => false, permits: (ip) => ip.startsWith('127.') };
    const agent = agentWith({ policy, lookup: fakeLookup({ 'site.example': ['127.0.0.2', '127.0.0.1'] }) });
    expect(await get(agent, `http://site.example:${port}/`)).toBe(`hello site.example:${port}`);
  });

  it('over TLS with the name in SNI, verified against the name', async () => {
    const names: unknown[] = [];
    const server = await listen(
      createTlsServer(
        { cert: siteCertificate, key: siteKey, SNICallback: (name, done) => (names.push(name), done(null)) },
        (request, response) => response.end(`hello ${request.headers.host}`),
      ),
    );
    open.push(server);
    const lookup = fakeLookup({ 'site.example': ['127.0.0.1'], 'other.example': ['127.0.0.1'] });
    const agent = agentWith({ policy: onlyLoopbackIsPublic, lookup, ca: authority });
    expect(await get(agent, `https://site.example:${server.port}/`)).toBe(
      `hello site.example:${server.port}`,
    );
    expect(names).toEqual(['site.example']);
    await expect(get(agent, `https://other.example:${server.port}/`)).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  it.each(['127.0.0.1', 'site.example', '127.0.0.1:PORT', 'site.example:PORT'])(
    'to what the allow-list %s names',
    async (entry) => {
      const { port } = await serveHost();
      const allow = entry.replace('PORT', String(port));
      const agent = agentWith({
        policy: policyAllowing(allow),
        lookup: fakeLookup({ 'site.example': ['127.0.0.1'] }),
      });
      const host = entry.split(':')[0];
      expect(await get(agent, `http://${host}:${port}/`)).toBe(`hello ${host}:${port}`);
    },
  );
});

describe('a guarded agent refuses, without opening a connection,', () => {
  const rebound = fakeLookup({ 'rebind.example': [['93.184.215.14'], ['127.0.0.1']] });

  it.each([
    ['an address literal', '127.0.0.1', {}],
    ['a name that leads to a private address', 'inside.example', { 'inside.example': ['127.0.0.1'] }],
    [
      'a name with a public and a private address',
      'mixed.example',
      { 'mixed.example': ['93.184.215.14', '127.0.0.1'] },
    ],
    ['a name with a mapped private address', 'mapped.example', { 'mapped.example': ['::ffff:127.0.0.1'] }],
    ['a name of the allow-list on another port', 'dev.example', { 'dev.example': ['127.0.0.1'] }],
  ])('%s', async (_case, host, table) => {
    const server = await serveHost();
    const agent = agentWith({ policy: policyAllowing('dev.example:1'), lookup: fakeLookup(table) });
    await expect(get(agent, `http://${host}:${server.port}/`)).rejects.toMatchObject({
      name: 'AddressRefused',
      message: `${host} leads to an address that is not on the public internet`,
    });
    expect(server.connections()).toBe(0);
  });

  it('an IPv6 literal', async () => {
    const agent = agentWith({ policy: policyAllowing(''), lookup: fakeLookup({}) });
    await expect(get(agent, 'http://[::1]:80/')).rejects.toMatchObject({ name: 'AddressRefused' });
  });

  it('a name that was public when it was checked and is private at connection', async () => {
    const server = await serveHost();
    const policy = policyAllowing('');
    const agent = agentWith({ policy, lookup: rebound });
    const url = await checkUrlAndName(`http://rebind.example:${server.port}/`, { policy, lookup: rebound });
    await expect(get(agent, url.href)).rejects.toMatchObject({ name: 'AddressRefused' });
    expect(server.connections()).toBe(0);
  });

  it('a literal over TLS', async () => {
    const server = await serveHost();
    const agent = agentWith({ policy: policyAllowing(''), lookup: fakeLookup({}) });
    await expect(get(agent, `https://127.0.0.1:${server.port}/`)).rejects.toMatchObject({
      name: 'AddressRefused',
    });
    expect(server.connections()).toBe(0);
  });
});

describe('a guarded agent gives up', () => {
  it('on a name server that does not answer', async () => {
    const agent = agentWith({
      policy: policyAllowing(''),
      lookup: () => new Promise<never>(() => undefined),
      connectTimeoutMs: 50,
    });
    await expect(get(agent, 'http://slow.example/')).rejects.toMatchObject({
      code: 'UND_ERR_CONNECT_TIMEOUT',
    });
  });
});

describe('what a guarded agent reads', () => {
  const body = 'All of it, in order. '.repeat(10_000);
  const piecesOf = (agent: Agent, origin: string) =>
    new Promise<Buffer[]>((resolve, reject) => {
      const pieces: Buffer[] = [];
      agent.dispatch(
        { origin, path: '/', method: 'GET' },
        {
          onRequestStart: () => undefined,
          onResponseStart: () => undefined,
          onResponseData: (_, piece) => void pieces.push(Buffer.from(piece)),
          onResponseEnd: () => resolve(pieces),
          onResponseError: (_, error) => reject(error),
        },
      );
    });

  it.each(['http', 'https'])('comes in small pieces and whole over %s', async (scheme) => {
    const server =
      scheme === 'http'
        ? await serve((_, response) => response.end(body))
        : await listen(
            createTlsServer({ cert: siteCertificate, key: siteKey }, (_, response) => response.end(body)),
          );
    open.push(server);
    const lookup = fakeLookup({ 'site.example': ['127.0.0.1'] });
    const agent = agentWith({ policy: onlyLoopbackIsPublic, lookup, ca: authority });
    const pieces = await piecesOf(agent, `${scheme}://site.example:${server.port}`);
    expect(Buffer.concat(pieces).toString()).toBe(body);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(sliceBytes);
  });

  it('is refused where it is nothing but headers', async () => {
    const headers = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\n${'a:\r\n'.repeat(100_000)}`));
    });
    await new Promise<void>((resolve) => headers.listen(0, '127.0.0.1', resolve));
    open.push({ close: () => new Promise((resolve) => headers.close(() => resolve())) });
    const { port } = headers.address() as AddressInfo;
    const agent = agentWith({ policy: onlyLoopbackIsPublic, lookup: fakeLookup({}) });
    await expect(get(agent, `http://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'UND_ERR_HEADERS_OVERFLOW',
    });
  });
});
