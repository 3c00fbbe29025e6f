import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createHostGate } from '../../sites/host-gate.ts';

const never = new AbortController().signal;

function blockable() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, resolve };
}

const noteStart = (starts: number[]) => () => Promise.resolve(void starts.push(performance.now()));

afterEach(() => void jest.useRealTimers());

describe('a host gate', () => {
  it('lets so many through at once, in the order of asking, and the others of other hosts', async () => {
    const gate = createHostGate(2);
    const started: string[] = [];
    const [a, b] = [blockable(), blockable()];
    const run = (name: string, host: string, wait: Promise<void>) =>
      gate.run(host, 0, never, async () => {
        started.push(name);
        await wait;
      });
    const first = run('a', 'x', a.promise);
    const second = run('b', 'x', b.promise);
    const third = run('c', 'x', Promise.resolve());
    const fourth = run('d', 'x', Promise.resolve());
    await run('e', 'y', Promise.resolve());
    expect(started).toEqual(['a', 'b', 'e']);
    b.resolve();
    await Promise.all([second, third, fourth]);
    expect(started).toEqual(['a', 'b', 'e', 'c', 'd']);
    a.resolve();
    await first;
  });

  it('passes results and errors on, and goes on after an error', async () => {
    const gate = createHostGate(1);
    await expect(gate.run('x', 0, never, () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect(await gate.run('x', 0, never, () => Promise.resolve(7))).toBe(7);
  });

  it('keeps starts as far apart as was asked for', async () => {
    jest.useFakeTimers();
    const gate = createHostGate(2);
    const starts: number[] = [];
    const all = Promise.all([1, 2, 3].map(() => gate.run('x', 40, never, noteStart(starts))));
    await jest.runAllTimersAsync();
    await all;
    expect(starts.map((at) => at - starts[0]!)).toEqual([0, 40, 80]);
  });

  it('keeps everybody out of a host that is paused', async () => {
    jest.useFakeTimers();
    const gate = createHostGate(2);
    const starts = [performance.now()];
    gate.pause('x', 40);
    const run = gate.run('x', 0, never, noteStart(starts));
    await jest.runAllTimersAsync();
    await run;
    expect(starts[1]! - starts[0]!).toBe(40);
  });

  it('lets those go who give up, and the next ones in', async () => {
    const gate = createHostGate(1);
    const hold = blockable();
    const holding = gate.run('x', 0, never, () => hold.promise);
    const impatient = new AbortController();
    const waiting = gate.run('x', 0, impatient.signal, () => Promise.resolve('too late'));
    const patient = gate.run('x', 0, never, () => Promise.resolve('in'));
    impatient.abort(new Error('given up'));
    await expect(waiting).rejects.toThrow('given up');
    hold.resolve();
    await holding;
    expect(await patient).toBe('in');
    await expect(gate.run('x', 0, impatient.signal, () => Promise.resolve())).rejects.toThrow('given up');
  });
});
