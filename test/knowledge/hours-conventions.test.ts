/** How opening hours are written in different countries: pauses, halves of days, exceptions, short days, marks in tables. */
import { describe, expect, it } from '@jest/globals';
import { phrases, wordTables } from '../../domain/knowledge/words/index.ts';
import { hoursOf } from '../support/hours-of.ts';

describe('pauses and halves of days', () => {
  it.each([
    [
      'en',
      '<p>Open Mon–Fri 9am–5pm (closed for lunch 12–1pm)</p>',
      ['mon-fri 09:00-12:00', 'mon-fri 13:00-17:00'],
    ],
    [
      'en',
      '<p>We are open Monday to Friday, 9am to 5pm, closed between 1pm and 2pm for lunch.</p>',
      ['mon-fri 09:00-13:00', 'mon-fri 14:00-17:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 8–17 Uhr<br>Mittagspause 12–13 Uhr</p>',
      ['mon-fri 08:00-12:00', 'mon-fri 13:00-17:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 8:30–12:30 und 14–18 Uhr<br>Mi Nachmittag geschlossen</p>',
      ['mon+tue+thu+fri 08:30-12:30', 'mon+tue+thu+fri 14:00-18:00', 'wed 08:30-12:30'],
    ],
    [
      'de',
      '<h2>Sprechzeiten</h2><p>Mo–Fr 8–12 und 14–18 Uhr, Mittwochnachmittag geschlossen</p>',
      ['mon+tue+thu+fri 08:00-12:00', 'mon+tue+thu+fri 14:00-18:00', 'wed 08:00-12:00'],
    ],
    [
      'ja',
      '<p>診療時間 9:00～12:00 休診日：木曜・土曜午後・日曜</p>',
      ['mon+tue+wed+fri+sat 09:00-12:00', 'thu+sun closed'],
    ],
    ['es', '<p>Cerrado domingo noche y lunes</p>', ['mon closed']],
    ['de', '<h2>Öffnungszeiten</h2><p>So 11:30–14 und ab 17 Uhr</p>', ['sun 11:30-14:00', 'sun 17:00-?']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days that are exceptions', () => {
  it.each([
    ['en', '<p>Open 10am–6pm every day but Sunday.</p>', ['mon-sat 10:00-18:00', 'sun closed']],
    ['en', '<p>Open daily 9–5, except Sunday 10–4</p>', ['mon-sat 09:00-17:00', 'sun 10:00-16:00']],
    [
      'en',
      '<p>Open Mon-Sat 9-5.30, late night Thursday until 8pm</p>',
      ['mon+tue+wed+fri+sat 09:00-17:30', 'thu 09:00-20:00'],
    ],
    [
      'nl',
      '<p>Open di-za 10-18u, vrijdag koopavond tot 21u</p>',
      ['tue+wed+thu+sat 10:00-18:00', 'fri 10:00-21:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Di–So 10–17 Uhr, Do 10–20 Uhr</p>',
      ['tue+wed+fri+sat+sun 10:00-17:00', 'thu 10:00-20:00'],
    ],
    [
      'pl',
      '<p>Zapraszamy codziennie oprócz poniedziałków w godz. 12:00–22:00</p>',
      ['tue-sun 12:00-22:00', 'mon closed'],
    ],
    ['ro', '<p>Zilnic, cu excepția zilei de luni, 12:00–22:00</p>', ['tue-sun 12:00-22:00', 'mon closed']],
    [
      'fr',
      '<p>Le restaurant est ouvert du jeudi au lundi, midi et soir. Fermé le mardi et le mercredi.</p>',
      ['tue+wed closed'],
    ],
    ['en', '<p>Open Tuesday to Saturday, closed Sunday and Monday.</p>', ['mon+sun closed']],
    [
      'en',
      '<p>EASTER: we are closed from Friday 29th March until Tuesday 2nd April. Emergencies only.</p>',
      ['closed EASTER: we are closed from Friday 29th March until Tuesday 2nd April'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>April bis Oktober: täglich 9–18 Uhr, November bis März: Sa und So 10–16 Uhr</p>',
      ['mon-sun 09:00-18:00 April bis Oktober', 'sat+sun 10:00-16:00 November bis März'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days that are written short', () => {
  it.each([
    [
      'ro',
      '<h2>Program</h2><p>L - V: 09:00 - 17:00<br>S: 10:00 - 14:00<br>D: închis</p>',
      ['mon-fri 09:00-17:00', 'sat 10:00-14:00', 'sun closed'],
    ],
    [
      'fr',
      '<h2>Nos horaires</h2><p>Lu-Ve 7h-19h<br>Sa 7h-17h<br>Di fermé</p>',
      ['mon-fri 07:00-19:00', 'sat 07:00-17:00', 'sun closed'],
    ],
    [
      'en',
      '<p>Opening hours: M: 9-5, T: 9-5, W: 9-5, Th: 9-8, F: 9-5, S: 10-2</p>',
      [
        'mon 09:00-17:00',
        'tue 09:00-17:00',
        'wed 09:00-17:00',
        'thu 09:00-20:00',
        'fri 09:00-17:00',
        'sat 10:00-14:00',
      ],
    ],
    [
      'es',
      '<p>Horario: L a V de 9 a 13:30 h. Sábados de 10 a 13 h.</p>',
      ['mon-fri 09:00-13:30', 'sat 10:00-13:00'],
    ],
    ['es', '<p>Martes a domingo de 12 del mediodía a 12 de la noche</p>', ['tue-sun 12:00-00:00']],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 08.00–12.00 13.30–18.30</p>',
      ['mon-fri 08:00-12:00', 'mon-fri 13:30-18:30'],
    ],
    [
      'es',
      '<h2>Horario</h2><p>Mañanas de 9:30 a 13:30 y tardes de 17:00 a 20:00 de lunes a viernes.</p>',
      ['mon-fri 09:30-13:30', 'mon-fri 17:00-20:00'],
    ],
    [
      'en',
      '<h2>Opening hours</h2><p>Tuesday – Saturday: Lunch 12pm – 3pm, Dinner 6pm – 10pm</p>',
      ['tue-sat 12:00-15:00 Lunch', 'tue-sat 18:00-22:00 Dinner'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('languages without a table of words', () => {
  it.each([
    [
      'cs',
      '<h2>Otevírací doba</h2><table><tr><td>Pondělí<td>8:00 – 17:00<tr><td>Úterý – Pátek<td>8:00 – 15:00<tr><td>Sobota<td>Zavřeno</table>',
      ['mon 08:00-17:00', 'tue-fri 08:00-15:00', 'sat closed'],
    ],
    [
      'sv',
      '<p>Öppettider: Måndag–fredag 9–18, lördag 10–14, söndag stängt</p>',
      ['mon-fri 09:00-18:00', 'sat 10:00-14:00', 'sun closed'],
    ],
    ['hu', '<p>Hétfő – péntek: 8:00–16:00<br>Szombat: zárva</p>', ['mon-fri 08:00-16:00', 'sat closed']],
    [
      'el',
      '<p>Δευτέρα - Παρασκευή: 09:00 - 17:00<br>Κυριακή: κλειστά</p>',
      ['mon-fri 09:00-17:00', 'sun closed'],
    ],
    ['hr', '<p>Ponedjeljak do petak: 08:00 - 20:00</p>', ['mon-fri 08:00-20:00']],
    ['fi', '<p>ma-pe 9-17<br>la suljettu</p>', ['mon-fri 09:00-17:00', 'sat closed']],
    ['tr', '<p>Pazartesi - Cuma: 09:00 - 18:00<br>Pazar: kapalı</p>', ['mon-fri 09:00-18:00', 'sun closed']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('tables with empty cells', () => {
  it('gives crosses under days to their own days', () => {
    const html =
      '<h2>Sprechzeiten</h2><table><tr><th><th>Mo<th>Di<th>Mi<th>Do<th>Fr<tr><td>8-12 Uhr<td>x<td>x<td>x<td>x<td>x<tr><td>15-18 Uhr<td>x<td>x<td><td>x<td></table>';
    expect(hoursOf(html, 'de')).toEqual([
      'mon 08:00-12:00',
      'tue 08:00-12:00',
      'wed 08:00-12:00',
      'thu 08:00-12:00',
      'fri 08:00-12:00',
      'mon 15:00-18:00',
      'tue 15:00-18:00',
      'thu 15:00-18:00',
    ]);
  });

  it('tells nothing of a day whose cell is empty', () => {
    const html =
      '<table><tr><th>Mon<th>Tue<th>Wed<th>Thu<tr><td>9-5<td><td>9-5<td>9-8<tr><td colspan=2>Closed<td>6pm-8pm<td></table>';
    expect(hoursOf(html).filter((told) => told.startsWith('tue'))).toEqual([]);
  });

  it('reads ticks under times', () => {
    const html =
      '<h2>Sprechzeiten</h2><table><tr><td><th>8–12 Uhr<th>15–18 Uhr<tr><td>Montag<td>✓<td>✓<tr><td>Dienstag<td><td>✓</table>';
    expect(hoursOf(html, 'de')).toEqual(['mon 08:00-12:00', 'mon 15:00-18:00', 'tue 15:00-18:00']);
  });
});

describe('times before their days, one sentence after another', () => {
  const expected = ['mon-fri 08:00-19:00', 'sat 09:00-13:00'];
  it.each([
    ['en', 'Open from 8:00 to 19:00 Monday to Friday and from 9:00 to 13:00 on Saturdays.'],
    ['de', 'Von 8 bis 19 Uhr Montag bis Freitag und von 9 bis 13 Uhr am Samstag.'],
    ['es', 'Abierto de 8:00 a 19:00 de lunes a viernes. De 9:00 a 13:00 los sábados.'],
    ['es', 'De lunes a viernes de 8:00 a 19:00 y los sábados de 9:00 a 13:00'],
    ['fr', 'Ouvert de 8h à 19h du lundi au vendredi et de 9h à 13h le samedi'],
    ['it', 'Aperto dalle 8:00 alle 19:00 dal lunedì al venerdì e dalle 9:00 alle 13:00 il sabato'],
    ['pt', 'Aberto das 8h às 19h de segunda a sexta e das 9h às 13h aos sábados'],
    ['nl', 'Open van 8:00 tot 19:00 uur van maandag tot vrijdag. En van 9:00 tot 13:00 uur op zaterdag.'],
    ['pl', 'Czynne od 8:00 do 19:00 od poniedziałku do piątku oraz od 9:00 do 13:00 w soboty.'],
    ['ro', 'Deschis între 8:00 și 19:00 de luni până vineri și între 9:00 și 13:00 sâmbăta.'],
    ['ja', '営業時間 8:00～19:00（月～金）。9:00～13:00（土）'],
  ])('%s: %s', (language, text) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

it('has no day among the words between days and times', () => {
  const swallowed = wordTables.flatMap(({ language, days, hours }) => {
    const names = Object.values(days).flatMap(phrases);
    return phrases(hours.filler).flatMap((filler) =>
      filler.split(' ').some((word) => word.length > 3 && names.includes(word))
        ? [`${language} ${filler}`]
        : [],
    );
  });
  expect(swallowed).toEqual([]);
});

describe('times without days, and others with theirs', () => {
  it.each([
    ['en', 'Open 11–22 (Saturday and Sunday 10–20)', ['mon-fri 11:00-22:00', 'sat+sun 10:00-20:00']],
    ['en', 'Open 11am–10pm (Sundays 12pm–8pm)', ['mon-sat 11:00-22:00', 'sun 12:00-20:00']],
    [
      'de',
      'Geöffnet 9–18 Uhr. Samstag 9–13 Uhr. Sonntag geschlossen.',
      ['mon-fri 09:00-18:00', 'sat 09:00-13:00', 'sun closed'],
    ],
    ['fr', 'Ouvert 11h–22h (samedi et dimanche 10h–20h)', ['mon-fri 11:00-22:00', 'sat+sun 10:00-20:00']],
    ['es', 'Abierto de 10 a 20 h (domingos de 11 a 15 h)', ['mon-sat 10:00-20:00', 'sun 11:00-15:00']],
    [
      'it',
      'Aperto 9–13, 15–19, sabato 9–12',
      ['mon-fri 09:00-13:00', 'mon-fri 15:00-19:00', 'sat 09:00-12:00'],
    ],
    ['pt', 'Aberto 10h–20h (sábado e domingo 10h–18h)', ['mon-fri 10:00-20:00', 'sat+sun 10:00-18:00']],
    ['nl', 'Open 11.00–22.00 uur (zondag 12.00–20.00 uur)', ['mon-sat 11:00-22:00', 'sun 12:00-20:00']],
    ['pl', 'Czynne 11–22 (niedziela 12–20)', ['mon-sat 11:00-22:00', 'sun 12:00-20:00']],
    ['ro', 'Deschis 11–22 (duminica 12–20)', ['mon-sat 11:00-22:00', 'sun 12:00-20:00']],
    ['ja', '営業時間 11:00～22:00（土日は10:00～20:00）', ['mon-fri 11:00-22:00', 'sat+sun 10:00-20:00']],
    [
      'ja',
      '営業時間 11:00～22:00（金・土は23:00まで）',
      ['mon+tue+wed+thu+sun 11:00-22:00', 'fri+sat 11:00-23:00'],
    ],
    ['en', '9am–5pm, Mon–Fri 10am–4pm Sat', ['mon-fri 09:00-17:00', 'sat 10:00-16:00']],
    ['en', '9–12 (Mon–Fri), 14–18 (Mon–Thu)', ['mon-fri 09:00-12:00', 'mon-thu 14:00-18:00']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('signs of hours', () => {
  it.each([
    [
      'nl',
      'Ma t/m vr 08.30 u. tot 12.00 u. en van 13.00 u. tot 17.30 u.',
      ['mon-fri 08:30-12:00', 'mon-fri 13:00-17:30'],
    ],
    ['es', 'De lunes a viernes de 9:00 h. a 14:00 h.', ['mon-fri 09:00-14:00']],
    ['ro', 'Închis lunea, în rest deschis de la 10 la 18.', ['mon closed', 'tue-sun 10:00-18:00']],
  ])('%s: %s', (language, text, expected) => {
    expect(hoursOf(`<p>${text}</p>`, language)).toEqual(expected);
  });
});
