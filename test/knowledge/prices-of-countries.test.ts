/** Prices as they are written in many countries: currencies, sizes, offers that replace an older price, menus without a sign. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

/** Of a business with a host under this domain. */
const servicesIn = (body: string, language: string, host: string): string[] =>
  servicesOf(body, language, `https://business.${host}/`);

const inLine = it.each as (
  rows: readonly (readonly [language: string, host: string, line: string, expected: string])[],
) => (name: string, test: (language: string, host: string, line: string, expected: string) => void) => void;

function expectLine(language: string, host: string, line: string, expected: string): void {
  const html = `<h2>Services</h2><ul><li>${line}</li></ul>`;
  expect(servicesIn(html, language, host)).toEqual(expected === '' ? [] : expected.split(' | '));
}

describe('currencies', () => {
  inLine([
    ['en', 'example.se', 'Beard trim 250:-', 'Beard trim 250-250 SEK'],
    ['en', 'example.in', 'Paneer tikka Rs. 250', 'Paneer tikka 250-250 INR'],
    ['en', 'example.in', 'Filter coffee Rs 40/-', 'Filter coffee 40-40 INR'],
    ['en', 'example.co.za', 'Wash and dry R220.00', 'Wash and dry 220-220 ZAR'],
    ['en', 'example.co.za', 'Cat boarding R1 200 per week', 'Cat boarding 1200-1200 ZAR'],
    ['en', 'example.com.my', 'Chemical wash RM 150', 'Chemical wash 150-150 MYR'],
    ['en', 'example.sg', 'Home tuition S$45/hr', 'Home tuition 45-45 SGD'],
    ['en', 'example.ae', 'Sofa cleaning 120 AED', 'Sofa cleaning 120-120 AED'],
    ['en', 'example.ph', 'Haircut ₱250', 'Haircut 250-250 PHP'],
    ['en', 'example.co.ke', 'Guided walk KSh 1,500', 'Guided walk 1500-1500 KES'],
    ['es', 'example.com.ar', 'Vacuna $22.500', 'Vacuna 22500-22500 ARS'],
    ['pt', 'example.com.br', 'Corte masculino 45 reais', 'Corte masculino 45-45 BRL'],
    ['fr', 'example.ch', 'Coupe femme dès 75.-', 'Coupe femme 75- CHF'],
    ['fr', 'example.ch', 'Brushing 40 frs', 'Brushing 40-40 CHF'],
    ['fr', 'example.fr', 'Entrecôte frites 18€90', 'Entrecôte frites 18.9-18.9 EUR'],
    ['ro', 'example.ro', 'Pensat – 30 de lei', 'Pensat 30-30 RON'],
    ['ro', 'example.md', 'Tuns 200 lei', 'Tuns 200-200 MDL'],
    ['ja', 'example.jp', 'カット4,400円~6,600円', 'カット 4400-6600 JPY'],
    ['ja', 'example.jp', '前髪カット ￥1,080-〜', '前髪カット 1080- JPY'],
    ['ja', 'example.jp', '【カット】価格：5,400円〜', 'カット 5400- JPY'],
    ['ja', 'example.jp', 'インプラント 1本 35万円', 'インプラント 1本 350000-350000 JPY'],
    ['ja', 'example.jp', 'ホワイトニング 2万2,000円', 'ホワイトニング 22000-22000 JPY'],
    ['ja', 'example.jp', '矯正治療 70万円~90万円', '矯正治療 700000-900000 JPY'],
    ['en', 'example.com', 'Soup of the day.....$6.50', 'Soup of the day 6.5-6.5 USD'],
    ['en', 'example.com', 'Nail trim [$12]', 'Nail trim 12-12 USD'],
    ['en', 'example.com', 'Airport transfer Rp 350.000', 'Airport transfer 350000-350000 IDR'],
    ['en', 'example.ug', 'Oil change USh 60,000', 'Oil change 60000-60000 UGX'],
    ['en', 'example.ng', 'Braids N15,000', 'Braids 15000-15000 NGN'],
    ['es', 'example.pe', 'Corte de cabello S/ 35', 'Corte de cabello 35-35 PEN'],
    ['fr', 'example.sn', 'Tresses 7 500 FCFA', 'Tresses 7500-7500 XOF'],
    ['pt', 'example.ao', 'Lavar edredão 3.500 Kz', 'Lavar edredão 3500-3500 AOA'],
    ['pt', 'example.com', 'Corte de cabelo Kz 2.000', 'Corte de cabelo 2000-2000 AOA'],
    ['en', 'example.et', 'Oil change 1,200 ETB', 'Oil change 1200-1200 ETB'],
    ['en', 'example.ge', 'Beard trim 25 ₾', 'Beard trim 25-25 GEL'],
    ['en', 'example.com', 'Gel 30 €', 'Gel 30-30 EUR'],
    ['es', 'example.com', 'A veces 20', ''],
    ['en', 'example.com', 'Facial 30 TRY', 'Facial 30-30 TRY'],
    ['en', 'example.com', 'Try 3 classes', ''],
    ['en', 'example.com', 'Body rub 60', ''],
  ])('%s, %s: %s', expectLine);

  it.each([
    ['BD behind amounts', ['Manicure 12 BD', 'Pedicure 15 BD', 'Blow-dry 5 BD'], 'Pedicure 15-15 BHD'],
    ['Dh before amounts', ['Hammam Dh 150', 'Massage Dh 300', 'Soin Dh 200'], 'Massage 300-300 MAD'],
  ])('that stand beside numbers again and again: %s', (_, lines, expected) => {
    const listOf = (items: string[]): string =>
      `<h2>Services</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(servicesIn(listOf(lines), 'en', 'example')).toContain(expected);
    expect(servicesIn(listOf([...lines, 'Gift card $20']), 'en', 'example')).not.toContain(expected);
    expect(servicesIn(listOf(lines.slice(1)), 'en', 'example')).not.toContain(expected);
  });
});

describe('what is to be paid besides opens no upper end', () => {
  inLine([
    ['en', 'example.co.uk', 'Simple will – £250 plus VAT', 'Simple will 250-250 GBP'],
    ['en', 'example.co.uk', 'Mirror wills – £400 + VAT', 'Mirror wills 400-400 GBP'],
    ['it', 'example.it', 'Tagliando 120 € + IVA', 'Tagliando 120-120 EUR'],
    ['en', 'example.ie', 'Wash and blow-dry €25+', 'Wash and blow-dry 25- EUR'],
  ])('%s, %s: %s', expectLine);
});

describe('a price that holds no longer is not told', () => {
  inLine([
    ['en', 'example.com', 'Ceramic coating was $899 now $749', 'Ceramic coating 749-749 USD'],
    ['de', 'example.de', 'Maniküre 59 € statt 75 €', 'Maniküre 59-59 EUR'],
    ['de', 'example.de', 'Fußpflege statt 40 € nur 32 €', 'Fußpflege 32-32 EUR'],
    ['fr', 'example.fr', 'Soin visage 49 € au lieu de 65 €', 'Soin visage 49-49 EUR'],
    ['it', 'example.it', 'Pulizia viso 39 € anziché 55 €', 'Pulizia viso 39-39 EUR'],
    ['it', 'example.it', 'Manicure 20€ invece di 25€', 'Manicure 20-20 EUR'],
    ['es', 'example.es', 'Limpieza facial 35€ en vez de 50€', 'Limpieza facial 35-35 EUR'],
    ['es', 'example.es', 'Manicura antes 20€ ahora 15€', 'Manicura 15-15 EUR'],
    ['nl', 'example.nl', 'Gezichtsbehandeling van € 65,- voor € 49,-', 'Gezichtsbehandeling 49-49 EUR'],
    ['nl', 'example.nl', 'Pedicure nu € 29,- i.p.v. € 35,-', 'Pedicure 29-29 EUR'],
    ['pl', 'example.pl', 'Masaż relaksacyjny 120 zł zamiast 160 zł', 'Masaż relaksacyjny 120-120 PLN'],
    ['ro', 'example.ro', 'Masaj de relaxare 120 lei în loc de 150 lei', 'Masaj de relaxare 120-120 RON'],
    ['pt', 'example.pt', 'Manicure de 20€ por 15€', 'Manicure 15-15 EUR'],
    ['ja', 'example.jp', '全身もみほぐし60分 通常6,600円→4,400円', '全身もみほぐし60分 4400-4400 JPY'],
    ['ja', 'example.jp', 'スタンダードコース 10,000円(税込11,000円)', 'スタンダードコース 11000-11000 JPY'],
  ])('%s, %s: %s', expectLine);
});

describe('sizes in one line are one thing', () => {
  inLine([
    ['en', 'example.com', 'Clam chowder - Cup $4.50 Bowl $6.95', 'Clam chowder 4.5-6.95 USD'],
    ['en', 'example.ie', 'Physiotherapy 30 min €45 / 60 min €75', 'Physiotherapy 45-75 EUR'],
    ['pt', 'example.pt', 'Bacalhau à Brás – dose 14,50€ / ½ dose 9,00€', 'Bacalhau à Brás 9-14.5 EUR'],
    ['it', 'example.it', 'Piega corti 15 € – lunghi 20 €', 'Piega 15-20 EUR'],
  ])('%s, %s: %s', expectLine);

  it('lengths of hair under a heading are sizes of what it names', () => {
    const html = '<h2>Preise</h2><h3>Färben</h3><p>kurze Haare 45,00 €</p><p>lange Haare 65,00 €</p>';
    expect(servicesIn(html, 'de', 'example.de')).toEqual(['Färben 45-65 EUR']);
  });
});

describe('names', () => {
  inLine([
    ['de', 'example.de', 'Wiener Schnitzel (A,C,G) 16,90 €', 'Wiener Schnitzel 16.9-16.9 EUR'],
    ['de', 'example.de', 'Zwiebelrostbraten <sup>1,a,g</sup> 21,50 €', 'Zwiebelrostbraten 21.5-21.5 EUR'],
    ['de', 'example.de', 'Käsespätzle ² ³ 12,80 €', 'Käsespätzle 12.8-12.8 EUR'],
    ['pl', 'example.pl', 'Kurs kat. A – 2800 zł', 'Kurs kat. A 2800-2800 PLN'],
    ['ja', 'example.jp', '日替わり定食・・・980円', '日替わり定食 980-980 JPY'],
  ])('%s, %s: %s', expectLine);

  it.each([
    ['it', 'Costo: 45€ a lezione', '45-45 EUR'],
    ['pl', 'Koszt: 60 zł', '60-60 PLN'],
    ['pt', 'Valor: 20€', '20-20 EUR'],
    ['ro', 'Cost: 60 lei', '60-60 RON'],
    ['ja', '月謝:8,800円', '8800-8800 JPY'],
  ])('%s: "%s" is the price of the card that it stands in', (language, label, expected) => {
    const html = `<h2>x</h2><div><h3>Pilates</h3><p>Z Q</p><p>${label}</p></div>`;
    expect(servicesIn(html, language, 'example')).toContain(`Pilates ${expected}`);
  });

  it('under a price on top of a card it is its title, even under a heading of all cards', () => {
    const card = (price: string, name: string): string =>
      `<div class=plan><div>${price}</div><h3>${name}</h3></div>`;
    const html = `<h2>Plans</h2>${card('$49', 'Starter')}${card('$89', 'Standard')}`;
    expect(servicesIn(html, 'en', 'example.com')).toEqual(['Starter 49-49 USD', 'Standard 89-89 USD']);
  });

  it('above two lines of a price is the first', () => {
    const html =
      '<h2>Services</h2><div>Interior</div><div>Vacuum, wipe down</div><div>$120</div><div>Exterior</div><div>Wash, clay, wax</div><div>$150</div>';
    expect(servicesIn(html, 'en', 'example.com').filter((one) => one.includes('USD'))).toEqual([
      'Interior 120-120 USD',
      'Exterior 150-150 USD',
    ]);
  });

  it('are not what stands behind a break under a priced line', () => {
    const html =
      '<h2>Classes</h2><p><strong>Puppy class</strong> – 6 weeks – $150<br>Socialization and basic manners.</p>';
    expect(servicesIn(html, 'en', 'example.com')).toEqual(['Puppy class 150-150 USD']);
  });
});

describe('menus without a sign', () => {
  const menu = (...dishes: string[]): string => `<h2>Menu</h2><h3>Mains</h3>${dishes.join('')}`;

  it('with descriptions behind a break', () => {
    const html = menu(
      '<p><b>Fish &amp; Chips</b> 14.5<br>Beer-battered haddock, mushy peas</p>',
      '<p><b>Pie of the Day</b> 13<br>With mash and gravy</p>',
      '<p><b>Ham and Egg</b> 11.5<br>Honey-roast ham</p>',
    );
    expect(servicesIn(html, 'en', 'example.co.uk')).toEqual([
      'Fish & Chips 14.5-14.5 GBP',
      'Pie of the Day 13-13 GBP',
      'Ham and Egg 11.5-11.5 GBP',
    ]);
  });

  it('with titles in boxes', () => {
    const dish = (name: string, price: string): string =>
      `<div class=dish><h4>${name} <span>${price}</span></h4><p>With bread</p></div>`;
    const html = menu(dish('Soup', '6.5'), dish('Whitebait', '7.5'), dish('Pâté', '8'));
    expect(servicesIn(html, 'en', 'example.co.uk')).toEqual([
      'Soup 6.5-6.5 GBP',
      'Whitebait 7.5-7.5 GBP',
      'Pâté 8-8 GBP',
    ]);
  });

  it('with two sizes', () => {
    const html = `<h3>Sandwiches</h3><p>Turkey Club half 7.99 / whole 11.99</p><p>Reuben half 8.49 / whole 12.99</p><p>BLT 6.49 / 9.99</p>`;
    expect(servicesIn(html, 'en', 'example.co.uk')).toEqual([
      'Turkey Club 7.99-11.99 GBP',
      'Reuben 8.49-12.99 GBP',
      'BLT 6.49-9.99 GBP',
    ]);
  });

  it('are no numbered headings', () => {
    const html = ['3.10', '3.11', '3.12']
      .map((number) => `<h2>Topic ${number}</h2><p>Some words.</p>`)
      .join('');
    expect(servicesIn(html, 'en', 'example.co.uk').filter((one) => /\d-/.test(one))).toEqual([]);
  });

  it('are no lists of distances or ages', () => {
    const html = `<h2>About us</h2><p>Bus stop 2.5</p><p>We opened when Ann was 24</p><p>Our team of 12</p>`;
    expect(servicesIn(html, 'en', 'example.co.uk').filter((one) => /\d-/.test(one))).toEqual([]);
  });
});

describe('what is free among prices', () => {
  it.each([
    ['en', '<h2>Admission</h2><ul><li>Adults $15</li><li>Under 3 free</li></ul>', 'Under 3 0-0'],
    ['pt', '<h2>Valores</h2><ul><li>Avaliação grátis</li><li>Limpeza R$150</li></ul>', 'Avaliação 0-0'],
  ])('%s', (language, html, expected) => {
    expect(servicesIn(html, language, 'example.com')).toContain(expected);
  });

  it.each([
    ['en', 'Parking: free'],
    ['it', 'Wi-Fi: gratuito'],
  ])('%s: "%s" is what guests find there, no service', (language, line) => {
    const html = `<h2>Services</h2><ul><li>${line}</li><li>Aperitivo 8 €</li></ul>`;
    expect(servicesIn(html, language, 'example.com').filter((one) => one.endsWith('0-0'))).toEqual([]);
  });
});

describe('what is taken off is no price', () => {
  inLine([
    ['en', 'example.com', 'Seniors get $5 off on Tuesdays', ''],
    ['en', 'example.com', 'Refer a friend: $10 credit', ''],
    ['de', 'example.de', 'Neukunden: 10 € Rabatt', ''],
    ['es', 'example.es', 'Primera visita: 15 € de descuento', ''],
    ['fr', 'example.fr', 'Parrainage : 20 € de réduction', ''],
    ['it', 'example.it', 'Porta un amico: 10 € di sconto', ''],
    ['pt', 'example.com.br', 'Indique um amigo: R$ 20 de desconto', ''],
    ['nl', 'example.nl', 'Nieuwe klanten: € 10 korting', ''],
    ['pl', 'example.pl', 'Nowi klienci: 20 zł zniżki', ''],
    ['ro', 'example.ro', 'Clienți noi: 30 lei reducere', ''],
    ['ja', 'example.jp', '初回限定 1,000円引き', ''],
    ['en', 'example.com', 'Off-peak swim $6', 'Off-peak swim 6-6 USD'],
  ])('%s, %s: %s', expectLine);
});

describe('names in the words around a price', () => {
  inLine([
    ['en', 'example.co.uk', 'Call-out charge: £45', 'Call-out charge 45-45 GBP'],
    ['en', 'example.co.uk', 'Hot stone massage | 75 min | £80', 'Hot stone massage 80-80 GBP'],
    ['en', 'example.com', 'The Full Shine — $250', 'The Full Shine 250-250 USD'],
    ['de', 'example.de', 'Die Kontrolle kostet pauschal 35 €', 'Kontrolle 35-35 EUR'],
    ['de', 'example.de', 'All-inclusive-Wochenende 199 €', 'All-inclusive-Wochenende 199-199 EUR'],
    ['de', 'example.de', 'Cola 0,2l 2,80 € / 0,4l 4,60 €', 'Cola 2.8-4.6 EUR'],
    ['ja', 'example.jp', '一泊二食付き 13,200円(税込)より', '一泊二食付き 13200- JPY'],
  ])('%s, %s: %s', expectLine);

  it.each([
    [
      'a tax is none, with or without its price',
      'fr',
      '<h2>Tarifs</h2><p>Chambre Lilas : 75 €</p><p>Taxe de séjour : 0,80 €</p>',
      ['Chambre Lilas 75-75 EUR'],
    ],
    [
      'one length under a heading',
      'en',
      '<h1>Treatments</h1><h3>Express facial</h3><p>30 minutes – £35</p>',
      ['Express facial 35-35 GBP'],
    ],
    [
      'several lengths in one paragraph',
      'fr',
      '<h2>Massages</h2><p>Massage suédois<br>1h : 75 €<br>1h30 : 100 €</p>',
      ['Massage suédois, 1h 75-75 EUR', 'Massage suédois, 1h30 100-100 EUR'],
    ],
    [
      'whole amounts behind bold names, without a sign',
      'en',
      '<h2>Mains</h2><p><b>Lamb shank</b> 24<br>rosemary jus</p><p><b>Sea bass</b> 22<br>samphire, potatoes</p><p><b>Risotto</b> 17<br>truffle oil</p>',
      ['Lamb shank 24-24', 'Sea bass 22-22', 'Risotto 17-17'],
    ],
    [
      'what an amount includes, behind it',
      'fr',
      '<h2>Nos formules</h2><h3>Petit déjeuner Matin</h3><p>Café, jus, croissant</p><p>12 € HT par personne</p>',
      ['Petit déjeuner Matin 12-12 EUR'],
    ],
    [
      'ingredients between a dish and its price',
      'de',
      '<h2>Vorspeisen</h2><ul><li>06</li><li><b>Gemischter Teller</b><p>Käse, Gurken, Oliven, Zwiebeln und Brot</p></li><li>8,50 €</li></ul>',
      ['Gemischter Teller 8.5-8.5 EUR'],
    ],
  ])('%s', (_, language, html, expected) => {
    expect(servicesIn(html, language, language === 'en' ? 'example' : `example.${language}`)).toEqual(
      expected,
    );
  });
});
