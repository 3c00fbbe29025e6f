/** Addresses and numbers that a page mentions and that are not those of the business, or not any more. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

interface Told {
  streets: string[];
  phones: string[];
}

const told = (lang: string, body: string, path = ''): Told => {
  const url = `https://www.kiln.example/${path}`;
  const { facts } = composeKnowledge([readPage({ url, html: `<html lang=${lang}><h1>Kiln</h1>${body}` })], {
    url,
  });
  return {
    streets: valuesOf(facts, 'address').map(({ street = '' }) => street),
    phones: valuesOf(facts, 'phone').map(({ e164, printed }) => e164 ?? printed),
  };
};

/** Where the business is now, by language. */
const OWN: Readonly<Record<string, readonly [street: string, line: string, phone: string]>> = {
  en: ['3 Dock Street', '3 Dock Street, Leeds LS10 1NA', '0113 496 0123'],
  de: ['Hafenstr. 3', 'Hafenstr. 3, 28195 Bremen', '0421 123456'],
  es: ['Calle Real 3', 'Calle Real 3, 29001 Málaga', '952 12 34 56'],
  fr: ['3 rue du Port', '3 rue du Port, 56000 Vannes', '02 97 12 34 56'],
  it: ['Via Roma 3', 'Via Roma 3, 37121 Verona VR', '045 801 2345'],
  pt: ['Rua Nova 3', 'Rua Nova 3, 4700-001 Braga', '253 123 456'],
  nl: ['Kerkstraat 3', 'Kerkstraat 3, 1621 AA Hoorn', '0229-123456'],
  pl: ['ul. Portowa 3', 'ul. Portowa 3, 80-001 Gdańsk', '58 123 45 67'],
  ro: ['Strada Mare 3', 'Strada Mare 3, 400001 Cluj-Napoca', '0264 123 456'],
};
const here = (lang: string): string => `<p>${OWN[lang]![1]}</p><p>Tel. ${OWN[lang]![2]}</p>`;

describe('where a business was before', () => {
  it.each([
    ['en', 'We have moved! Our old address was 9 Mill Lane, Leeds LS2 7AA.'],
    ['en', 'Previously at 9 Mill Lane, Leeds LS2 7AA'],
    ['en', 'Until June 2025 we were at 9 Mill Lane, Leeds LS2 7AA.'],
    ['en', 'Our old address:<br>9 Mill Lane<br>Leeds LS2 7AA'],
    ['de', 'Unsere bisherige Adresse: Mühlweg 9, 28203 Bremen'],
    ['de', 'Bis Juni 2025 waren wir im Mühlweg 9, 28203 Bremen.'],
    ['es', 'Nuestra antigua dirección: Calle Molino 9, 29002 Málaga'],
    ['fr', 'Notre ancienne adresse : 9 rue du Moulin, 56100 Lorient'],
    ['it', 'Il nostro vecchio indirizzo: Via Mulino 9, 37122 Verona VR'],
    ['pt', 'A nossa antiga morada: Rua do Moinho 9, 4710-001 Braga'],
    ['nl', 'Ons oude adres: Molenweg 9, 1622 AB Hoorn'],
    ['pl', 'Nasz poprzedni adres: ul. Młyńska 9, 80-002 Gdańsk'],
    ['ro', 'Adresa veche: Strada Morii 9, 400002 Cluj-Napoca'],
  ])('%s: is not where it is: %s', (lang, text) => {
    expect(told(lang, `${here(lang)}<p>${text}</p>`)).toEqual(told(lang, here(lang)));
    expect(told(lang, here(lang)).streets).toEqual([OWN[lang]![0]]);
  });

  it.each([
    [
      'en',
      '3 Dock Street',
      'In May we moved from 9 Mill Lane, Leeds LS2 7AA to 3 Dock Street, Leeds LS10 1NA.',
    ],
    ['de', 'Hafenstr. 3', 'Bisher: Mühlweg 9, 28203 Bremen. Neu: Hafenstr. 3, 28195 Bremen'],
    [
      'fr',
      '3 rue du Port',
      'Nous avons quitté le 9 rue du Moulin, 56100 Lorient. Nouvelle adresse : 3 rue du Port, 56000 Vannes',
    ],
    [
      'nl',
      'Kerkstraat 3',
      'Wij zijn verhuisd van Molenweg 9, 1622 AB Hoorn naar Kerkstraat 3, 1621 AA Hoorn.',
    ],
  ])('%s: stands before where it is now: %s', (lang, street, text) => {
    expect(told(lang, `<p>${text}</p>`).streets).toEqual([street]);
  });

  it.each([
    ['3 Dock Street', 'Kiln (formerly Oak Pots), 3 Dock Street, Leeds LS10 1NA'],
    ['3 Dock Street', 'In the former chapel, 3 Dock Street, Leeds LS10 1NA'],
    ['3 Dock Street', 'Kiln (previously at Oak Yard), 3 Dock Street, Leeds LS10 1NA'],
    ['3 Old Mill Road', 'Our address: 3 Old Mill Road, Leeds LS10 1NA'],
  ])('is not meant by %s: %s', (street, text) => {
    expect(told('en', `<p>${text}</p>`).streets).toEqual([expect.stringContaining(street)]);
  });
});

