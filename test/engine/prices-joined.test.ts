/** Prices of several things that one question joins. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

/** "Name = price / Name": services as a list has them. */
const listOf = (list: string): ReturnType<typeof service>[] =>
  list.split(' / ').map((line) => {
    const [name = '', price] = line.split(' = ');
    return price === undefined ? service(name) : service(name, price, Number(/\d+/u.exec(price)![0]));
  });

const said = (language: string, list: string, question: string): Promise<string> =>
  ask(language, listOf(list), 'Atelier.', question);

describe('each of two things that are asked for together', () => {
  it.each([
    [
      'en',
      'Apple crumble = £7 / Sticky toffee pudding = £6',
      'How much is the apple crumble and the pudding?',
    ],
    ['en', 'Gents cut = £22 / Beard trim = £10', 'How much is a gents cut and a beard trim?'],
    ['de', 'Ölwechsel inkl. Filter = 79 € / Lichttest = 12 €', 'Was kosten Ölwechsel und Lichttest?'],
    ['fr', 'Soupe du marché = 7 € / Tarte maison = 6 €', 'Combien coûtent la soupe et la tarte ?'],
    ['es', 'Implante = 800 € / Limpieza dental = 45 €', '¿Cuánto cuesta un implante y una limpieza?'],
    ['it', 'Piega = 18 € / Colore e riflessi = 60 €', 'Quanto costano la piega e i riflessi?'],
    ['pt', 'Acupuntura = 50 € / Massagem de pedras = 40 €', 'Quanto custa a acupuntura e a massagem?'],
    [
      'nl',
      'Grote beurt = € 89 / Nieuwe ketting monteren = € 27',
      'Wat kost een grote beurt en een nieuwe ketting?',
    ],
    ['pl', 'Margherita = 28 zł / Lemoniada 0,4 l = 14 zł', 'Ile kosztuje margherita i lemoniada?'],
    [
      'ro',
      'Consultație = 100 lei / Extracție simplă dinte = 200 lei',
      'Cât costă o consultație și o extracție?',
    ],
    ['ja', '塩らーめん = 900円 / 餃子（6個） = 450円', '塩ラーメンと餃子はいくらですか？'],
  ])('%s: %s', async (language, list, question) => {
    const { say } = wordsFor(language);
    const prices = list.split(' / ').map((line) => line.split(' = ') as [string, string]);
    const text = await said(language, list, question);
    expect(text.trim()).toBe(prices.map(([name, price]) => say.price(name, price)).join(' '));
  });

  it('may be three, with a comma', async () => {
    const list = 'Clipper cut = £15 / Beard trim = £10 / Half head highlights = £75';
    const text = await said('en', list, 'How much are a clipper cut, a beard trim and highlights?');
    expect(text).toBe('Clipper cut: £15. Beard trim: £10. Half head highlights: £75.');
  });

  it.each([
    ['it', 'Taglio donna = 28 € / Taglio uomo = 20 € / Piega = 18 €', 'Quanto costa taglio e piega?'],
    ['nl', 'Knippen dames = € 28 / Knippen heren = € 20 / Föhnen = € 18', 'Wat kost knippen en föhnen?'],
  ])('%s: with all kinds of it', async (language, list, question) => {
    const text = await said(language, list, question);
    for (const price of ['28', '20', '18']) expect(text).toContain(price);
  });

  it.each([
    [
      'nl',
      'Kleine beurt = € 45 / Grote beurt = € 89 / Band plakken = € 14',
      'Wat kosten een kleine beurt en een band plakken?',
      '89',
    ],
    [
      'it',
      'Taglio donna = 28 € / Taglio uomo = 20 € / Piega = 18 €',
      'Quanto costano taglio donna e piega?',
      '20',
    ],
  ])('%s: without the kinds that were not asked for', async (language, list, question, other) => {
    const text = await said(language, list, question);
    expect(text).not.toContain(other);
    expect(text).not.toContain(wordsFor(language).say.mayITakeYourNumber);
  });
});

describe('what one name joins', () => {
  it.each([
    ['en', 'Cut & colour = £95 / Cut = £30 / Colour = £80', 'How much is a cut and colour?', '£95'],
    ['en', 'Ham, egg & chips = £12 / Chips = £4', 'How much is the ham, egg and chips?', '£12'],
    ['de', 'Waschen und Föhnen = 25 € / Föhnen = 18 €', 'Was kostet Waschen und Föhnen?', '25 €'],
    ['it', 'Taglio e piega = 45 € / Piega = 18 €', 'Quanto costa taglio e piega?', '45 €'],
    [
      'ro',
      'Detartraj și periaj = 250 lei / Consultație = 100 lei',
      'Cât costă detartraj și periaj?',
      '250 lei',
    ],
    ['pl', 'Mycie i strzyżenie = 90 zł / Strzyżenie = 70 zł', 'Ile kosztuje mycie i strzyżenie?', '90 zł'],
  ])('%s: is one thing: %s', async (language, list, question, price) => {
    const text = await said(language, list, question);
    const others = list.split(' / ').map((line) => line.split(' = ')[1]!);
    expect(others.filter((each) => text.includes(each))).toEqual([price]);
  });

  it('is one of two', async () => {
    const list = 'Ham, egg & chips = £12 / Mushroom risotto = £13';
    const text = await said('en', list, 'How much is ham, egg and chips, and the risotto?');
    expect(text).toBe('Ham, egg & chips: £12. Mushroom risotto: £13.');
  });
});

describe('where the price of one of two is not known', () => {
  it.each([
    ['pt', 'Fisioterapia = 60 € / RPG', 'Quanto custa a fisioterapia e o RPG?', 'RPG'],
    [
      'en',
      'Deep clean = £60 / Oven descaling',
      'How much is a deep clean and oven descaling?',
      'Oven descaling',
    ],
    [
      'fr',
      'Vidange = 60 € / Parallélisme',
      'Combien coûtent la vidange et le parallélisme ?',
      'Parallélisme',
    ],
  ])('%s: it says so of a thing on the list', async (language, list, question, other) => {
    const { say } = wordsFor(language);
    const text = await said(language, list, question);
    expect(text).toContain('60');
    expect(text).toContain(say.priceUnknown(other));
    expect(text.endsWith(say.mayITakeYourNumber)).toBe(true);
  });

  it.each([
    ['en', 'Fish pie = £14 / Risotto = £13', 'How much is the fish pie and a steak?', '£14'],
    ['es', 'Implante = 800 € / Limpieza = 45 €', '¿Cuánto cuesta un implante y una ortodoncia?', '800 €'],
    ['de', 'Lichttest = 12 € / Ölwechsel = 79 €', 'Was kosten ein Lichttest und eine Lackierung?', '12 €'],
  ])(
    '%s: it says that it does not know of what the site leaves out',
    async (language, list, question, price) => {
      const { say } = wordsFor(language);
      const text = await said(language, list, question);
      expect(text).toContain(price);
      expect(text).toContain(`${say.unknown} ${say.mayITakeYourNumber}`);
    },
  );

  it('guesses nothing where too many kinds are listed', async () => {
    const list = ['Dry', 'Clipper', 'Fringe', 'Student', 'Pensioner'].map(
      (kind, at) => `${kind} cut = £${20 + at}`,
    );
    const text = await said(
      'en',
      [...list, 'Manicure = £70'].join(' / '),
      'How much is a cut and a manicure?',
    );
    expect(text).not.toMatch(/£2\d.*£2\d.*£2\d/u);
  });
});
