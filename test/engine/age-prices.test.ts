/** What a child pays, where the site tells it by ages, and nothing where the age or the thing is another. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const page = (name: string, ...lines: string[]): Record<string, string> => ({
  '': `<h1>${name}</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});

const park = page(
  'Bramley Park',
  'A day ticket is £12 for adults. Children 4-12 pay £6. Children under 4 come in free.',
  'The pond has ducks, and the lake has rowing boats.',
);
const bad = page(
  'Waldbad Erlen',
  'Erwachsene zahlen 8 €.',
  'Kinder 6–14: 4 €',
  'Kinder unter 6 Jahren sind frei.',
  'Wir haben eine Liegewiese.',
);
const camping = page(
  'Camping des Saules',
  'Nuit par adulte : 9 €. Enfants de 3 à 10 ans : 4 €. Gratuit pour les enfants de moins de 3 ans.',
  'La piscine est chauffée.',
);
const posada = page(
  'Posada Mirlo',
  'Los niños menores de 5 años no pagan, es gratis para ellos. Niños de 5 a 11 años: 50% de descuento.',
  'Tenemos huerto.',
);
const zoo = page(
  'Zoo Salcia',
  'Copiii până la 5 ani intră gratuit. Copiii de la 6 la 14 ani: 15 lei.',
  'Avem păuni.',
);
const zoologico = page(
  'Speeltuin De Esp',
  'Kinderen tot 3 jaar gratis. Kinderen 4-12 jaar € 7.',
  'Er is een zandbak.',
);

describe('what somebody of an age pays', () => {
  it.each([
    ['en', park, 'My son is eight, what do you charge for him?', /£6/, /free/],
    ['en', park, 'And the baby, do we pay for her?', /under 4 come in free/, /£6/],
    ['en', park, 'Our little girl is three, does she pay?', /free/, /£6/],
    ['de', bad, 'Mein Enkel ist sieben, was zahlt er?', /4 €/, /frei/],
    ['de', bad, 'Unser Sohn ist 5 Jahre alt, kostet der was?', /frei/, /4 €/],
    ['fr', camping, 'Notre bébé a dix mois, il paye ?', /moins de 3 ans/, /4 €/],
    ['fr', camping, 'Ma fille a six ans, elle paie plein tarif ?', /4 €/, /Gratuit/],
    ['es', posada, 'Mi hijo tiene tres años, ¿paga?', /gratis/, /50%/],
    ['es', posada, 'Mi hija tiene ocho años, ¿paga lo mismo?', /50%/, /gratis/],
    ['ro', zoo, 'Am un băiețel de patru ani, plătesc și pentru el?', /gratuit/, /15 lei/],
    ['nl', zoologico, 'Mijn dochter is vijf, moet ik voor haar betalen?', /€ 7/, /gratis/],
  ])('%s: %#', async (language, pages, question, told, other) => {
    const text = await askShop(pages, question, language);
    expect(text).toMatch(told);
    expect(text).not.toMatch(other);
  });

  it.each([
    ['en', park, 'My son is fifteen, how much is it for him?', /£6|come in free/],
    ['en', park, 'My son is eight, what does a rowing boat cost for him?', /£6|come in free/],
    [
      'en',
      page('Bramley Park', 'Dogs under 1 year are free. Entry is £9.'),
      'And the baby, do we pay for her?',
      /Dogs/,
    ],
    ['de', bad, 'Mein Sohn ist sieben, was kostet die Liegewiese für ihn?', /4 €|frei/],
  ])('%s: no price of another age, thing or animal (%#)', async (language, pages, question, wrong) => {
    const [said] = (await askShop(pages, question, language)).split(/What comes nearest|Am nächsten/u);
    expect(said).not.toMatch(wrong);
  });
});
