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
