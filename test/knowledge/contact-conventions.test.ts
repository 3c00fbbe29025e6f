/** Contact data in the conventions of fifteen countries, within the other things that pages say. */
import { describe, expect, it } from '@jest/globals';
import type { FactKind, FactValue } from '../../contract/schemas/facts.ts';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const read = <K extends FactKind>(kind: K, lang: string, end: string, body: string): FactValue<K>[] => {
  const url = `https://www.shop.${end}/`;
  const html = `<html lang=${lang}><title>Start</title><h1>Welcome</h1>${body}`;
  return valuesOf(composeKnowledge([readPage({ url, html })], { url }).facts, kind);
};
const addressesOf = (lang: string, end: string, body: string): string[] =>
  read('address', lang, end, body).map(({ street, city, region, postal_code: code }) =>
    [street, city, region, code].filter(Boolean).join('|'),
  );
const phonesOf = (lang: string, end: string, body: string): string[] =>
  read('phone', lang, end, body).map(({ e164, printed }) => e164 ?? printed);
const emailsOf = (lang: string, end: string, body: string): string[] =>
  read('email', lang, end, body).map(({ address }) => address);

describe('addresses within what a page says', () => {
  it.each([
    [
      'de',
      'at',
      '<h2>Kontakt</h2><p>Tischlerei Huber GmbH<br>Gewerbepark 7/2/1<br>3100 St. Pölten</p><p>T +43 (0) 2742 / 36 12 44 - 0<br>F DW - 20</p>',
      ['Gewerbepark 7/2/1|St. Pölten|3100'],
    ],
    [
      'de',
      'ch',
      '<table><tr><td>Adresse</td><td>Seestrasse 101, Postfach 33, 8708 Männedorf</td></tr><tr><td>Telefon</td><td>044 920 11 55</td></tr><tr><td>Fax</td><td>044 920 11 56</td></tr></table>',
      ['Seestrasse 101|Männedorf|8708'],
    ],
    [
      'fr',
      'ch',
      '<p>Garage Rochat Sàrl – Route de Bussigny 12 – 1023 Crissier – Tél. 021 634 12 45/46</p>',
      ['Route de Bussigny 12|Crissier|1023'],
    ],
    [
      'de',
      'ch',
      '<p>Besuchen Sie uns an der Industriestrasse 4 in 8604 Volketswil.</p><p>Rufen Sie an: 0041 44 945 11 22</p>',
      ['Industriestrasse 4|Volketswil|8604'],
    ],
    [
      'fr',
      'be',
      '<p>Cabinet : Chaussée de Waterloo, 1358 bte 7 à 1180 Uccle</p><p>Gsm : 0477.12.34.56</p>',
      ['Chaussée de Waterloo, 1358 bte 7|Uccle|1180'],
    ],
    [
      'nl',
      'be',
      '<p>Hoofdkantoor: Brusselsesteenweg 300, 9090 Melle. Filiaal: Kortrijksesteenweg 1100, 9051 Gent.</p><p>Tel. 09 252 12 34</p>',
      ['Brusselsesteenweg 300|Melle|9090', 'Kortrijksesteenweg 1100|Gent|9051'],
    ],
    [
      'de',
      'de',
      '<p>Praxis Dr. Lorenz, Marktplatz 4 (über der Apotheke), 73728 Esslingen am Neckar</p><p>☎ 0711 – 35 12 34</p><p>Zuständige Kammer: Landeszahnärztekammer Baden-Württemberg, Albstadtweg 9, 70567 Stuttgart</p>',
      ['Marktplatz 4|Esslingen am Neckar|73728'],
    ],
    [
      'en',
      'ie',
      '<p>Suite 4, First Floor, 22 Merrion Row, Dublin 2, D02 X123</p><p>Ph: (01) 661 23 45 / 085 123 4567</p>',
      ['Suite 4, First Floor, 22 Merrion Row|Dublin 2|D02 X123'],
    ],
    [
      'fr',
      'fr',
      '<p>Cabinet situé au 12 ter, rue des Écoles, 2e étage (interphone Martin), 31000 Toulouse.</p><p>RDV : 05 61 12 34 56</p><p>Hébergeur : OVH, 2 rue Kellermann, 59100 Roubaix, 09 72 10 10 07</p>',
      ['12 ter, rue des Écoles, 2e étage|Toulouse|31000'],
    ],
    [
      'fr',
      'fr',
      '<p>Nous sommes à Quimper, 3 place Saint-Corentin (face à la cathédrale).</p><p>02.98.95.12.34</p>',
      ['3 place Saint-Corentin|Quimper'],
    ],
    [
      'es',
      'es',
      '<p>C/ Mayor, 12 - Entlo. B · 30001 Murcia · 968 21 12 34 · WhatsApp 600 12 34 56</p>',
      ['C/ Mayor, 12, Entlo. B|Murcia|30001'],
    ],
    [
      'es',
      'es',
      '<p>CC Las Rosas, local 23, planta baja. Av. Guadalajara 2, 28032 Madrid</p><p>Urgencias 24h: 655-12-34-56</p>',
      ['Av. Guadalajara 2|Madrid|28032'],
    ],
    [
      'es',
      'com',
      '<p>Calz. de Tlalpan 1520, Int. 3, Col. Portales Norte, Benito Juárez, CDMX</p><p>5556721234 / 5512345678</p>',
      ['Calz. de Tlalpan 1520, Int. 3|CDMX'],
    ],
    [
      'es',
      'mx',
      '<p>Blvd. Agua Caliente 4558, Aviación, 22014 Tijuana, B.C.</p><p>Tel. (664) 686 12 34</p>',
      ['Blvd. Agua Caliente 4558|Tijuana|B.C|22014'],
    ],
    [
      'es',
      'com.mx',
      '<p>Plaza Galerías, Local 14, Av. Rafael Sanzio 150, Zapopan, Jalisco, México, C.P. 45030</p><p>Cel. y WhatsApp: 33 1234 5679</p>',
      ['Av. Rafael Sanzio 150|Zapopan|Jalisco|45030'],
    ],
    [
      'es',
      'com.ar',
      '<p>Av. San Martín 1250 esq. Belgrano, Godoy Cruz, Mendoza</p><p>(0261) 422-1234</p>',
      ['Av. San Martín 1250 esq. Belgrano|Godoy Cruz|Mendoza'],
    ],
    [
      'pt',
      'com.br',
      '<p>Rua XV de Novembro, 1234, Sala 501, Centro, Curitiba - PR, CEP 80060-000</p><p>(41) 3222-1234 | (41) 99876-1234</p>',
      ['Rua XV de Novembro, 1234|Curitiba|PR|80060-000'],
    ],
    [
      'pt',
      'com.br',
      '<p>Estrada do Coco, Km 8, Lauro de Freitas/BA</p><p>Reservas: 71 3379.1234 / 71 9 9123.4321</p>',
      ['Estrada do Coco, Km 8|Lauro de Freitas|BA'],
    ],
    [
      'pt',
      'com.br',
      '<p>📍 Av. Paulista, nº 900 – Bela Vista – São Paulo/SP</p><p>📞 (11) 3284 1234</p>',
      ['Av. Paulista, nº 900|São Paulo|SP'],
    ],
    [
      'pt',
      'com.br',
      '<p>Fica na Rua das Flores, 45, Bairro São José, em Juiz de Fora (MG).</p><p>Zap: 32 98811-1234</p>',
      ['Rua das Flores, 45|Juiz de Fora|MG'],
    ],
    [
      'it',
      'it',
      '<p>c/o Centro Commerciale Le Befane, 1° piano<br>Via Caduti di Nassiriya 20 - Rimini</p><p>0541-30.71.23</p>',
      ['Via Caduti di Nassiriya 20|Rimini'],
    ],
    [
      'it',
      'it',
      '<footer><h4>Dove siamo</h4><div>Via Lodi 9</div><h5>Crema (CR)</h5><h4>Telefono</h4><div>Luca: 366.4985000</div></footer>',
      ['Via Lodi 9|Crema|CR'],
    ],
    [
      'it',
      'it',
      '<p>Ci trovate a Bologna in Via San Felice 23/c.</p><p>051 22 12 34</p>',
      ['Via San Felice 23/c|Bologna'],
    ],
    [
      'nl',
      'nl',
      '<p>Locatie Noord: Kerkweg 3, Zuidlaren. Locatie Zuid: Esweg 40, Gieten.</p><p>Telefoon (beide locaties): 050 409 12 34</p>',
      ['Kerkweg 3|Zuidlaren', 'Esweg 40|Gieten'],
    ],
    [
      'pl',
      'pl',
      '<p>Długa 18, Bajkowe Studio (I piętro), 31-147 Kraków</p><p>601 234 567</p>',
      ['Długa 18|Kraków|31-147'],
    ],
    [
      'pl',
      'pl',
      '<p>Znajdziesz nas w Gdyni przy ul. Morskiej 101.</p><p>58 620-12-34 wew. 12</p>',
      ['ul. Morskiej 101|Gdyni'],
    ],
    [
      'ro',
      'ro',
      '<p>Pensiunea Bradul, sat Fundata nr. 122, comuna Fundata, județul Brașov</p><p>0744 12 34 56 / 0268-41 12 34</p>',
      ['nr. 122|Fundata|Brașov'],
    ],
    [
      'ro',
      'ro',
      '<p>Șos. Alexandriei nr. 152, sector 5, București (lângă Lidl)</p><p>Tel: 021.423.12.34; 0722.12.34.56</p>',
      ['Șos. Alexandriei nr. 152|București'],
    ],
    [
      'ro',
      'md',
      '<p>mun. Chișinău, bd. Ștefan cel Mare 64, of. 12, MD-2001</p><p>022 27-12-34, 069 12 34 56</p>',
      ['bd. Ștefan cel Mare 64, of. 12|Chișinău|2001'],
    ],
    [
      'en',
      'com.au',
      '<p>RMB 1234 Great Alpine Road, Ovens, Victoria, 3738</p><p>Ph 03 5751 1234 or 1800 123 456</p>',
      ['RMB 1234 Great Alpine Road|Ovens|Victoria|3738'],
    ],
    [
      'en',
      'ca',
      '<p>2-1485 Merivale Rd. Nepean, ON. K2E 5P4</p><p>613.228.1234</p>',
      ['2-1485 Merivale Rd.|Nepean|ON|K2E 5P4'],
    ],
    [
      'fr',
      'ca',
      '<p>1250, rang Saint-Joseph, Saint-Isidore-de-Beauce QC G0S 2S0</p><p>418-882-1234, poste 3</p>',
      ['1250, rang Saint-Joseph|Saint-Isidore-de-Beauce|QC|G0S 2S0'],
    ],
    [
      'en',
      'com',
      '<p>1200 State Route 36 (across from Shell), Hazlet NJ 07730 · 732/264-1234</p>',
      ['1200 State Route 36|Hazlet|NJ|07730'],
    ],
    [
      'ja',
      'jp',
      '<p>住所：大阪市北区梅田3-1-1（大阪駅より徒歩5分）</p><p>☎06(6341)1234</p>',
      ['北区梅田3-1-1|大阪市'],
    ],
    [
      'nl',
      'nl',
      '<p>Molenweg 19</p><p>4421 LC</p><p>Kapelle</p><p>0113-221100</p>',
      ['Molenweg 19|Kapelle|4421 LC'],
    ],
    ['de', 'de', '<p>Marktstraße 3</p><p>64395</p><p>Brensbach</p>', ['Marktstraße 3|Brensbach|64395']],
    [
      'fr',
      'fr',
      '<p>6 PLACE DU GENERAL LECLERC</p><p>78400 CHATOU FRANCE</p>',
      ['6 PLACE DU GENERAL LECLERC|CHATOU|78400'],
    ],
    [
      'en',
      'co.uk',
      '<p>West Bank, Winster</p><p>Derbyshire DE4 2DT</p>',
      ['West Bank|Winster|Derbyshire|DE4 2DT'],
    ],
    [
      'en',
      'co.uk',
      '<p>Studio 2, Forge Studios,</p><p>Market Place, Allendale,</p><p>Hexham, NE47 9BE</p><p>01434 618424</p>',
      ['Studio 2, Forge Studios, Market Place, Allendale|Hexham|NE47 9BE'],
    ],
    [
      'pl',
      'pl',
      '<h2>Kontakt</h2><p>Lublin — Obrońców Pokoju 12</p><p>tel. 81 743 12 34</p>',
      ['Obrońców Pokoju 12|Lublin'],
    ],
    [
      'es',
      'com.uy',
      '<h2>Contacto</h2><p>Colonia Esq. 25 de Mayo, Montevideo</p><p>2901 2345</p>',
      ['Colonia Esq. 25 de Mayo|Montevideo'],
    ],
    [
      'en',
      'co.uk',
      '<p>Unit 4 Oak Trading Estate</p><p>Weir Mill Road</p><p>Bury, BL9 6AB</p>',
      ['Unit 4 Oak Trading Estate, Weir Mill Road|Bury|BL9 6AB'],
    ],
    [
      'en',
      'in',
      '<p>Shop No. 9, Lotus Arcade,</p><p>Near Ganesh Temple, Station Side,</p><p>Dombivli (E) – 421201</p>',
      ['Shop No. 9, Lotus Arcade|Dombivli (E)|421201'],
    ],
    [
      'en',
      'com',
      '<footer>Visit us at: The Salon, 3314 Highway 27, Nederland, TX</footer>',
      ['3314 Highway 27|Nederland|TX'],
    ],
    [
      'pt',
      'com.br',
      '<footer><p>Rua: Padre Roma, 25 Edifício Sol</p><p>Casa Forte, Recife – PE</p><p>(81) 3441-1234</p></footer>',
      ['Rua: Padre Roma, 25|Recife|PE'],
    ],
    [
      'en',
      'co.uk',
      '<p>The Granary</p><p>Mill Lane</p><p>Pilgrims Hatch, Brentwood</p><p>CM15 9QZ</p>',
      ['Mill Lane|Brentwood|CM15 9QZ'],
    ],
  ])('%s, %s: %s', (lang, end, html, expected) => {
    expect(addressesOf(lang, end, html)).toEqual(expected);
  });

  it.each([
    ['en', 'ie', '<footer><p>1234 Somewhere Road Suite #2894</p><p>Nashville, TN 00000-0000</p></footer>'],
    ['es', 'com', '<footer>Copyright 2020 | Fisio Norte</footer><p>600 123 456</p>'],
    ['en', 'ie', '<h2>Contact</h2><p>Party Menu 2012, Group Menus</p><p>01 234 5678</p>'],
  ])('%s, %s: neither templates nor years tell an address: %s', (lang, end, html) => {
    expect(addressesOf(lang, end, html)).toEqual([]);
  });

  it('keeps the word of the street where another page leaves it out', () => {
    const pages = ['<p>Meeks 31, Banfield', '<p>Av. Meeks 31, Banfield'].map((html, at) =>
      readPage({ url: `https://shop.com.ar/${at}`, html: `<html lang=es><h2>Contacto</h2>${html}` }),
    );
    const { facts } = composeKnowledge(pages, { url: 'https://shop.com.ar/' });
    expect(valuesOf(facts, 'address').map(({ street }) => street)).toEqual(['Av. Meeks 31']);
  });
});

