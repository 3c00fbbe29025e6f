/** Prices that hold for a group: sizes over a list, counts of pieces, extras in a row, parts of a menu. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

const table = (...rows: readonly (readonly string[])[]): string =>
  `<h2>Menu</h2><table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

describe('prices by size over a list', () => {
  const sizes = '<p>Half <b>$7</b> • Whole <b>$12</b></p>';
  const dish = (name: string): string => `<p><b>${name}</b> with pickles, onion and our mustard</p>`;

  it('hold for all that is listed below with its description', () => {
    const dishes = ['Pastrami', 'Meatball', 'Eggplant'].map(dish).join('');
    expect(servicesOf(`<h2>Subs</h2>${sizes}${dishes}`)).toEqual([
      'Pastrami 7-12 USD',
      'Meatball 7-12 USD',
      'Eggplant 7-12 USD',
    ]);
  });

  it('are those of the heading where the list tells what is included', () => {
    const list = '<ul><li>Vacuum</li><li>Windows</li><li>Dashboard</li></ul>';
    const html = `<h2>Prices</h2><h3>Interior detail</h3><p>Small $90 • Large $140</p>${list}`;
    expect(servicesOf(html)).toContain('Interior detail 90-140 USD');
  });

  it.each([
    ['en', '6 pc. $5 • 12 pc. $9<br>18 pc. $13 • 24 pc. $16', 'Wings 5-16 USD'],
    ['en', '6 pcs $5<br>12 pcs $9', 'Wings 5-9 USD'],
    ['de', '6 Stück 5,50 €<br>12 Stück 9,50 €', 'Wings 5.5-9.5 EUR'],
    ['pl', '6 szt. 20 zł<br>12 szt. 36 zł', 'Wings 20-36 PLN'],
  ])('count pieces in %s: %s', (language, lines, expected) => {
    const text = '<p>Crisp, with the sauce that you like best of all</p>';
    expect(servicesOf(`<h2>Wings</h2>${text}<p>${lines}</p>`, language)).toEqual([expected]);
  });

  it('tell each size in the words of the price', () => {
    const html = '<html lang=en><body><h3>Cupping</h3><p>30 min $40</p><p>45 min $55</p>';
    const { facts } = readPage({ url: 'https://business.example/', html });
    expect(valuesOf(facts, 'service')[0]!.price_text).toBe('30 min $40, 45 min $55');
  });
});

describe('menus', () => {
  it('that list some dishes twice tell them once', () => {
    const part = (title: string, ...dishes: string[]): string =>
      `<section class=part><h3>${title}</h3><ul>${dishes.map((one) => `<li>${one}</li>`).join('')}</ul></section>`;
    const html = [
      part('Curry', 'Korma $9', 'Madras $10'),
      part('Rice', 'Pilau $4', 'Plain $3'),
      part('Breads', 'Naan $3', 'Roti $2'),
      part('To take away', 'Korma $8', 'Madras $9'),
    ].join('');
    const names = servicesOf(html).map((one) => one.replace(/ \d.*/, ''));
    expect(names).toEqual(['Korma', 'Madras', 'Pilau', 'Plain', 'Naan', 'Roti']);
  });

  it('have parts that are no dishes, whatever stands over them', () => {
    const html =
      '<h1>Our menu</h1><h2>Drinks</h2><h3>Beer</h3><p>Lager $5</p><p>Stout $6</p><h3>Wine</h3><p>Merlot $8</p>';
    expect(servicesOf(html)).toEqual(['Lager 5-5 USD', 'Stout 6-6 USD', 'Merlot 8-8 USD']);
  });

  it('name the best of something by one character', () => {
    const html =
      '<h2>お品書き</h2><h3>お重</h3><ul><li>並 2,100円</li><li>上 2,900円</li><li>〇 900円</li></ul>';
    expect(servicesOf(html, 'ja').slice(0, 2)).toEqual(['並 2100-2100 JPY', '上 2900-2900 JPY']);
    expect(servicesOf(html, 'ja').join()).not.toContain('〇');
  });

  it('say for whom in a bracket below the name', () => {
    const html = '<h2>Menu</h2><ul><li>Pancakes<br>(for children) $6</li><li>Waffles $8</li></ul>';
    expect(servicesOf(html)).toEqual(['Pancakes (for children) 6-6 USD', 'Waffles 8-8 USD']);
  });
});

