/** What stands before a price may be the beginning of a sentence: then its heading has the price, or nothing is told. */
import { describe, expect, it } from '@jest/globals';
import { servicesOf } from '../support/services-of.ts';

const under = (heading: string, text: string): string => `<h2>${heading}</h2><p>${text}</p>`;

describe('a sentence about what was named before', () => {
  it.each([
    ['en', 'Boiler check', 'This yearly check costs £82.', '82-82 GBP'],
    ['en', 'Boiler check', 'The cost of this is £82.', '82-82 GBP'],
    ['en', 'Ridge walk', 'From 4 people you pay for this adventure only £70.', '70-70 GBP'],
    ['en', 'Ridge walk', 'For this walk we charge £70.', '70-70 GBP'],
    ['de', 'Heizungsprüfung', 'Diese Prüfung kostet 82 €.', '82-82 EUR'],
    ['de', 'Heizungsprüfung', 'Die Kosten hierfür betragen 82 €.', '82-82 EUR'],
    ['de', 'Gratwanderung', 'Ab 4 Personen bezahlen Sie für dieses Erlebnis 70 €.', '70-70 EUR'],
    ['nl', 'Ketelcontrole', 'De kosten hiervan zijn € 82.', '82-82 EUR'],
    ['nl', 'Ketelcontrole', 'Deze controle kost € 82.', '82-82 EUR'],
    ['fr', 'Contrôle de chaudière', 'Ce contrôle annuel coûte 82 €.', '82-82 EUR'],
    ['fr', 'Contrôle de chaudière', 'Le prix de ce contrôle s’élève à 82 €.', '82-82 EUR'],
    ['es', 'Revisión de caldera', 'Esta revisión cuesta 82 €.', '82-82 EUR'],
    ['it', 'Controllo caldaia', 'Questo controllo costa 82 €.', '82-82 EUR'],
    ['pt', 'Revisão da caldeira', 'Esta revisão custa 82 €.', '82-82 EUR'],
    ['pl', 'Przegląd kotła', 'Koszt tego przeglądu wynosi 182 zł.', '182-182 PLN'],
    ['ro', 'Revizie centrală', 'Această revizie costă 182 lei.', '182-182 RON'],
  ])('%s: %s: %s', (language, name, text, range) => {
    expect(servicesOf(under(name, text), language)).toEqual([`${name} ${range}`]);
  });

  it('takes the title of a card that is no heading', () => {
    const card = (title: string, text: string, price: string): string =>
      `<div class=tile><div class=top>${title}</div><div class=text><p>${text}</p></div><div><p>${price}</p></div></div>`;
    const body = `<h2>.</h2><div>${card('Ridge walk', 'It begins at our door.', 'From 4 people you pay £70.')}${card('Gorge walk', 'Bring boots.', 'From 4 people £55.')}</div>`;
    expect(servicesOf(body)).toEqual(['Ridge walk 70-70 GBP', 'Gorge walk 55-55 GBP']);
  });

  it('takes the heading of a page of its own, and none that may be the name of the business', () => {
    const body = '<h1>Boiler check</h1><p>We look at every valve.</p><p>This check costs £82.</p>';
    expect(servicesOf(body, 'en', 'https://business.example/boilers')).toEqual(['Boiler check 82-82 GBP']);
    expect(servicesOf(body)).toEqual([]);
  });

  it('passes over a sentence that is set as a heading', () => {
    const body =
      '<h2>Boiler check</h2><h3>For years we have been looking after boilers.</h3><p>This check costs £82.</p>';
    expect(servicesOf(body)).toEqual(['Boiler check 82-82 GBP']);
  });
});

describe('a sentence with a subject of its own', () => {
  it.each([
    ['en', 'For a full valet we charge £109.', 'full valet 109-109 GBP'],
    ['nl', 'Voor een grote beurt rekenen wij € 109.', 'grote beurt 109-109 EUR'],
    ['nl', 'Een keuring kost voor een bestelauto € 59.', 'keuring voor een bestelauto 59-59 EUR'],
    ['de', 'Eine Prüfung kostet für Anhänger 59 €.', 'Prüfung für Anhänger 59-59 EUR'],
    ['es', 'Una revisión cuesta para furgonetas 59 €.', 'revisión para furgonetas 59-59 EUR'],
    ['en', 'Driving licence CE: £900', 'Driving licence CE 900-900 GBP'],
  ])('%s: %s', (language, text, service) => {
    expect(servicesOf(under('.', text), language)).toEqual([service]);
  });
});

