import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createGuardedAgent } from '../../outbound/guarded-agent.ts';
import { createApartPosts, type ApartPosts } from '../../outbound/post-apart.ts';
import type { PostOutcome } from '../../outbound/post.ts';
import { hang, startReceiver, type Receiver } from '../support/receiver.ts';
import { waitFor } from '../support/wait-for.ts';
import { fakeLookup, policyAllowing } from './support.ts';

let receiver: Receiver;
let posts: ApartPosts;
let allowed: string;
/** Client ports that a path was asked from: one a connection. */
const ports = new Map<string, Set<number>>();

beforeEach(async () => {
  receiver = await startReceiver();
  allowed = '127.0.0.1';
  ports.clear();
  posts = createApartPosts({
    newAgent: () => createGuardedAgent({ policy: policyAllowing(allowed), lookup: fakeLookup({}) }),
    idleMs: 50,
  });
});
afterEach(async () => {
  await posts.close();
  await receiver.close();
});

const postTo = (key: string, path: string, timeoutMs = 10_000): Promise<PostOutcome> =>
  posts.post(key, { url: new URL(receiver.url(path)), headers: {}, body: '{}', timeoutMs, excerptBytes: 10 });

const answered = (path: string) =>
  receiver.behave(path, (request, response) => {
    ports.set(path, (ports.get(path) ?? new Set()).add(request.socket.remotePort ?? 0));
    response.writeHead(204).end();
  });

describe('receivers of one origin', () => {
  it('never share a connection', async () => {
    answered('/a');
    answered('/b');
    for (let i = 0; i < 5; i += 1) {
      await postTo('a', '/a');
      await postTo('b', '/b');
    }
    const [a, b] = [ports.get('/a') ?? new Set(), ports.get('/b') ?? new Set()];
    expect(a.size).toBeGreaterThan(0);
    expect([...a].filter((port) => b.has(port))).toEqual([]);
  });

  it('get their posts while another hangs', async () => {
    receiver.behave('/hang', hang);
    const hanging = Array.from({ length: 20 }, () => postTo('hanging', '/hang', 60_000));
    await waitFor(() => receiver.at('/hang').length === 20);
    for (let i = 0; i < 50; i += 1) {
      expect(await postTo('healthy', '/healthy')).toMatchObject({ answered: true, status: 204 });
    }
    await posts.close();
    for (const outcome of await Promise.all(hanging)) expect(outcome.answered).toBe(false);
  });
});

describe('a receiver', () => {
  it('gives its agent back once it is idle, not before', async () => {
    receiver.behave('/hang', hang);
    const hanging = postTo('hanging', '/hang', 60_000);
    await postTo('idle', '/idle');
    expect(posts.size()).toBe(2);
    await waitFor(() => posts.size() === 1);
    await posts.close();
    expect((await hanging).answered).toBe(false);
  });
});

describe('security: an address that is not allowed', () => {
  it('is refused for every receiver where the socket would be opened', async () => {
    allowed = '';
    expect(await postTo('a', '/a')).toEqual({ answered: false, failure: 'address-refused' });
    expect(await postTo('b', '/b')).toEqual({ answered: false, failure: 'address-refused' });
    expect(receiver.received).toEqual([]);
  });
});
