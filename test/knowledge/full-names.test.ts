/** The full name that a site writes in several kinds of places, before a part of it, and no more than the name. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const described = (text: string): string => `<meta name=description content="${text}">`;

const sites: readonly (readonly [name: string, host: string, language: string, ...pages: string[]])[] = [
  [
    'Ines Falk Podiatry',
    'inesfalk',
    'en',
    '<title>Ines Falk</title><p>Since 2015 I have run Ines Falk Podiatry in Hove.</p><p>InesFalk@example.net',
    '<title>Ines Falk</title><p>You find Ines Falk Podiatry on Facebook.</p><footer>© Ines Falk Podiatry</footer>',
  ],
  [
    'Gästehaus Moorblick',
    'moorblick',
    'de',
    `<title>Gästehaus Moorblick</title>${described('Moorblick liegt im Teufelsmoor. Gästehaus Moorblick bietet acht Zimmer.')}<h1>Moorblick</h1><footer>© 2024 Gästehaus Moorblick</footer>`,
  ],
  [
    'Boulangerie Tessier',
    'tessier-pain',
    'fr',
    '<title>Tessier | Pain au levain</title><h1>Boulangerie<br>Tessier</h1><p>La Boulangerie Tessier est ouverte depuis 1987.</p><footer>© Boulangerie Tessier</footer>',
  ],
  [
    'Tienda Robles',
    'robles',
    'es',
    `<title>Tienda Robles desde 1962</title>${described('Tienda Robles es una ferretería de barrio.')}<h1>Robles</h1>`,
  ],
  [
    'Dierenkliniek Vlierhof',
    'vlierhof',
    'nl',
    `<title>Vlierhof</title>${described('Dierenkliniek Vlierhof is er voor hond en kat.')}<h1>Welkom</h1><p>Bij Dierenkliniek Vlierhof staat uw dier voorop.</p><footer>© Dierenkliniek Vlierhof</footer>`,
  ],
  [
    'Elektro Brandt GmbH',
    'elektrobrandt',
    'de',
    '<title>Elektro Brandt GmbH Lüneburg | Ihr Meisterbetrieb</title><h1>Willkommen</h1><h3>Impressum</h3><p>Elektro Brandt GmbH<br>Am Kalkberg 4<br>21339 Lüneburg</p><p>info@elektrobrandt.example</p>',
  ],
  [
    'ヘアサロン ミドリ',
    'hair-midori',
    'ja',
    '<title>松本市の美容室　ヘアサロン ミドリ</title><h1>ヘアサロン ミドリ</h1><p>ご予約はお電話で。',
  ],
  [
    'Oak & Ash',
    'oakandash',
    'en',
    '<title>Fresh pies every day | Oak & Ash</title><h1>Fresh pies every day</h1>',
    '<title>Our story | Oak & Ash</title><h1>Our story</h1>',
    '<title>Gift vouchers | Oak & Ash</title><h1>Gift vouchers</h1>',
  ],
  [
    'Gabinet Stomatologiczny Wiśnia',
    'wisnia',
    'pl',
    '<title>Gabinet Stomatologiczny Wiśnia — dentysta Płock</title><h1>Zdrowe zęby</h1><p>© 2026 Gabinet Stomatologiczny Wiśnia</p>',
    '<title>Leczenie kanałowe | Gabinet Wiśnia</title><h1>Leczenie kanałowe</h1>',
    '<title>Wybielanie | Gabinet Wiśnia</title><h1>Wybielanie</h1>',
    '<title>Protetyka | Gabinet Wiśnia</title><h1>Protetyka</h1>',
  ],
  [
    'Cabinet Dentaire Morel',
    'morel',
    'fr',
    '<title>Cabinet Dentaire Morel — dentiste à Dijon</title><h1>Des dents saines</h1><p>© 2026 Cabinet Dentaire Morel</p>',
    '<title>Soins des racines | Cabinet Morel</title><h1>Soins des racines</h1>',
    '<title>Blanchiment | Cabinet Morel</title><h1>Blanchiment</h1>',
    '<title>Prothèses | Cabinet Morel</title><h1>Prothèses</h1>',
  ],
];

describe('the full name', () => {
  it.each(sites)('%s', (name, host, language, ...pages) => {
    const url = `https://${host}.example/`;
    const contents = pages.map((html, at) =>
      readPage({ url: at === 0 ? url : `${url}${at}`, html: `<html lang=${language}>${html}` }),
    );
    expect(valuesOf(composeKnowledge(contents, { url }).facts, 'name')).toEqual([{ text: name }]);
  });
});

it.each([
  ['en', 'When should I come?', 'First visit', 'Fees'],
  ['fr', 'Quand consulter ?', 'Ostéopathie en entreprise', 'Tarifs et remboursement'],
  ['de', 'Wann zum Arzt?', 'Vorsorge im Betrieb', 'Kosten und Ablauf'],
  ['es', '¿Cuándo acudir?', 'Osteopatía en la empresa', 'Precios'],
])('%s: titles of pages that each tell a topic name nobody', (language, ...titles) => {
  const url = 'https://x17.example/';
  const contents = titles.map((title, at) =>
    readPage({
      url: at === 0 ? url : `${url}${at}`,
      html: `<html lang=${language}><title>${title}</title><h1>${title}</h1><p>01 23 45 67 89`,
    }),
  );
  expect(valuesOf(composeKnowledge(contents, { url }).facts, 'name')).toEqual([]);
});

it.each([
  [
    'pt',
    'Casa Serrana',
    'Onde estamos',
    'Rua Dona Rosália',
    '<p>Rua Dona Rosália, 845 - Aldeota - CEP 60150-160 - Fortaleza/CE</p>',
  ],
  ['fr', 'Maison Serrane', 'Nous trouver', 'Rue Jolie', '<p>12 Rue Jolie, 35400 Saint-Malo</p>'],
])(
  '%s: neither the street nor the head of the page that tells it is one',
  (language, name, head, street, address) => {
    const url = 'https://x17.example/';
    const contents = [
      `<title>${name} | Meireles</title><meta property="og:title" content="${name}"><h1>1982</h1>`,
      `<title>${head} - ${street} | Serrana</title><meta name=description content="${street}"><h1>${street}</h1>${address}<p>${street}</p>`,
    ].map((html, at) =>
      readPage({ url: at === 0 ? url : `${url}${at}`, html: `<html lang=${language}>${html}` }),
    );
    expect(valuesOf(composeKnowledge(contents, { url }).facts, 'name')).toEqual([{ text: name }]);
  },
);
