/** Numbers, floors and units of houses, and one address in two spellings. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://shop.example/';

/** Street, town, code and region of the addresses of a page. */
function addressesOf(language: string, body: string): string[] {
  const page = readPage({ url, html: `<html lang=${language}><body>${body}` });
  return valuesOf(composeKnowledge([page], { url }).facts, 'address').map(
    ({ street, city, postal_code: code, region }) =>
      [street, city, code, region].filter((part) => part !== undefined).join(' | '),
  );
}

describe('the house over its street', () => {
  it.each([
    [
      'a number behind a sign',
      '<p># 41/2, 2nd Floor,<br>Temple Road,<br>Mysore - 570004,<br>INDIA. (Behind the market)</p>',
      '# 41/2, 2nd Floor, Temple Road | Mysore | 570004',
    ],
    [
      'a number and a floor',
      '<p>17, Ground Floor,<br>Lake Road,<br>Nagpur - 440010, India</p>',
      '17, Ground Floor, Lake Road | Nagpur | 440010',
    ],
    [
      'a number and a floor in its line',
      '<p>No. 8, 3rd Floor, Lake Road, Nagpur - 440010, India</p>',
      'No. 8, 3rd Floor, Lake Road | Nagpur | 440010',
    ],
  ])('%s', (_, body, expected) => {
    expect(addressesOf('en', body)).toEqual([expected]);
  });
});

describe('a street right before its town', () => {
  it.each([
    ['2100 W. Larch Way Ashby, TX 75001', '2100 W. Larch Way | Ashby | 75001 | TX'],
    ['18 Larch Ct. Ashby, TX 75001', '18 Larch Ct. | Ashby | 75001 | TX'],
    ['18 Larch Trail New Ashby, TX 75001', '18 Larch Trail | New Ashby | 75001 | TX'],
    ['12 Mill Close Ashby LE65 1AB', '12 Mill Close | Ashby | LE65 1AB'],
    ['7 Old Mews Ashby LE65 1AB', '7 Old Mews | Ashby | LE65 1AB'],
    ['77 Main St Grove City, PA 16127', '77 Main St | Grove City | 16127 | PA'],
    ['45 Broadway Green Bay, WI 54303', '45 Broadway | Green Bay | 54303 | WI'],
    ['9 High Street Market Harborough LE16 7NL', '9 High Street | Market Harborough | LE16 7NL'],
    ['300 Elm Hill City, SD 57745', '300 Elm | Hill City | 57745 | SD'],
  ])('%s', (printed, expected) => {
    expect(addressesOf('en', `<p>${printed}</p>`)).toEqual([expected]);
  });
});

describe('what stands beside a street', () => {
  it.each([
    [
      'a short word for a sector',
      'ro',
      '<p>Adresa: str. Lalelelor ,nr. 104, sect.4, Bucuresti</p>',
      'str. Lalelelor, nr. 104 | Bucuresti',
    ],
    [
      'what the place is for',
      'it',
      '<p>Sede operativa Piazzale Bianchi, 1 - 61029 Urbino (PU) tel. 0722 320834</p>',
      'Piazzale Bianchi, 1 | Urbino | 61029 | PU',
    ],
    [
      'a label that only a style sets apart',
      'pl',
      '<p><span>Adres</span> ul. Lipowa 7, 30-702, Kraków</p>',
      'ul. Lipowa 7 | Kraków | 30-702',
    ],
    [
      'a district that begins as a word for a part of a house does',
      'pt',
      '<p>Endereço: Rua das Acácias, 310 - Moema, São Paulo - SP</p>',
      'Rua das Acácias, 310 | São Paulo | SP',
    ],
    [
      'a label before a place that no street leads through',
      'fr',
      '<p>Adresse : Le Bourg, 24290 Sergeac</p>',
      'Le Bourg | Sergeac | 24290',
    ],
    [
      'a district before the town and its state',
      'pt',
      '<p>Rua das Acácias, 310 - Sala 2 - Pinheiros - São Paulo/SP - CEP 05422-001</p>',
      'Rua das Acácias, 310 | São Paulo | 05422-001 | SP',
    ],
  ])('%s', (_, language, body, expected) => {
    expect(addressesOf(language, body)).toEqual([expected]);
  });
});

