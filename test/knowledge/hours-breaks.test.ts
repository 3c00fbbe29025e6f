/** Breaks that are told with their days: within the hours of these, and no hours or closing days themselves. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('a break of every day, in a line of its own', () => {
  const broken = ['tue-sat 09:30-12:30', 'tue-sat 14:00-18:30'];
  it.each<Row>([
    ['en', '<p>Tue–Sat 9:30am–6:30pm<br>Closed daily 12:30–2pm for lunch</p>', broken],
    ['en', '<p>Tue–Sat 9:30am–6:30pm</p><p>Closed every day from 12:30 to 2</p>', broken],
    ['en', '<h2>Hours</h2><p>Tue–Sat 9:30am–6:30pm<br>Closed from 12:30pm to 2pm daily</p>', broken],
    ['en', '<p>Tue–Sat 9:30am–6:30pm, closed daily 12:30–2pm</p>', broken],
    [
      'en',
      '<p>Tue–Fri 9:30am–6:30pm</p><p>We close for lunch from 12:30 to 2 PM on weekdays; the telephones go to voicemail during that time.</p>',
      ['tue-fri 09:30-12:30', 'tue-fri 14:00-18:30'],
    ],
    ['de', '<p>Di–Sa 9:30–18:30 Uhr<br>Täglich von 12:30 bis 14 Uhr Mittagspause</p>', broken],
    ['de', '<h2>Öffnungszeiten</h2><p>Di–Sa 9:30–18:30 Uhr<br>Täglich 12:30–14 Uhr geschlossen</p>', broken],
    ['fr', '<p>Mardi–samedi 9h30–18h30</p><p>Fermé tous les jours de 12h30 à 14h</p>', broken],
    ['es', '<p>Martes a sábado 9:30–18:30</p><p>Cerramos todos los días de 12:30 a 14:00</p>', broken],
    [
      'it',
      '<p>Mar–Sab 9.30–18.30</p><p>Chiuso tutti i giorni dalle 12.30 alle 14 (pausa pranzo)</p>',
      broken,
    ],
    ['nl', '<p>Di–za 9.30–18.30 uur</p><p>Dagelijks gesloten van 12.30 tot 14 uur</p>', broken],
    ['nl', '<p>Di–za 9.30–18.30 uur</p><p>Elke dag van 12.30 tot 14 uur gesloten</p>', broken],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>Wt–Sob 9:30–18:30<br>Codziennie w godz. 12:30–14:00 nieczynne</p>',
      broken,
    ],
    ['pt', '<p>Ter a sáb 9h30–18h30</p><p>Fechado todos os dias das 12h30 às 14h</p>', broken],
    ['ro', '<p>Marți–Sâmbătă 9:30–18:30</p><p>Închis zilnic între 12:30 și 14:00</p>', broken],
    [
      'ja',
      '<h2>営業時間</h2><p>火〜土 9:30〜18:30</p><p>毎日12:30〜14:00は休み</p>',
      ['tue-sat 09:30-12:30', 'tue-sat 14:00-18:30'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('a break of some days', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><p>Mon–Fri 8–6</p><p>Closed 1:00–2:00 Monday through Wednesday</p>',
      ['thu+fri 08:00-18:00', 'mon-wed 08:00-13:00', 'mon-wed 14:00-18:00'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Daily 9am–9pm (closed 2–4pm Thursdays)</p>',
      ['mon+tue+wed+fri+sat+sun 09:00-21:00', 'thu 09:00-14:00', 'thu 16:00-21:00'],
    ],
    // To the end of the day, it closes earlier.
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 8–17 Uhr</p><p>Mi 13–17 Uhr geschlossen</p>',
      ['mon+tue+thu+fri 08:00-17:00', 'wed 08:00-13:00'],
    ],
    [
      'ja',
      '<h2>診療時間</h2><p>月火水木金 9:00〜18:00、木曜は13:00〜15:00休診</p>',
      ['mon+tue+wed+fri 09:00-18:00', 'thu 09:00-13:00', 'thu 15:00-18:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language).toSorted()).toEqual(expected.toSorted());
  });
});

describe('what is no break', () => {
  const plain = ['mon-fri 08:00-18:00'];
  it.each<Row>([
    // Of something else, or outside of all hours.
    ['en', '<h2>Hours</h2><p>Mon–Fri 8–6</p><p>Our phones are closed daily 1–2</p>', plain],
    ['en', '<h2>Hours</h2><p>Mon–Fri 8–6</p><p>Closed daily from 10pm to 6am</p>', plain],
    // The days behind the word are closed, and the times those of the next.
    [
      'en',
      '<h2>Hours</h2><p>Closed Monday 9–5 Tuesday to Friday 10–2 Saturday</p>',
      ['mon closed', 'tue-fri 09:00-17:00', 'sat 10:00-14:00'],
    ],
    [
      'ro',
      '<p>Închis joia, în rest deschis de la 9 la 17.</p>',
      ['thu closed', 'mon+tue+wed+fri+sat+sun 09:00-17:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 8–12 Uhr Mittagspause 13–18 Uhr</p>',
      ['mon-fri 08:00-12:00', 'mon-fri 13:00-18:00'],
    ],
    // What is said of a half of the day is not said of the times before it.
    ['de', '<h2>Öffnungszeiten</h2><p>Mi 8–12 Uhr, nachmittags geschlossen</p>', ['wed 08:00-12:00']],
    [
      'en',
      '<h2>Hours</h2><p>Mon–Fri 8–6</p><p>Closed daily 12–1, Sundays closed</p>',
      ['mon-fri 08:00-12:00', 'mon-fri 13:00-18:00', 'sun closed'],
    ],
    // The half of the day that it is open, where no longer hours have it as a break.
    ['de', '<h2>Öffnungszeiten</h2><p>Mittwoch 8–12 Uhr geschlossen</p>', ['wed 08:00-12:00']],
    ['en', '<h2>Hours</h2><p>Saturday 9am-12pm Closed</p>', ['sat 09:00-12:00']],
    ['it', '<h2>Orari</h2><p>Mercoledì 9:00-12:30 chiuso</p>', ['wed 09:00-12:30']],
    ['fr', '<h2>Horaires</h2><p>Mercredi 9h-12h fermé</p>', ['wed 09:00-12:00']],
    // The break is between the times before it and those behind it.
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Mo–Fr 9–12 Uhr (Mittagspause) 14–18 Uhr</p>',
      ['mon-fri 09:00-12:00', 'mon-fri 14:00-18:00'],
    ],
    [
      'de',
      '<h2>Öffnungszeiten</h2><p>Sa 9–12 Uhr Pause, 13–15 Uhr</p>',
      ['sat 09:00-12:00', 'sat 13:00-15:00'],
    ],
    // The first days are closed, and the long times those of the others.
    [
      'en',
      '<h2>Hours</h2><p>Closed Monday Tuesday-Sunday 10am-6pm</p>',
      ['mon closed', 'tue-sun 10:00-18:00'],
    ],
    [
      'en',
      '<h2>Hours</h2><p>Closed Sunday and Monday Tuesday to Saturday 10am to 6pm</p>',
      ['mon+sun closed', 'tue-sat 10:00-18:00'],
    ],
    ['en', '<h2>Hours</h2><p>Closed Sunday, Saturday 9am-12pm</p>', ['sun closed', 'sat 09:00-12:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

it('keeps the hours of the days behind a list of closed ones', () => {
  const html = '<h2>Hours</h2><p>Closed Sunday, Monday to Friday 9am-5pm, Saturday 9am-1pm</p>';
  expect(hoursOf(html, 'en')).toContain('sat 09:00-13:00');
  expect(hoursOf(html, 'en').join()).toMatch(/sun/);
});

describe('a break that a sentence tells', () => {
  const broken = ['mon-fri 08:00-12:30', 'mon-fri 13:30-17:00', 'sat 09:00-12:00'];
  const week = '<p>Mon–Fri 8am–5pm, Sat 9am–12pm</p>';
  it.each([
    'We are closed for lunch 12:30–1:30pm.',
    'We are closed for lunch between 12:30 and 1:30.',
    'We close for lunch between 12:30pm and 1:30pm.',
  ])('below the hours and above them: %s', (sentence) => {
    expect(hoursOf(`${week}<p>${sentence}</p>`)).toEqual(broken);
    expect(hoursOf(`<p>${sentence}</p>${week}`)).toEqual(broken);
  });

  it('above hours of several lines is taken out of the long ones', () => {
    const html = '<p>We are closed for lunch 12:30–1:30pm.</p><p>Mon–Fri 8am–5pm</p><p>Sat 9am–12pm</p>';
    expect(hoursOf(html)).toEqual(broken);
  });

  it('with what it is for behind it names nothing that follows', () => {
    const line = 'Office hours: Mon-Thurs 8am-5pm (closed 12-1 for lunch), Fri 8am-12pm';
    expect(hoursOf(`<p>${line}</p>`)).toEqual([
      'mon-thu 08:00-12:00',
      'mon-thu 13:00-17:00',
      'fri 08:00-12:00',
    ]);
  });

  it('is none where lunch is served', () => {
    expect(hoursOf('<p>Open daily 8am–5pm</p><p>Lunch is served 12–2pm.</p>')).toEqual([
      'mon-sun 08:00-17:00',
      '12:00-14:00 Lunch',
    ]);
  });
});