describe('rows with extras', () => {
  it.each([
    ['behind the price', ['Soup', '$4', 'with bread $5'], 'Soup 4-4 USD'],
    ['behind cents without a sign', ['Rolls', '.79', 'with butter $1.20'], 'Rolls 0.79-0.79 USD'],
    ['that are sizes', ['Chips', 'small $3', 'large $4'], 'Chips 3-4 USD'],
  ])('%s', (_, row, expected) => {
    expect(servicesOf(table(row, ['Cola', '', '$2']))).toEqual([expected, 'Cola 2-2 USD']);
  });
});

describe('cells that span rows', () => {
  const spanning = (cell: string, first: readonly string[], second: readonly string[]): string => {
    const cells = (row: readonly string[]): string => row.map((one) => `<td>${one}</td>`).join('');
    return `<tr><td rowspan=2>${cell}</td>${cells(first)}</tr><tr>${cells(second)}</tr>`;
  };

  it('are the name over its sizes', () => {
    const rows = spanning('Hot stones', ['40 min', '£45'], ['80 min', '£80']);
    const html = `<h2>Prices</h2><table><tr><th>What</th><th>How long</th><th>Price</th></tr>${rows}<tr><td>Reiki</td><td>50 min</td><td>£50</td></tr></table>`;
    expect(servicesOf(html)).toEqual(['Hot stones 45-80 GBP', 'Reiki 50-50 GBP']);
  });

  it('are no name where they are the title of a part', () => {
    const rows =
      spanning('Cats', ['Claws', '£9'], ['Brush', '£15']) +
      spanning('Dogs', ['Claws', '£12'], ['Bath', '£30']);
    expect(servicesOf(`<h2>Prices</h2><table>${rows}</table>`)).toEqual([
      'Claws 9-9 GBP',
      'Brush 15-15 GBP',
      'Claws 12-12 GBP',
      'Bath 30-30 GBP',
    ]);
  });

  it('may repeat their name instead', () => {
    const html = table(
      ['Hot stones', '40 min', '£45'],
      ['Hot stones', '80 min', '£80'],
      ['Reiki', '50 min', '£50'],
    );
    expect(servicesOf(html)).toEqual(['Hot stones 45-80 GBP', 'Reiki 50-50 GBP']);
  });
});

describe('one price for all', () => {
  const list = '<ul><li>Anchovy</li><li>Artichoke</li><li>Mushroom</li></ul>';

  it.each([
    ['en', 'All flatbreads $6 each', 'USD'],
    ['de', 'Alle Fladen 6 €', 'EUR'],
    ['it', 'Tutte le focacce 6 €', 'EUR'],
    ['fr', 'Toutes les galettes à 6 €', 'EUR'],
    ['es', 'Todas las tapas 6 €', 'EUR'],
  ])('holds for what is listed below, in %s: %s', (language, line, currency) => {
    const told = ['Anchovy', 'Artichoke', 'Mushroom'].map((name) => `${name} 6-6 ${currency}`);
    expect(servicesOf(`<h2>Menu</h2><p>${line}</p>${list}`, language)).toEqual(told);
  });

  it('is that of a package where the list tells what is in it', () => {
    expect(servicesOf(`<h2>Menu</h2><p>Tasting board $18</p>${list}`).join()).toContain(
      'Tasting board 18-18',
    );
  });
});

describe('names in one box and prices in the next', () => {
  const column = (...lines: string[]): string => `<div>${lines.join('')}</div>`;
  const line = (text: string): string => `<p>${text}</p>`;

  it('belong together in their order', () => {
    const names = column(
      '<h3>Shiatsu</h3>',
      line('45 min'),
      line('90 minutes couples'),
      '<h3>Thai</h3>',
      line('60 min'),
    );
    const prices = column(line('$60'), line('$110'), line('$80'), line('Cash only, please.'));
    expect(servicesOf(`<h2>Prices</h2>${names}${prices}`)).toEqual(['Shiatsu 60-110 USD', 'Thai 80-80 USD']);
  });

  it('do not where there are more of the one', () => {
    const names = column(line('Wash'), line('Wax'), line('Polish'), line('Engine'));
    const prices = column(line('$20'), line('$40'), line('$60'));
    expect(servicesOf(`<h2>Prices</h2>${names}${prices}`).join()).not.toMatch(/Wash 20|Wax 20|Wax 40/);
  });
});

it('amounts in wide digits are prices', () => {
  expect(servicesOf('<h2>メニュー</h2><p>トリミング ５，５００円</p>', 'ja')).toEqual([
    'トリミング 5500-5500 JPY',
  ]);
});

it('ounces behind a slash are no upper end', () => {
  expect(servicesOf('<h2>Menu</h2><h3>Iced tea</h3><p>12oz $3 / 20oz $4</p>')).toEqual(['Iced tea 3-4 USD']);
});