describe('the town alone', () => {
  it.each([
    ['en', 'co.uk', '<h1>Bella Crust delivers stone-baked pizza, based in Whaley, UK.</h1>', ['Whaley']],
    [
      'en',
      'com',
      '<p>Drain cleaning in Cedar Falls, Iowa</p><p>Based in Cedar Falls, we answer day and night.</p>',
      ['Cedar Falls|Iowa'],
    ],
    ['nl', 'nl', '<ul><li>06-21436587</li><li>Amersfoort, Nederland</li></ul>', ['Amersfoort']],
    ['pt', 'com.br', '<footer>Sede Operacional: Goiânia - GO (próximo ao fórum)</footer>', ['Goiânia|GO']],
    ['de', 'de', '<p>Wir sind ein Malerbetrieb mit Sitz in Fulda, seit 1980.</p>', ['Fulda']],
    ['fr', 'fr', '<p>Basée à Quimper, notre équipe se déplace dans tout le département.</p>', ['Quimper']],
    ['es', 'es', '<p>Somos un taller ubicado en Soria, con treinta años de oficio.</p>', ['Soria']],
    ['it', 'it', '<p>Siamo una falegnameria con sede a Cuneo.</p>', ['Cuneo']],
    ['ro', 'ro', '<p>Pensiunea este situată în Bran, lângă castel.</p>', ['Bran']],
    ['en', 'co.uk', '<p>I have been working here in Bristol for three years.</p>', ['Bristol']],
    ['en', 'ca', '<footer>© by Kathy | kathy@mail.ca | Vancouver, BC, Canada</footer>', ['Vancouver|BC']],
    ['en', 'co.za', '<p>Roodepoort, Johannesburg, South Africa</p><p>+27 68 552 1163</p>', ['Johannesburg']],
  ])('%s, %s, is told where no street is: %s', (lang, end, html, expected) => {
    expect(addressesOf(lang, end, html)).toEqual(expected);
  });

  it.each([
    ['a province', '<p>Located in Ontario, serving the county.</p>', []],
    ['a county that is served', '<li>Serving Polk County, IA</li><li>(515) 243-1234</li>', []],
    ['one of several', '<p>Based in Leeds, we serve you.</p><p>Located in York, we bake.</p>', []],
    [
      'beside an address',
      '<p>Based in Leeds, we serve you.</p><p>12 High Street, Otley LS21 1AA</p>',
      ['12 High Street|Otley|LS21 1AA'],
    ],
  ])('is not told for %s', (_, html, expected) => {
    expect(addressesOf('en', 'co.uk', html)).toEqual(expected);
  });
});

