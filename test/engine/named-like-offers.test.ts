/** Businesses whose names say what they offer, and verbs that serve places as well as things. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, knowledge, service } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const said = (language: string, name: string, lines: string[], question: string, services: string[] = []) => {
  const facts = [fact('name', { text: name }, name), ...services.map((one) => service(one))];
  return lastSaid(agentOf(knowledge(language, facts, pagesOf(lines.join('\n'))), 'general'), [question]);
};

describe('what a business is named after can be asked for', () => {
  const lines = [
    'All rates include a cooked breakfast each morning.',
    'Our breakfasts are known along the coast, and guests remember them.',
    'Ruth is a painter, and cooks at breakfast when Sam is away.',
    'The house stands above the bay.',
    'Guests may use the garden all day.',
  ];
  it.each(['Do you serve breakfast?', 'Is breakfast included?', 'Do I have to pay extra for the breakfast?'])(
    '%s',
    async (question) => {
      expect(await said('en', 'Tern Bay Bed & Breakfast', lines, question)).toMatch(
        /^Our website says: .*breakfast/,
      );
    },
  );

  it('does not ask for it where the whole name is said', async () => {
    expect(
      await said(
        'en',
        'Tern Bay Bed & Breakfast',
        lines,
        'Has Tern Bay Bed & Breakfast got a swimming pool?',
      ),
    ).not.toContain('cooked breakfast');
  });
});

describe('what is served, serviced or covered is a thing or a place', () => {
  const lines = ['We serve Lindham and Croft.', 'Boilers of all makes are serviced.'];
  it.each([
    ['Do you service boilers?', /^(?!I don).*boiler/i],
    ['Do you serve Lindham?', /^(?!I don).*Lindham/],
  ])('%s', async (question, expected) => {
    expect(await said('en', 'Harwell Heating', lines, question, ['Boiler repairs'])).toMatch(expected);
  });

  it.each([
    ['nl', 'Bedienen jullie Lindham?', 'Wij bedienen Lindham en Croft.', /^(?!Dat).*Croft/],
    ['en', 'Do you cover Lindham?', 'We cover Lindham and Croft.', /^(?!I don).*Croft/],
  ])('%s: %s', async (language, question, line, expected) => {
    expect(await said(language, 'Harwell', [line], question)).toMatch(expected);
  });
});

describe('verbs of offering', () => {
  it.each([
    ['en', "D'you do Polissage by any chance?"],
    ['de', 'Serviert ihr Polissage?'],
    ['es', '¿Ustedes manejan Polissage?'],
    ['it', 'Effettuate Polissage?'],
    ['pt', 'Você faz Polissage?'],
    ['nl', 'Verzorgen jullie Polissage?'],
    ['pl', 'Czy podajecie Polissage?'],
    ['ro', 'Dispuneți de Polissage?'],
    ['ja', 'Polissageって頼めますか？'],
  ])('%s: %s', async (language, question) => {
    expect(await said(language, 'Harwell', ['Polissage, 45 €'], question, ['Polissage', 'Vernis'])).toMatch(
      /^(?:Yes|Ja|Sí|Sì|Sim|Tak|Da|はい|.*: Polissage)/,
    );
  });
});
