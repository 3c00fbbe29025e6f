/** A closing that ends with the day of reopening, hours from or until a date, and what other seasons leave of the year. */
import { describe, expect, it } from '@jest/globals';
import { labelDatesOf } from '../../engine/builtin/language/label-dates.ts';
import { askShop } from './ask-shop.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': `<h1>Tansy</h1>${lines.map((each) => `<p>${each}</p>`).join('')}`,
});

describe('closed from one day and open again on another', () => {
  const shops = {
    en: page('Mon-Sat 9-5', 'We are closed from 24 December and reopen on 4 January.'),
    de: page(
      'Mo-Sa 9-17 Uhr',
      'Wir schließen am 23. Dezember um 13 Uhr und sind ab 4. Januar wieder für Sie da.',
    ),
    fr: page('Lun-Sam 9h-17h', 'Fermeture le 23 décembre, réouverture le 4 janvier.'),
    es: page('Lunes a sábado 9-17 h', 'Cerramos el 23 de diciembre y volvemos el 4 de enero.'),
    it: page('Lun-Sab 9-17', 'Chiusi dal 23 dicembre, riapriamo il 4 gennaio.'),
    nl: page('ma-za 9-17 uur', 'Wij zijn gesloten vanaf 24 december en gaan op 4 januari weer open.'),
    pl: page('pon.-sob. 9-17', 'Nieczynne od 24 grudnia, otwieramy ponownie 4 stycznia.'),
    pt: page('Segunda a sábado 9h-17h', 'Fechamos a 24 de dezembro e reabrimos a 4 de janeiro.'),
    ro: page('Luni-sâmbătă 9-17', 'Închis din 24 decembrie, redeschidem pe 4 ianuarie.'),
    ja: page('月〜土 9:00〜17:00', '12月29日から休業し、1月4日より営業再開いたします。'),
  };

  it.each([
    ['en', 'Are you open on 29 December?', /^No\./u],
    ['en', 'Are you open on 4 January?', /^Yes\./u],
    ['en', 'Are you open on 23 December?', /^Yes\./u],
    ['de', 'Haben Sie am 29. Dezember geöffnet?', /^Nein\./u],
    ['de', 'Haben Sie am 4. Januar geöffnet?', /^Ja\./u],
    ['fr', 'Êtes-vous ouverts le 29 décembre ?', /^Non\./u],
    ['fr', 'Êtes-vous ouverts le 4 janvier ?', /^Oui\./u],
    ['es', '¿Abren el 29 de diciembre?', /^No\./u],
    ['es', '¿Abren el 4 de enero?', /^Sí\./u],
    ['it', 'Siete aperti il 29 dicembre?', /^No\./u],
    ['it', 'Siete aperti il 4 gennaio?', /^Sì\./u],
    ['nl', 'Zijn jullie open op 29 december?', /^Nee\./u],
    ['nl', 'Zijn jullie open op 4 januari?', /^Ja\./u],
    ['pl', 'Czy jest otwarte 29 grudnia?', /^Nie\./u],
    ['pl', 'Czy jest otwarte 4 stycznia?', /^Tak\./u],
    ['pt', 'Estão abertos a 29 de dezembro?', /^Não\./u],
    ['pt', 'Estão abertos a 4 de janeiro?', /^Sim\./u],
    ['ro', 'Este deschis pe 29 decembrie?', /^Nu\./u],
    ['ro', 'Este deschis pe 4 ianuarie?', /^Da\./u],
    ['ja', '12月30日は開いていますか', /^いいえ/u],
    ['ja', '1月4日は開いていますか', /^はい/u],
  ] as const)('%s: %s', async (language, asked, told) => {
    expect(await askShop(shops[language], asked, language)).toMatch(told);
  });
});

