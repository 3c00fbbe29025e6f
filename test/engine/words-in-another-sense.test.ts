/** A word of the question that says another thing on the site. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const silent = /take your number|Ihre Nummer|votre numéro|suo numero|su número/;

const inn = {
  '': '<h1>Casa Ginestra</h1><p>Check-in dalle 15 alle 20. Check-out entro le 10:30.</p><p>Via della Quercia 12, 55100 Lucca</p><h3>Posso lasciare i bagagli dopo il check-out?</h3><p>Sì, li custodiamo fino alle 18.</p>',
};
const bistrot = {
  '': '<p>Paul et Léa vous accueillent depuis 2014 à deux pas de la place Verte.</p><p>La salle compte 34 couverts.</p>',
};
const salon = {
  '': '<p>Seit 2009 schneiden und färben wir in der Lindenstraße.</p><h3>Karin Weide</h3><p>Friseurin und Inhaberin.</p>',
};

describe('one word, another sense', () => {
  it.each([
    ['a place that is near', 'fr', bistrot, 'Combien de places vous avez ?', /34 couverts/],
    ['going away, and a street', 'it', inn, 'A che ora dobbiamo andare via?', /entro le 10:30/],
    ['leaving the room, and bags', 'it', inn, 'A che ora si deve lasciare la camera?', /entro le 10:30/],
    ['the bags themselves', 'it', inn, 'Fino a che ora posso lasciare i bagagli?', /fino alle 18/],
    ['the age of somebody', 'de', salon, 'Wie alt ist Karin?', silent],
    ['the age of the business', 'de', salon, 'Seit wann gibt es euch?', /2009/],
  ])('%s', async (_, language, pages, question, expected) => {
    expect(await askShop(pages, question, language)).toMatch(expected);
  });
});
