/** The parts of the stream that need neither network nor database. */
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createGate } from '../../domain/gate.ts';
import { createTail } from '../../api/stream/tail.ts';
import { createEventWindow, createFeed } from '../../api/stream/window.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { StreamedEvent } from '../../db/event-stream.ts';
import { createSealer } from '../../domain/seal.ts';
import { decodePosition, encodePosition, type EventPosition } from '../../domain/stream-positions.ts';
import { waitFor } from '../support/wait-for.ts';

const sealer = createSealer(Buffer.alloc(32, 1));
const silent = pino({ level: 'silent' });

describe('tokens of positions', () => {
  it.each([
    [{ tx: 0, seq: 0 }],
    [{ tx: 1, seq: 2 }],
    [{ tx: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER }],
  ])('name %o and nothing else', (position) => {
    const token = encodePosition(sealer, 'acc_a', position);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(decodePosition(sealer, 'acc_a', token)).toEqual(position);
    expect(encodePosition(sealer, 'acc_a', position)).toBe(token);
  });

  it('are of one account and one installation', () => {
    const token = encodePosition(sealer, 'acc_a', { tx: 7, seq: 9 });
    expect(decodePosition(sealer, 'acc_b', token)).toBeNull();
    expect(decodePosition(createSealer(Buffer.alloc(32, 2)), 'acc_a', token)).toBeNull();
  });

  it('can neither be changed nor written differently', () => {
    const token = encodePosition(sealer, 'acc_a', { tx: 7, seq: 9 });
    const bytes = Buffer.from(token, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(decodePosition(sealer, 'acc_a', changed.toString('base64url'))).toBeNull();
    }
    for (const other of [`${token}=`, ` ${token}`, token.slice(1), `${token}A`, ''])
      expect(decodePosition(sealer, 'acc_a', other)).toBeNull();
  });

  it('do not show how far apart they are', () => {
    const [a, b] = [1, 2].map((seq) =>
      Buffer.from(encodePosition(sealer, 'acc_a', { tx: 1, seq }), 'base64url'),
    );
    expect(a?.subarray(16).equals(b?.subarray(16) as Buffer)).toBe(false);
  });
});

describe('the window', () => {
  const event = (seq: number) => ({
    position: { tx: 1, seq },
    type: 'call.started' as const,
    agentId: null,
    frame: Buffer.alloc(700),
  });

  it('forgets the oldest events of all feeds and says from where each feed is whole', () => {
    const window = createEventWindow(5000);
    const [a, b] = [createFeed({ tx: 0, seq: 0 }), createFeed({ tx: 0, seq: 0 })];
    for (let seq = 1; seq <= 10_000; seq += 1) window.append(seq % 2 === 0 ? a : b, event(seq));
    expect(window.bytes()).toBeLessThanOrEqual(5000);
    expect(a.events.map(({ position }) => position.seq)).toEqual([9996, 9998, 10_000]);
    expect([a.from, b.from, a.gone]).toEqual([{ tx: 1, seq: 9994 }, { tx: 1, seq: 9995 }, 4997]);
  });
});

describe('the gate', () => {
  it('lets only so many in at once, all in the end, failures or not', async () => {
    const gate = createGate(2);
    let inside = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        gate(async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
          if (index % 3 === 0) throw new Error('no');
        }),
      ),
    );
    expect([most, results.length, results.filter(({ status }) => status === 'rejected').length]).toEqual([
      2, 9, 3,
    ]);
  });
});

describe('the tail', () => {
  const eventAt = (seq: number): StreamedEvent => ({
    id: `evt_${seq}`,
    account_id: 'acc_a' as AccountId,
    agent_id: null,
    type: 'call.started',
    created_at: new Date(0),
    data: '{}',
    tx: 1,
    seq,
  });

  /** A tail over events in memory, of which those above `horizon` are held back. */
  function startTail(pollMs: number) {
    const state = { seqs: [] as number[], horizon: Number.POSITIVE_INFINITY, broken: false, reads: 0 };
    const delivered: number[] = [];
    const tail = createTail({
      findNewest: () => Promise.resolve({ tx: 0, seq: 0 }),
      read: (after: EventPosition, limit: number) => {
        state.reads += 1;
        if (state.broken) return Promise.reject(new Error('the database is away'));
        const behind = state.seqs.filter((seq) => after.tx === 0 || seq > after.seq).slice(0, limit);
        const events = behind.filter((seq) => seq < state.horizon).map(eventAt);
        return Promise.resolve({ events, held: events.length < behind.length });
      },
      deliver: (events) => delivered.push(...events.map(({ seq }) => seq)),
      isWanted: () => true,
      log: silent,
      pollMs,
    });
    return { tail, state, delivered };
  }

  it('hands on more than one read can hold, once and in order', async () => {
    const { tail, state, delivered } = startTail(60_000);
    await tail.refresh();
    state.seqs = Array.from({ length: 1700 }, (_, index) => index + 1);
    tail.wake();
    await waitFor(() => delivered.length === 1700);
    expect(delivered).toEqual(state.seqs);
    expect(tail.position()).toEqual({ tx: 1, seq: 1700 });
    await tail.close();
  });

  it('looks again by itself for what is held back', async () => {
    const { tail, state, delivered } = startTail(500);
    state.seqs = [1, 2, 3];
    state.horizon = 2;
    await tail.refresh();
    expect(delivered).toEqual([1]);
    state.horizon = 10;
    await waitFor(() => delivered.length === 3);
    await tail.close();
  });

  it('tells whoever waits that the database is away, and goes on when it is back', async () => {
    const { tail, state, delivered } = startTail(5);
    state.broken = true;
    await expect(tail.refresh()).rejects.toThrow('away');
    state.broken = false;
    state.seqs = [1];
    await waitFor(() => delivered.length === 1);
    await tail.close();
    await expect(tail.refresh()).rejects.toThrow('closed');
  });
});
