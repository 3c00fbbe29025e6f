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

  it.each([
    [
      'en',
      ['I want to book a mask on Friday at ten', 'Ada Birch', '020 7946 0958', 'Yes', 'How much is it?'],
    ],
    [
      'fr',
      [
        'Je voudrais réserver un mask vendredi à 10 heures',
        'Ada Birch',
        '01 99 00 12 34',
        'Oui',
        'Ça coûte combien ?',
      ],
    ],
    [
      'de',
      [
        'Ich möchte einen Termin für eine Mask am Freitag um zehn Uhr',
        'Ada Birch',
        '030 23125 012',
        'Ja',
        'Was kostet das?',
      ],
    ],
  ])('%s: is that of what was noted', async (language, said) => {
    const told = await lastSaid(agent(language), said, { now: '2026-03-04T15:00:00Z' });
    expect(told).toContain('37');
    expect(told).not.toContain('31');
  });

  it.each([
    ['en', 'Do you have a candlestick?', 'How much was that again?'],
    ['de', 'Haben Sie einen Candlestick?', 'Was kostet das nochmal?'],
    ['fr', 'Avez-vous un candlestick ?', "C'est combien déjà ?"],
    ['es', '¿Tienen un candlestick?', '¿Cuánto cuesta eso otra vez?'],
    ['nl', 'Hebben jullie een candlestick?', 'Wat kost dat ook alweer?'],
  ])('%s: is told again', async (language, first, question) => {
    const said = await lastSaid(agent(language), [first, question]);
    expect(said).toContain('36');
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