describe('telephone numbers within what a page says', () => {
  it.each([
    [
      'ch',
      'fr',
      '<p>Garage Rochat Sàrl – Route de Bussigny 12 – 1023 Crissier – Tél. 021 634 12 45/46</p>',
      ['+41216341245', '+41216341246'],
    ],
    [
      'de',
      'de',
      '<footer><p>Pension Möwe · Strandpromenade 3 · 18609 Ostseebad Binz · Tel. 038393 / 12 34 · Fax: -35</p></footer>',
      ['+49383931234'],
    ],
    [
      'de',
      'de',
      '<p>Hofladen Krause<br>Dorfstraße 8<br>OT Groß Kreutz<br>14550 Groß Kreutz (Havel)</p><p>Tel. 033207 / 5 12 34<br>Mobil 0173 / 2 34 56 78</p>',
      ['+493320751234', '+491732345678'],
    ],
    [
      'ie',
      'en',
      '<p>Unit 12 Kinsale Road Industrial Estate<br>Cork<br>T12 AB34</p><p>Tel 021 431 2345/6</p>',
      ['+353214312345', '+353214312346'],
    ],
    [
      'es',
      'es',
      '<p>Talleres Gómez, S.L.<br>Pol. Ind. El Campillo, parcela 14, nave 3<br>48500 Abanto y Ciérvana (Bizkaia)</p><p>Tfno.: 946 36 12 34 · Fax 946 36 12 35</p>',
      ['+34946361234'],
    ],
    [
      'com',
      'es',
      '<p>Casa El Olmo, Plaza de la Iglesia s/n, Villanueva de la Vera (Cáceres)</p><p>Reservas: 34 927 56 12 34</p>',
      ['+34927561234'],
    ],
    [
      'es',
      'es',
      '<p>CC Las Rosas, local 23, planta baja. Av. Guadalajara 2, 28032 Madrid</p><p>Urgencias 24h: 655-12-34-56</p>',
      ['+34655123456'],
    ],
    [
      'com.br',
      'pt',
      '<p>Estrada do Coco, Km 8, Lauro de Freitas/BA</p><p>Reservas: 71 3379.1234 / 71 9 9123.4321</p>',
      ['+557133791234', '+5571991234321'],
    ],
    [
      'com.br',
      'pt',
      '<p>Fica na Rua das Flores, 45, Bairro São José, em Juiz de Fora (MG).</p><p>Zap: 32 98811-1234</p>',
      ['+5532988111234'],
    ],
    [
      'pl',
      'pl',
      '<p>Znajdziesz nas w Gdyni przy ul. Morskiej 101.</p><p>58 620-12-34 wew. 12</p>',
      ['+48586201234'],
    ],
    [
      'com.au',
      'en',
      '<p>Shop 5, Level 1, Westfield Bondi Junction, 500 Oxford St, Bondi Junction NSW 2022. (02) 9389 12 34</p>',
      ['+61293891234'],
    ],
    [
      'co.za',
      'en',
      '<p>Cnr Voortrekker & Main Rd, Bellville, 7530</p><p>021 948 1234/5</p>',
      ['+27219481234', '+27219481235'],
    ],
    [
      'com',
      'en',
      '<p>1200 State Route 36 (across from Shell), Hazlet NJ 07730 · 732/264-1234</p>',
      ['+17322641234'],
    ],
    [
      'com.mx',
      'es',
      '<a href="https://api.whatsapp.com/send?phone=5215512345679">WhatsApp</a><p>Cancún, Q. Roo</p>',
      ['+525512345679'],
    ],
    [
      'com.au',
      'en',
      '<p>Phone 9876 1234 (Sydney) — Bondi NSW 2026</p><p>(02) 9389 4321</p>',
      ['+61298761234', '+61293894321'],
    ],
    ['de', 'de', '<p>Rufen Sie uns bitte unter der Nummer : 0176/32140615 an.</p>', ['+4917632140615']],
    ['example', 'cs', '<p>Tel.: 792 350 545</p>', ['+420792350545']],
    [
      'com.br',
      'pt',
      '<p>+55 81 3441-4691</p><a href="tel:+551134414691">+55 81 3441-4691</a>',
      ['+558134414691'],
    ],
    ['com.ar', 'es', '<p>Tel: (011) 4792-1234/5678</p>', ['+541147921234', '+541147925678']],
    ['it', 'it', '<p>Tel. 0522 45.12.34 / 45.12.35</p>', ['+390522451234', '+390522451235']],
  ])('%s, %s: %s', (end, lang, html, expected) => {
    expect(phonesOf(lang, end, html).toSorted()).toEqual(expected.toSorted());
  });
});