describe('the days that a text names', () => {
  it.each([
    ['en', 'close at 4pm on 24 December and reopen on 2 January 2027', [2026, 12, 24], 'perhaps'],
    ['en', 'close at 4pm on 24 December and reopen on 2 January 2027', [2026, 12, 28], 'surely'],
    ['en', 'close at 4pm on 24 December and reopen on 2 January 2027', [2027, 1, 2], 'never'],
    ['en', '24th December until Monday 4th January', [2026, 12, 29], 'surely'],
    ['en', 'Closed December 24 and 25, reopening December 26', [2026, 12, 25], 'surely'],
    ['en', 'Closed December 24 and 25, reopening December 26', [2026, 12, 26], 'never'],
    ['en', 'closed 24 and 31 December', [2026, 12, 28], 'never'],
    ['de', '24.12. bis einschließlich 3.1.', [2026, 12, 29], 'surely'],
    ['de', 'Urlaub vom 14. bis 18. Dezember, am 21. Dezember öffnen wir wieder', [2026, 12, 19], 'surely'],
    ['de', 'Urlaub vom 14. bis 18. Dezember, am 21. Dezember öffnen wir wieder', [2026, 12, 21], 'never'],
    ['en', 'from 1 April 2026', [2026, 3, 31], 'never'],
    ['en', 'from 1 April 2026', [2027, 6, 1], 'surely'],
    ['en', 'from 1 April', [2026, 4, 20], 'surely'],
    ['en', 'from 1 April', [2026, 3, 20], 'never'],
    ['en', 'from 1 April', [2026, 12, 1], 'perhaps'],
    ['en', 'closed from 21 December', [2026, 12, 21], 'surely'],
    ['en', 'closed from 21 December', [2026, 12, 29], 'perhaps'],
    ['de', 'ab 1. April 2026', [2026, 5, 2], 'surely'],
    ['fr', 'à partir du 1er avril 2026', [2026, 5, 2], 'surely'],
    ['es', 'a partir del 1 de abril de 2026', [2026, 5, 2], 'surely'],
    ['it', 'dal 1 aprile 2026', [2026, 5, 2], 'surely'],
    ['it', 'dal 1 aprile al 3 aprile', [2026, 5, 2], 'never'],
    ['nl', 'vanaf 1 april 2026', [2026, 5, 2], 'surely'],
    ['pl', 'od 1 kwietnia 2026', [2026, 5, 2], 'surely'],
    ['pt', 'a partir de 1 de abril de 2026', [2026, 5, 2], 'surely'],
    ['ro', 'de la 1 aprilie 2026', [2026, 5, 2], 'surely'],
    ['ja', '2026年4月1日より', [2026, 5, 2], 'surely'],
  ] as const)('%s: %s', (language, label, [year, month, day], coverage) => {
    expect(labelDatesOf(language).coverage(label, { year, month, day })).toBe(coverage);
  });

  it('are those of a notice only for a while', () => {
    const { isNoticeOf } = labelDatesOf('en');
    const told = [
      isNoticeOf('From 2 April we are open on Sundays, too.', { year: 2026, month: 4, day: 10 }),
      isNoticeOf('From 2 April we are open on Sundays, too.', { year: 2026, month: 9, day: 10 }),
      isNoticeOf('We have been open since 4 December 1998.', { year: 2026, month: 12, day: 11 }),
    ];
    expect(told).toEqual([true, false, false]);
  });
});

describe('hours of a part of the year', () => {
  it.each([
    [
      'en',
      'Mon-Fri 9-5',
      'New opening hours from 1 April 2026: Mon-Fri 10-6',
      'Are you open on 2 April 2026 at 17:30?',
      /^Yes.*10 am to 6 pm/u,
    ],
    [
      'en',
      'Mon-Fri 9-5',
      'New opening hours from 1 April 2026: Mon-Fri 10-6',
      'Are you open on 26 March 2026 at 17:30?',
      /^No.*9 am to 5 pm/u,
    ],
    [
      'de',
      'Mo-Fr 9-17 Uhr',
      'Neue Öffnungszeiten ab 1. April 2026: Mo-Fr 10-18 Uhr',
      'Haben Sie am 2. April 2026 um 17:30 Uhr geöffnet?',
      /^Ja.*10 bis 18 Uhr/u,
    ],
    [
      'en',
      'Mon-Fri 9-5',
      'Until 31 March 2026 we close at 4pm.',
      'Are you open on 26 March 2026 at 4:30 pm?',
      /^No.*9 am to 4 pm/u,
    ],
    [
      'en',
      'Mon-Fri 9-5',
      'Until 31 March 2026 we close at 4pm.',
      'Are you open on 2 April 2026 at 4:30 pm?',
      /^Yes.*9 am to 5 pm/u,
    ],
    [
      'en',
      'Opening hours',
      'Winter hours (Nov–Feb): Sat–Sun 10–3. Rest of year: daily 9–6.',
      'Are you open on 7 December?',
      /not give our hours/u,
    ],
    [
      'en',
      'Opening hours',
      'Winter hours (Nov–Feb): Sat–Sun 10–3. Rest of year: daily 9–6.',
      'Are you open on 8 June?',
      /^Yes.*9 am to 6 pm/u,
    ],
  ] as const)('%s: %s / %s: %s', async (language, week, line, asked, told) => {
    expect(await askShop(page(week, line), asked, language)).toMatch(told);
  });
});