describe('an address as it is printed', () => {
  it.each([
    ['it', '<p>Via Garibaldi, 22 - 40124 Bologna (BO)</p>', 'Via Garibaldi, 22 - 40124 Bologna (BO)'],
    ['es', '<p>Dirección: Plaza España 3, Getafe (Madrid)</p>', 'Plaza España 3, Getafe (Madrid)'],
  ])('ends with the bracket of its province: %s', (language, body, expected) => {
    const page = readPage({ url, html: `<html lang=${language}><body>${body}` });
    expect(valuesOf(page.facts, 'address').map(({ printed }) => printed)).toEqual([expected]);
  });
});

describe('one address in two spellings', () => {
  it.each([
    [
      'with a unit and with a slash',
      'en',
      '<p>3/210 Banksia Street, Cottesloe WA 6011</p><footer>Unit 3, 210 Banksia Street, Cottesloe WA 6011</footer>',
      'Unit 3, 210 Banksia Street | Cottesloe | 6011 | WA',
    ],
    [
      'with a hyphen and without',
      'de',
      '<p>Am Schloss-Park 3a, 82319 Starnberg</p><footer>Am Schlosspark 3a, 82319 Starnberg</footer>',
      'Am Schloss-Park 3a | Starnberg | 82319',
    ],
    [
      'with a part of the house and without',
      'it',
      '<p>Via Garibaldi 22, 40124 Bologna</p><footer>Via Garibaldi 22/B, 40124 Bologna</footer>',
      'Via Garibaldi 22/B | Bologna | 40124',
    ],
  ])('%s', (_, language, body, expected) => {
    expect(addressesOf(language, body)).toEqual([expected]);
  });

  it('is not one of two houses', () => {
    const body =
      '<p>3/210 Banksia Street, Cottesloe WA 6011</p><footer>3/214 Banksia Street, Cottesloe WA 6011</footer>';
    expect(addressesOf('en', body)).toHaveLength(2);
  });
});

describe('houses with a name, and villages before their post town', () => {
  it.each([
    [
      'The Old Forge, High Street, Wickhamford, Evesham, Worcestershire, WR11 7SD',
      'The Old Forge, High Street, Wickhamford | Evesham | WR11 7SD | Worcestershire',
    ],
    [
      'Mill House, Church Lane, Aston, Stone, Staffordshire ST15 0BJ',
      'Mill House, Church Lane, Aston | Stone | ST15 0BJ | Staffordshire',
    ],
    ['Fern Joinery, Station Road, Otley, Leeds LS21 3AA', 'Station Road, Otley | Leeds | LS21 3AA'],
    ['12 Bank Street, Thornhaugh, Swansea. SA8 4BB', '12 Bank Street, Thornhaugh | Swansea | SA8 4BB'],
    ['12 Bank Street, Kirriebrae, Angus, DD8 4BF', '12 Bank Street | Kirriebrae | DD8 4BF | Angus'],
    ['9 Fern Street, Bute Park, Wales, CF10 2BD', '9 Fern Street | Bute Park | CF10 2BD | Wales'],
    [
      'Unit 3, Harbour Business Park, Tuam Road, Galway, H91 X7C2',
      'Unit 3, Harbour Business Park, Tuam Road | Galway | H91 X7C2',
    ],
    [
      'Unit 5 – 1840 Harvey Ave, Kelowna, B.C. V1Y 6G4',
      'Unit 5 – 1840 Harvey Ave | Kelowna | V1Y 6G4 | B.C.',
    ],
    ['12 Water Street, Charlottetown, P.E.I. C1A 1A1', '12 Water Street | Charlottetown | C1A 1A1 | P.E.I.'],
    [
      'Visit us: Corner of Mill St &amp; Quay Rd, Toowong QLD 4066',
      'Corner of Mill St & Quay Rd | Toowong | 4066 | QLD',
    ],
  ])('%s', (text, expected) => {
    expect(addressesOf('en', `<p>${text}</p>`)).toEqual([expected]);
  });

  it('are no part of a sentence', () => {
    const text = 'We serve The Green, High Street, Wickhamford and all villages around';
    expect(addressesOf('en', `<p>${text}</p>`)).toEqual([]);
  });
});

