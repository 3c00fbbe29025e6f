/** Forms in which hours are told beside plain lists: what is left out, breaks, lone openings, words for times, amounts. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { compactHours, hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

const row = (texts: string[]): string => `<tr>${texts.map((text) => `<td>${text}`).join('')}`;

describe('times below a sentence that leaves days out', () => {
  const expected = ['mon closed', 'tue-sun 10:00-18:00'];
  it.each<Row>([
    ['en', '<p>We are open daily except Mondays.</p><p>10am to 6pm</p>', expected],
    ['de', '<p>Das Museum hat täglich außer Montag geöffnet.</p><p>Von 10 bis 18 Uhr</p>', expected],
    ['fr', '<p>Ouvert tous les jours sauf le lundi.</p><p>De 10h à 18h.</p>', expected],
    ['es', '<p>Abierto todos los días excepto los lunes.</p><p>De 10:00 a 18:00</p>', expected],
    ['it', '<p>Aperto tutti i giorni tranne il lunedì.</p><p>Dalle 10 alle 18</p>', expected],
    ['nl', '<p>Dagelijks geopend, behalve op maandag.</p><p>Van 10 tot 18 uur</p>', expected],
    [
      'en',
      '<p>Open every day except Wednesday.</p><p>9am to 5pm, Sundays until 3pm.</p>',
      ['wed closed', 'mon+tue+thu+fri+sat 09:00-17:00', 'sun 09:00-15:00'],
    ],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('days that are left out', () => {
  it.each<Row>([
    [
      'pt',
      '<p>Todos os dias menos quarta, 9h-19h</p>',
      ['mon+tue+thu+fri+sat+sun 09:00-19:00', 'wed closed'],
    ],
    [
      'ro',
      '<p>Deschis zilnic în afară de miercuri, 9–19</p>',
      ['mon+tue+thu+fri+sat+sun 09:00-19:00', 'wed closed'],
    ],
    [
      'ja',
      '<p>営業時間：9:00～19:00（水曜日を除く）</p>',
      ['mon+tue+thu+fri+sat+sun 09:00-19:00', 'wed closed'],
    ],
    [
      'ja',
      '<p>営業時間　平日9:00～19:00、土曜9:00～12:00、日祝休</p>',
      ['mon-fri 09:00-19:00', 'sat 09:00-12:00', 'sun closed', 'closed 祝'],
    ],
    ['ja', '<h3>OPEN</h3><p>火〜日 11:00 - 19:00<br>CLOSE 月曜</p>', ['tue-sun 11:00-19:00', 'mon closed']],
    [
      'it',
      '<h2>Orari</h2><p>Lun-Sab 9-13 / 16-20, escluso giovedì pomeriggio</p>',
      ['mon+tue+wed+fri+sat 09:00-13:00', 'mon+tue+wed+fri+sat 16:00-20:00', 'thu 09:00-13:00'],
    ],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('breaks', () => {
  const broken = ['mon-thu 08:00-12:00', 'mon-thu 13:00-17:00', 'fri 08:00-12:00', 'fri 13:00-16:00'];
  it.each<Row>([
    ['de', '<h2>Öffnungszeiten</h2><p>Mo–Do 8–17 Uhr<br>Fr 8–16 Uhr<br>Mittagspause 12–13 Uhr</p>', broken],
    ['de', '<h2>Öffnungszeiten</h2><p>Mo–Do 8–17 Uhr, Fr 8–16 Uhr, 12–13 Uhr geschlossen</p>', broken],
    [
      'nl',
      '<p>Open: ma-do 8.00-17.00 uur, vr 8.00-16.00 uur. Tussen 12.00 en 13.00 uur gesloten.</p>',
      broken,
    ],
    [
      'en',
      '<h2>Hours</h2><p>Mon–Thu 8–5<br>Fri 8–4<br>Sat 9–2<br>Lunch break 12–1</p>',
      [...broken, 'sat 09:00-14:00'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Mon–Thu 8–5, Fri 8–4 (closed for lunch 12–1)</p>',
      ['mon-thu 08:00-17:00', 'fri 08:00-12:00', 'fri 13:00-16:00'],
    ],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('when it opens, and no word of when it closes', () => {
  it.each<Row>([
    [
      'nl',
      '<h3>Openingstijden</h3><p>Woensdag: 17:00<br>Donderdag: 16:30</p>',
      ['wed 17:00-?', 'thu 16:30-?'],
    ],
    [
      'fr',
      '<h2>Horaires</h2><p>Mercredi : 17h<br>Jeudi : 16h30 – 22h</p>',
      ['wed 17:00-?', 'thu 16:30-22:00'],
    ],
    ['de', '<h2>Öffnungszeiten</h2><p>Fr ab 16 Uhr<br>Sa ab 12</p>', ['fri 16:00-?', 'sat 12:00-?']],
    ['ro', '<h2>Program</h2><p>Joi – Sâmbătă începând cu ora 18</p>', ['thu-sat 18:00-?']],
    ['ja', '<h3>営業時間</h3><p>木〜土 17:00から</p>', ['thu-sat 17:00-?']],
    [
      'de',
      '<p>Montag: geschlossen</p><p>Dienstag: 18:00</p><p>Mittwoch: 18:30</p>',
      ['mon closed', 'tue 18:00-?', 'wed 18:30-?'],
    ],
    ['en', '<h2>Concerts</h2><p>Wednesday: 17:00</p>', []],
    ['de', '<h2>Öffnungszeiten</h2><p>Sa Kinder ab 12 Jahren</p>', []],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('noon, midnight and the whole year in words', () => {
  it.each<Row>([
    ['en', '<p>Our bar is open noon to midnight, seven days a week.</p>', ['mon-sun 12:00-00:00']],
    ['es', '<p>Abrimos de miércoles a domingo de mediodía a medianoche.</p>', ['wed-sun 12:00-00:00']],
    ['it', '<p>Aperto da mercoledì a domenica da mezzogiorno a mezzanotte</p>', ['wed-sun 12:00-00:00']],
    ['en', '<p>Open 365 days a year, 8am to 4pm.</p>', ['mon-sun 08:00-16:00']],
    ['fr', '<p>Ouvert 365 jours par an de 8h à 16h</p>', ['mon-sun 08:00-16:00']],
    ['ja', '<p>24時間営業・年中無休</p>', ['mon-sun 00:00-23:59']],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('dates, spanning cells, amounts', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><p>Mon–Fri 8–6</p><h3>Christmas opening hours</h3><p>24 Dec 8-12<br>27 Dec 9-1</p>',
      ['mon-fri 08:00-18:00', '08:00-12:00 24 Dec', '09:00-13:00 27 Dec'],
    ],
    ['de', '<h2>Öffnungszeiten</h2><p>24.12. 8–12 Uhr</p>', ['08:00-12:00 24.12.']],
    [
      'en',
      `<h3>Hours</h3><table>${row(['Mon', 'Tue', 'Wed', 'Thu'])}<tr><td colspan=3>9–5<td>9–3</table>`,
      ['mon 09:00-17:00', 'tue 09:00-17:00', 'wed 09:00-17:00', 'thu 09:00-15:00'],
    ],
    ['en', `<table>${row(['Mon–Thu', '$12–15'])}${row(['Fri–Sun', '$15–18'])}</table>`, []],
    ['de', `<table>${row(['Mo–Do', '12–15 €'])}${row(['Fr–So', '15–18 €'])}</table>`, []],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('one part of the house in a sentence', () => {
  it('has all of its times', () => {
    expect(
      hoursOf('<p>We serve breakfast Monday to Friday from 7 to 10am and at weekends from 8 to 11am.</p>'),
    ).toEqual(['mon-fri 07:00-10:00 breakfast', 'sat+sun 08:00-11:00 breakfast']);
  });
});

describe('hours told roughly and with their break', () => {
  it.each<[string, string[], string[]]>([
    ['the break holds', ['Mon–Fri 9–6', 'Mon–Fri 9–12, 1–6'], ['mon-fri 09:00-12:00', 'mon-fri 13:00-18:00']],
    [
      'other ends contradict',
      ['Mon–Fri 9–5', 'Mon–Fri 9–12, 1–6'],
      ['mon-fri 09:00-17:00', 'mon-fri 09:00-12:00', 'mon-fri 13:00-18:00'],
    ],
  ])('%s', (_, lines, told) => {
    const site = 'https://business.example/';
    const pages = lines.map((line, at) =>
      readPage({
        url: `${site}${at}`,
        html: `<html lang=en><body><h2>Opening hours</h2><p>${line}</p></body></html>`,
      }),
    );
    expect(
      compactHours(composeKnowledge(pages, { url: site, readAt: new Date('2026-11-21') }).facts),
    ).toEqual(told);
  });
});

describe('days that are cut short in ways of their own', () => {
  it.each<Row>([
    ['de', '<h2>Öffnungszeiten</h2><p>Mon. - Fre. 8 - 17 Uhr</p>', ['mon-fri 08:00-17:00']],
    ['nl', '<h2>Openingstijden</h2><p>Din-vrij 9:00 - 18:00</p>', ['tue-fri 09:00-18:00']],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>pon. - piąt. 8:00 - 17:00<br>sob. 8-12</p>',
      ['mon-fri 08:00-17:00', 'sat 08:00-12:00'],
    ],
    ['fr', '<h2>Horaires</h2><p>Lun. - Vend. 8h-17h</p>', ['mon-fri 08:00-17:00']],
    ['es', '<h2>Horario</h2><p>Lun. a Vier. 8:00 - 17:00</p>', ['mon-fri 08:00-17:00']],
    ['pt', '<h2>Horário</h2><p>Seg. a Sext. 8h às 17h</p>', ['mon-fri 08:00-17:00']],
    [
      'ro',
      '<h2>Program</h2><p>Lun. - Vin. 8:00 - 17:00<br>Sâmb. 8-12</p>',
      ['mon-fri 08:00-17:00', 'sat 08:00-12:00'],
    ],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });

  it('and words that only look like them', () => {
    expect(hoursOf('<h2>Öffnungszeiten</h2><p>Mit 20 Jahren Erfahrung, die 3 Besten</p>', 'de')).toEqual([]);
    expect(hoursOf('<h2>Openingstijden</h2><p>Ma 9-17, vrij parkeren</p>', 'nl')).toEqual([
      'mon 09:00-17:00',
    ]);
  });
});

describe('an hour or so a day under the heading of a course', () => {
  const page = (course: string, times: string, lines: string) =>
    `<h1>${course}</h1><p>Text</p><h2>${times}</h2><ul>${lines}</ul>`;

  it.each<Row>([
    ['fr', page('Stage de poterie', 'Horaire', '<li>Lundi de 9h à 10h30<li>Mardi de 14h à 15h30'), []],
    ['de', page('Töpferkurs', 'Zeiten', '<li>Montag 9:00–10:30 Uhr<li>Dienstag 14:00–15:30 Uhr'), []],
    ['it', page('Corso di ceramica', 'Orari', '<li>Lunedì 9:00-10:30<li>Martedì 14:00-15:30'), []],
    ['nl', page('Cursus keramiek', 'Openingstijden', '<li>Maandag 9:00-10:30<li>Dinsdag 14:00-15:30'), []],
    [
      'fr',
      page('Cours de poterie', 'Horaires', '<li>Lundi de 9h à 18h<li>Mardi de 9h à 18h'),
      ['mon 09:00-18:00', 'tue 09:00-18:00'],
    ],
  ])('%s: %s', (language, html, told) => {
    expect(hoursOf(html, language)).toEqual(told);
  });
});

describe('another end in brackets on the next line', () => {
  const expected = ['mon-thu 08:00-12:00', 'mon-thu 14:00-18:00', 'fri 08:00-12:00', 'fri 14:00-16:30'];
  it.each<[string, string]>([
    ['en', 'Monday to Friday 8am–12pm and 2pm–6pm<br>(4:30pm on Fridays)'],
    ['de', 'Montag bis Freitag 8–12 Uhr und 14–18 Uhr<br>(freitags 16:30 Uhr)'],
    ['fr', 'Ouvert du lundi au vendredi<br>de 8h à 12h et de 14h à 18h<br>(16h30 le vendredi)'],
    ['it', 'Dal lunedì al venerdì 8–12 e 14–18<br>(16.30 il venerdì)'],
  ])('%s: %s', (language, text) => {
    expect(hoursOf(`<h2>Info</h2><p>${text}</p>`, language)).toEqual(expected);
  });
});

describe('Wednesday among days of two letters', () => {
  it.each<[text: string, expected: string[]]>([
    [
      '<p>Mo/We: 9am – 7pm</p><p>Tu/Th/Fr/Sa: 10am – 6pm</p>',
      ['mon+wed 09:00-19:00', 'tue+thu+fri+sat 10:00-18:00'],
    ],
    ['<p>Mo-We 9am – 7pm</p>', ['mon-wed 09:00-19:00']],
    ['<p>We/Fr: 9am – 7pm</p>', ['wed+fri 09:00-19:00']],
    ['<p>We are open Mo/Tu: 9am – 7pm</p>', ['mon+tue 09:00-19:00']],
  ])('%s', (body, expected) => {
    expect(hoursOf(`<h2>Hours</h2>${body}`)).toEqual(expected);
  });
});