describe('the beginning of a sentence that names nothing', () => {
  it.each([
    ['en', 'This means that for most cars the whole comes to £265.'],
    ['en', 'However, for vans £265.'],
    ['nl', 'Dit betekent dat het voor de meeste auto’s neerkomt op € 265.'],
    ['de', 'Daher zahlt man für Anhänger 265 €.'],
    ['fr', 'Cela revient pour une voiture à 265 €.'],
    ['es', 'Además, para furgonetas 265 €.'],
    ['it', 'Quindi per un furgone 265 €.'],
    ['pt', 'Isso significa para carrinhas 265 €.'],
    ['pl', 'Dlatego dla furgonetek 265 zł.'],
    ['ro', 'Astfel pentru dube 265 lei.'],
    ['ja', 'この検査は5,000円'],
  ])('%s: %s', (language, text) => {
    expect(servicesOf(under('.', text), language)).toEqual([]);
  });

  it('is not told of a road either', () => {
    const town = 'https://inn.co.za/';
    expect(servicesOf('<p>On the R58 between Aston and Lea you find our inn.</p>', 'en', town)).toEqual([]);
    expect(servicesOf('<p>Drive along R58 to Aston.</p><p>Bed: R580</p>', 'en', town)).toEqual([
      'Bed 580-580 ZAR',
    ]);
  });

  it('leaves the first of two prices of one thing', () => {
    const body = '<p><strong>Loft</strong>: £30 a night sharing <em>or</em> £40 alone.</p>';
    expect(servicesOf(body)).toEqual(['Loft 30-40 GBP']);
  });
});

describe('a determiner before the amount', () => {
  it.each([
    ['en', 'Our $35 call-out fee is waived with any repair.', 'call-out fee 35-35 USD'],
    ['en', 'There is a $15 weekend surcharge.', 'weekend surcharge 15-15 USD'],
    ['de', 'Wir berechnen eine 25 € Servicegebühr.', 'Servicegebühr 25-25 EUR'],
    ['nl', 'Onze € 35 inspectiekosten vervallen bij opdracht.', 'inspectiekosten 35-35 EUR'],
  ])('%s: has the noun behind it: %s', (language, text, service) => {
    expect(servicesOf(`<p>${text}</p>`, language)).toEqual([service]);
  });

  it.each([
    ['en', 'Our $35 promise to you.'],
    ['de', 'Unser 35 € Versprechen gilt.'],
    ['fr', 'Notre 35 € de cadeau.'],
    ['es', 'Nuestro 35 € de regalo.'],
    ['nl', 'Onze € 35 actie loopt.'],
  ])('%s: is no name: %s', (language, text) => {
    expect(servicesOf(`<p>${text}</p>`, language)).toEqual([]);
  });
});

it.each([
  ['en', 'Lawn mowing', '£20', 'Swept with our own broom (£4 if you like to keep it).'],
  ['de', 'Rasen mähen', '20 €', 'Gefegt mit unserem Besen (4 € zum Mitnehmen).'],
  ['fr', 'Tonte', '20 €', 'Balayé avec notre balai (4 € pour le garder).'],
])('%s: what a bracket adds in a description is no service', (language, name, price, text) => {
  const inItem = `<ul><li>${name} ${price}<br>${text}</li></ul>`;
  const inBoxes = `<ul><li><div><div><span>${name}</span> <span>${price}</span></div><p>${text}</p></div></li></ul>`;
  for (const html of [inItem, inBoxes])
    expect(servicesOf(html, language)).toEqual([expect.stringMatching(new RegExp(`^${name} 20-20`))]);
});

describe('sentences that no amount makes the name of a service', () => {
  it.each([
    ['it', 'Non si paga con carta sotto i 10 euro.'],
    ['it', "Niente buoni cartacei: adesso c'è la tessera da 25, 50 o 100 euro."],
    ['fr', 'Paiement en 3 fois sans frais dès 300 €.'],
    ['fr', 'Pas de carte en dessous de 10 €'],
    ['de', 'Kartenzahlung ab 10 €'],
    ['de', 'Keine Lieferung unter 30 €'],
    ['es', 'No se aceptan tarjetas: 10 €'],
    ['nl', 'Geen pinnen onder € 5'],
    ['pl', 'Nie przyjmujemy kart poniżej 20 zł'],
    ['en', 'Card payments: from £5'],
  ])('%s: %s', (language, text) => {
    expect(servicesOf(`<h2>Info</h2><p>${text}</p>`, language)).toEqual([]);
  });

  it('are not names that begin like some', () => {
    const names = ['No chip manicure', 'Non surgical facelift', 'Pas de deux class', 'Plata de ley'];
    const list = names.map((name) => `<li>${name} £25</li>`).join('');
    expect(servicesOf(`<ul>${list}</ul>`)).toEqual(names.map((name) => `${name} 25-25 GBP`));
  });
});

describe('sentences of one line', () => {
  it('take no heading that is over what the sentence beside them names', () => {
    const text =
      'Underground tour: £6 per person, 45 minutes, book at the desk. Candlelit tour on Fridays in winter, £12.';
    const html = `<h2>Opening</h2><p>All year round.</p>${under('Guided tours', text)}${under('Shop', 'Cream teas and local fudge.')}`;
    expect(servicesOf(html).filter((told) => told.includes('12-12'))).toEqual([]);
  });

  it('end in a verb only behind what does it', () => {
    const entries = ['Packages start at £99', 'Lessons start £20', 'Fresh Start £40'];
    expect(servicesOf(`<ul>${entries.map((one) => `<li>${one}</li>`).join('')}</ul>`)).toEqual([
      ...['Packages 99- GBP', 'Lessons 20-20 GBP', 'Fresh Start 40-40 GBP'],
    ]);
  });
});