describe('the parts of a house on a line of their own', () => {
  it.each([
    ['de', 'Lindenallee 45<br>3. OG links<br>45127 Essen', 'Lindenallee 45, 3. OG links | Essen | 45127'],
    [
      'de',
      'Lindenallee 45<br>2. Hinterhof, Aufgang B<br>45127 Essen',
      'Lindenallee 45, 2. Hinterhof, Aufgang B | Essen | 45127',
    ],
    ['fr', '12 rue des Lilas<br>Escalier B<br>35000 Rennes', '12 rue des Lilas, Escalier B | Rennes | 35000'],
    ['es', 'Calle Olmo 24<br>Entresuelo 2ª<br>28013 Madrid', 'Calle Olmo 24, Entresuelo 2ª | Madrid | 28013'],
    ['es', 'Calle Olmo 24, bajo izquierda, 28013 Madrid', 'Calle Olmo 24, bajo izquierda | Madrid | 28013'],
    [
      'it',
      'Studio Neri<br>Via Olmo 12<br>Scala B, interno 4<br>00184 Roma',
      'Via Olmo 12, Scala B, interno 4 | Roma | 00184',
    ],
    [
      'nl',
      'Dorpsstraat 12<br>1e verdieping<br>3511 AV Utrecht',
      'Dorpsstraat 12, 1e verdieping | Utrecht | 3511 AV',
    ],
    ['pt', 'Rua Direita 12<br>Loja B<br>4700-320 Braga', 'Rua Direita 12, Loja B | Braga | 4700-320'],
    [
      'pl',
      'ul. Lipowa 12<br>lok. 4, II piętro<br>31-147 Kraków',
      'ul. Lipowa 12, lok. 4, II piętro | Kraków | 31-147',
    ],
    [
      'en',
      'First Floor<br>12 Mill Road<br>Tring<br>HP23 5QX',
      'First Floor, 12 Mill Road | Tring | HP23 5QX',
    ],
    [
      'en',
      'Unit 10-11<br>Bridge Business Park<br>Mill Road<br>Tring<br>HP23 5QX',
      'Unit 10-11, Bridge Business Park, Mill Road | Tring | HP23 5QX',
    ],
    [
      'en',
      'Level 2<br>100 Mill Street<br>North Sydney NSW 2060',
      'Level 2, 100 Mill Street | North Sydney | 2060 | NSW',
    ],
    // What is no part of a house is none of the street.
    ['de', 'Studio Ahorn<br>Lindenallee 4<br>45127 Essen', 'Lindenallee 4 | Essen | 45127'],
    ['en', 'Bridge Business Park<br>3 Mill Road<br>Tring<br>HP23 5QX', '3 Mill Road | Tring | HP23 5QX'],
    ['de', 'Lindenallee 4<br>(Eingang im Hof)<br>45127 Essen', 'Lindenallee 4 | Essen | 45127'],
    ['de', 'Lindenallee 4<br>im Haus der Gesundheit<br>45127 Essen', 'Lindenallee 4 | Essen | 45127'],
  ])('%s: %s', (language, body, expected) => {
    expect(addressesOf(language, `<p>${body}</p>`)).toEqual([expected]);
  });
});

describe('numbers of units without a word or before a floor', () => {
  it.each([
    ['<p>85 Elm Ave. 3 & 4, Ajax, ON</p><p>905-555-0134</p>', '85 Elm Ave. 3 & 4 | Ajax | ON'],
    ['<footer><p>85 Elm Ave. Unit 10-11, Ajax, ON</p></footer>', '85 Elm Ave. Unit 10-11 | Ajax | ON'],
    [
      '<p>#45, 2nd Floor, 80 Feet Road, Indiranagar, Bengaluru - 560034, India</p>',
      '#45, 2nd Floor, 80 Feet Road, Indiranagar | Bengaluru | 560034',
    ],
    [
      '<p>Blk 123 Elm Ave 3 #01-1234, Singapore 560123</p>',
      'Blk 123 Elm Ave 3 #01-1234 | Singapore | 560123',
    ],
  ])('%s', (body, expected) => {
    expect(addressesOf('en', body)).toEqual([expected]);
  });
});

