/** Text that people see though its markup is that of an icon or of a menu. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { hoursOf } from '../support/hours-of.ts';

const phonesOf = (body: string): string[] =>
  valuesOf(
    readPage({ url: 'https://forge.example/', html: `<html lang=en><body>${body}</body></html>` }).facts,
    'phone',
  ).map(({ printed }) => printed);

describe('text within the mark of an icon font', () => {
  it('is shown, though hidden from screen readers', () => {
    expect(phonesOf('<p class="fa fa-phone" aria-hidden="true"> 01632 960 118</p>')).toEqual([
      '01632 960 118',
    ]);
    expect(phonesOf('<i class="bi bi-telephone" aria-hidden="true">01632 960 119</i>')).toEqual([
      '01632 960 119',
    ]);
  });

  it('is not, where the element is no such mark', () => {
    expect(phonesOf('<p class="copy" aria-hidden="true">01632 960 118</p>')).toEqual([]);
    expect(phonesOf('<p class="fa fa-phone" style="display:none">01632 960 118</p>')).toEqual([]);
  });
});

describe('hours in links that lead nowhere', () => {
  it.each([
    [
      'nl',
      '<footer><h4>Openingsuren</h4><ul><li><a href="">Maandag: 12 tot 18 u</a></li><li><a href="">Dinsdag: gesloten</a></li><li><a href="">Woensdag: 10 tot 18 u</a></li></ul></footer>',
      ['mon 12:00-18:00', 'tue closed', 'wed 10:00-18:00'],
    ],
    [
      'fr',
      '<footer><h4>Horaires</h4><ul><li><a href="#">Lundi : fermé</a></li><li><a href="#">Mardi : 9h - 18h</a></li><li><a href="#">Samedi : 9h - 12h</a></li></ul></footer>',
      ['mon closed', 'tue 09:00-18:00', 'sat 09:00-12:00'],
    ],
    [
      'en',
      '<h4>Visit</h4><ul><li><a href="#">Home</a></li><li><a href="#">Open Monday</a></li><li><a href="#">Contact</a></li></ul>',
      [],
    ],
  ])('%s', (language, html, expected) => {
    expect(hoursOf(html, language)).toEqual(expected);
  });
});

it('the hours of a season do not hold for the day in the line above alone', () => {
  const html =
    '<h4>Opening hours</h4><ul><li>Saturday: 9 to 17</li><li>Sunday: 9 to 13</li></ul><h4>From May to September: until 20:00</h4>';
  expect(hoursOf(html)).toEqual(['sat 09:00-17:00', 'sun 09:00-13:00']);
});
