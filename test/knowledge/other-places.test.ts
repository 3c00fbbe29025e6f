/** What a page says of other places - a castle, the baker next door - is none of the hours, rules and prices of the house. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { hoursOf } from '../support/hours-of.ts';

/** Heading over the surroundings; a castle, its hours and its rule; the same hours of the house itself. */
type Row = [language: string, around: string, castle: string, open: string, rule: string, own: string];

const rows: Row[] = [
  [
    'en',
    'Things to do around Tarnby',
    'Tarnby Castle',
    'Tarnby Castle is open daily from 10 am to 6 pm.',
    'Dogs are not allowed in the keep. Tickets are £12, children under 5 free.',
    'We are open daily from 10 am to 6 pm.',
  ],
  [
    'de',
    'Ausflugsziele in der Umgebung',
    'Burg Tarnstein',
    'Die Burg Tarnstein ist täglich von 10 bis 18 Uhr geöffnet.',
    'Hunde sind im Burghof nicht erlaubt. Der Eintritt kostet 12 €, Kinder unter 5 Jahren frei.',
    'Wir haben täglich von 10 bis 18 Uhr geöffnet.',
  ],
  [
    'es',
    'Qué ver en los alrededores',
    'Castillo de Tarnes',
    'El Castillo de Tarnes está abierto todos los días de 10:00 a 18:00.',
    'No se admiten perros en el patio. La entrada cuesta 12 €, niños menores de 5 años gratis.',
    'Abrimos todos los días de 10:00 a 18:00.',
  ],
  [
    'fr',
    'À voir dans les environs',
    'Abbaye de Tarnes',
    "L'Abbaye de Tarnes est ouverte tous les jours de 10h à 18h.",
    "Les chiens ne sont pas admis dans la cour. L'entrée coûte 12 €, gratuit pour les enfants.",
    'Nous sommes ouverts tous les jours de 10h à 18h.',
  ],
  [
    'it',
    'Cosa vedere nei dintorni',
    'Abbazia di Tarnes',
    "L'Abbazia di Tarnes è aperta tutti i giorni dalle 10:00 alle 18:00.",
    "I cani non sono ammessi nel cortile. L'ingresso costa 12 €, gratuito per i bambini.",
    'Siamo aperti tutti i giorni dalle 10:00 alle 18:00.',
  ],
  [
    'pt',
    'O que visitar na região',
    'Castelo de Tarnes',
    'O Castelo de Tarnes está aberto todos os dias das 10h às 18h.',
    'Não são permitidos cães no pátio. A entrada custa 12 €, grátis para crianças.',
    'Estamos abertos todos os dias das 10h às 18h.',
  ],
  [
    'nl',
    'Te doen in de omgeving',
    'Kasteel Tarnstein',
    'Het Kasteel Tarnstein is dagelijks geopend van 10.00 tot 18.00 uur.',
    'Honden zijn niet toegestaan op de binnenplaats. De toegang kost € 12, kinderen gratis.',
    'Wij zijn dagelijks geopend van 10.00 tot 18.00 uur.',
  ],
  [
    'pl',
    'Atrakcje w okolicy',
    'Zamek Tarnów Dolny',
    'Zamek Tarnów Dolny jest otwarty codziennie od 10:00 do 18:00.',
    'Zakaz wprowadzania psów na dziedziniec. Bilet kosztuje 12 zł, dzieci bezpłatnie.',
    'Jesteśmy otwarci codziennie od 10:00 do 18:00.',
  ],
  [
    'ro',
    'Obiective turistice în zonă',
    'Castelul Tarna',
    'Castelul Tarna este deschis zilnic între 10:00 și 18:00.',
    'Câinii nu sunt permiși în curte. Biletul costă 12 lei, gratuit pentru copii.',
    'Suntem deschiși zilnic între 10:00 și 18:00.',
  ],
  [
    'ja',
    '周辺の観光スポット',
    '垂野城',
    '垂野城は毎日10:00〜18:00に営業しています。',
    '城内はペット同伴不可です。入場料は500円、小学生以下は無料です。',
    '毎日10:00〜18:00に営業しています。',
  ],
];

