/** What a line shares with a question, and whether that tells the answer. */
import { describe, expect, it } from '@jest/globals';
import {
  evidenceNames,
  minProbability,
  minProbabilityOf,
  type Evidence,
} from '../../engine/builtin/evidence/evidence.ts';

describe('a piece that leaves much out', () => {
  const zero = Object.fromEntries(evidenceNames.map((name) => [name, 0])) as Evidence;

  it.each([
    ['has no word as it was said', { stated: 1 }],
    ['has few, and the site says the rest elsewhere', { literal: 0.3, stated: 0.5 }],
  ])('%s: has to be surer', (_, evidence) => {
    const least = minProbabilityOf('anything', { ...zero, ...evidence });
    expect(least).toBeGreaterThan(minProbability);
  });

  it.each([
    ['speaks of the topic', { topicShared: 1 }],
    ['holds all of it in other words', { coverageFull: 1 }],
    ['is a rule on what may come along', { allows: 1 }],
  ])('%s: is told as others are', (_, evidence) => {
    expect(minProbabilityOf('anything', { ...zero, ...evidence })).toBe(minProbability);
  });
});
