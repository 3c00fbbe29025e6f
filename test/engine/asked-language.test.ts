import { expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, trattoria } from './businesses.ts';
import { lastSaid } from './converse.ts';

const agent = agentOf(trattoria, 'restaurant', 'America/Los_Angeles');

const reply = (said: readonly string[]): Promise<string> => lastSaid(agent, said);

it.each([
  ['de', 'Sprechen Sie Deutsch?'],
  ['es', '¿Hablan español?'],
  ['fr', 'Parlez-vous français ?'],
  ['it', 'Parlate italiano?'],
  ['pt', 'Fala português?'],
  ['nl', 'Spreekt u Nederlands?'],
  ['pl', 'Czy mówi pani po polsku?'],
  ['ro', 'Vorbiți română?'],
  ['ja', '日本語は話せますか'],
])('goes on in the language that is asked for in its own words, %s', async (language, text) => {
  const { yes, greeting } = wordsFor(language).say;
  expect(await reply([text])).toBe(`${yes} ${greeting}`);
});

it('and with the form that stands open', async () => {
  expect(await reply(['Book a table for 3', 'Sprechen Sie Deutsch?'])).toMatch(/Name/);
});
