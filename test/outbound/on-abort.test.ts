/** Many who wait for one signal, and leave it again. */
import { describe, expect, test } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { onAbort } from '../../outbound/on-abort.ts';

describe('waiting for a signal together', () => {
  test('calls everybody who still waits, once', () => {
    const controller = new AbortController();
    const called: string[] = [];
    onAbort(controller.signal, () => called.push('first'));
    const leave = onAbort(controller.signal, () => called.push('gone'));
    onAbort(controller.signal, () => called.push('last'));
    leave();
    controller.abort();
    controller.abort();
    expect(called).toEqual(['first', 'last']);
  });

  test('listens to the signal once, however many wait', () => {
    const { signal } = new AbortController();
    for (let i = 0; i < 1000; i += 1) onAbort(signal, () => undefined);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  });

  test('keeps signals apart', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const called: string[] = [];
    onAbort(one.signal, () => called.push('one'));
    onAbort(other.signal, () => called.push('other'));
    other.abort();
    expect(called).toEqual(['other']);
  });
});