describe('emails that are spelled, or that links write to', () => {
  it.each([
    ['de', '<p>Mail: info ät laden2 Punkt de</p>', ['info@laden2.de']],
    ['de', '<p>post(a)laden3.de</p>', ['post@laden3.de']],
    ['fr', '<a href="mailto:Marie Dupont <marie@magasin2.fr>">Marie</a>', ['marie@magasin2.fr']],
    [
      'es',
      '<a href="mailto:ventas@tienda.es,info@tienda.es?cc=x@y.es">Escríbenos</a>',
      ['ventas@tienda.es', 'info@tienda.es'],
    ],
    ['nl', '<p>info apenstaartje winkel.nl</p>', ['info@winkel.nl']],
    ['fr', '<p>atelier [arobase] poterie3 [point] fr</p>', ['atelier@poterie3.fr']],
    ['ro', '<p>salut [arond] atelier3 [punct] ro</p>', ['salut@atelier3.ro']],
    ['de', '<p>post [Klammeraffe] laden4 [Punkt] de</p>', ['post@laden4.de']],
    ['ja', '<p>メール：info★mise.jp（★を@に変えてください）</p>', ['info@mise.jp']],
  ])('%s: %s', (lang, html, expected) => {
    expect(emailsOf(lang, 'example', html)).toEqual(expected);
  });
});

