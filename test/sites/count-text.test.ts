/** How much a text says. */
import { describe, expect, it } from '@jest/globals';
import { countText } from '../../sites/count-text.ts';

describe('letters and digits', () => {
  it.each([
    ['', 0],
    [' – · \n…', 0],
    ['Öffnet um 10:30 Uhr!', 15],
    ['営業時間 10時〜', 7],
    ['É with its accent apart', 19],
    ['𝒜 and 😀 are two code units each', 23],
  ])('%j has %i', (text, count) => {
    expect(countText(text)).toBe(count);
  });

  it('are counted as far as anybody wants to know', () => {
    expect(countText('word '.repeat(1_000_000))).toBe(4_000);
  });
});
