/** Which half of the day bare hours are of: by a name before them, a heading, the times before, what no house does. */
import { describe, expect, it } from '@jest/globals';
import { hoursOf } from '../support/hours-of.ts';

type Row = [language: string, html: string, expected: string[]];

describe('evenings', () => {
  it.each<Row>([
    ['en', '<p>Dinner is served Wednesday to Saturday from 7 to 9.</p>', ['wed-sat 19:00-21:00 Dinner']],
    [
      'en',
      '<h2>Hours</h2><p>Evenings: Mon–Wed 6–8<br>Sunday 10–3</p>',
      ['mon-wed 18:00-20:00', 'sun 10:00-15:00'],
    ],
    [
      'pl',
      '<h2>Godziny otwarcia</h2><p>Przedpołudnie (pon, śr) 8:00 – 12:00<br>Popołudnia (wt, czw) 14:00 – 18:00</p>',
      ['mon+wed 08:00-12:00', 'tue+thu 14:00-18:00'],
    ],
    ['en', '<p>Open nightly 7–12.</p>', ['mon-sun 19:00-00:00']],
    [
      'en',
      '<h2>Hours</h2><h3>Dinner</h3><p>Thu 6–9<br>Fri–Sat 6–10</p>',
      ['thu 18:00-21:00 Dinner', 'fri+sat 18:00-22:00 Dinner'],
    ],
    [
      'en',
      '<h2>Hours</h2><table><tr><th></th><th>Lunch</th><th>Dinner</th></tr><tr><td>Thursday</td><td>12–2</td><td>6–9</td></tr><tr><td>Friday</td><td>12–3</td><td>6–10</td></tr></table>',
      ['thu 12:00-14:00 Lunch', 'thu 18:00-21:00 Dinner', 'fri 12:00-15:00 Lunch', 'fri 18:00-22:00 Dinner'],
    ],
    ['en', '<p>Lunch and dinner daily 10–9</p>', ['mon-sun 10:00-21:00 Lunch dinner']],
    [
      'es',
      '<h2>Horario</h2><p>Lunes a jueves: mañanas de 9 a 1, tardes de 4 a 7</p>',
      ['mon-thu 09:00-13:00', 'mon-thu 16:00-19:00'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('who opens in the morning and closes in the afternoon', () => {
  it.each<Row>([
    [
      'es',
      '<h2>Horario</h2><p>Lunes a viernes de 10 a 2 y de 5 a 9</p>',
      ['mon-fri 10:00-14:00', 'mon-fri 17:00-21:00'],
    ],
    ['nl', '<h2>Openingstijden</h2><p>Di–vr 9–6, za 9–5</p>', ['tue-fri 09:00-18:00', 'sat 09:00-17:00']],
    ['de', '<h2>Öffnungszeiten</h2><p>Mo–Fr 9–12, 2–5</p>', ['mon-fri 09:00-12:00', 'mon-fri 14:00-17:00']],
    ['de', '<h2>Öffnungszeiten</h2><p>Fr–Sa 10–3 Uhr</p>', ['fri+sat 10:00-03:00']],
    ['fr', '<h2>Horaires</h2><p>Lun–jeu 8h–2h</p>', ['mon-thu 08:00-02:00']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('the half of the day before the hour, glued or not', () => {
  it.each<Row>([
    [
      'ja',
      '<p>受付時間 午前9時～11時30分 午後3時～6時 休診日 日曜</p>',
      ['mon-sat 09:00-11:30', 'mon-sat 15:00-18:00', 'sun closed'],
    ],
    [
      'ja',
      '<p>受付時間 AM8:30～11:30 PM3:00～6:30 休診日 水曜</p>',
      ['mon+tue+thu+fri+sat+sun 08:30-11:30', 'mon+tue+thu+fri+sat+sun 15:00-18:30', 'wed closed'],
    ],
    ['ja', '<p>平日 9:30AM～6:30PM</p>', ['mon-fri 09:30-18:30']],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('days behind the last of several parts', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Hours</h2><p>Breakfast 8–10, lunch 12–3, dinner 5:30–9, every day</p>',
      ['mon-sun 08:00-10:00 Breakfast', 'mon-sun 12:00-15:00 lunch', 'mon-sun 17:30-21:00 dinner'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

describe('halves of the day as headings', () => {
  it.each<Row>([
    [
      'en',
      '<h2>Opening hours</h2><h4>Morning Surgery</h4><p>Mon–Thu 9am–1pm</p><p>Friday: 9am–12pm</p><h4>Afternoon Surgery</h4><p>Mon–Thu 3pm–5pm</p><p>Friday: closed</p>',
      ['mon-thu 09:00-13:00', 'fri 09:00-12:00', 'mon-thu 15:00-17:00'],
    ],
    [
      'es',
      '<h2>Horario</h2><h3>Mañanas</h3><p>Lunes a viernes 9:00–13:30</p><h3>Tardes</h3><p>Lunes a jueves 16:30–20:00</p><p>Viernes cerrado</p>',
      ['mon-fri 09:00-13:30', 'mon-thu 16:30-20:00'],
    ],
    [
      'de',
      '<h2>Sprechzeiten</h2><p>Vormittags</p><p>Mo–Fr 8–12 Uhr</p><p>Nachmittags</p><p>Mo und Di 14–17 Uhr</p>',
      ['mon-fri 08:00-12:00', 'mon+tue 14:00-17:00'],
    ],
    // Behind its day it only says which half the hours before were of.
    [
      'en',
      '<h2>Opening hours</h2><p>Saturday</p><p>8:15am–11:15am</p><p>Morning consultation</p><p>Sunday</p><p>Closed</p>',
      ['sat 08:15-11:15', 'sun closed'],
    ],
  ])('%s: %s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});
