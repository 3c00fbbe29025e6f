import { describe, expect, it } from '@jest/globals';
import { createParseLanes } from '../../sites/parse-lanes.ts';

const drain = (lanes: { take: () => string | undefined }) => {
  const taken: string[] = [];
  for (let next = lanes.take(); next !== undefined; next = lanes.take()) taken.push(next);
  return taken;
};

describe('pages that wait for a thread', () => {
  it('are taken from their lanes in turn', () => {
    const lanes = createParseLanes<string>();
    const [first, second] = [{}, {}];
    for (const page of ['a', 'b', 'c']) lanes.add(first, `first ${page}`);
    lanes.add(second, 'second a');
    expect(drain(lanes)).toEqual(['first a', 'second a', 'first b', 'first c']);
    expect(lanes.isEmpty).toBe(true);
  });

  it('come last where pages of their lane were slow, and in turn among those', () => {
    const lanes = createParseLanes<string>();
    const [hostile, heavy, good] = [{}, {}, {}];
    for (const lane of [hostile, hostile, heavy]) lanes.charge(lane);
    lanes.add(hostile, 'hostile');
    lanes.add(heavy, 'heavy');
    lanes.add(good, 'good a');
    lanes.add(good, 'good b');
    expect(drain(lanes)).toEqual(['good a', 'good b', 'heavy', 'hostile']);
  });
});
