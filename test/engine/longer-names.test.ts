import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const last = (language: string, template: string, said: readonly string[]): Promise<string> =>
  lastSaid(agentOf(knowledge(language, []), template, 'Europe/Berlin'), said);

describe('names of many words', () => {
  it.each([
    [
      'en',
      'Book a table for 2 on Tuesday at 7 pm, 802 777 0144',
      'my name is Elena de la Vega',
      'Elena de la Vega',
    ],
    [
      'en',
      'Book a table for 2 on Tuesday at 7 pm, 802 777 0144',
      'my name is Luis Mario Vega Torres',
      'Luis Mario Vega Torres',
    ],
    ['en', 'Book a table for 2 on Tuesday at 7 pm, 802 777 0144', 'lea brandt speaking', 'Lea Brandt'],
    [
      'de',
      'Einen Tisch für 2 am Dienstag um 19 Uhr, 0176 9876543',
      'mein Name ist Ida von und zu Hohenfels',
      'Ida von und zu Hohenfels',
    ],
    [
      'de',
      'Einen Tisch für 2 am Dienstag um 19 Uhr, 0176 9876543',
      'mein Name ist Ida von der Aue',
      'Ida von der Aue',
    ],
    [
      'de',
      'Einen Tisch für 2 am Dienstag um 19 Uhr, 0176 9876543',
      'mein Name ist Ida und ich komme gern',
      'Ida',
    ],
  ])('%s: %s / %s', async (language, wish, answer, name) => {
    expect(await last(language, 'restaurant', [wish, answer])).toMatch(new RegExp(`[Nn]ame: ${name};`));
  });
});

describe('an address of e-mail that is said', () => {
  it('is no matter', async () => {
    const text = await last('en', 'legal', [
      'I would like an appointment',
      'Lea Brandt',
      '802 777 0144',
      'lea at brandt dot org',
    ]);
    expect(text).not.toMatch(/: lea at brandt dot org/);
  });
});
