/** Opening hours in JSON-LD: as schema.org writes them, and as tools and people do instead. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { compactHours } from '../support/hours-of.ts';

const url = 'https://kiln.example/';

function pageOf(properties: object, language: string, body: string) {
  const json = JSON.stringify({ '@type': 'Store', name: 'Kiln', ...properties });
  const html = `<html lang=${language}><head><script type="application/ld+json">${json}</script></head><body><h1>Kiln</h1>${body}</body></html>`;
  return readPage({ url, html });
}

const told = (properties: object, language = 'en'): string[] =>
  compactHours(pageOf(properties, language, '').facts);

describe('strings of opening hours', () => {
  it.each<[rules: string | string[], expected: string[], language?: string]>([
    ['Tu-Sa 08:30-16:30', ['tue-sat 08:30-16:30']],
    ['Mo,We 10:00-12:00 15:00-19:00', ['mon+wed 10:00-12:00', 'mon+wed 15:00-19:00']],
    ['Tu We Th 10:00-12:00', ['tue-thu 10:00-12:00']],
    ['Tu-Fr 10am-6pm, Sa 9am-1pm', ['tue-fri 10:00-18:00', 'sat 09:00-13:00']],
    ['Mo-We 7:30 AM - 3 PM', ['mon-wed 07:30-15:00']],
    ['Tuesday - Thursday: 8:15 AM to 4:45 PM', ['tue-thu 08:15-16:45']],
    ['Mo-Fr 07.30-16.00', ['mon-fri 07:30-16:00']],
    ['Mon-Thu 0800-1630', ['mon-thu 08:00-16:30']],
    [
      'Mo-Th 08:00-11:00 Mo-Th 12:00-15:00 Fr 08:00-10:00',
      ['mon-thu 08:00-11:00', 'mon-thu 12:00-15:00', 'fri 08:00-10:00'],
    ],
    ['Mo 11:00-18:00 Tu 11:00-20:00 We closed', ['mon 11:00-18:00', 'tue 11:00-20:00', 'wed closed']],
    [
      ['Mo-Fr 06:00-14:00', 'Sa,Su Closed'],
      ['mon-fri 06:00-14:00', 'sat+sun closed'],
    ],
    ['PH off; Mo-Sa 09:00-21:00', ['mon-sat 09:00-21:00']],
    ['24/7', ['mon-sun 00:00-23:59']],
    ['Mo-Su 00:00-24:00', ['mon-sun 00:00-23:59']],
    ['Th-Sa 19:00-03:00', ['thu-sat 19:00-03:00']],
    ['Di-Fr: 9 - 12:30 Uhr, 14 - 18 Uhr', ['tue-fri 09:00-12:30', 'tue-fri 14:00-18:00'], 'de'],
    ['Lun-Ven 8h30-17h', ['mon-fri 08:30-17:00'], 'fr'],
    ['Wo-Zo 12:00-21:00', ['wed-sun 12:00-21:00'], 'nl'],
    ['09:00-17:00', []],
    ['Call us on Monday about our 5:00 tour', []],
  ])('%s', (openingHours, expected, language = 'en') => {
    expect(told({ openingHours }, language)).toEqual(expected);
  });
});

describe('specifications of opening hours', () => {
  it.each<[specification: object, expected: string[], language?: string]>([
    [{ dayOfWeek: 'Mo-Fr', opens: '09:00', closes: '17:00' }, ['mon-fri 09:00-17:00']],
    [{ dayOfWeek: 'Tuesday, Friday', opens: '09:00', closes: '17:00' }, ['tue+fri 09:00-17:00']],
    [
      { dayOfWeek: { '@id': 'https://schema.org/Friday' }, opens: '10:00', closes: '16:00' },
      ['fri 10:00-16:00'],
    ],
    [
      { dayOfWeek: { '@type': 'DayOfWeek', name: 'Sunday' }, opens: '10:00', closes: '16:00' },
      ['sun 10:00-16:00'],
    ],
    [{ dayOfWeek: ['Lundi', 'Jeudi'], opens: '8h30', closes: '12h' }, ['mon+thu 08:30-12:00'], 'fr'],
    [{ dayOfWeek: 'Saturday', opens: '9am', closes: '1:30 pm' }, ['sat 09:00-13:30']],
    [{ dayOfWeek: 'Saturday', opens: '09:00+02:00', closes: '13:30:00Z' }, ['sat 09:00-13:30']],
    [{ dayOfWeek: 'Saturday', opens: '0900', closes: '1330' }, ['sat 09:00-13:30']],
    [{ dayOfWeek: 'Saturday', opens: '09.00', closes: '13.30' }, ['sat 09:00-13:30']],
    [{ dayOfWeek: 'Friday', opens: '18:00:00', closes: '24:00:00' }, ['fri 18:00-00:00']],
    [{ dayOfWeek: 'Friday', opens: '00:00', closes: '24:00' }, ['fri 00:00-23:59']],
    [{ dayOfWeek: 'Sunday', opens: 'Closed', closes: 'Closed' }, ['sun closed']],
    [{ dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' }, ['sun closed']],
    [{ dayOfWeek: 'Sunday', opens: 'by arrangement', closes: '' }, []],
    [{ dayOfWeek: 'Monday', opens: '2020-01-01T09:00:00Z', closes: '2020-01-01T17:00:00Z' }, []],
    [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '12:00', description: 'Morning session' },
      ['mon 09:00-12:00'],
    ],
    [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '12:00', description: 'Workshop' },
      ['mon 09:00-12:00 Workshop'],
    ],
  ])('%j', (openingHoursSpecification, expected, language = 'en') => {
    expect(told({ openingHoursSpecification }, language)).toEqual(expected);
  });

  it('takes a week that was never filled in for no statement', () => {
    const dayOfWeek = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
    expect(told({ openingHoursSpecification: { dayOfWeek, opens: '00:00', closes: '00:00' } })).toEqual([]);
  });

  it('takes days that were never filled in for no statement', () => {
    const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    expect(told({ openingHoursSpecification: { dayOfWeek } })).toEqual([]);
    const saturday = { dayOfWeek: 'Saturday', opens: '10:00', closes: '14:00' };
    expect(told({ openingHoursSpecification: [{ dayOfWeek: dayOfWeek.slice(0, 5) }, saturday] })).toEqual([
      'mon-fri closed',
      'sat 10:00-14:00',
    ]);
  });

  it('reads so many hours of one house and no more', () => {
    const openingHours = Array.from(
      { length: 1500 },
      (_, at) => `Mo 09:${String(at % 60).padStart(2, '0')}-1${at % 9}:30`,
    );
    expect(told({ openingHours }).length).toBeLessThanOrEqual(100);
  });

  it('tells the hours of a department by its name', () => {
    const department = { '@type': 'Store', name: 'Glaze bar', openingHours: 'Sa 10:00-15:00' };
    expect(told({ openingHours: 'Mo-Sa 09:00-18:00', department })).toEqual([
      'mon-sat 09:00-18:00',
      'sat 10:00-15:00 Glaze bar',
    ]);
  });
});

describe('markup beside the words of its page', () => {
  const both = (openingHours: string): string[] =>
    compactHours(pageOf({ openingHours }, 'en', '<h2>Opening hours</h2><p>Wed–Fri 17:00–22:00</p>').facts);

  it('is left out where it tells other times of the same days', () => {
    expect(both('We-Fr 11:00-14:00')).toEqual(['wed-fri 17:00-22:00']);
  });

  it('goes on where it tells those times, too, or of other days', () => {
    expect(both('We-Fr 11:00-14:00,17:00-22:00')).toEqual(['wed-fri 17:00-22:00', 'wed-fri 11:00-14:00']);
    expect(both('Sa 11:00-14:00')).toEqual(['wed-fri 17:00-22:00', 'sat 11:00-14:00']);
  });

  it.each<[markup: string, body: string, expected: string[]]>([
    ['Mo-Fr 09:00-18:00', 'Mon–Fri 8–12, 14–18:30', ['mon-fri 08:00-12:00', 'mon-fri 14:00-18:30']],
    [
      'Mo-Fr 09:00-18:00',
      'Mon–Thu 8–12, 14–18:30',
      ['mon-thu 08:00-12:00', 'mon-thu 14:00-18:30', 'fri 09:00-18:00'],
    ],
    // Hours without a break, and such as have another one, were filled in: they contradict each other.
    ['Mo-Fr 09:00-18:00', 'Mon–Fri 9–17', ['mon-fri 09:00-17:00', 'mon-fri 09:00-18:00']],
    [
      'Mo-Fr 09:00-12:30 13:30-18:00',
      'Mon–Fri 8–12, 14–18:30',
      ['mon-fri 08:00-12:00', 'mon-fri 14:00-18:30', 'mon-fri 09:00-12:30', 'mon-fri 13:30-18:00'],
    ],
  ])('gives way with one span over a break that the page tells: %s beside %s', (markup, text, expected) => {
    const body = `<h2>Opening hours</h2><p>${text}</p>`;
    expect(compactHours(pageOf({ openingHours: markup }, 'en', body).facts)).toEqual(expected);
  });
});