describe('a number that holds no longer', () => {
  it.each([
    ['en', 'Our old number 0113 496 0708 no longer works.'],
    ['en', 'The number <a href="tel:01134960708">0113 496 0708</a> is no longer in use.'],
    ['de', 'Unsere alte Telefonnummer 0421 987654 gilt nicht mehr.'],
    ['es', 'El teléfono 952 65 43 21 ya no funciona.'],
    ['fr', 'Notre ancien numéro : 02 97 65 43 21'],
    ['it', 'Il vecchio numero 045 809 8765 non è più attivo.'],
    ['nl', 'Ons oude telefoonnummer 0229-654321 is vervallen.'],
    ['pl', 'Stary numer: 58 765 43 21'],
  ])('%s: is none to call: %s', (lang, text) => {
    expect(told(lang, `${here(lang)}<p>${text}</p>`)).toEqual(told(lang, here(lang)));
    expect(told(lang, here(lang)).phones).toHaveLength(1);
  });

  it('stands before the one that holds', () => {
    const text = 'Our number has changed from 0113 496 0708 to 0113 496 0123.';
    expect(told('en', `<p>${text}</p>`).phones).toEqual(['+441134960123']);
  });
});

describe('what stands near a business, or where it comes to', () => {
  it.each([
    ['en', 'The nearest car park is Oak Car Park, 8 Station Road, Leeds LS1 4DY'],
    ['en', 'We are opposite Oak Bank, 14 Dock Street, Leeds LS10 1NA'],
    ['en', 'Our next fair is at Town Hall, 3 Park Row, York YO1 8AB'],
    ['de', 'Der nächste Parkplatz: Parkhaus Mitte, Langenstr. 8, 28195 Bremen'],
    ['fr', 'La gare la plus proche : 8 rue de la Gare, 56000 Vannes'],
    ['nl', 'De dichtstbijzijnde parkeergarage: Stationsplein 8, 1621 AB Hoorn'],
  ])('%s: is not where it is: %s', (lang, text) => {
    expect(told(lang, `${here(lang)}<p>${text}</p>`)).toEqual(told(lang, here(lang)));
  });

  it('tells where it is where nothing else does', () => {
    const text = 'We are opposite Oak Bank, 14 Dock Street, Leeds LS10 1NA';
    expect(told('en', `<p>${text}</p>`).streets).toEqual(['14 Dock Street']);
  });
});

