/** What numbers, marks and hidden words beside contact data mean, and the place and zone that they tell. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import type { Knowledge } from '../../domain/knowledge/types.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

function knowledgeOf(language: string, body: string, host = 'shop.example'): Knowledge {
  const url = `https://${host}/`;
  const html = `<html lang=${language}><head><title>Shop</title></head><body>${body}</body></html>`;
  return composeKnowledge([readPage({ url, html })], { url });
}

const phonesOf = (...page: Parameters<typeof knowledgeOf>): (string | undefined)[] =>
  valuesOf(knowledgeOf(...page).facts, 'phone').map(({ e164 }) => e164);

const addressesOf = (...page: Parameters<typeof knowledgeOf>): string[] =>
  valuesOf(knowledgeOf(...page).facts, 'address').map(
    ({ street, city, postal_code: code, region, country }) =>
      [street, city, code, region, country].filter((part) => part !== undefined).join(' | '),
  );

const zoneOf = (...page: Parameters<typeof knowledgeOf>): string | undefined =>
  inferTimeZone(knowledgeOf(...page).facts);

describe('states of Brazil with the letters of American ones', () => {
  it.each([
    ['Rua XV de Novembro, 88 - Centro, Curitiba - PR, 80020-310', 'PR', 'America/Sao_Paulo'],
    ['Rua Vidal Ramos, 41 - Centro, Florianópolis - SC, 88010-320', 'SC', 'America/Sao_Paulo'],
    ['Rua do Sol, 300 - Centro, Maceió - AL, 57020-070', 'AL', 'America/Sao_Paulo'],
    ['Av. Isaac Póvoas, 900 - Centro, Cuiabá - MT, 78032-015', 'MT', 'America/Cuiaba'],
  ])('%s', (printed, region, zone) => {
    const body = `<p>${printed}</p><p>(41) 99812-3407</p>`;
    expect(addressesOf('pt', body, 'loja.com.br')[0]).toMatch(
      new RegExp(`\\d{5}-\\d{3} \\| ${region} \\| BR$`),
    );
    expect(phonesOf('pt', body, 'loja.com.br')).toEqual(['+5541998123407']);
    expect(zoneOf('pt', body, 'loja.com.br')).toBe(zone);
  });
});

describe('a number with what a call to it costs behind or below it', () => {
  it.each([
    ['pt', 'loja.pt', '253 411 206 (chamada para a rede fixa nacional)', '+351253411206'],
    ['pt', 'loja.pt', '253 411 206<br>Chamada para a rede fixa nacional', '+351253411206'],
    ['pt', 'loja.pt', '253 411 206 – custo de chamada para rede fixa', '+351253411206'],
  ])('%s: %s', (language, host, body, expected) => {
    expect(phonesOf(language, `<p>Rua do Souto 3, 4700-329 Braga</p><p>${body}</p>`, host)).toEqual([
      expected,
    ]);
  });
});

describe('an area before a mark', () => {
  it.each([
    ['Fon 0365 · 55 12 34', '+49365551234'],
    ['Telefon 0365 · 551234', '+49365551234'],
    ['Markt 5 · 07545 Gera · Telefon 0365 · 551234', '+49365551234'],
  ])('%s', (line, expected) => {
    expect(phonesOf('de', `<p>${line}</p>`, 'laden.de')).toEqual([expected]);
  });

  it.each(['·', '|'])('is no postal code behind "%s"', (mark) => {
    const line = ['Am Deich 4', '25826 St. Peter-Ording', 'Tel. 04863 / 52 18'].join(` ${mark} `);
    expect(addressesOf('de', `<footer>${line}</footer>`, 'haus.de')).toEqual([
      'Am Deich 4 | St. Peter-Ording | 25826 | DE',
    ]);
  });
});

it.each([
  ['in its style', '', '<span style="display:none">nospam</span>'],
  ['by a sheet', '<style>.zz { display: none }</style>', '<span class=zz>nospam</span>'],
])('words that nobody sees divide no address of mail: hidden %s', (_, sheet, hidden) => {
  const body = `${sheet}<p><a href="javascript:mail('x')">praxis${hidden}@shop.example</a></p>`;
  expect(valuesOf(knowledgeOf('de', body).facts, 'email')).toEqual([{ address: 'praxis@shop.example' }]);
});

describe('British houses without a street', () => {
  it.each([
    ['Unit 4, Canal Mills, Armley, Leeds LS12 2HT', 'Unit 4, Canal Mills, Armley | Leeds | LS12 2HT | GB'],
    ['Hart Ltd, Unit 9B, Canal Mills, Leeds LS12 2HT', 'Unit 9B, Canal Mills | Leeds | LS12 2HT | GB'],
    [
      'Unit 7 Riverside Business Park, York YO30 4XY',
      'Unit 7 Riverside Business Park | York | YO30 4XY | GB',
    ],
    ['Suite 12, Wellington House, Leeds LS1 4AP', 'Suite 12, Wellington House | Leeds | LS1 4AP | GB'],
    ['Hartwell House, Bradford BD1 2AA', 'Hartwell House | Bradford | BD1 2AA | GB'],
    // A town alone: no house, and no street.
    ['The best plumbers, Leeds LS12 2HT', 'Leeds | LS12 2HT | GB'],
    ['We cover Armley, Leeds LS12 2HT', 'Leeds | LS12 2HT | GB'],
  ])('%s', (printed, expected) => {
    expect(addressesOf('en', `<p>${printed}</p>`)[0]).toBe(expected);
  });
});

describe('the time zone without a street', () => {
  it.each([
    ['a mobile of no island', 'shop.com', 'Call 07700 900457 or 0113 496 0127', 'en-GB', 'Europe/London'],
    ['a mobile and the host', 'shop.co.uk', 'Call 07700 900457', 'en', 'Europe/London'],
    ['the host alone', 'laden.de', 'Wir kommen zu Ihnen.', 'de', 'Europe/Berlin'],
    ['an area code', 'shop.com', 'Call (918) 555-0142', 'en', 'America/Chicago'],
    [
      'an area code beside a toll-free number',
      'shop.com',
      'Call (206) 555-0142 or 1-800-555-0142',
      'en',
      'America/Los_Angeles',
    ],
    ['area codes of two zones', 'shop.com', 'Call (206) 555-0142 or (212) 555-0142', 'en', undefined],
    ['an area code of two zones', 'shop.com', 'Call (208) 555-0142', 'en', undefined],
    ['an address in another country', 'finca.de', 'Calle Mayor 3, 07001 Palma, Chile', 'de', undefined],
    ['nothing', 'shop.com', 'We come to you.', 'en', undefined],
  ])('%s', (_, host, text, language, zone) => {
    expect(zoneOf(language, `<p>${text}</p>`, host)).toBe(zone);
  });
});
