/** What a line shares with a question, and whether that tells the answer. */
import { describe, expect, it } from '@jest/globals';
import {
  evidenceNames,
  minProbability,
  minProbabilityOf,
  type Evidence,
} from '../../engine/builtin/evidence/evidence.ts';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': `<h1>Willow</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});

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

describe('forms of a verb', () => {
  it('Spanish: that of callers who say "vosotros"', async () => {
    const said = await askShop(
      page('Lavamos toldos y carpas.', 'Cosemos sombreros.'),
      '¿Laváis toldos?',
      'es',
    );
    expect(said).toMatch(/dice: Lavamos toldos/);
  });
});
