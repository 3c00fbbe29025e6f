/** Bold beginnings of lines: titles, numbers of dishes, marks, first words of names. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

describe('the bold beginning of a line with a price', () => {
  it.each([
    ['en', '<b>12.</b> Lamb Bhuna', 'Lamb Bhuna'],
    ['en', '<b>#4</b> Club sandwich', 'Club sandwich'],
    ['de', '<b>Nr. 7</b> Linsensuppe', 'Linsensuppe'],
    ['it', '<b>n° 7</b> Minestrone', 'Minestrone'],
    ['pl', '<b>3)</b> Pierogi ruskie', 'Pierogi ruskie'],
    ['ja', '<b>5.</b> 味噌ラーメン', '味噌ラーメン'],
  ])('%s: %s: is no name where it is a number', (language, text, name) => {
    expect(servicesOf(`<h2>Menu</h2><p>${text} 7,50 €</p>`, language)).toEqual([`${name} 7.5-7.5 EUR`]);
  });

  it.each([
    ['en', '<b>NEW!</b> Brow tint', 'Brow tint'],
    ['en', '<b>POPULAR</b> Brow tint', 'Brow tint'],
    ['de', '<b>Neu!</b> Wimpernlifting', 'Wimpernlifting'],
    ['fr', '<b>NOUVEAU</b> Soin du visage', 'Soin du visage'],
    ['es', '<b>¡Nuevo!</b> Limpieza facial', 'Limpieza facial'],
  ])('%s: %s: is no name where it recommends', (language, text, name) => {
    expect(servicesOf(`<ul><li>${text} 30 €</li></ul>`, language)).toEqual([`${name} 30-30 EUR`]);
  });

  it.each([
    ['en', '<b>Warm</b> Bamboo Massage', 'Warm Bamboo Massage'],
    ['en', '<b>Deep Tissue</b> Massage', 'Deep Tissue Massage'],
    ['de', '<b>Foto</b>buch', 'Fotobuch'],
    ['en', '<b>Bamboo massage</b> for tired backs', 'Bamboo massage'],
    ['it', '<b>Calzone</b> Prosciutto, funghi, ricotta', 'Calzone'],
  ])('%s: %s: is the name, or its first word', (language, text, name) => {
    expect(servicesOf(`<ul><li>${text} 30 €</li></ul>`, language)).toEqual([`${name} 30-30 EUR`]);
  });

  it('names what has no price as well', () => {
    const html =
      '<h2>Services</h2><ul><li><b>NEW!</b> Brow tint</li><li><b>Warm</b> Bamboo Massage</li><li><b>3.</b> Lash lift</li></ul>';
    expect(servicesOf(html)).toEqual(['Brow tint', 'Warm Bamboo Massage', 'Lash lift']);
  });
});

it('a size behind leaders is none of the name', () => {
  const html = '<p><b>4.</b> Linsensuppe ....... klein 4,50 € / groß 6,50 €</p>';
  expect(servicesOf(html, 'de')).toEqual(['Linsensuppe 4.5-6.5 EUR']);
});

it.each([
  ['font-weight:bold', 'Calzone'],
  ['color:#333; font-weight: 700', 'Calzone'],
  ['font-weight:400', 'Calzone Prosciutto, funghi, ricotta'],
])('letters are bold that are styled so: %s', (style, name) => {
  const html = `<ul><li><span style="${style}">Calzone</span> Prosciutto, funghi, ricotta 30 €</li></ul>`;
  expect(servicesOf(html, 'it')).toEqual([`${name} 30-30 EUR`]);
});
