/** Where a business works, how it is paid and what is spoken there, where only its markup says so. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { agentOf } from '../../eval/score-answers.ts';

const url = 'https://fernlea.example/';
const readAt = new Date('2026-03-04T12:00:00Z');

const pageOf = (language: string, data: object, body = '') =>
  readPage({
    url,
    html: `<html lang=${language}><title>Fernlea</title><script type=application/ld+json>${JSON.stringify({
      '@type': 'Plumber',
      name: 'Fernlea',
      telephone: '+44 20 7946 0123',
      ...data,
    })}</script><body><h1>Fernlea</h1>${body}</body></html>`,
  });

const remarksIn = (language: string, data: object, body?: string) =>
  pageOf(language, data, body).facts.flatMap((fact) =>
    fact.kind === 'other' ? [[fact.value.text, fact.source.quote]] : [],
  );

describe('remarks in markup', () => {
  it('makes one fact of a list, quoted as it stands', () => {
    expect(remarksIn('en', { areaServed: ['Ashby', 'Coalville'], paymentAccepted: 'Cash, cards' })).toEqual([
      ['Service area: Ashby, Coalville', '"areaServed":["Ashby","Coalville"]'],
      ['Methods of payment: Cash, cards', '"paymentAccepted":"Cash, cards"'],
    ]);
  });

  it('names places that are items, and says what codes stand for', () => {
    const places = [
      { '@type': 'City', name: 'Köln' },
      { '@type': 'City', name: 'Bonn' },
      { '@type': 'GeoCircle', geoRadius: '5000' },
    ];
    const data = {
      areaServed: places,
      knowsLanguage: ['de', 'en', 'tr'],
      currenciesAccepted: ['EUR', 'CHF'],
    };
    expect(remarksIn('de', data).map(([text]) => text)).toEqual([
      'Einsatzgebiet: Köln, Bonn',
      'Währung: Euro, Schweizer Franken',
      'Sprachen: Deutsch, Englisch, Türkisch',
    ]);
  });

  it.each([
    ['a sign of money alone', { priceRange: '$$' }],
    ['an empty list', { areaServed: [] }],
    ['the one currency of a country', { currenciesAccepted: 'USD' }],
    ['a currency in place of prices', { priceRange: 'CHF' }],
    ['the code of a state', { areaServed: 'US-TN' }],
    ['a list of nothing', { paymentAccepted: ['', '-'] }],
    ['places without names', { areaServed: { '@type': 'GeoCircle', geoRadius: '5000' } }],
  ])('says nothing of %s', (_, data) => {
    expect(remarksIn('en', data)).toEqual([]);
  });

  it('says yes and no, times and years as people do', () => {
    const data = {
      petsAllowed: false,
      smokingAllowed: 'http://schema.org/True',
      acceptsReservations: 'https://fernlea.example/book',
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Wi-Fi', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Pool', value: 'False' },
        { '@type': 'LocationFeatureSpecification', name: 'Sauna' },
      ],
      checkinTime: 'T15:00:00',
      checkoutTime: '10:30',
      founder: { '@type': 'Person', name: 'Ada Fern' },
      foundingDate: '1987-05-01',
      servesCuisine: ['Thai', 'Lao'],
    };
    expect(remarksIn('en', data).map(([text]) => text)).toEqual([
      'Cuisine: Thai, Lao',
      'Amenities: Wi-Fi, Sauna',
      'Pets allowed: no',
      'Smoking allowed: yes',
      'Check-in from: 15:00',
      'Check-out by: 10:30',
      'Founder: Ada Fern',
      'Founded in: 1987',
    ]);
  });

  it('tells as much of a long list as fits and is quoted', () => {
    const towns = Array.from({ length: 3_000 }, (_, at) => `Little Hamlet ${at}`);
    const [[text = '', quote = ''] = []] = remarksIn('en', { areaServed: towns });
    expect(text).toMatch(/^Service area: Little Hamlet 0, Little Hamlet 1, /);
    expect(text.length).toBeLessThan(320);
    for (const town of text.slice('Service area: '.length).split(', ')) expect(quote).toContain(town);
  });

  it('takes each value of microdata by itself, where it stands', () => {
    const body = `<div itemscope itemtype=https://schema.org/Plumber><b itemprop=name>Fernlea</b> <b itemprop=telephone>020 7946 0123</b>
      <i itemprop=areaServed>Ashby</i> and <i itemprop=areaServed>Coalville</i></div>`;
    const page = readPage({ url, html: `<html lang=en><body>${body}` });
    const remarks = page.facts.flatMap((fact) => (fact.kind === 'other' ? [fact.value.text] : []));
    expect(remarks).toEqual(['Service area: Ashby', 'Service area: Coalville']);
  });

  it.each([
    ['en', 'Which areas do you cover?', 'Do you speak Polish?'],
    ['de', 'In welchem Gebiet arbeiten Sie?', 'Sprechen Sie Polnisch?'],
    ['es', '¿Qué zonas cubren?', '¿Hablan polaco?'],
    ['fr', 'Quelles zones desservez-vous ?', 'Parlez-vous polonais ?'],
    ['it', 'Quali zone coprite?', 'Parlate polacco?'],
    ['pt', 'Que zonas cobrem?', 'Falam polonês?'],
    ['nl', 'Wat is jullie werkgebied?', 'Spreken jullie Pools?'],
    ['pl', 'Jaki obszar obsługujecie?', 'Czy mówicie po polsku?'],
    ['ro', 'Ce zonă deserviți?', 'Vorbiți poloneză?'],
    ['ja', '出張エリアを教えてください', 'ポーランド語は話せますか？'],
  ])('%s: %s %s', async (language, areas, polish) => {
    const places = language === 'ja' ? ['世田谷区', '目黒区'] : ['Ashby', 'Coalville'];
    const page = pageOf(language, { areaServed: places, knowsLanguage: ['pl', language] });
    const knowledge = composeKnowledge([page], { url, readAt });
    const agent = agentOf(knowledge, 'home_services');
    const ask = async (text: string) =>
      await createBuiltinEngine().reply({
        agent,
        turns: [{ speaker: 'caller', text }],
        now: readAt,
      });
    expect((await ask(areas)).text).toContain(places.join(', '));
    expect((await ask(polish)).sources).toHaveLength(1);
  });
});

it('a state of the address is no country, and what is false says nothing', () => {
  const address = { addressLocality: 'Fresno', addressRegion: 'CA', addressCountry: 'US', postalCode: false };
  const data = { areaServed: ['CA', 'AZ', 'US'], priceRange: false, email: false, petsAllowed: false };
  const page = pageOf('en', { ...data, address: { '@type': 'PostalAddress', ...address } });
  const told = page.facts.map(({ value }) => ('text' in value ? value.text : JSON.stringify(value)));
  expect(told).toContain('Service area: CA, AZ, United States');
  expect(told).toContain('Pets allowed: no');
  expect(told.join()).not.toContain('false');
});
