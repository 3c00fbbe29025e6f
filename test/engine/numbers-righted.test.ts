/** Telephone numbers that callers set right by some of their digits, or tell anew. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const agent = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
/** A Wednesday. */
const now = '2026-03-04T12:00:00Z';

const righted = (language: string, number: string, said: string): Promise<string> =>
  lastSaid(
    agent(language),
    [tableWishes[language]!, language === 'ja' ? '松本です' : 'Nora Brandt', number, said],
    {
      now,
    },
  );

describe('a number that was read out', () => {
  it.each([
    ['en', '814 555 0143', 'No, it starts with eight one six', '816 555 0143'],
    ['en', '814 555 0143', 'no, the first three digits are 716', '716 555 0143'],
    ['de', '0664 4960154', 'Nein, am Anfang null sechs sieben sechs', '0676 4960154'],
    ['de', '0664 4960154', 'die ersten vier sind 0650', '0650 4960154'],
    ['fr', '06 12 34 56 78', 'Non, ça commence par zéro sept', '07 12 34 56 78'],
    ['es', '612 345 678', 'No, empieza por seis uno siete', '617 345 678'],
    ['it', '347 123 4567', 'No, comincia con tre tre otto', '338 123 4567'],
    ['pt', '912 345 678', 'Não, começa por nove três', '932 345 678'],
    ['nl', '0475 12 34 56', 'Nee, het begint met nul vier acht zes', '0486 12 34 56'],
    ['pl', '501 234 567', 'Nie, zaczyna się od sześć zero dwa', '602 234 567'],
    ['ro', '0721 234 567', 'Nu, începe cu zero șapte patru', '0741 234 567'],
    ['ja', '090-1234-5678', 'いいえ、最初は080です', '080-1234-5678'],
    ['ja', '090-1234-5678', '070から始まります', '070-1234-5678'],
    ['nl', '0475 12 34 56', 'Nee, het laatste is zevenenvijftig', '0475 12 34 57'],
    ['pl', '501 234 567', 'Nie, końcówka to sześćset dwanaście', '501 234 612'],
    ['en', '814 555 0143', 'no, it’s 716, 564, 3211', '7165643211'],
    ['de', '0664 4960154', 'nein, 0676, 123, 4567', '06761234567'],
  ])('is set right, %s, %s: %s', async (language, number, said, told) => {
    expect(await righted(language, number, said)).toMatch(new RegExp(`[:：] ?${told.replace('+', '\\+')}`));
  });

  it.each([
    ['en', '814 555 0143', 'no, dinner starts at eight'],
    ['en', '814 555 0143', 'no, the first of us comes at 8'],
    ['de', '0664 4960154', 'nein, wir fangen um acht an'],
    ['pt', '912 345 678', 'não, oito e meia'],
    ['en', '814 555 0143', 'no, it starts with zero eight'],
  ])('is kept where none of it is told, %s, %s: %s', async (language, number, said) => {
    const told = await righted(language, number, said);
    expect(told.includes(number) || told.endsWith('change?')).toBe(true);
  });
});

describe('a number in one breath with its end once more', () => {
  it.each([
    ['es', '956 11 22 33, no, 32', '956 11 22 32'],
    ['en', '814 555 0143, no sorry, 0144', '814 555 0144'],
    ['de', '0664 4960154, nein, 55', '0664 4960155'],
  ])('%s: %s', async (language, said, told) => {
    const last = await lastSaid(agent(language), [tableWishes[language]!, 'Nora Brandt', said], { now });
    expect(last).toContain(`: ${told}.`);
  });

  it('and a pause behind it sets nothing right', async () => {
    const said = [tableWishes['es']!, 'Nora Brandt', '956 11 22 33, no, espere, sí'];
    expect(await lastSaid(agent('es'), said, { now })).toContain(': 956 11 22 33.');
  });
});

it('digits that are called like a day tell none', async () => {
  const said = [
    'Chcę stolik dla dwóch osób jutro o ósmej',
    'Nora Brandt',
    'sześć zero jeden, trzy piątki, dwa jeden zero',
  ];
  expect(await lastSaid(agent('pl'), said, { now })).toMatch(/czwartek, 5 marca.*601555210/u);
});
