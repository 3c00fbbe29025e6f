/** Parts of addresses beside the street: houses in Japan, units above the street, towns told by their code; numbers of fax machines. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const factsOf = (body: string, language: string): Fact[] =>
  readPage({ url: 'https://house.example/', html: `<html lang=${language}><body>${body}</body></html>` })
    .facts;

const addressesOf = (body: string, language: string): string[] =>
  valuesOf(factsOf(body, language), 'address').map(({ street, postal_code, city }) =>
    [street, postal_code, city].filter((part) => part !== undefined).join(', '),
  );

describe('houses in Japan', () => {
  it.each([
    [
      '<p>〒530-0012 大阪府大阪市北区芝田2丁目4-12<br>南斗ビル3階</p>',
      '北区芝田2丁目4-12南斗ビル3階, 530-0012, 大阪市',
    ],
    ['<p>福岡県福岡市中央区舞鶴1-8-20 プラザ舞鶴2F</p>', '中央区舞鶴1-8-20 プラザ舞鶴2F, 福岡市'],
    // What is no house stays out.
    ['<p>福岡県福岡市中央区舞鶴1-8-20 駐車場あり</p>', '中央区舞鶴1-8-20, 福岡市'],
    ['<p>福岡県福岡市中央区舞鶴1-8-20<br>駅から徒歩5分</p>', '中央区舞鶴1-8-20, 福岡市'],
  ])('%s', (html, expected) => {
    expect(addressesOf(html, 'ja')).toEqual([expected]);
  });
});

describe('towns told by their code', () => {
  it.each([
    ['es', '<p>Sevilla, CP 41003</p>', ['41003, Sevilla']],
    ['it', '<p>Bergamo (CAP 24121)</p>', ['24121, Bergamo']],
    ['es', '<h4>Dirección</h4><p>46015 Valencia</p>', ['46015, Valencia']],
    ['de', '<p>Adresse:</p><p>78462 Konstanz</p>', ['78462, Konstanz']],
    // Without a label any number may stand before a name.
    ['de', '<p>2024 Sommer</p>', []],
    ['en', '<p>50000 Miles</p>', []],
    // Beside a number, too, unless the code can be nothing else.
    ['es', '<p>Tel. 961 555 012</p><p>46015 Valencia</p>', ['46015, Valencia']],
    ['en', '<p>Tel. 0161 496 0124</p><p>1200 Happy Clients</p>', []],
    ['de', '<p>Tel. 07531 555 23</p><p>2024 Hundesalon Huber</p>', []],
    ['de', '<p>Tel. 07531 555 23</p><p>25000 Kunden</p>', []],
  ])('%s: %s', (language, html, expected) => {
    expect(addressesOf(html, language)).toEqual(expected);
  });
});

it('a unit above the street is no address of its own', () => {
  const html = '<p>Shop 7, Fernside Centre<br>342 Marlow Road<br>Keysborough VIC 3173</p>';
  expect(addressesOf(html, 'en')).toEqual(['342 Marlow Road, 3173, Keysborough']);
});

describe('numbers', () => {
  const phonesOf = (body: string, language: string): string[] =>
    valuesOf(factsOf(body, language), 'phone').map(({ printed }) => printed);

  it('a fax is told behind its number', () => {
    expect(phonesOf('<p>Tel: 0117 496 0523 / 0117 496 0524 (fax)</p>', 'en')).toEqual(['0117 496 0523']);
    expect(phonesOf('<p>Tel. 07531 555 23<br>07531 555 24 Telefax</p>', 'de')).not.toContain('07531 555 24');
  });

  it('any sign of a keyboard is a dash between wide digits', () => {
    expect(phonesOf('<p>電話番号：０３−５５５５−０１８８</p>', 'ja')).toEqual(['03-5555-0188']);
  });
});

describe('a call before an address', () => {
  it.each([
    ['en', 'We have moved! Our new address is 6 Micklegate, York YO1 6JX', '6 Micklegate, YO1 6JX, York'],
    ['en', 'Come and see us! We are at 6 Micklegate, York YO1 6JX', '6 Micklegate, YO1 6JX, York'],
    ['fr', 'Nouveau ! Notre adresse est 6 rue Basse, 69001 Lyon', '6 rue Basse, 69001, Lyon'],
  ])('%s: %s', (language, text, expected) => {
    expect(addressesOf(`<p>${text}</p>`, language)).toEqual([expected]);
  });
});
