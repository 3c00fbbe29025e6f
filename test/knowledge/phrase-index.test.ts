import { describe, expect, it } from '@jest/globals';
import { indexOfPhrase } from '../../domain/knowledge/words/phrase-index.ts';

describe('phrases in a text', () => {
  it.each([
    ['we are open daily', ['open'], 'word', 7],
    ['reopening', ['open'], 'word', -1],
    ['opening', ['open'], 'word', -1],
    ['opening', ['open'], 'stem', 0],
    ['reopening', ['open'], 'stem', -1],
    ['mon9-5', ['mon'], 'letters', 0],
    ['mon9-5', ['mon'], 'word', -1],
    ['tip: & more', ['&'], 'word', 5],
    ['t. 0117', ['t'], 'word', 0],
    ['', ['open'], 'word', -1],
  ] as const)('%s: %j as %s', (text, list, boundary, at) => {
    expect(indexOfPhrase(text, list, boundary)).toBe(at);
  });

  it('finds what a plain search at the borders of words finds', () => {
    const isWord = (character: string | undefined): boolean => /[\p{L}\d]/u.test(character ?? '');
    const parts = ['a', 'b', 'é', 'ab', '7', ' ', '-', '. '];
    const list = ['a', 'ab', 'éa', 'b b'];
    const wrong: string[] = [];
    // Every text of five parts.
    for (let number = 0; number < parts.length ** 5; number += 1) {
      let folded = '';
      for (let rest = number, count = 0; count < 5; rest = Math.floor(rest / parts.length), count += 1)
        folded += parts[rest % parts.length]!;
      const stands = (at: number): boolean =>
        !isWord(folded[at - 1]) &&
        list.some((phrase) => folded.startsWith(phrase, at) && !isWord(folded[at + phrase.length]));
      const expected = [...folded].findIndex((_, at) => stands(at));
      if (indexOfPhrase(folded, list) !== expected) wrong.push(folded);
    }
    expect(wrong).toEqual([]);
  });
});
