/** What stands behind the name of a service and is no part of it: ages, times, conditions, lengths. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const HEADINGS: Record<string, string> = {
  en: 'Our services',
  de: 'Unsere Leistungen',
  es: 'Nuestros servicios',
  fr: 'Nos prestations',
  it: 'I nostri servizi',
  pt: 'Os nossos serviços',
  nl: 'Onze diensten',
  pl: 'Nasze usługi',
  ro: 'Serviciile noastre',
  ja: 'サービス内容',
};

const OTHERS: Record<string, string> = {
  en: 'Ear cleaning',
  de: 'Rückenmassage',
  es: 'Limpieza dental',
  fr: 'Massage du dos',
  it: 'Massaggio sportivo',
  pt: 'Limpeza dentária',
  nl: 'Rugmassage',
  pl: 'Masaż pleców',
  ro: 'Masaj terapeutic',
  ja: '全身マッサージ',
};

function listed(lang: string, ...names: string[]): string[] {
  const items = [...names, OTHERS[lang]!].map((name) => `<li>${name}</li>`).join('');
  return servicesOf(`<h2>${HEADINGS[lang]!}</h2><ul>${items}</ul>`, lang).slice(0, -1);
}

describe('a name without a price', () => {
  it.each([
    ['en', 'Hearing test from 40 years', 'Hearing test'],
    ['de', 'Augenuntersuchung ab dem 35. Lebensjahr', 'Augenuntersuchung'],
    ['es', 'Revisión ocular a partir de 40 años', 'Revisión ocular'],
    ['fr', 'Bilan auditif à partir de 50 ans', 'Bilan auditif'],
    ['it', 'Visita oculistica oltre i 40 anni', 'Visita oculistica'],
    ['pt', 'Massagem relaxante a partir dos 18 anos', 'Massagem relaxante'],
    ['nl', 'Gehoortest vanaf 50 jaar', 'Gehoortest'],
    ['pl', 'Badanie słuchu od 40 roku życia', 'Badanie słuchu'],
    ['ro', 'Consultație oftalmologică peste 40 de ani', 'Consultație oftalmologică'],
    ['ja', '視力検査（40歳以上）', '視力検査'],
  ])('is told without an age in %s', (lang, line, name) => {
    expect(listed(lang, line)).toEqual([name]);
  });

  it.each([
    ['en', 'House calls by appointment', 'House calls'],
    ['en', 'Home visits for patients who cannot come', 'Home visits'],
    ['de', 'Akupunktur nach Vereinbarung', 'Akupunktur'],
    ['es', 'Masaje deportivo bajo petición', 'Masaje deportivo'],
    ['fr', 'Vaccinations sur rendez-vous', 'Vaccinations'],
    ['it', 'Visite a domicilio su richiesta', 'Visite a domicilio'],
    ['pt', 'Consultas ao domicílio por marcação', 'Consultas ao domicílio'],
    ['nl', 'Huisbezoek op afspraak', 'Huisbezoek'],
    ['pl', 'Naprawa okularów jeśli to możliwe', 'Naprawa okularów'],
    ['ro', 'Consultații la domiciliu la cerere', 'Consultații la domiciliu'],
  ])('is told without a condition in %s: %s', (lang, line, name) => {
    expect(listed(lang, line)).toEqual([name]);
  });

  it.each([
    ['en', 'Blood tests daily between 8:00 and 10:00', 'Blood tests'],
    ['de', 'Blutuntersuchung täglich von 7:30 bis 9:00 Uhr', 'Blutuntersuchung'],
    ['fr', 'Épilation (de 8h00 à 10h00)', 'Épilation'],
    ['it', 'Massaggio rilassante dalle 7:30 alle 9:00', 'Massaggio rilassante'],
  ])('is told without its times in %s', (lang, line, name) => {
    expect(listed(lang, line)).toEqual([name]);
  });

  it('keeps what tells entries of one list apart', () => {
    const names = ['Swimming lessons from 4 years', 'Swimming lessons from 12 years'];
    expect(listed('en', ...names)).toEqual(names);
  });

  it('keeps that something is done day and night', () => {
    expect(listed('en', 'Drain cleaning 24h')).toEqual(['Drain cleaning 24h']);
  });
});

describe('a name with a price', () => {
  it.each([
    ['Nursery 3–5 years', 'Nursery'],
    ['Nursery (ages 3 to 5)', 'Nursery'],
    // So much of a dish is what its price is for.
    ['Spring rolls (4 pc)', 'Spring rolls (4 pc)'],
    ['Gift wrapping upon request', 'Gift wrapping'],
    ['Happy hour 5pm – 7pm', 'Happy hour'],
    // For whom the price is belongs to what it is for.
    ['Haircut under 12 years', 'Haircut under 12 years'],
    // How old something is may be its name.
    ['Highland malt 12 years', 'Highland malt 12 years'],
  ])('%s is %s', (line, name) => {
    expect(servicesOf(`<h2>Prices</h2><p>${line} $9.50</p>`)).toEqual([`${name} 9.5-9.5 USD`]);
  });

  it('is told without a condition in ja', () => {
    expect(servicesOf('<h2>料金</h2><p>着付け（要予約） 2,000円</p>', 'ja')).toEqual([
      '着付け 2000-2000 JPY',
    ]);
  });
});

it.each([
  ['de', 'Kinder 7 bis 12 Jahre'],
  ['en', 'Children 7 to 12 years'],
  ['es', 'Niños de 7 a 12 años'],
  ['fr', 'Enfants de 7 à 12 ans'],
  ['nl', 'Kinderen 7 tot 12 jaar'],
])('%s: %s: the ages of some for whom a price is stay', (lang, name) => {
  expect(
    servicesOf(`<h2>${HEADINGS[lang]!}</h2><p>${name} 15 €</p><p>${OTHERS[lang]!} 30 €</p>`, lang),
  ).toEqual([`${name} 15-15 EUR`, `${OTHERS[lang]!} 30-30 EUR`]);
});
