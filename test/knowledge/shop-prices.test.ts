/** Prices as shops print them: labels for those who listen, struck prices told again, labels that name nothing. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const ware = (name: string, price: string): string =>
  `<li><h3><a href="/p">${name}</a></h3><div class="price">${price}</div></li>`;
const label = (text: string): string => `<span class="visually-hidden">${text}</span>`;

describe('the label of a price', () => {
  it.each([
    ['en', 'Regular price', 'Sale price', '£', 'GBP'],
    ['de', 'Normaler Preis', 'Verkaufspreis', '€', 'EUR'],
    ['fr', 'Prix habituel', 'Prix promotionnel', '€', 'EUR'],
    ['es', 'Precio habitual', 'Precio de oferta', '€', 'EUR'],
    ['it', 'Prezzo di listino', 'Prezzo scontato', '€', 'EUR'],
    ['pt', 'Preço normal', 'Preço promocional', '€', 'EUR'],
    ['nl', 'Normale prijs', 'Aanbiedingsprijs', '€', 'EUR'],
    ['pl', 'Cena regularna', 'Cena promocyjna', '€', 'EUR'],
    ['ro', 'Preț obișnuit', 'Preț redus', '€', 'EUR'],
    ['ja', '通常価格', 'セール価格', '¥', 'JPY'],
  ])('%s: "%s" names nothing', (language, regular, sale, sign, currency) => {
    const plain = ware('Linen Apron', `${label(regular)}<span>${sign}30</span>`);
    const reduced = ware(
      'Oak Board',
      `${label(regular)}<span><s>${sign}55</s></span>${label(sale)}<span>${sign}40</span>`,
    );
    const shown = `<li><h3>Tin Mug</h3><p>${regular}: ${sign}20</p><p>${sale}: ${sign}15</p></li>`;
    expect(servicesOf(`<ul>${plain}${reduced}${shown}</ul>`, language)).toEqual([
      `Linen Apron 30-30 ${currency}`,
      `Oak Board 40-40 ${currency}`,
      `Tin Mug 15-15 ${currency}`,
    ]);
  });
});

describe('a price that is told twice', () => {
  const heard = (text: string): string => `<span class="screen-reader-text">${text}</span>`;
  const seen = (text: string, mark = 'span'): string =>
    `<${mark} aria-hidden="true"><bdi>${text}</bdi></${mark}>`;

  it.each([
    ['en', 'Original price was: £55.00.', 'Current price is: £40.00.', '£55.00', '£40.00', 'GBP'],
    ['de', 'Ursprünglicher Preis war: 55,00 €', 'Aktueller Preis ist: 40,00 €.', '55,00 €', '40,00 €', 'EUR'],
    ['fr', 'Le prix initial était : 55,00 €.', 'Le prix actuel est : 40,00 €.', '55,00 €', '40,00 €', 'EUR'],
    [
      'pl',
      'Pierwotna cena wynosiła: 55,00 zł.',
      'Aktualna cena wynosi: 40,00 zł.',
      '55,00 zł',
      '40,00 zł',
      'PLN',
    ],
    ['ja', '元の価格は ¥5,500 でした。', '現在の価格は ¥4,000 です。', '¥5,500', '¥4,000', 'JPY'],
  ])('%s: is the one that holds', (language, old, now, was, is, currency) => {
    const price = seen(was, 'del') + heard(old) + seen(is, 'ins') + heard(now);
    const html = `<ul><li><a href="/p"><h2>Oak Board</h2><span class="price">${price}</span></a></li></ul>`;
    const amount = currency === 'JPY' ? 4000 : 40;
    expect(servicesOf(html, language)).toEqual([`Oak Board ${amount}-${amount} ${currency}`]);
  });

  it('ends before the button behind it', () => {
    const price = seen('40 zł', 'ins') + heard('Aktualna cena wynosi: 40 zł.');
    const html = `<ul><li><h2>Oak Board</h2><span class="price">${price}</span><a href="/b">Dodaj do koszyka</a></li></ul>`;
    expect(servicesOf(html, 'pl')).toEqual(['Oak Board 40-40 PLN']);
  });

  it('is a range as it is seen', () => {
    const price = `${seen('$35')} ${seen('–')} ${seen('$90')}${heard('Price range: $35 through $90')}`;
    const html = `<ul><li><h2>Wreath</h2><span class="price">${price}</span></li></ul>`;
    expect(servicesOf(html)).toEqual(['Wreath 35-90 USD']);
  });

  it('is taken as it is heard where it is seen in pieces', () => {
    const price = `<span aria-hidden="true"><sup>$</sup>48<sup>00</sup></span>${heard('Price: $48.00')}`;
    const html = `<ul><li><h2>Wreath</h2><span class="price">${price}</span></li></ul>`;
    expect(servicesOf(html)).toEqual(['Wreath 48-48 USD']);
  });
});
