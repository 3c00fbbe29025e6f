/** When there is food, where the site tells hours for the meals. */
import { describe, expect, it } from '@jest/globals';
import { hours } from './businesses.ts';
import { ask } from './converse.ts';

const daily = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const served = ['tue', 'wed', 'thu', 'fri', 'sat'] as const;
const house = hours([...daily], '11:00', '23:00', 'Daily 11-23');
const meals = ([lunch, dinner]: readonly [string, string]): Parameters<typeof ask>[1] => [
  house,
  hours([...served], '12:10', '14:20', `${lunch} 12:10-14:20`, { label: lunch }),
  hours([...served], '18:10', '21:20', `${dinner} 18:10-21:20`, { label: dinner }),
];
const names = {
  en: ['Lunch', 'Dinner'],
  de: ['Mittagessen', 'Abendessen'],
  es: ['Comidas', 'Cenas'],
  fr: ['Déjeuner', 'Dîner'],
  it: ['Pranzo', 'Cena'],
  pt: ['Almoços', 'Jantares'],
  nl: ['Lunch', 'Diner'],
  pl: ['Obiady', 'Kolacje'],
  ro: ['Prânz', 'Cină'],
  ja: ['ランチ', 'ディナー'],
} as const;

const tell = (language: keyof typeof names, question: string, lines = ''): Promise<string> =>
  ask(language, meals(names[language]), lines, question);

describe('the kitchen has the hours of the meals', () => {
  it.each([
    ['en', 'When does the kitchen close?'],
    ['en', 'When do you stop serving food on a Thursday?'],
    ['en', 'How late do you serve food?'],
    ['de', 'Wann schließt die Küche?'],
    ['de', 'Bis wann gibt es warmes Essen?'],
    ['es', '¿A qué hora cierra la cocina?'],
    ['fr', 'À quelle heure ferme la cuisine ?'],
    ['it', 'A che ora chiude la cucina?'],
    ['pt', 'A que horas fecha a cozinha?'],
    ['nl', 'Tot hoe laat kun je eten?'],
    ['pl', 'O której zamyka się kuchnia?'],
    ['ro', 'La ce oră se închide bucătăria?'],
    ['ja', 'キッチンは何時に閉まりますか？'],
  ] as const)('%s: %s', async (language, question) => {
    const said = await tell(language, question);
    expect(said).toMatch(/9[:.]20|21[:.h時 ]+20/u);
    expect(said).not.toMatch(/23|11 pm/u);
  });

  it.each([
    ['en', 'Is the kitchen open on Friday at four in the afternoon?', /^No\b/u],
    ['en', 'Can I still get something to eat on Friday at half eight?', /^Yes\b/u],
    ['de', 'Gibt es am Freitag um 20 Uhr noch etwas zu essen?', /^Ja\b/u],
  ] as const)('%s: %s', async (language, question, verdict) => {
    expect(await tell(language, question)).toMatch(verdict);
  });

  it('tells the days that have some, of one that has none', async () => {
    const said = await tell('en', 'Is food served on Mondays?');
    expect(said).toMatch(/Tuesday to Saturday .*\(Dinner\)/u);
    expect(said).not.toContain('11 pm');
  });

  it('goes by a line on that day', async () => {
    const said = await tell('en', 'Till when can we eat on Sunday?', 'Sunday roasts until 5pm.');
    expect(said).toContain('Sunday roasts');
  });
});

describe('what is no question for meals', () => {
  it.each([['Can we eat in the garden on Friday?'], ['What food do you have on Friday?']])(
    '%s',
    async (question) => {
      expect(await tell('en', question)).not.toMatch(/\(Dinner\)/u);
    },
  );

  it('leaves a house without hours for meals to its own', async () => {
    expect(await ask('en', [house], '', 'Can I get something to eat on Friday at eight?')).not.toMatch(
      /^No\b/u,
    );
  });
});
