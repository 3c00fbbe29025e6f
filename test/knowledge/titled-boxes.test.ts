/** Price lists that are folded away: the titles of boxes are parts of the list, not what is offered. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { servicesOf } from '../support/services-of.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const box = (title: string, lines: string): string =>
  `<details><summary>${title}</summary>${lines}</details>`;

describe('boxes to unfold', () => {
  it.each([
    [
      'en',
      `<h1>Prices</h1>${box('Shoes & heels', '<ul><li>Heel tips $12</li><li>Half soles $30</li></ul>')}${box('Bags & belts', '<ul><li>New zip $25</li></ul>')}`,
      ['Heel tips 12-12 USD', 'Half soles 30-30 USD', 'New zip 25-25 USD'],
    ],
    [
      'de',
      `<h1>Preise</h1>${box('Räder <span>Günstiger im Winter</span>', '<dl><dt>Wartung</dt><dd>59 €</dd><dt>Schlauch wechseln</dt><dd>15 €</dd></dl>')}${box('Ski <span>bis zum Frühjahr</span>', '<dl><dt>Kanten schleifen</dt><dd>25 €</dd></dl>')}`,
      ['Wartung 59-59 EUR', 'Schlauch wechseln 15-15 EUR', 'Kanten schleifen 25-25 EUR'],
    ],
    [
      'es',
      `<h1>Precios</h1>${box('Masajes', '<table><tr><td>Masaje relajante</td><td>40 €</td></tr></table>')}${box('Uñas', '<table><tr><td>Manicura</td><td>15 €</td></tr></table>')}`,
      ['Masaje relajante 40-40 EUR', 'Manicura 15-15 EUR'],
    ],
  ])('%s: offer what has a price in them', (language, body, expected) => {
    expect(servicesOf(body, language)).toEqual(expected);
  });

  it('name services by the first part of their titles', () => {
    const titled = (icon: string, name: string, note: string): string =>
      box(`<i>${icon}</i> <span class=name>${name}</span> <span class=note>${note}</span>`, '<p>Ask us.</p>');
    const body = `<h2>Our services</h2>${titled('🚿', 'Drain cleaning', 'by camera')}${titled('🔥', 'Boiler repair', 'every make')}${titled('🛁', 'Bathroom fitting', 'start to end')}`;
    expect(servicesOf(body)).toEqual(['Drain cleaning', 'Boiler repair', 'Bathroom fitting']);
  });

  it('keep questions apart from what answers them', () => {
    const html = `<h1>FAQ</h1>${box('Do you mend boots?', '<p>Yes, in a week.</p>')}${box('Is there parking?', '<p>Behind the house.</p>')}`;
    const { facts } = readPage({ url: 'https://cobbler.example/', html });
    expect(valuesOf(facts, 'faq').map(({ question }) => question)).toEqual([
      'Do you mend boots?',
      'Is there parking?',
    ]);
  });
});

describe('tabs that a style sheet makes', () => {
  const input = (id: string): string => `<input type=radio name=tab id=${id}>`;
  const label = (id: string, title: string): string => `<label for=${id}>${title}</label>`;

  it.each([
    [
      'each label before its box',
      'en',
      `${input('a')}${label('a', 'Ladies')}<div><ul><li>Cut £30</li></ul></div>${input('b')}${label('b', 'Gents')}<div><ul><li>Cut £18</li></ul></div>`,
      ['Ladies, Cut 30-30 GBP', 'Gents, Cut 18-18 GBP'],
    ],
    [
      'all labels before all boxes',
      'de',
      `${input('a')}${input('b')}${label('a', 'Damen')}${label('b', 'Herren')}<section><ul><li>Schnitt 40 €</li></ul></section><section><ul><li>Schnitt 25 €</li></ul></section>`,
      ['Damen, Schnitt 40-40 EUR', 'Herren, Schnitt 25-25 EUR'],
    ],
  ])('are over what they show: %s', (_, language, body, expected) => {
    expect(servicesOf(`<h2>Menu</h2><div>${body}</div>`, language)).toEqual(expected);
  });

  it('are no choices of a form', () => {
    const body = `<form><p>Which plan?</p>${input('a')}${label('a', 'Basic')}${input('b')}${label('b', 'Family')}<div><button>Send</button></div></form><ul><li>Oil change $40</li></ul>`;
    expect(servicesOf(body)).toEqual(['Oil change 40-40 USD']);
  });
});
