/** What is in a dish, and what belongs to an offer. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { fact, service } from './businesses.ts';
import { ask } from './converse.ts';

const dish = (name: string, told: string) =>
  fact('service', { name, price_text: '9 €', price_min: 9 }, `${name} ${told} 9 €`);

describe('what is in it', () => {
  it.each([
    ['en', 'Garden Bowl', 'Lentils, beetroot, goat cheese', "What's in the Garden Bowl?"],
    ['en', 'Garden Bowl', 'Lentils, beetroot, goat cheese', 'What does the Garden Bowl come with?'],
    ['de', 'Gartenschüssel', 'Linsen, Rote Bete, Ziegenkäse', 'Was ist in der Gartenschüssel drin?'],
    ['es', 'Cuenco Huerta', 'Lentejas, remolacha, queso de cabra', '¿Qué lleva el Cuenco Huerta?'],
    ['fr', 'Bol Potager', 'Lentilles, betterave, chèvre', 'Qu’est-ce qu’il y a dans le Bol Potager ?'],
    ['it', 'Ciotola Orto', 'Lenticchie, barbabietola, caprino', "Cosa c'è nella Ciotola Orto?"],
    ['pt', 'Taça Horta', 'Lentilhas, beterraba, queijo de cabra', 'O que leva a Taça Horta?'],
    ['nl', 'Moestuinkom', 'Linzen, rode biet, geitenkaas', 'Wat zit er in de Moestuinkom?'],
    ['pl', 'Zupa Ogród', 'Soczewica, burak, kozi ser', 'Co jest w zupie Ogród?'],
    ['ro', 'Bol Grădină', 'Linte, sfeclă, brânză de capră', 'Ce conține Bol Grădină?'],
    ['ja', '畑のボウル', 'レンズ豆、ビーツ、山羊のチーズ', '畑のボウルには何が入っていますか？'],
  ])('%s: %s', async (language, name, told, question) => {
    const others = [dish('Zeta', 'Rucola, Parmesan, Olive'), service('Omega', '5 €', 5)];
    expect(await ask(language, [dish(name, told), ...others], 'Atelier', question)).toContain(told);
  });

  it.each([
    ['de', 'Linseneintopf', 'Was ist im Linseneintopf drin?', '7,50 €'],
    ['fr', 'Soupe Potager', 'Qu’est-ce qu’il y a dans la Soupe Potager ?', '19,50 €'],
    ['pl', 'Zupa Ogród', 'Co jest w zupie Ogród?', '18,50 zł'],
    ['ro', 'Supă Verde', 'Ce conține Supă Verde?', '24,50 lei'],
  ])('without a torn price, %s', async (language, name, question, price) => {
    const facts = [
      fact('service', { name, price_text: price, price_min: 7 }, `${name} Alfa, Beta, Gamma – ${price}`),
    ];
    const said = await ask(language, facts, 'Atelier', question);
    expect(said).toContain('Alfa, Beta, Gamma');
    expect(said).not.toMatch(/\d[,.]5(?!0)/u);
  });

  it('is told from under a heading with just that name', async () => {
    const pages =
      'Full Service + Fork :: Fork bushings and oil. From $75\nFull Service :: Wheels trued, chain cleaned. From $40';
    const offers = [service('Full Service', 'from $40', 40), service('Full Service + Fork', 'from $75', 75)];
    expect(await ask('en', offers, pages, 'What does the full service include?')).toContain('chain cleaned');
  });

  it.each([
    ['en', 'Garden Bowl', "What's in the Garden Bowl?"],
    ['it', 'Ciotola Orto', "Cosa c'è nella Ciotola Orto?"],
  ])('%s: %s without a description is no yes', async (language, name, question) => {
    const said = await ask(language, [service(name, '9 €', 9)], 'Atelier', question);
    expect(said).not.toContain(wordsFor(language).say.yes);
  });

  it('is not told of another dish', async () => {
    const said = await ask(
      'en',
      [dish('Garden Bowl', 'Lentils, beetroot')],
      'Atelier',
      "What's in the Harbour Bowl?",
    );
    expect(said).not.toContain('Lentils');
  });
});