const daily = 'mon-sun 10:00-18:00';

const toldOf = (language: string, body: string, title = 'Zarnow Vell') =>
  readPage({
    url: 'https://zarnow.example/',
    html: `<html lang=${language}><head><title>${title}</title></head><body>${body}</body></html>`,
  }).facts.filter(({ kind }) => ['hours', 'policy', 'other', 'service'].includes(kind));

describe('other places', () => {
  it.each(rows)('%s: stand under a heading of what lies around', (language, around, castle, open, rule) => {
    const body = `<h1>Zarnow Vell</h1><h2>${around}</h2><h3>${castle}</h3><p>${open} ${rule}</p>`;
    expect(toldOf(language, body)).toEqual([]);
  });

  it.each(rows)('%s: stand on a page that is called so', (language, around, castle, open, rule) => {
    const body = `<header>Zarnow Vell</header><h2>${castle}</h2><p>${open}</p><p>${rule}</p>`;
    expect(toldOf(language, body, `${around} | Zarnow Vell`)).toEqual([]);
  });

  it.each(rows)('%s: what the house says of itself holds', (language, around, castle, open, _, own) => {
    const body = `<h1>Zarnow Vell</h1><p>${own}</p><h2>${around}</h2><h3>${castle}</h3><p>${open}</p>`;
    expect(hoursOf(body, language)).toEqual([daily]);
  });

  it.each(rows.filter(([language]) => language !== 'ja'))(
    '%s: are named by their heading and by the sentence below it',
    (language, _, castle, open) => {
      expect(hoursOf(`<h1>Zarnow Vell</h1><h2>${castle}</h2><p>${open}</p>`, language)).toEqual([]);
    },
  );
});

describe('parts of the house', () => {
  it.each([
    ['en', '<h2>The Bar</h2><p>The Bar is open daily from 10 am to 6 pm.</p>'],
    ['en', '<h2>The Tarn Café</h2><p>The Tarn Café is open daily from 10 am to 6 pm.</p>'],
    ['de', '<h2>Der Laden</h2><p>Der Laden ist täglich von 10 bis 18 Uhr geöffnet.</p>'],
    ['de', '<h2>Gärtnerei</h2><p>Die Gärtnerei ist täglich von 10 bis 18 Uhr geöffnet.</p>'],
    ['fr', '<h2>Le Restaurant</h2><p>Le Restaurant est ouvert tous les jours de 10h à 18h.</p>'],
    [
      'en',
      '<nav><a href=/mill>The Mill</a></nav><h2>The Mill</h2><p>The Mill is open daily from 10 am to 6 pm.</p>',
    ],
  ])('%s: %s', (language, body) => {
    expect(hoursOf(body, language).join()).toContain(daily);
  });

  it('are told apart as branches where each has its hours', () => {
    const branch = (name: string, until: string) =>
      `<h3>Elm ${name}</h3><p>Elm ${name} is open Monday to Friday from 9 am to ${until} pm.</p>`;
    expect(hoursOf(`<h2>Where we are</h2>${branch('Ashby', '5')}${branch('Corley', '6')}`, 'en')).toEqual([
      'mon-fri 09:00-17:00 Elm Ashby',
      'mon-fri 09:00-18:00 Elm Corley',
    ]);
  });

  it.each([
    ['en', '<h1>What to do in an emergency</h1><p>Dogs are welcome in our waiting room.</p>'],
    ['en', '<h1>The areas we serve</h1><p>Dogs are welcome in our vans.</p>'],
    ['de', '<h1>Köln und Umgebung</h1><p>Hunde sind bei uns im Laden willkommen.</p>'],
  ])('%s: headings that are none of other places: %s', (language, body) => {
    expect(toldOf(language, body)).toHaveLength(1);
  });

  it('are open under a heading of hours on a page about what lies around', () => {
    const body =
      '<h1>Things to do</h1><h2>Tarnby Castle</h2><p>Open daily from 9 am to 5 pm.</p><h2>Opening hours</h2><p>Daily 10 am to 6 pm</p>';
    expect(hoursOf(body, 'en')).toEqual([daily]);
  });
});
