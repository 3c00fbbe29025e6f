/** "What desserts do you have?": what stands under the heading, not whatever has the word in its name. */
import { describe, expect, it } from '@jest/globals';
import { askShop } from './ask-shop.ts';

const menu = (whole: string, heading: string, [first, second]: readonly string[]) => ({
  'food.html': `<h2>Menu</h2><ul><li>${whole} €26</li></ul><h2>${heading}</h2><ul><li>${first} €7</li><li>${second} €8</li></ul>`,
});

const kitchens = {
  en: menu('Soup, main course and dessert', 'Desserts', ['Plum crumble', 'Quince jelly']),
  de: menu('Suppe, Hauptgang und Dessert', 'Desserts', ['Zwetschgenstreusel', 'Quittengelee']),
  es: menu('Sopa, plato y postre', 'Postres', ['Leche frita', 'Membrillo asado']),
  fr: menu('Entrée, plat et dessert', 'Desserts', ['Clafoutis aux prunes', 'Gelée de coing']),
  it: menu('Primo, secondo e dolce', 'Dolci', ['Crostata di prugne', 'Gelatina di cotogne']),
  pt: menu('Sopa, prato e sobremesa', 'Sobremesas', ['Crumble de ameixa', 'Marmelo assado']),
  nl: menu('Soep, hoofdgerecht en dessert', 'Desserts', ['Pruimencrumble', 'Kweepeergelei']),
  pl: menu('Zupa, drugie danie i deser', 'Desery', ['Crumble śliwkowy', 'Galaretka z pigwy']),
  ro: menu('Supă, fel principal și desert', 'Deserturi', ['Plăcintă cu prune', 'Gem de gutui']),
  ja: menu('スープとメインとデザートのセット', 'デザート', ['プラムタルト', 'カリンゼリー']),
};

const questions: [keyof typeof kitchens, string][] = [
  ['en', 'What desserts do you have?'],
  ['en', 'What are your desserts?'],
  ['en', 'What do you have for dessert?'],
  ['en', 'Do you have desserts?'],
  ['de', 'Welche Desserts habt ihr?'],
  ['de', 'Was gibt es als Dessert?'],
  ['de', 'Was habt ihr für Desserts?'],
  ['es', '¿Qué postres tienen?'],
  ['es', '¿Qué tienen de postre?'],
  ['es', '¿Qué tienen como postre?'],
  ['fr', 'Il y a quoi en dessert ?'],
  ['fr', 'Vous avez quoi comme desserts ?'],
  ['fr', 'Quels sont vos desserts ?'],
  ['it', 'Che dolci avete?'],
  ['it', 'Cosa avete come dolce?'],
  ['pt', 'Que sobremesas têm?'],
  ['pt', 'O que têm de sobremesa?'],
  ['nl', 'Welke desserts hebben jullie?'],
  ['nl', 'Wat hebben jullie als dessert?'],
  ['pl', 'Jakie macie desery?'],
  ['pl', 'Co macie na deser?'],
  ['ro', 'Ce deserturi aveți?'],
  ['ro', 'Ce aveți la desert?'],
  ['ja', 'デザートは何がありますか？'],
  ['ja', 'どんなデザートがありますか？'],
];

describe('what there is of a kind', () => {
  it('leaves out what the heading alone calls so', async () => {
    const clinic = {
      '': '<h2>Exams</h2><ul><li>Wellness exam $68</li><li>Sick visit exam $82</li><li>Claw clipping $22</li></ul>',
    };
    const text = await askShop(clinic, 'What exams do you do?', 'en');
    expect(text).toMatch(/Wellness exam.*Sick visit exam/u);
    expect(text).not.toContain('Claw');
  });

  it.each(questions)('%s: %s', async (language, question) => {
    const text = await askShop(kitchens[language], question, language);
    const [first = '', second = ''] = [
      ...kitchens[language]['food.html'].matchAll(/<li>([^<]+) €[78]<\/li>/gu),
    ].map(([, name]) => name);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).not.toContain('26');
  });

  it('asks for more than the kind where more is named', async () => {
    expect(await askShop(kitchens.en, 'Which desserts are without nuts?')).not.toContain('Plum');
  });
});
