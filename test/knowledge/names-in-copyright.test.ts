/** The name in a line of copyright: all of it, and nothing of the sentence behind it. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const nameOf = (lang: string, body: string): string | undefined => {
  const url = 'https://www.start.example/';
  const { facts } = composeKnowledge([readPage({ url, html: `<html lang=${lang}>${body}` })], { url });
  return valuesOf(facts, 'name')[0]?.text;
};

describe('what a line of copyright says behind the name', () => {
  it.each([
    ['en', 'Fern & Sons Roofing Ltd.', 'All rights reserved.'],
    ['en', 'Oak Bread Company', 'All Rights Reserved'],
    ['de', 'Dachdeckerei Farn e.K.', 'Alle Rechte vorbehalten.'],
    ['es', 'Panadería Helecho S.L.', 'Todos los derechos reservados.'],
    ['fr', 'Boulangerie Fougère S.A.', 'Tous droits réservés'],
    ['it', 'Panificio Felce S.r.l.', 'Tutti i diritti riservati'],
    ['pt', 'Padaria Samambaia S.A.', 'Todos os direitos reservados.'],
    ['nl', 'Bakkerij Varen B.V.', 'Alle rechten voorbehouden.'],
    ['pl', 'Piekarnia Paproć sp. z o.o.', 'Wszelkie prawa zastrzeżone.'],
    ['ro', 'Brutăria Feriga S.R.L.', 'Toate drepturile rezervate.'],
  ])('%s: is no part of it: %s', (lang, name, rights) => {
    expect(nameOf(lang, `<h1>Hello</h1><footer>© 2026 ${name} ${rights}</footer>`)).toBe(name);
  });

  it.each([
    ["St. Mary's Dental Practice", 'Registered in England.'],
    ['Dr. J. Farrow Dentistry', 'Website by Pixel.'],
    ['Elm Garage', 'Registered in England.'],
  ])('is another sentence, but behind a title or a letter: %s', (name, rest) => {
    expect(nameOf('en', `<h1>Hello</h1><footer>© 2026 ${name}. ${rest}</footer>`)).toBe(name);
  });
});
