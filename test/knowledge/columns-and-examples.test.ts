/** What lists say besides names: heads of columns, labels of prices, and examples behind a name. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';
import { servicesOf } from '../support/services-of.ts';

describe('what heads a column or opens a page', () => {
  it.each([
    [
      'en',
      'Our services',
      ['Shoe repair', 'Key cutting', 'Watch repair'],
      ['Duration', 'Others', 'Opening times'],
    ],
    [
      'de',
      'Unsere Leistungen',
      ['Schuhreparatur', 'Schlüsseldienst', 'Uhrenreparatur'],
      ['Dauer', 'Kosten', 'Öffnungszeiten'],
    ],
    [
      'es',
      'Nuestros servicios',
      ['Limpieza facial', 'Depilación', 'Masaje'],
      ['Duración', 'Otros', 'Horario de apertura'],
    ],
    [
      'fr',
      'Nos prestations',
      ['Soin du visage', 'Épilation', 'Massage'],
      ['Durée', 'Autres', "Horaires d'ouverture"],
    ],
    [
      'it',
      'I nostri servizi',
      ['Pulizia viso', 'Depilazione', 'Massaggio'],
      ['Durata', 'Altro', 'Orari di apertura'],
    ],
    [
      'pt',
      'Nossos serviços',
      ['Limpeza de pele', 'Depilação', 'Massagem'],
      ['Duração', 'Outros', 'Horário de atendimento'],
    ],
    [
      'nl',
      'Onze diensten',
      ['Schoenreparatie', 'Sleutelservice', 'Kledingreparatie'],
      ['Duur', 'Overig', 'Openingstijden'],
    ],
    [
      'pl',
      'Nasze usługi',
      ['Strzyżenie', 'Koloryzacja', 'Manicure'],
      ['Czas trwania', 'Inne', 'Godziny otwarcia'],
    ],
    ['ro', 'Serviciile noastre', ['Tuns', 'Vopsit', 'Manichiură'], ['Durata', 'Altele', 'Program de lucru']],
    ['ja', '診療内容', ['虫歯治療', '矯正歯科', 'ホワイトニング'], ['所要時間', 'その他', '営業時間']],
  ])('in %s is no service', (language, heading, services, parts) => {
    const items = [...services, ...parts].map((name) => `<li>${name}</li>`).join('');
    expect(servicesOf(`<h2>${heading}</h2><ul>${items}</ul>`, language)).toEqual(services);
  });
});

describe('a price told on request under its label', () => {
  it.each([
    ['en', 'Tattoo removal', '£30', 'Price and duration on request', 'on request'],
    ['de', 'Tattooentfernung', '30 €', 'Preis und Dauer auf Anfrage', 'auf Anfrage'],
    ['fr', 'Détatouage', '30 €', 'Prix et durée sur devis', 'sur devis'],
    ['pt', 'Remoção de tatuagem', '30 €', 'Preço e duração sob consulta', 'sob consulta'],
  ])('in %s is that of the heading', (language, name, price, label, told) => {
    const cards = `<h2>Alpha</h2><div><h4>Manicure</h4><span>${price}</span></div>
      <div><h4>${name}</h4><span>${label}</span></div>`;
    const { facts } = readPage({
      url: 'https://business.example/',
      html: `<html lang=${language}><body>${cards}</body></html>`,
    });
    const found = valuesOf(facts, 'service').map((one) => [one.name, one.price_text]);
    expect(found).toContainEqual([name, told]);
    expect(found).toHaveLength(2);
  });
});

it.each([
  ['en', 'Our services', 'Garden furniture such as benches and tables', 'Garden furniture'],
  ['de', 'Unsere Leistungen', 'Gartenarbeiten wie z. B. Hecken schneiden', 'Gartenarbeiten'],
  ['fr', 'Nos prestations', 'Petits travaux tels que peinture ou carrelage', 'Petits travaux'],
  ['es', 'Nuestros servicios', 'Pequeñas reparaciones como por ejemplo persianas', 'Pequeñas reparaciones'],
  ['it', 'I nostri servizi', 'Piccole riparazioni come ad esempio tapparelle', 'Piccole riparazioni'],
  ['pt', 'Nossos serviços', 'Pequenas reparações tais como estores e portas', 'Pequenas reparações'],
  ['nl', 'Onze diensten', 'Tuinonderhoud zoals snoeien en maaien', 'Tuinonderhoud'],
  ['pl', 'Nasze usługi', 'Prace ogrodowe takie jak koszenie trawy', 'Prace ogrodowe'],
  ['ro', 'Serviciile noastre', 'Lucrări de grădină precum tunderea gardului', 'Lucrări de grădină'],
])('in %s examples are no part of a name', (language, heading, item, name) => {
  const cards = ['Painting', 'Plastering'].map((one) => `<li>${one}</li>`).join('');
  expect(servicesOf(`<h2>${heading}</h2><ul>${cards}<li>${item}</li></ul>`, language)).toContain(name);
});

it('a sentence with its article names what it is about', () => {
  const said = '<h1>Alpha</h1><p>The double cat suites are £60 per day.</p>';
  expect(servicesOf(said)).toEqual(['double cat suites 60-60 GBP']);
  expect(servicesOf('<h2>Prices</h2><p>The Works £40</p>')).toEqual(['The Works 40-40 GBP']);
});
