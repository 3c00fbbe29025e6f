/** A question for a price that names nothing is of what was spoken of, and never of the first lines of a long list. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { agentOf, knowledge, phone, service } from './businesses.ts';
import { ask, lastSaid } from './converse.ts';

const names = ['Bowl', 'Plate', 'Jug', 'Vase', 'Tile', 'Candlestick', 'Mask'];
const list: Fact[] = [phone, ...names.map((name, at) => service(name, `€${String(31 + at)}`, 31 + at))];
const agent = (language: string, template = 'general') =>
  agentOf(knowledge(language, list), template, 'Europe/London');

/** A language, a question for one thing, and questions for its price without its name. */
const spoken: [string, string, string[]][] = [
  [
    'en',
    'Do you have a candlestick?',
    ['How much is it?', 'And the price?', 'How much?', 'Does it cost anything?'],
  ],
  ['de', 'Haben Sie einen Candlestick?', ['Was kostet das?', 'Und der Preis?', 'Wie viel?']],
  ['fr', 'Avez-vous un candlestick ?', ['Combien ça coûte ?', 'Et le prix ?']],
  ['es', '¿Tienen un candlestick?', ['¿Cuánto cuesta?', '¿Y el precio?']],
  ['it', 'Avete un candlestick?', ['Quanto costa?', 'E il prezzo?']],
  ['pt', 'Têm um candlestick?', ['Quanto custa?', 'E o preço?']],
  ['nl', 'Hebben jullie een candlestick?', ['Wat kost dat?', 'En de prijs?']],
  ['pl', 'Czy macie candlestick?', ['Ile to kosztuje?', 'A cena?']],
  ['ro', 'Aveți candlestick?', ['Cât costă?', 'Și prețul?']],
];

describe('a price without a name', () => {
  it.each(spoken)('%s: is that of what was spoken of', async (language, first, questions) => {
    for (const question of questions) {
      const said = await lastSaid(agent(language), [first, question]);
      expect(said).toContain('36');
      expect(said).not.toContain('31');
    }
  });

  it('is that of what is being booked', async () => {
    const said = await lastSaid(agent('en', 'salon'), ['I want to book a mask', 'How much is it?']);
    expect(said).toContain('37');
    expect(said).not.toContain('31');
  });
});

describe('the beginning of a long price list', () => {
  it.each([
    ['en', 'Do you charge for coming out?'],
    ['en', 'How much do you charge to come out?'],
    ['en', 'Is there a charge?'],
    ['en', 'How much is it?'],
    ['de', 'Was kostet das?'],
    ['nl', 'Wat kost dat?'],
  ])('%s: is no answer to %s', async (language, question) => {
    expect(await ask(language, list, '', question)).not.toContain('31');
  });

  it.each([
    ['en', 'What are your prices?'],
    ['en', 'How much do you charge?'],
    ['de', 'Wie sind Ihre Preise?'],
    ['fr', 'Quels sont vos tarifs ?'],
  ])('%s: is told to %s', async (language, question) => {
    expect(await ask(language, list, '', question)).toContain('31');
  });

  it('is not that of what was spoken of, where it is asked for something else', async () => {
    const said = await lastSaid(agent('en'), ['Do you have a mask?', 'Do you charge for coming out?']);
    expect(said).not.toMatch(/31|37/u);
  });

  it('is left for the line on what is asked', async () => {
    const line = 'We charge £19 to come out to your home.';
    expect(await ask('en', list, line, 'Do you charge for coming out?')).toContain('£19');
  });
});
