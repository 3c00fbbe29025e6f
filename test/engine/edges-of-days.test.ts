/** Closing times as callers ask for them: nights, parts of a day, a time before another, and where the house stands. */
import { describe, expect, it } from '@jest/globals';
import { fact, hours } from './businesses.ts';
import { ask } from './converse.ts';

const daily = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const pub = [hours([...daily], '12:00', '23:00', 'Daily 12-23')];

describe('closing times', () => {
  it('of "Monday nights"', async () => {
    const said = await ask('en', pub, '', 'When is closing time on Monday nights?');
    expect(said).toBe('On Monday we close at 11 pm.');
  });

  it.each([
    ['en', 'Do you shut in the afternoon on Saturdays?', /noon to 11 pm/u],
    ['de', 'Schließen Sie samstags am Nachmittag?', /12 bis 23/u],
    ['fr', "Vous fermez l'après-midi le samedi ?", /23/u],
  ])('%s: of a part of the day: %s', async (language, question, told) => {
    const said = await ask(language, pub, '', question);
    expect(said).toMatch(told);
  });

  it.each([
    ['en', 'Last orders are 20 minutes before we close.', "What time's last orders on a Friday?"],
    [
      'de',
      'Letzte Bestellung 20 Minuten vor Ladenschluss.',
      'Um wie viel Uhr ist freitags letzte Bestellung?',
    ],
    [
      'fr',
      'Dernière commande 20 minutes avant la fermeture.',
      'À quelle heure est la dernière commande le vendredi ?',
    ],
  ])('%s: by a time before: %s', async (language, line, question) => {
    expect(await ask(language, pub, line, question)).toContain('20');
  });
});

describe('where the house stands, by a line beside the address', () => {
  const address = fact('address', { printed: '418 Foundry Street, Maple Falls' }, '418 Foundry Street');
  const lines =
    'Contact :: 418 Foundry Street, Maple Falls\nContact :: Across from the fire station, second floor.';
  const told = lines.replace('\nContact :: ', ' :: ');

  it.each([['What are you across from?'], ["What's near you, so I can find you?"]])(
    '%s',
    async (question) => {
      const page = told.split(' :: ');
      const text = await ask('en', [address], `${page[0]!} :: ${page[1]!}. ${page[2]!}`, question);
      expect(text).toContain('second floor');
    },
  );
});

describe('a first visit', () => {
  const exam = fact(
    'service',
    { name: 'New patient examination', price_text: '£65', price_min: 65, currency: 'GBP' },
    'New patient examination £65',
  );

  it.each([['What do you charge for a first visit?'], ['How much is an initial appointment?']])(
    'is that of a new patient: %s',
    async (question) => {
      expect(await ask('en', [exam], '', question)).toContain('£65');
    },
  );
});