describe('contact data of makers, authorities and templates', () => {
  it.each([
    [
      'en',
      'co.uk',
      '<p>3 Mill Lane, Ash, Kent CT3 2AB. 01304 81 23 45</p><footer>© Bakery Kent. Site by <a href="tel:02079460123">PixelWorks</a>, 12 Design Street, London N1 6AA, hello@pixelworks.example</footer>',
      ['+441304812345', '3 Mill Lane|Ash|Kent|CT3 2AB'],
    ],
    [
      'en',
      'com',
      '<p>123 Main Street, Anytown, USA 12345</p><p>(123) 456-7890</p><p>info@example.com</p>',
      [],
    ],
    ['en', 'com', '<p>123 Street, New York, USA</p><p>+012 345 67890</p><p>you@yourdomain.com</p>', []],
    [
      'en',
      'com',
      '<p>198 West 21th Street, Suite 721 New York NY 10016</p><p>+ 1235 2355 98</p><p>info@yoursite.com</p>',
      [],
    ],
    [
      'en',
      'com',
      '<p>A108 Adam Street, New York, NY 535022</p><p>+1 5589 55488 55</p><p>info@example.com</p>',
      [],
    ],
    [
      'de',
      'de',
      '<p>Hauptstr. 9, 79098 Freiburg, Tel. 0761 / 12 34 56 7</p><p>Außerhalb unserer Zeiten: Tierklinik Nord, Am Ring 1, 79100 Freiburg, 0761 99 88 77</p>',
      ['+497611234567', 'Hauptstr. 9|Freiburg|79098'],
    ],
    [
      'fr',
      'fr',
      '<p>5 quai Tilsitt, 69002 Lyon – 04 78 37 12 34</p><p>CNIL, 3 place de Fontenoy, 75007 Paris – 01 53 73 22 22</p><p>DPO : dpo@notaires.fr</p>',
      ['+33478371234', '5 quai Tilsitt|Lyon|69002'],
    ],
    [
      'nl',
      'nl',
      '<p>Bosweg 3, 3951 AB Maarn, 0343-44 12 34</p><p>Spoed buiten kantooruren: Dental365, 085-105 1234</p><p>Klachten: KNMT, Postbus 4141, 3502 HC Utrecht</p>',
      ['+31343441234', 'Bosweg 3|Maarn|3951 AB'],
    ],
    [
      'pl',
      'pl',
      '<p>ul. Leśna 4, 05-800 Pruszków, tel. 22 758 12 34</p><p>Prezes Urzędu Ochrony Danych Osobowych, ul. Stawki 2, 00-193 Warszawa, tel. 22 531 03 00</p><p>Inspektor ochrony danych: iod@firma-rodo.pl</p>',
      ['+48227581234', 'ul. Leśna 4|Pruszków|05-800'],
    ],
  ])('%s, %s: %s', (lang, end, html, expected) => {
    const told = [
      ...phonesOf(lang, end, html),
      ...addressesOf(lang, end, html),
      ...emailsOf(lang, end, html),
    ];
    expect(told).toEqual(expected);
  });
});

