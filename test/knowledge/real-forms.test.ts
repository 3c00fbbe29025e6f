/** Forms in which real pages state contact data, hours and prices. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { hoursNotation, serviceNotation, valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://shop.example/';
const factsOf = (html: string, lang = 'en') => readPage({ url, html: `<html lang=${lang}>${html}` }).facts;
const addressesOf = (html: string, lang?: string) =>
  valuesOf(factsOf(html, lang), 'address').map(({ street, city, region, postal_code: code, country }) =>
    [street, city, region, code, country].filter(Boolean).join('|'),
  );

describe('addresses', () => {
  it.each([
    ['en', '<p>Bella - 214 Alder Street, Portland, OR 97205', '214 Alder Street|Portland|OR|97205|US'],
    ['en', '<p>17 Narrow Quay, Bristol, BS1 4QA', '17 Narrow Quay|Bristol|BS1 4QA|GB'],
    ['en', '<p>9 St Benedicts Street<br>Norwich<br>NR2 4PE', '9 St Benedicts Street|Norwich|NR2 4PE|GB'],
    ['en', '<p>3 Gold Lane<br>Shaftesbury<br>Dorset<br>SP7 8JE', '3 Gold Lane|Shaftesbury|Dorset|SP7 8JE|GB'],
    ['en', '<p>Unit 4, Mill Trading Estate, Leeds LS4 2AQ', 'Unit 4, Mill Trading Estate|Leeds|LS4 2AQ|GB'],
    ['it', '<p>Via Po 18, 10123 Torino TO. Tel 011 123 4567', 'Via Po 18|Torino|TO|10123|IT'],
    ['de', '<p>Gasse 6a, 93047 Regensburg. Telefon 0941', 'Gasse 6a|Regensburg|93047|DE'],
    ['en', '<p>9 Shore Street<br>Newport, Victoria 3015', '9 Shore Street|Newport|Victoria|3015|AU'],
    ['en', '<p>4 Mill Court, Canal Ave, Dublin 8, Ireland', '4 Mill Court, Canal Ave|Dublin 8|IE'],
    ['en', '<p>Main Street, Athy, Co. Kildare', 'Main Street|Athy|Kildare|IE'],
    [
      'en',
      '<p>Address: 2214-2216, Bank Road, near the clock tower, Karol Bagh, New Delhi, Delhi-110005</p><p>+91-11-25751234',
      '2214-2216, Bank Road, near the clock tower, Karol Bagh|New Delhi|Delhi|110005|IN',
    ],
    [
      'en',
      '<p>Physical: 7 Kort Street<br>Jeppestown<br>2094<br>Johannesburg<br>South Africa',
      '7 Kort Street|Johannesburg|2094|ZA',
    ],
    ['en', '<p>45 Loop Street, Cape Town, 8001, South Africa', '45 Loop Street|Cape Town|8001|ZA'],
    ['en', '<p>3 Queen Street, Auckland 1010, New Zealand', '3 Queen Street|Auckland|1010|NZ'],
    ['en', '<p>58 Townline Rd<br>PO Box 105<br>Sterling, MI 48659', '58 Townline Rd|Sterling|MI|48659|US'],
    [
      'en',
      '<footer>Over B&amp;B • 14 Apple Court, Okanagan Falls • (250) 497-0123</footer>',
      '14 Apple Court|Okanagan Falls',
    ],
  ])('%s: %s', (lang, html, expected) => {
    expect(addressesOf(html, lang)).toEqual([expected]);
  });

  it.each([
    ['a number and a year elsewhere', '<p>We moved 12 Road bikes to Auckland 2019'],
    ['a street and a town in a story', '<p>We used to be at 14 Apple Court, Okanagan Falls'],
  ])('%s is none', (_, html) => {
    expect(addressesOf(html)).toEqual([]);
  });

  it('with the name before the street and without are one', () => {
    const html =
      '<p>Bella - 214 Alder Street, Portland, OR 97205</p><p>214 Alder Street, Portland, OR 97205</p>';
    expect(addressesOf(html)).toEqual(['214 Alder Street|Portland|OR|97205|US']);
  });

  it('tell the country by state and postal code where markup leaves it out', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Store","address":{"@type":"PostalAddress","streetAddress":"9 Elm St","addressLocality":"Reno","addressRegion":"NV","postalCode":"89502"}}</script>';
    expect(inferTimeZone(factsOf(html))).toBe('America/Los_Angeles');
  });
});

describe('prices', () => {
  const servicesOf = (html: string, lang?: string) =>
    valuesOf(factsOf(html, lang), 'service').map(serviceNotation);
  it.each([
    [
      'en',
      '<p>Bikes: $15/hour, $45/day. E-bikes: $30/hour, $90/day.',
      ['Bikes 15-45 USD', 'E-bikes 30-90 USD'],
    ],
    ['en', '<h2>Menu</h2><p>Soup £4</p><dl><dt>Filter<dd>2.90</dl>', ['Soup 4-4 GBP', 'Filter 2.9-2.9 GBP']],
    ['en', '<h2>Prices</h2><table><tr><td>Lobster<td>market price</table>', ['Lobster']],
    ['en', '<h2>Prices</h2><p>Under 12s cut ... £14', ['Under 12s cut 14-14 GBP']],
    [
      'de',
      '<h2>Preise</h2><table><tr><td>Ölwechsel inkl. Filter<td>ab 79,- EUR</table>',
      ['Ölwechsel inkl. Filter 79- EUR'],
    ],
    [
      'en',
      '<h2>Rates</h2><table><tr><th>Home<th>Standard<th>Deep<tr><td>1 room<td>$110<td>$190</table>',
      ['Standard, 1 room 110-110 USD', 'Deep, 1 room 190-190 USD'],
    ],
    [
      'en',
      '<h2>Rates</h2><table><tr><th>Pizza<th>S<th>L<tr><td>1. Diavola<td>$9<td>$12</table>',
      ['Diavola 9-12 USD'],
    ],
    [
      'en',
      '<h2>Products</h2><table><tr><td>Ham<td>$9.85/lb<td><td>Beans<td>$2.00/lb<tr><td>Bacon<td>$8.10/lb<td><td>Roux<td>$4.50/each</table>',
      ['Ham 9.85-9.85 USD', 'Beans 2-2 USD', 'Bacon 8.1-8.1 USD', 'Roux 4.5-4.5 USD'],
    ],
    [
      'en',
      '<h2>Prices</h2><table><tr><td>Cut<td>$30<td>with wash<td>$35<tr><td>Colour<td>$60<td>with wash<td>$70</table>',
      ['Cut 30-35 USD', 'Colour 60-70 USD'],
    ],
    [
      'nl',
      '<h2>Tarieven</h2><table><tr><th>Prestatie<th>HONORARIUM<th>Remgeld zonder verhoogde tegemoetkoming<tr><td>Onderzoek<td>€ 44,18<td>€ 11,00</table>',
      ['Onderzoek 44.18-44.18 EUR'],
    ],
    [
      'en',
      '<a><h2>Deep Clean</h2><p>Every surface from the headliner down, for that new car feel.</p><div><p>Price</p><p>Starts at $150</p></div><div><p>Time</p><p>3h - 6h</p></div></a>',
      ['Deep Clean 150- USD'],
    ],
    [
      'de',
      '<h2>Vom Grill</h2><ul><li><span>22</span><div><strong>Gyros</strong><p>mit Pommes Frites und Salat</p></div><span>13,50 €</span><li><span>23</span><div><strong>Zaziki</strong><p>mit Brot</p></div><span>4,50 €</span></ul>',
      ['Gyros 13.5-13.5 EUR', 'Zaziki 4.5-4.5 EUR'],
    ],
    [
      'pt',
      '<h2>Pizzas</h2><div><div>Calabresa<p>Molho, cebola e orégano</p></div><div>R$ 18,00</div><div>R$ 26,00</div><div>R$ 36,00</div></div>',
      ['Calabresa 18-36 BRL'],
    ],
    [
      'ja',
      '<h2>料金</h2><table><tr><td>カット<td>￥4,500<tr><td>カラー<td>５，０００円<tr><td>大鉢<td>\\1,500～</table>',
      ['カット 4500-4500 JPY', 'カラー 5000-5000 JPY', '大鉢 1500- JPY'],
    ],
    [
      'pt',
      '<h2>Preços</h2><p>Manicure R$ 30 / Pedicure R$ 35</p>',
      ['Manicure 30-30 BRL', 'Pedicure 35-35 BRL'],
    ],
    [
      'de',
      '<h2>Speisekarte</h2><p>12. Schnitzel mit Pommes<br>11,90</p><p>13. Jägerschnitzel<br>12,90</p><p>14. Salatteller<br>9,50</p>',
      ['Schnitzel mit Pommes 11.9-11.9 EUR', 'Jägerschnitzel 12.9-12.9 EUR', 'Salatteller 9.5-9.5 EUR'],
    ],
    ['en', '<h2>Service areas</h2><ul><li>Pooler<li>Savannah</ul>', []],
    [
      'en',
      '<h2>Homes</h2><div><a href=/x><h3>Loft, 3 rooms.</h3></a><span>$285,000</span></div>',
      ['Loft, 3 rooms 285000-285000 USD'],
    ],
    [
      'es',
      '<h3>Menú del día</h3><p>De martes a viernes a mediodía: tres platos por 14,50 €',
      ['Menú del día 14.5-14.5 EUR'],
    ],
  ])('%s: %s', (lang, html, expected) => {
    expect(servicesOf(html, lang)).toEqual(expected);
  });

  it('keep what the header says over their columns', () => {
    const html = '<h2>Cuts</h2><table><tr><th><th>Stylist<th>Senior<tr><td>Cut<td>£42<td>£50</table>';
    expect(valuesOf(factsOf(html), 'service')).toEqual([
      { name: 'Cut', price_text: 'Stylist £42, Senior £50', price_min: 42, price_max: 50, currency: 'GBP' },
    ]);
  });
});

describe('hours', () => {
  const linesOf = (html: string) => valuesOf(factsOf(html), 'hours').flatMap(hoursNotation);
  it.each([
    ['<h1>Garage Miller</h1><p>Open Mon 9am-5pm', ['mon 09:00-17:00']],
    [
      '<h2>Bar open</h2><p>Mon 12-11pm<h2>Kitchen open</h2><p>Mon 12-3pm',
      ['mon 12:00-23:00', 'mon 12:00-15:00 Kitchen open'],
    ],
    ['<dl><dt>Phone<dd>415 555 0132<dt>Hours<dd>Mon 9am-5pm</dl>', ['mon 09:00-17:00']],
    [
      '<nav>HOME ORARI</nav><h2>Lunedì - Venerdì </br>11:00 - 22.00</h2><h2>Sabato 18:00 - 22:00',
      [...['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => `${day} 11:00-22:00`), 'sat 18:00-22:00'],
    ],
    [
      '<p>Open by appointment Tuesday to Wednesday, 8:30 a.m. to 5 p.m.',
      ['tue 08:30-17:00 by appointment', 'wed 08:30-17:00 by appointment'],
    ],
  ])('%s', (html, expected) => {
    expect(linesOf(html)).toEqual(expected);
  });
});

describe('the language of a page of few words', () => {
  it.each([
    ['<title>Preise</title><p>Ölwechsel 79 EUR</p><p>inkl. MwSt</p>', 'de'],
    ['<title>Tarifs</title><p>Consultation 30 €</p><p>Horaires</p>', 'fr'],
    ['<p>Ok 12</p>', undefined],
    [
      '<html lang=en><table><tr><td>Montag<td>09:00 - 12:00<tr><td>Dienstag<td>10:00 - 12:00<tr><td>Mittwoch</table>',
      'de',
    ],
    ['<html lang=en><nav>Home Orari</nav><h2>Lunedì</h2><h2>Venerdì</h2><h2>Sabato</h2>', 'it'],
    ['<html lang=en><p>Montag menu: opening hours, prices, telephone</p>', 'en'],
  ])('%s is %s', (html, language) => {
    expect(readPage({ url, html }).language).toBe(language);
  });
});

describe('bundled samples', () => {
  it.each([
    ['trattoria', 'America/Los_Angeles'],
    ['dental', 'America/Chicago'],
    ['friseur', 'America/Chicago'],
  ])('%s keeps its hours in %s', (name, zone) => {
    const folder = join(import.meta.dirname, '..', '..', 'samples', name);
    const pages = readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) =>
        readPage({ url: new URL(file, url).href, html: readFileSync(join(folder, file), 'utf8') }),
      );
    const { facts, conflicts } = composeKnowledge(pages, { url });
    expect(inferTimeZone(facts)).toBe(zone);
    expect(conflicts).toEqual([]);
    expect(valuesOf(facts, 'address')).toHaveLength(1);
  });
});
