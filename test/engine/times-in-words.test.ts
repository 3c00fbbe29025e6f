/** Times that callers say in words: quarters, minutes before and after the hour. */
import { describe, expect, it } from '@jest/globals';
import { lexiconFor } from '../../engine/builtin/language/lexicons.ts';

const today = { year: 2026, month: 3, day: 6 };
const said = (language: string, text: string) => lexiconFor(language).readWhen(text, today);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

describe('a time in words', () => {
  it.each([
    ['en', 'at six twenty pm', ['18:20']],
    ['en', 'at ten to four', ['15:50', '3:50']],
    ['en', 'eight forty-five', ['8:45', '20:45']],
    ['en', 'a quarter past nine', ['9:15', '21:15']],
    ['en', 'twenty five to one', ['12:35', '0:35']],
    ['de', 'Viertel vor zehn', ['9:45', '21:45']],
    ['de', 'fünf nach halb vier', ['3:35', '15:35']],
    ['de', 'dreiviertel acht', ['7:45', '19:45']],
    ['de', 'neunzehn Uhr dreißig', ['19:30']],
    ['fr', '17h moins le quart', ['16:45']],
    ['fr', 'midi et demi', ['12:30']],
    ['fr', 'dix-huit heures', ['18:00']],
    ['es', 'tres menos cuarto', ['2:45', '14:45']],
    ['es', 'a las ocho y veinticinco', ['8:25', '20:25']],
    ['it', 'sette meno un quarto', ['6:45', '18:45']],
    ['it', 'alle venti e quaranta', ['20:40']],
    ['pt', 'três menos um quarto', ['2:45', '14:45']],
    ['pt', 'quinze para as oito', ['7:45', '19:45']],
    ['nl', 'kwart over elf', ['11:15', '23:15']],
    ['nl', 'tien voor half zes', ['5:20', '17:20']],
    ['pl', 'za kwadrans szósta', ['5:45', '17:45']],
    ['pl', 'dwadzieścia po ósmej', ['8:20', '20:20']],
    ['ro', 'opt fără un sfert', ['7:45', '19:45']],
    ['ja', '午後6時20分', ['18:20']],
    ['de', 'drei Uhr sechsundzwanzig', ['3:26', '15:26']],
    ['ja', '七時半', ['7:30', '19:30']],
    ['ja', '午後四時四十五分', ['16:45']],
  ])('%s: %s', (language, text, times) => {
    expect(said(language, text).times.map(clock)).toEqual(times);
  });

  it.each([
    ['en', 'five to seven people'],
    ['en', 'open from ten to six'],
    ['es', 'para dos y cuatro niños'],
    ['it', 'per due e quattro bambini'],
    ['de', 'in zehn Minuten'],
    ['nl', 'tafel voor tien over een week'],
  ])('is none in %s: %s', (language, text) => {
    expect(said(language, text).times).toEqual([]);
  });
});

describe('minutes behind an hour', () => {
  it.each([
    ['de', 'um 19 Uhr ein Fenstertisch', '19:00'],
    ['fr', 'à 19 heures une coupe', '19:00'],
    ['nl', 'om 19 uur een knipbeurt', '19:00'],
    ['es', 'a las 19 una mesa', '19:00'],
    ['pt', 'às 19 horas um corte', '19:00'],
    ['it', 'alle 19 un taglio', '19:00'],
    ['de', 'um 19 Uhr 3', '19:03'],
    ['nl', 'om 19 uur vijf', '19:05'],
  ])('are no article, %s: %s', (language, text, time) => {
    expect(said(language, text).times.map(clock)).toEqual([time]);
  });
});

describe('a day of the month beside a weekday', () => {
  it.each([
    ['en', 'Saturday the 21st at 7 pm', 21],
    ['en', 'Friday the 20th', 20],
    ['en', 'the 24th, Tuesday', 24],
    ['de', 'am Samstag, den 21. um 19 Uhr', 21],
    ['es', 'el sábado 21 a las 20', 21],
    ['fr', 'samedi 21 à 20h', 21],
    ['it', 'sabato 21 alle 20', 21],
    ['pt', 'no sábado, dia 21', 21],
    ['nl', 'zaterdag de 21e', 21],
    ['pl', 'w sobotę 21', 21],
    ['ro', 'sâmbătă 21', 21],
    ['ja', '21日の土曜日', 21],
  ])('%s: %s', (language, text, day) => {
    expect(said(language, text).days.map(({ date }) => date)).toEqual([{ year: 2026, month: 3, day }]);
  });

  it('stays open where the two do not fit', () => {
    expect(said('en', 'Saturday the 22nd').days.map(({ date }) => date?.day)).toEqual([22, 7]);
  });

  it.each([
    ['de', 'Samstag 21 Uhr'],
    ['fr', 'samedi 21h'],
    ['nl', 'zaterdag 21 personen'],
  ])('is none before hours and people in %s: %s', (language, text) => {
    expect(said(language, text).days.map(({ date }) => date?.day)).toEqual([7]);
  });
});