describe('a number for calls and for a fax', () => {
  const ends: Record<string, string> = { en: 'co.uk', de: 'de', ro: 'ro', fr: 'fr' };

  it.each([
    ['en', 'Tel: 020 7946 0123<br>Fax: 020 7946 0123', '+442079460123'],
    ['de', 'Fax: 030 23125 1234<br>Telefon: 030 23125 1234', '+4930231251234'],
    ['ro', 'Fix: +4 021.311.23.16<br>Fax: +4 021.311.23.16', '+40213112316'],
    ['fr', 'Téléphone : 02 97 21 30 37<br>Fax : 02 97 21 30 37', '+33297213037'],
  ])('%s: is a telephone: %s', (language, body, expected) => {
    expect(phonesOf(language, ends[language]!, `<p>${body}</p>`)).toEqual([expected]);
  });

  it('is none where it is told as a fax, and elsewhere without a word', () => {
    const body = '<p>Tel 020 7946 0123, Fax 020 7946 0124</p><footer>020 7946 0123 · 020 7946 0124</footer>';
    expect(phonesOf('en', 'co.uk', body)).toEqual(['+442079460123']);
  });
});

it('a link to write to is quoted up to its address, whatever stands in its subject', () => {
  const link = '<a href="mailto:Info@fernlea.example?Subject=An&nbsp;enquiry&#58;">Write to us</a>';
  const [fact] = readPage({ url: 'https://fernlea.example/', html: `<p>${link}</p>` }).facts;
  expect(fact).toMatchObject({
    value: { address: 'info@fernlea.example' },
    source: { quote: 'mailto:Info@fernlea.example' },
  });
});
