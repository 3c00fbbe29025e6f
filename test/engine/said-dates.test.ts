/** Days that are said in words, and days of the week after this one. */
import { describe, expect, it } from '@jest/globals';
import { compileLexicon } from '../../engine/builtin/language/lexicon.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { createWhenReader } from '../../engine/builtin/language/when.ts';

/** Month and day of each day that a text names, on Wednesday, March 4. */
const daysOf = (language: string, text: string): string[] =>
  createWhenReader(compileLexicon(wordsFor(language)))(text, { year: 2026, month: 3, day: 4 }).days.map(
    ({ date }) => `${String(date?.month)}/${String(date?.day)}`,
  );

describe('a day that is said as an ordinal', () => {
  it.each([
    ['en', 'on the twenty-first of March', '3/21'],
    ['en', 'March twenty third at ten', '3/23'],
    ['en', 'on the twelfth, please', '3/12'],
    ['en', 'Saturday the twenty-first', '3/21'],
    ['de', 'am einundzwanzigsten März um acht', '3/21'],
    ['de', 'am zwölften', '3/12'],
    ['es', 'el veintiuno de marzo a las nueve', '3/21'],
    ['es', 'el día doce', '3/12'],
    ['fr', 'le vingt et un mars à midi', '3/21'],
    ['fr', 'le premier avril', '4/1'],
    ['it', 'il ventuno marzo alle otto', '3/21'],
    ['it', 'il dodici', '3/12'],
    ['pt', 'no dia vinte e um de março', '3/21'],
    ['nl', 'op de eenentwintigste', '3/21'],
    ['nl', 'eenentwintig maart', '3/21'],
    ['pl', 'dwudziestego pierwszego marca', '3/21'],
    ['ro', 'pe douăzeci și unu martie', '3/21'],
  ])('%s: %s', (language, text, day) => {
    expect(daysOf(language, text)).toEqual([day]);
  });

  it.each([
    ['en', 'a table for two may I ask'],
    ['en', 'the first available appointment'],
    ['en', 'just a second'],
    ['de', 'den ersten freien Termin'],
    ['fr', 'le premier rendez-vous'],
    ['es', 'el primero que tengan'],
  ])('is not what only looks like one, %s: %s', (language, text) => {
    expect(daysOf(language, text)).toEqual([]);
  });
});

it('ends of a stay are said as ordinals, too', () => {
  expect(daysOf('en', 'from the twentieth to the twenty-third of March')).toHaveLength(2);
});

describe('both days of a span that names its month once', () => {
  it.each([
    ['en', 'from the 9th to the 12th of May'],
    ['en', 'May 9 through 12'],
    ['en', 'from the ninth until the twelfth of May'],
    ['en', 'on the 9th or 12th of May'],
    ['de', 'vom 9. bis 12. Mai'],
    ['de', 'vom neunten bis zum zwölften Mai'],
    ['de', 'am 9. oder am 12. Mai'],
    ['es', 'del 9 al 12 de mayo'],
    ['es', 'del nueve al doce de mayo'],
    ['fr', 'du 9 au 12 mai'],
    ['it', 'dal 9 al 12 maggio'],
    ['pt', 'do dia 9 ao dia 12 de maio'],
    ['nl', 'van 9 tot en met 12 mei'],
    ['pl', 'od 9 do 12 maja'],
    ['ro', 'de pe 9 până pe 12 mai'],
    ['ja', '5月9日から12日まで'],
  ])('%s: %s', (language, text) => {
    expect(daysOf(language, text)).toEqual(['5/9', '5/12']);
  });

  it.each([
    ['en', 'from the 9th to the 12th'],
    ['de', 'vom 9. bis zum 12.'],
    ['es', 'del 9 al 12'],
    ['fr', 'du 9 au 12'],
    ['it', 'dal 9 al 12'],
    ['pt', 'do dia 9 ao dia 12'],
    ['nl', 'van de 9e tot de 12e'],
    ['ro', 'de pe 9 până pe 12'],
  ])('and none: %s: %s', (language, text) => {
    expect(daysOf(language, text)).toEqual(['3/9', '3/12']);
  });

  it.each([
    ['en', 'a table for 2 on 3 May', ['5/3']],
    ['en', 'for 4 to 6 people on May 3', ['5/3']],
    ['en', 'May 3 at 7 to 9 pm', ['5/3']],
    ['de', 'von 9 bis 17 Uhr', []],
    ['pt', 'das 9 às 12', []],
    ['it', 'dalle 9 alle 12', []],
  ])('are neither guests nor hours: %s: %s', (language, text, days) => {
    expect(daysOf(language, text)).toEqual(days);
  });
});

describe('a weekday of next week', () => {
  it.each([
    ['en', 'Thursday next week'],
    ['en', 'next week on Thursday'],
    ['de', 'nächste Woche Donnerstag'],
    ['es', 'el jueves de la semana que viene'],
    ['fr', 'jeudi de la semaine prochaine'],
    ['it', 'giovedì della settimana prossima'],
    ['pt', 'quinta-feira da próxima semana'],
    ['nl', 'volgende week donderdag'],
    ['pl', 'w czwartek w przyszłym tygodniu'],
    ['ro', 'joi săptămâna viitoare'],
    ['ja', '来週の木曜日'],
  ])('is not the next such day, %s: %s', (language, text) => {
    expect(daysOf(language, text)).toEqual(['3/12']);
  });
});

it('half seven is said for half past seven', () => {
  const { times } = createWhenReader(compileLexicon(wordsFor('en')))('tomorrow at half seven', undefined);
  expect(times).toContain(19 * 60 + 30);
});
