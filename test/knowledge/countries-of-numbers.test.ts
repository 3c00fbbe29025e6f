/** Which country numbers in national form are of where several share the language, and the time zone with it. */
import { expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

type Row = [language: string, text: string, number: string | undefined, zone: string | undefined];

it.each<Row>([
  // Possible in several countries, and nothing else said.
  ['en', 'Call 01392 496 100', undefined, undefined],
  ['en', 'Call 02920 652 345', undefined, undefined],
  ['en', 'Call 021 424 1234', undefined, undefined],
  ['de', 'Tel. 0664 123 45 67', undefined, undefined],
  // A place beside it tells.
  ['en', 'Tiverton, Devon. Call 01392 496 100', '+441392496100', 'Europe/London'],
  ['en', 'Curries as in Kerala<p>Cardiff. Call 02920 652 345', '+442920652345', 'Europe/London'],
  ['en', 'Cape Town. Call 021 424 1234', '+27214241234', 'Africa/Johannesburg'],
  ['en', 'Blackrock, Cork. Call 021 424 1234', '+353214241234', 'Europe/Dublin'],
  // The form of the postal code leaves out countries.
  ['de', 'Linzer Gasse 9, 5020 Salzburg<br>0662 84 32 10', '+43662843210', 'Europe/Vienna'],
  ['de', 'Werdenbergerstraße 9, 6700 Bludenz. Tel. 05552 62345', '+43555262345', 'Europe/Vienna'],
  ['de', 'Seefeldstrasse 9, 8008 Zürich. Tel. 044 201 12 34', '+41442011234', 'Europe/Zurich'],
  ['de', 'Lindenweg 4, 53111 Bonn, Tel. 0228 123466', '+49228123466', 'Europe/Berlin'],
  // One country alone writes them so.
  ['en', 'Call 01904 496123', '+441904496123', 'Europe/London'],
  ['en', 'Call 087 543 7612', '+353875437612', 'Europe/Dublin'],
  ['en', 'Call 98470 12345', '+919847012345', 'Asia/Kolkata'],
  ['es', 'Calle Mayor 4, 28013 Madrid, Tel. 91 366 48 20', '+34913664820', 'Europe/Madrid'],
  ['de', 'Tel. 0228 123466', '+49228123466', 'Europe/Berlin'],
])('%s: %s', (language, text, number, zone) => {
  const url = 'https://shop.com/';
  const html = `<html lang=${language}><title>Shop</title><h1>Shop</h1><p>${text}</p>`;
  const { facts } = composeKnowledge([readPage({ url, html })], { url });
  expect(valuesOf(facts, 'phone').map(({ e164 }) => e164)).toEqual([number]);
  expect(inferTimeZone(facts)).toBe(zone);
});