describe('contact data under headings over others', () => {
  const two = (one: string, other: string): string => `<ul><li>${one}</li><li>${other}</li></ul>`;
  const english = two(
    'Oak Deli, 5 Oak Road, York YO1 7HH, 01904 555 123',
    'Elm Deli, 7 Elm Road, York YO1 7HJ, 01904 555 124',
  );

  it.each([
    ['en', 'Where to buy our jams', english],
    ['en', 'Stockists', english],
    ['en', 'Our partners', english],
    ['en', 'Stockists', '<p>Oak Deli, 5 Oak Road, York YO1 7HH, 01904 555 123</p>'],
    [
      'de',
      'Verkaufsstellen',
      two('Hofladen Ott, Mühlweg 9, 28203 Bremen', 'Laden Ems, Emsweg 1, 28203 Bremen'),
    ],
    ['fr', 'Nos partenaires', two('Épicerie Lin, 02 97 44 55 66', 'Cave Orme, 02 97 44 55 67')],
    ['es', 'Puntos de venta', two('Tienda Olmo, 952 44 55 66', 'Bodega Pino, 952 44 55 67')],
    ['it', 'I nostri rivenditori', two('Bottega Olmo, 045 801 9988', 'Enoteca Pino, 045 801 9989')],
    ['nl', 'Verkooppunten', two('Winkel Iep, 0229-654321', 'Winkel Den, 0229-654322')],
    ['pl', 'Gdzie kupić', two('Sklep Wiąz, tel. 58 765 43 21', 'Sklep Sosna, tel. 58 765 43 22')],
  ])('%s: are theirs: %s', (lang, heading, body) => {
    const own = here(lang);
    expect(told(lang, `${own}<h2>${heading}</h2>${body}`)).toEqual(told(lang, own));
    expect(told(lang, `<h2>X</h2>${body}`)).not.toEqual(told(lang, ''));
  });

  it.each([
    ['en', 'Recent projects', 'Oak House, 5 Oak Road, York YO1 7HH'],
    ['en', 'References', 'Oak House, 5 Oak Road, York YO1 7HH'],
    ['de', 'Referenzen', 'Haus Ott, Mühlweg 9, 28203 Bremen'],
    ['fr', 'Nos réalisations', 'Maison Orme, 9 rue du Moulin, 56100 Lorient'],
  ])('%s: are those of customers: %s', (lang, heading, text) => {
    const own = here(lang);
    expect(told(lang, `${own}<h2>${heading}</h2><ul><li>${text}</li></ul>`)).toEqual(told(lang, own));
  });

  it('are theirs on a page that is called so, but for what stands at its foot', () => {
    const foot = `<footer>${here('en')}</footer>`;
    expect(told('en', `${english}${foot}`, 'friends')).toEqual(told('en', foot));
    expect(told('en', `${english}${foot}`, 'branches').phones).toHaveLength(3);
  });

  it('are its own over all of a small page', () => {
    const body = '<h2>Our work</h2><p>Kiln Pots, 3 Dock Street, Leeds LS10 1NA</p>';
    expect(told('en', body).streets).toEqual(['3 Dock Street']);
  });

  it('are theirs in boxes of a name, an address and a link that shows no number', () => {
    const box = (name: string, number: string): string =>
      `<div><h3>${name}</h3><p>5 Oak Road, York YO1 7HH</p><a href="tel:${number}">Call</a></div>`;
    const boxes = `<h1>Friends</h1>${box('Oak Deli', '01904555123')}${box('Elm Deli', '01904555124')}`;
    expect(told('en', `${boxes}<footer>${here('en')}</footer>`, 'friends')).toEqual(told('en', here('en')));
    expect(told('en', `${boxes}<footer><a href="tel:+441134960123">Call</a></footer>`).phones).toEqual([
      '+441134960123',
    ]);
  });

  it.each([
    '<h2>Our partners</h2><p>Brands since 1 May</p><p>Open 7 days</p><p>0113 496 0123</p>',
    '<h2>Our partners</h2><p>Call us on 0113 496 0123</p>',
    '<h2>Our partners</h2><p>0113 496 0123</p>',
    '<h2>Our partners</h2><p>Brands</p><h2>Contact</h2><p>Sam Doyle, 0113 496 0123, Leeds</p>',
    '<h2>Recent projects</h2><p>Call 0113 496 0123</p>',
  ])('are its own: %s', (body) => {
    expect(told('en', body).phones).toEqual(['+441134960123']);
  });
});

describe('a paragraph on who made the site, and where the business is', () => {
  const maker = 'Le site kilnaquimper.fr a été développé par l’entreprise Pixel et appartient à Marie C.';
  it.each(['', 'mentions-legales'])('is the business’s from the sentence on that names it: /%s', (path) => {
    const url = `https://www.kilnaquimper.fr/${path}`;
    const streets = (end: string): string[] =>
      valuesOf(
        readPage({ url, html: `<html lang=fr><h1>Kiln</h1><p>${maker} ${end}</p>` }).facts,
        'address',
      ).map(({ street = '' }) => street);
    expect(streets('Kiln à Quimper se situe au 8 rue du Port 29000 Quimper.')).toEqual(['8 rue du Port']);
    expect(streets('Pixel se situe au 8 rue du Port 29000 Quimper.')).toEqual([]);
  });
});

describe('whoever made a part of the site', () => {
  it.each([
    ['en', '<p>Photos: Jane Doe, 0113 496 0703</p>'],
    [
      'en',
      '<footer>Designed with ♥ by <a href="https://pixel.example">Pixel Studio</a> | Tel 0113 496 0703</footer>',
    ],
    ['en', '<p>Contact ICO: Wycliffe House, Water Lane, Wilmslow SK9 5AF, 0303 123 1113</p>'],
  ])('%s: is somebody else: %s', (lang, body) => {
    expect(told(lang, `${here(lang)}${body}`)).toEqual(told(lang, here(lang)));
  });
});
