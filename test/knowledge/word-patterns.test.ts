import { describe, expect, it } from '@jest/globals';
import { inAnyLanguage } from '../../domain/knowledge/words/in-any-language.ts';
import { wordTables } from '../../domain/knowledge/words/index.ts';

const sources = wordTables.flatMap(({ language, patterns }) =>
  Object.entries<Record<string, string>>({ ...patterns }).flatMap(([group, fields]) =>
    Object.entries(fields).map(([field, source]) => [language, `${group}.${field}`, source] as const),
  ),
);

describe('patterns of the word tables', () => {
  it.each(sources)(
    '%s %s is a regular expression by itself and matches no empty text',
    (_, field, source) => {
      const pattern = new RegExp(`^(?:${source})$`, 'u');
      if (!field.endsWith('Hints')) expect(pattern.test('')).toBe(false);
      expect(source.split('|')).not.toContain('');
    },
  );

  it('holds each field in all languages that have it', () => {
    const people = new RegExp(`^${inAnyLanguage.offers.people}$`, 'u');
    const told = ['women', 'kinder', 'para mujeres', 'pour enfants', 'donne', 'criancas', 'heren'];
    for (const text of [...told, 'dzieci', 'femei', '男性']) expect(people.test(text)).toBe(true);
  });
});
