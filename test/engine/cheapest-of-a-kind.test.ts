/** The cheapest and the dearest of a kind: only among what is known to be of it. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const silent = /take your number|Ihre Nummer|votre numéro/;

const clinic = {
  '': '<h1>Bramble Vets</h1><h2>Exams</h2><ul><li>Wellness exam $68</li><li>Sick visit exam $82</li><li>Urgent exam $115</li><li>Claw clipping $22</li></ul><h2>Other</h2><ul><li>Microchip $49</li></ul>',
};
const barber = {
  '': '<h1>Prices</h1><ul><li>Women’s cut $60</li><li>Men’s cut $40</li><li>Kids $20</li><li>Beard $12</li></ul>',
};
const friseur = {
  '': '<h2>Damen</h2><ul><li>Waschen, schneiden, föhnen 42 €</li><li>Pony schneiden 8 €</li></ul><h2>Herren</h2><ul><li>Herrenschnitt 29 €</li><li>Bart trimmen 14 €</li></ul>',
};
const bistrot = {
  '': '<h2>Tartes</h2><ul><li>Tarte aux noix 9 €</li><li>Tarte citron 8 €</li><li>Tarte prune 7 €</li><li>Supplément crème 2 €</li></ul>',
};

describe('the cheapest of a kind', () => {
  it.each([
    [
      'what the heading alone calls so is none',
      clinic,
      'en',
      "What's the cheapest exam?",
      /Wellness exam: \$68/,
    ],
    ['the same in French', bistrot, 'fr', 'Quelle est la tarte la moins chère ?', /Tarte prune: 7/],
    ['the dearest', clinic, 'en', "What's the most expensive exam?", /Urgent exam: \$115/],
    ['words that only mean the same leave others out', barber, 'en', "What's the cheapest haircut?", silent],
    ['the same in German', friseur, 'de', 'Was ist der billigste Haarschnitt?', silent],
    [
      'the only one has its price',
      friseur,
      'de',
      'Was ist euer günstigster Herrenschnitt?',
      /Herrenschnitt.*29/,
    ],
    ['the only one in English', barber, 'en', "How much is the cheapest men's cut?", /Men’s cut.*\$40/],
  ])('%s', async (_, pages, language, question, expected) => {
    expect(await askShop(pages, question, language)).toMatch(expected);
  });
});
