/** Hours that differ from page to page are of what each page is about. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursNotation, valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://vita.example/';

/** The hours of a site whose pages have one title, each with a heading of its own. */
function hoursOfPages(language: string, pages: Record<string, string>): string[] {
  const contents = Object.entries(pages).map(([path, body]) =>
    readPage({
      url: `${url}${path}`,
      html: `<html lang=${language}><title>Vita</title><body><h1>Vita</h1>${body}</body></html>`,
    }),
  );
  const { facts } = composeKnowledge(contents, { url, readAt: new Date('2026-03-04T12:00:00Z') });
  return valuesOf(facts, 'hours').flatMap(hoursNotation);
}

describe('pages with a heading of their own', () => {
  it.each([
    ['en', 'Skin clinic', 'Travel surgery', 'Opening hours', 'Monday'],
    ['pl', 'Poradnia skórna', 'Laboratorium', 'Godziny otwarcia', 'Poniedziałek'],
  ])('%s: tell of what their hours are', (language, one, other, hours, day) => {
    const page = (heading: string, times: string): string =>
      `<h2>${heading}</h2><p>Dr. Anna Birch</p><h3>${hours}</h3><p>${day} ${times}</p>`;
    expect(hoursOfPages(language, { a: page(one, '8:00 - 15:00'), b: page(other, '9:00 - 18:00') })).toEqual([
      `mon 08:00-15:00 ${one}`,
      `mon 09:00-18:00 ${other}`,
    ]);
  });

  it.each([
    ['Our story', 'Find us'],
    ['Office hours', 'Contact our office'],
  ])('that name no part of a house stay contradictions: %s, %s', (one, other) => {
    const page = (heading: string, times: string): string =>
      `<h2>${heading}</h2><p>Us.</p><p>Open Monday ${times}</p>`;
    expect(hoursOfPages('en', { a: page(one, '8:00-15:00'), b: page(other, '9:00-18:00') })).toEqual([
      'mon 08:00-15:00',
      'mon 09:00-18:00',
    ]);
  });
});