describe('a town and what stands beside it', () => {
  it.each([
    ['en', '12 Mill Road, Cheltenham, Glos, GL51 0QE', '12 Mill Road | Cheltenham | GL51 0QE | Glos'],
    ['en', '12 Mill Road, Cheltenham, Glos. GL51 0QE', '12 Mill Road | Cheltenham | GL51 0QE | Glos'],
    ['en', '3 Bridge Lane, Fareham, Hants PO16 7AB', '3 Bridge Lane | Fareham | PO16 7AB | Hants'],
    ['en', '3 Bridge Lane, Selby, N. Yorks YO8 4AB', '3 Bridge Lane | Selby | YO8 4AB | N. Yorks'],
    ['en', '3 Bridge Lane, Faversham, KentME13 7AB', '3 Bridge Lane | Faversham | ME13 7AB | Kent'],
    ['de', 'Lindenweg 12, 2502 Biel/Bienne', 'Lindenweg 12 | Biel/Bienne | 2502'],
    ['fr', 'Rue du Lac 12<br>1030 Schaerbeek / Schaarbeek', 'Rue du Lac 12 | Schaerbeek / Schaarbeek | 1030'],
    ['de', 'Lauben 12, 39042 Brixen (BZ)', 'Lauben 12 | Brixen | 39042 | BZ'],
    ['de', 'Lindenweg 12, 65185 Wiesbaden / Hessen', 'Lindenweg 12 | Wiesbaden | 65185'],
    ['de', 'Lindenweg 12, 1010 Wien / Austria', 'Lindenweg 12 | Wien | 1010'],
    ['de', 'Lindenweg 12, 8001 Zürich / Samstags', 'Lindenweg 12 | Zürich | 8001'],
    ['de', 'Lindenweg 12, 8001 Zürich / Tel. 044 201 12 34', 'Lindenweg 12 | Zürich | 8001'],
  ])('%s: %s', (language, body, expected) => {
    expect(addressesOf(language, `<p>${body}</p>`)).toEqual([expected]);
  });

  it('is in Italy where the letters of one of its provinces follow', () => {
    const page = readPage({ url, html: '<html lang=de><p>Lauben 12, 39042 Brixen (BZ)</p>' });
    expect(valuesOf(page.facts, 'address')).toMatchObject([{ country: 'IT' }]);
  });
});

describe('a street that names no town', () => {
  it.each([
    [
      'es',
      '<footer><p>Derechos reservados 2015 - Av Roca 615 - Piso 5 Oficinas 512 - Tel: 4 321 9656</p></footer>',
      ['Av Roca 615, Piso 5, Oficinas 512'],
    ],
    [
      'en',
      '<h2>Location</h2><p>Mill Building 57, Level 4, 33 Lake St</p><p>Call 03 9925 1234</p>',
      ['Mill Building 57, Level 4, 33 Lake St'],
    ],
    // Two letters are a province, and no town.
    ['it', '<p>Sede operativa: Viale Tigli, 12, (CO)', ['Viale Tigli, 12']],
    ['en', '<h2>Location</h2><p>33 Mill St</p><h2>Contact</h2><p>Call 03 9925 1234</p>', ['33 Mill St']],
    ['de', '<p>Adresse: Lindenallee 12</p><p>Tel. 030 1234568</p>', ['Lindenallee 12']],
    ['it', '<footer><p>Studio Neri - Via Olmo 12 - tel. 0521 123456</p></footer>', ['Via Olmo 12']],
    // Of two, in a sentence, of customers, and beside a whole address nothing tells that it is the business's.
    ['en', '<h2>Contact</h2><p>12 Mill Road</p><p>14 High Street</p><p>01223 123457</p>', []],
    ['en', '<p>We did a job at 14 Mill Road last week. Call 01223 123457</p>', []],
    ['en', '<h2>Recent work</h2><p>12 Mill Road</p><h2>Contact</h2><p>01223 123457</p>', []],
    ['en', '<h2>Find us</h2><p>Mill Road car park, 200 spaces</p><p>01223 123457</p>', []],
  ])('%s: %s', (language, body, expected) => {
    expect(addressesOf(language, body)).toEqual(expected);
  });

  it('is in the town of the title', () => {
    const html =
      '<html lang=en><title>Play Hall | Milton, Ontario</title><footer><p>150 Mill Rd. 10 & 11</p><p>905-555-0136</p></footer>';
    const { facts } = readPage({ url, html });
    expect(valuesOf(facts, 'address')).toMatchObject([
      { street: '150 Mill Rd. 10 & 11', city: 'Milton', region: 'Ontario' },
    ]);
  });

  it('is nothing where another page tells a whole address', () => {
    const pages = [
      '<footer><p>Elm Shop - 12 Mill Road - 01223 123457</p></footer>',
      '<p>4 High Street, Tring HP23 5QX</p>',
    ];
    const site = pages.map((body, at) =>
      readPage({ url: `${url}${at}`, html: `<html lang=en><body>${body}` }),
    );
    expect(valuesOf(composeKnowledge(site, { url }).facts, 'address')).toMatchObject([
      { street: '4 High Street' },
    ]);
  });
});
