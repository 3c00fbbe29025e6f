/** Closing days on lines of their own, and houses that tell nothing but when they serve lunch and dinner. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { compactHours, hoursOf } from '../support/hours-of.ts';

/** Hours of a site whose pages have these bodies. */
function siteHours(language: string, ...bodies: string[]): string[] {
  const url = 'https://house.example/';
  const pages = bodies.map((body, at) =>
    readPage({ url: at === 0 ? url : `${url}p${at}`, html: `<html lang=${language}><body>${body}` }),
  );
  return compactHours(composeKnowledge(pages, { url }).facts);
}

describe('a closing day on a line of its own', () => {
  it.each([
    [
      'ja',
      '<p>休業日</p><p>木曜日（祝日の場合は翌日）</p><p>営業時間</p><p>10:30〜14:00（ラストオーダー13:30）</p><p>17:00〜21:30</p>',
      ['thu closed', 'mon+tue+wed+fri+sat+sun 10:30-14:00', 'mon+tue+wed+fri+sat+sun 17:00-21:30'],
    ],
    [
      'ja',
      '<p>営業時間 昼の部 11:00〜14:00 / 夜の部 18:00〜22:00</p><p>定休日 火曜日</p>',
      ['mon+wed+thu+fri+sat+sun 11:00-14:00', 'mon+wed+thu+fri+sat+sun 18:00-22:00', 'tue closed'],
    ],
    ['ja', '<p>営業時間 9:00〜18:00</p><p>定休日 なし</p>', ['mon-sun 09:00-18:00']],
    [
      'de',
      '<p>Öffnungszeiten</p><p>11:30 - 14:30</p><p>Ruhetag</p><p>Mittwoch</p>',
      ['mon+tue+thu+fri+sat+sun 11:30-14:30', 'wed closed'],
    ],
    [
      'it',
      '<p>Orari</p><p>12:00 - 15:00</p><p>Giorno di chiusura:</p><p>Martedì</p>',
      ['mon+wed+thu+fri+sat+sun 12:00-15:00', 'tue closed'],
    ],
    [
      'en',
      '<p>Opening hours 9:00-17:00</p><p>Closing day: Monday</p>',
      ['tue-sun 09:00-17:00', 'mon closed'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Friday 9am-5pm</p><p>Saturday 10am-5pm</p><p>Sunday Day off</p>',
      ['fri 09:00-17:00', 'sat 10:00-17:00', 'sun closed'],
    ],
  ])('%s: %s', (language, body, expected) => {
    expect(hoursOf(body, language)).toEqual(expected);
  });

  it('closes no day of a list whose states stand below their days', () => {
    const body =
      '<h2>Hours</h2><div>Sunday</div><div>Closed</div><div>Monday</div><div>9am – 5pm</div><div>Tuesday</div><div>9am – 4pm</div>';
    expect(hoursOf(body)).toEqual(['sun closed', 'mon 09:00-17:00', 'tue 09:00-16:00']);
  });
});

describe('lunch and dinner', () => {
  const table = (rows: string[][]): string =>
    `<h2>Orari</h2><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

  it('are the hours of a house that tells no others, which is closed where it serves neither', () => {
    const body = table([
      ['', 'Pranzo', 'Cena'],
      ['Lunedì', 'Chiuso', 'Chiuso'],
      ['Sabato', '12:30 - 14:30', '19:00 - 23:00'],
      ['Domenica', 'Chiuso', '19:00 - 22:00'],
    ]);
    expect(siteHours('it', body)).toEqual([
      'mon closed',
      'sat 12:30-14:30',
      'sat 19:00-23:00',
      'sun 19:00-22:00',
    ]);
  });

  it.each([
    ['beside hours of the house', '<p>Open daily 10am–11pm</p>', 'mon-sun 10:00-23:00'],
    ['beside a breakfast', '<p>Breakfast: daily 7am–10am</p>', 'mon-sun 07:00-10:00 Breakfast'],
  ])('keep their names %s', (_, other, told) => {
    const meals = '<h2>Hours</h2><p>Tuesday – Saturday: Lunch 12pm – 3pm, Dinner 6pm – 10pm</p>';
    const hours = siteHours('en', meals, other);
    expect(hours.toSorted()).toEqual(
      ['tue-sat 12:00-15:00 Lunch', 'tue-sat 18:00-22:00 Dinner', told].toSorted(),
    );
  });

  it('are so beside the same hours of one of them', () => {
    const meals =
      '<h2>Hours</h2><p>Open Monday to Sunday</p><p>Lunch: 11am – 3pm</p><p>Dinner: 5pm – 10pm</p>';
    expect(siteHours('en', meals, '<p>Open 11am – 3pm, 7 days</p>')).toEqual([
      'mon-sun 11:00-15:00',
      'mon-sun 17:00-22:00',
    ]);
  });

  it('keeps the name of a meal that is the only one', () => {
    expect(siteHours('en', '<h2>Hours</h2><p>Mon–Fri: Lunch 12pm – 3pm</p>')).toEqual([
      'mon-fri 12:00-15:00 Lunch',
    ]);
  });
});

describe('days that open or close at another time than those beside them', () => {
  it.each([
    [
      'en',
      '<p>Open Wednesday to Sunday from 11:30am until 9pm (10pm on Fridays and Saturdays).</p>',
      ['wed+thu+sun 11:30-21:00', 'fri+sat 11:30-22:00'],
    ],
    [
      'en',
      '<p>Open Mon–Sat 9am–5:30pm (until 8pm Thursdays)</p>',
      ['mon+tue+wed+fri+sat 09:00-17:30', 'thu 09:00-20:00'],
    ],
    ['en', '<p>Open daily 9am–6pm (Sundays from 10am)</p>', ['mon-sat 09:00-18:00', 'sun 10:00-18:00']],
    // Bare numbers are in the half of the day that fits.
    [
      'en',
      '<p>Open daily 10–6 (Fri until 8)</p>',
      ['mon+tue+wed+thu+sat+sun 10:00-18:00', 'fri 10:00-20:00'],
    ],
    [
      'en',
      '<p>Open Mon–Sat 9–5 (Thursdays until 7:30)</p>',
      ['mon+tue+wed+fri+sat 09:00-17:00', 'thu 09:00-19:30'],
    ],
    ['en', '<p>Open Tue–Sun 5–10 (Sundays until 9)</p>', ['tue-sat 17:00-22:00', 'sun 17:00-21:00']],
    ['en', '<p>Open Mon–Sat 9–5 (Sat till 2)</p>', ['mon-fri 09:00-17:00', 'sat 09:00-14:00']],
    ['en', '<p>Open Mon–Sat 9–5 (Fri until 12)</p>', ['mon-sat 09:00-17:00']],
    ['en', '<p>Open Mon–Sat 9–5 (Fri 8)</p>', ['mon-sat 09:00-17:00']],
    [
      'nl',
      '<p>Open ma–za 10–18 (donderdag tot 21)</p>',
      ['mon+tue+wed+fri+sat 10:00-18:00', 'thu 10:00-21:00'],
    ],
    [
      'fr',
      '<p>Ouvert du mardi au samedi de 9h à 18h30 (20h le jeudi).</p>',
      ['tue+wed+fri+sat 09:00-18:30', 'thu 09:00-20:00'],
    ],
    [
      'it',
      '<p>Aperto da martedì a sabato dalle 9 alle 19 (giovedì fino alle 21)</p>',
      ['tue+wed+fri+sat 09:00-19:00', 'thu 09:00-21:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di–So 11:30–14 und 17–22 Uhr</p><p>Sa ab 17 Uhr</p>',
      ['tue+wed+thu+fri+sun 11:30-14:00', 'tue+wed+thu+fri+sun 17:00-22:00', 'sat 17:00-22:00'],
    ],
  ])('%s: %s', (language, body, expected) => {
    expect(hoursOf(body, language)).toEqual(expected);
  });

  it('tells no end that nothing beside says', () => {
    const body = '<h2>Öffnungszeiten</h2><p>Di–Fr 11:30–14 Uhr</p><p>Fr ab 17 Uhr</p>';
    expect(hoursOf(body, 'de')).toEqual(['tue-fri 11:30-14:00', 'fri 17:00-?']);
  });
});

describe('hours that are half told', () => {
  it('say nothing beside the whole of them', () => {
    const whole = '<h2>Hours</h2><p>Friday 9am – 6pm</p><p>Saturday 10am – 6pm</p>';
    expect(siteHours('en', '<p>Open Saturday till 6pm</p>', whole)).toEqual([
      'fri 09:00-18:00',
      'sat 10:00-18:00',
    ]);
  });

  it('stand where the whole of them says otherwise', () => {
    const whole = '<h2>Hours</h2><p>Friday 9am – 6pm</p><p>Saturday 10am – 6pm</p>';
    expect(siteHours('en', '<p>Open Saturday till 5pm</p>', whole)).toContain('sat ?-17:00');
  });
});

describe('headings that speak to the reader', () => {
  it('name no branch', () => {
    const week = '<p>Monday 9am – 5pm</p><p>Tuesday 9am – 5pm</p><p>Wednesday 9am – 1pm</p>';
    const body = `<main><h3>Call us</h3>${week}<h3>Opening hours</h3><p>Friday 10am – 4pm</p></main>`;
    expect(hoursOf(body).filter((told) => /[A-Z]/.test(told))).toEqual([]);
  });
});

describe('meals beside each other in one line', () => {
  const expected = ['07:00-10:00', '12:00-14:00', '18:00-21:00'];
  it.each([
    ['en', 'Breakfast 7–10, lunch 12–14, dinner 18–21', ['Breakfast', 'lunch', 'dinner']],
    [
      'de',
      'Frühstück 7–10, Mittagstisch 12–14, Abendkarte 18–21 Uhr',
      ['Frühstück', 'Mittagstisch', 'Abendkarte'],
    ],
    ['fr', 'Petit-déjeuner 7h–10h, déjeuner 12h–14h, dîner 18h–21h', ['Petit-déjeuner', 'déjeuner', 'dîner']],
    ['es', 'Desayunos de 7 a 10, comidas de 12 a 14, cenas de 18 a 21', ['Desayunos', 'comidas', 'cenas']],
  ])('each have their name (%s)', (language, text, names) => {
    const { facts } = readPage({
      url: 'https://house.example/',
      html: `<html lang=${language}><body><h2>Info</h2><p>${text}</p>`,
    });
    const told = facts.flatMap(({ kind, value }) =>
      kind === 'hours' ? [value as Record<string, unknown>] : [],
    );
    expect(told.map(({ label }) => label)).toEqual(names);
    expect(told.map(({ opens, closes }) => `${String(opens)}-${String(closes)}`)).toEqual(expected);
  });
});

describe('a day that is left out of daily hours is closed, unless more is said of it', () => {
  it.each([
    ['en', 'Open daily except Mondays', ['mon closed']],
    ['en', 'Open daily except Sunday: 9am-5pm', ['mon-sat 09:00-17:00', 'sun closed']],
    [
      'en',
      'Opening hours: daily except Sunday 9am–5pm<br>Sunday 10am–4pm',
      ['mon-sat 09:00-17:00', 'sun 10:00-16:00'],
    ],
    ['en', 'Closed every day except Saturday.', ['mon+tue+wed+thu+fri+sun closed']],
    ['en', 'Breakfast served daily except Mondays 7-10am', ['tue-sun 07:00-10:00 Breakfast']],
    ['de', 'Täglich außer Montag 11–22 Uhr geöffnet', ['tue-sun 11:00-22:00', 'mon closed']],
    [
      'es',
      'Abierto todos los días excepto los lunes de 10:00 a 20:00',
      ['tue-sun 10:00-20:00', 'mon closed'],
    ],
    ['fr', 'Ouvert tous les jours sauf le lundi', ['mon closed']],
    [
      'it',
      'Aperto tutti i giorni tranne il lunedì dalle 9:00 alle 18:00',
      ['tue-sun 09:00-18:00', 'mon closed'],
    ],
    ['pt', 'Aberto todos os dias exceto segunda-feira das 9h às 18h', ['tue-sun 09:00-18:00', 'mon closed']],
    ['nl', 'Dagelijks geopend behalve maandag van 9.00 tot 18.00 uur', ['tue-sun 09:00-18:00', 'mon closed']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('a day by appointment has no other hours', () => {
  it.each([
    [
      'en',
      'Open daily 9am-5pm. Sundays by appointment only.',
      ['mon-sat 09:00-17:00', 'sun by appointment only'],
    ],
    ['en', 'Sundays by appointment. Open daily 9-5', ['sun by appointment', 'mon-sat 09:00-17:00']],
    ['en', 'Mon-Sat 9-5, Saturdays by appointment', ['mon-fri 09:00-17:00', 'sat by appointment']],
    ['de', 'Täglich 9–18 Uhr. Sonntags nach Vereinbarung.', ['mon-sat 09:00-18:00', 'sun nach Vereinbarung']],
    [
      'fr',
      'Ouvert tous les jours de 9h à 18h. Dimanche sur rendez-vous.',
      ['mon-sat 09:00-18:00', 'sun sur rendez-vous'],
    ],
    [
      'it',
      'Aperto tutti i giorni 9:00-18:00. Domenica su appuntamento.',
      ['mon-sat 09:00-18:00', 'sun su appuntamento'],
    ],
    ['nl', 'Dagelijks 9.00-18.00 uur. Zondag op afspraak.', ['mon-sat 09:00-18:00', 'sun op afspraak']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('hours without days that leave some out', () => {
  it.each([
    [
      'en',
      '<p>Open 6.30am to 6.30pm except Wednesdays</p>',
      ['mon+tue+thu+fri+sat+sun 06:30-18:30', 'wed closed'],
    ],
    ['de', '<p>Geöffnet von 8 bis 18 Uhr außer Montag</p>', ['tue-sun 08:00-18:00', 'mon closed']],
    ['fr', '<p>Ouvert de 8h à 18h30 sauf le lundi</p>', ['tue-sun 08:00-18:30', 'mon closed']],
    ['es', '<p>Abierto de 9:00 a 18:00 excepto domingos</p>', ['mon-sat 09:00-18:00', 'sun closed']],
    ['it', '<p>Aperto dalle 9 alle 18 tranne il lunedì</p>', ['tue-sun 09:00-18:00', 'mon closed']],
    ['nl', '<p>Geopend van 9.00 tot 18.00 uur behalve op zondag</p>', ['mon-sat 09:00-18:00', 'sun closed']],
    ['pt', '<p>Aberto das 9h às 18h, exceto às segundas-feiras</p>', ['tue-sun 09:00-18:00', 'mon closed']],
    ['pl', '<p>Otwarte 9:00–18:00 oprócz niedziel</p>', ['mon-sat 09:00-18:00', 'sun closed']],
    ['ja', '<p>営業時間 9:00～18:00（月曜日を除く）</p>', ['tue-sun 09:00-18:00', 'mon closed']],
    // Who tells other hours of Saturdays says nothing of Sundays; nor does a holiday tell of days.
    [
      'en',
      '<p>Opening hours: 9am–5pm except Saturdays 9am–1pm</p>',
      ['mon-fri 09:00-17:00', 'sat 09:00-13:00'],
    ],
    ['en', '<p>Opening hours: 9am–5pm except bank holidays</p>', []],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('both meals before the times of both', () => {
  it.each([
    ['en', 'Tuesday to Sunday for lunch and dinner, 12:15–14:45 and 18:15–21:45'],
    ['de', 'Dienstag bis Sonntag Mittagessen und Abendessen, 12:15–14:45 und 18:15–21:45'],
    ['es', 'De martes a domingo comidas y cenas, de 12:15 a 14:45 y de 18:15 a 21:45'],
    ['fr', 'Du mardi au dimanche, déjeuner et dîner, 12h15–14h45 et 18h15–21h45'],
    ['it', 'Dal martedì alla domenica a pranzo e cena, 12:15–14:45 e 18:15–21:45'],
    ['nl', 'Dinsdag t/m zondag lunch en diner, 12:15–14:45 en 18:15–21:45'],
    ['pl', 'Od wtorku do niedzieli obiady i kolacje, 12:15–14:45 i 18:15–21:45'],
    ['pt', 'Terça a domingo ao almoço e jantar, 12h15–14h45 e 18h15–21h45'],
    ['ro', 'Marți–duminică prânz și cină, 12:15–14:45 și 18:15–21:45'],
    ['ja', '火曜日〜日曜日 ランチ・ディナー 12:15〜14:45、18:15〜21:45'],
  ])('in %s are told one each, and so as the hours of the house: %s', (language, text) => {
    const heading = ({ ja: '営業時間', ro: 'Program' } as Record<string, string>)[language] ?? 'Hours';
    expect(siteHours(language, `<h2>${heading}</h2><p>${text}</p>`)).toEqual([
      'tue-sun 12:15-14:45',
      'tue-sun 18:15-21:45',
    ]);
  });

  it('are named one each beside breakfast, and together where the times are fewer or others', () => {
    const house = '<h2>Hours</h2><p>Reception: Mon–Sun 7:00–23:00</p>';
    const told = (line: string): string[] => siteHours('en', `${house}<p>${line}</p>`).slice(1);
    expect(told('Breakfast, lunch and dinner daily 7:15–10:15, 12:15–14:15 and 18:15–21:15')).toEqual([
      'mon-sun 07:15-10:15 Breakfast',
      'mon-sun 12:15-14:15 lunch',
      'mon-sun 18:15-21:15 dinner',
    ]);
    expect(told('Lunch and dinner daily 12:15–21:15')).toEqual(['mon-sun 12:15-21:15 Lunch dinner']);
  });
});

describe('days over a line for each meal', () => {
  it.each<[language: string, html: string, expected: string[]]>([
    [
      'de',
      '<h3>Öffnungszeiten</h3><p>Dienstag bis Sonntag</p><ul><li>Mittag: 11:30–14:00</li><li>Abend: 17:30–22:00</li></ul>',
      ['tue-sun 11:30-14:00', 'tue-sun 17:30-22:00'],
    ],
    [
      'es',
      '<p>HORARIO: DE MARTES A DOMINGO</p><p>COMIDAS: 13:00 A 16:00</p><p>CENAS: 20:00 A 23:30</p>',
      ['tue-sun 13:00-16:00', 'tue-sun 20:00-23:30'],
    ],
    [
      'fr',
      '<p>Ouvert du mardi au dimanche</p><p>Déjeuner : 12h00-14h00</p><p>Dîner : 19h00-22h00</p>',
      ['tue-sun 12:00-14:00', 'tue-sun 19:00-22:00'],
    ],
    [
      'it',
      '<p>Aperto tutti i giorni</p><p>Pranzo 12:00-15:00</p><p>Cena 19:00-23:00</p>',
      ['mon-sun 12:00-15:00', 'mon-sun 19:00-23:00'],
    ],
    [
      'pl',
      '<p>GODZINY OTWARCIA: OD WTORKU DO NIEDZIELI</p><p>LUNCH: 12:00 - 15:00</p><p>KOLACJA: 17:00 - 22:00</p>',
      ['tue-sun 12:00-15:00', 'tue-sun 17:00-22:00'],
    ],
    [
      'ro',
      '<h2>Program</h2><p>Marți - duminică</p><p>Prânz: 12:00 - 15:00</p><p>Cină: 18:00 - 22:00</p>',
      ['tue-sun 12:00-15:00', 'tue-sun 18:00-22:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(siteHours(language, html)).toEqual(expected);
  });

  it('a part below times has the days above them', () => {
    const html = '<h2>Hours</h2><p>Mon-Fri</p><p>9am-5pm</p><p>Kitchen: 12-2pm</p>';
    expect(hoursOf(html)).toEqual(['mon-fri 09:00-17:00', 'mon-fri 12:00-14:00 Kitchen']);
  });
});

describe('days on which nobody is seen', () => {
  it.each([
    ['en', 'Hours', ['Mon 9–12', 'Tue no clinic', 'Wed 9–12']],
    ['de', 'Sprechzeiten', ['Mo. 9–12 Uhr', 'Di. keine Sprechstunde', 'Mi. 9–12 Uhr']],
    ['de', 'Sprechzeiten', ['Mo 9–12 Uhr', 'Di entfällt', 'Mi 9–12 Uhr']],
    ['es', 'Horario', ['Lunes 9–12 h', 'Martes no hay consulta', 'Miércoles 9–12 h']],
    ['fr', 'Horaires', ['Lundi 9h–12h', 'Mardi pas de consultation', 'Mercredi 9h–12h']],
    ['it', 'Orari', ['Lunedì 9–12', 'Martedì non si riceve', 'Mercoledì 9–12']],
    ['nl', 'Openingstijden', ['Maandag 9–12 uur', 'Dinsdag geen spreekuur', 'Woensdag 9–12 uur']],
    ['pl', 'Godziny otwarcia', ['Poniedziałek 9–12', 'Wtorek nie przyjmujemy', 'Środa 9–12']],
    ['pt', 'Horário', ['Segunda 9h–12h', 'Terça sem consultas', 'Quarta 9h–12h']],
    ['ro', 'Program', ['Luni 9–12', 'Marți nu lucrăm', 'Miercuri 9–12']],
    ['ja', '診療時間', ['月曜 9:00〜12:00', '火曜 診療なし', '水曜 9:00〜12:00']],
  ])('%s, %s: %j', (language, heading, lines) => {
    const html = `<h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
    expect(hoursOf(html, language)).toEqual(['mon 09:00-12:00', 'tue closed', 'wed 09:00-12:00']);
  });
});

describe('the hours of an office', () => {
  it.each([
    ['fr', 'Horaires du secrétariat', '<p>Lundi au vendredi : 8h–12h</p><p>Dimanche : fermé</p>'],
    ['de', 'Sekretariat', '<p>Montag bis Freitag: 8–12 Uhr</p><p>Sonntag: geschlossen</p>'],
    ['it', 'Orari della segreteria', '<p>Lunedì - venerdì: 8:00 - 12:00</p><p>Domenica: chiuso</p>'],
  ])('are those of a house that tells no others in %s', (language, heading, lines) => {
    expect(siteHours(language, `<h2>${heading}</h2>${lines}`)).toEqual(['mon-fri 08:00-12:00', 'sun closed']);
  });

  it('carry their name beside those of the house', () => {
    const office = '<h2>Secrétariat</h2><p>Lundi au vendredi : 8h–12h</p>';
    const house = '<h2>Horaires</h2><p>Lundi au vendredi : 9h–18h</p>';
    expect(siteHours('fr', house, office)).toEqual([
      'mon-fri 09:00-18:00',
      'mon-fri 08:00-12:00 Secrétariat',
    ]);
  });
});