describe('anchors that lead nowhere', () => {
  it('hold prices as any other text', () => {
    const lines = ['Lash lift £30', 'Brow wax £12', 'Lip wax £9', 'Chin wax £9'];
    const html = `<h2>Price list</h2>${lines.map((line) => `<a class=row>${line}</a><br>`).join('')}`;
    expect(servicesOf(html)).toHaveLength(lines.length);
  });
});

describe('dishes with what is in them', () => {
  const entry = (name: string, text: string, price: string): string =>
    `<ul><li class=name>${name} <span>${text}</span></li><li class=price>${price}</li></ul>`;

  it.each([
    ['en', 'Cobb', 'chicken, egg, avocado, cress', 'Garden', 'beans, peas, mint, rye bread'],
    ['de', 'Bauernteller', 'Speck, Ei, Gurke', 'Winzerplatte', 'Käse, Trauben, Brot und Butter'],
    ['es', 'Ensaladilla', 'patata, atún, huevo', 'Escalivada', 'pimiento, berenjena, cebolla asada'],
    ['it', 'Caponata', 'melanzane, sedano, olive', 'Panzanella', 'pane, pomodoro, cipolla rossa'],
    ['ja', '五目丼', '海老、鶏肉、椎茸', '山菜丼', 'わらび、ぜんまい、なめこ'],
  ])('in %s have the name that stands before', (language, one, first, other, second) => {
    const html = `<h2>Menu</h2>${entry(one, first, '€8.50')}${entry(other, second, '€9.00')}`;
    expect(servicesOf(html, language)).toEqual([`${one} 8.5-8.5 EUR`, `${other} 9-9 EUR`]);
  });

  it('have it also in one line with their price, and in brackets', () => {
    const inline =
      '<p>Minestra <small>beans, leek, celery</small> £7</p><p>Frittata <em>eggs, onions, chives</em> £9</p>';
    expect(servicesOf(`<h2>Menu</h2>${inline}`)).toEqual(['Minestra 7-7 GBP', 'Frittata 9-9 GBP']);
    const bracketed = '<p>Sidecar (brandy, lemon, orange) £8</p><p>Cushion (red, large) £9</p>';
    expect(servicesOf(`<h2>Menu</h2>${bracketed}`)).toEqual([
      'Sidecar 8-8 GBP',
      'Cushion (red, large) 9-9 GBP',
    ]);
  });

  it('keep what is not said of them', () => {
    const html = '<p>Wash <span>and cut</span> £30</p><p>Half board <em>per person</em> £25</p>';
    expect(servicesOf(`<h2>Prices</h2>${html}`)[0]).toBe('Wash and cut 30-30 GBP');
  });
});

describe('two of one name in one list', () => {
  it.each([
    ['en', 'Waxing (lip, chin, brow) £10', 'Waxing (arm, leg, back) £30'],
    ['de', 'Waxing (Lippe, Kinn, Braue) 10 €', 'Waxing (Arm, Bein, Rücken) 30 €'],
    ['fr', 'Épilation (lèvre, menton, sourcils) 10 €', 'Épilation (bras, jambe, dos) 30 €'],
    ['it', 'Ceretta (labbro, mento, ciglia) 10 €', 'Ceretta (braccia, gambe, schiena) 30 €'],
  ])('%s: keep what describes them', (language, one, other) => {
    const html = `<h2>Menu</h2><ul><li>${one}</li><li>${other}</li></ul>`;
    expect(new Set(servicesOf(html, language).map((text) => text.replace(/ \d.*$/, ''))).size).toBe(2);
  });

  it('a title that goes on in an element of any words is told whole', () => {
    const html =
      '<p><span>Deep</span> <span>tissue and sports massage for athletes</span> £80</p><p>Cut <span>for gentlemen with very short hair</span> £20</p>';
    expect(servicesOf(`<h2>Prices</h2>${html}`)).toEqual([
      'Deep tissue and sports massage for athletes 80-80 GBP',
      'Cut for gentlemen with very short hair 20-20 GBP',
    ]);
  });
});

describe('adjectives that say for whom', () => {
  it.each([
    ['pl', 'Strzyżenie', ['damskie', 'męskie', 'dziecięce']],
    ['pt', 'Corte', ['feminino', 'masculino', 'infantil']],
    ['fr', 'Coupe', ['dame', 'messieurs', 'enfant']],
  ])('%s: name nothing but what stands over them: %s', (language, heading, people) => {
    const rows = people.map((one, at) => `<p>${one} – ${40 + 10 * at} €</p>`).join('');
    expect(servicesOf(`<h1>Lena</h1><h3>${heading}</h3>${rows}`, language)).toEqual([`${heading} 40-60 EUR`]);
  });
});
