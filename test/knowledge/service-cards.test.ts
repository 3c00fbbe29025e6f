/** Services that a site names without a price and without a list: cards, tiles, buttons that unfold, lists of links. */
import { describe, expect, it } from '@jest/globals';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { serviceNotation, valuesOf } from '../../eval/fixture-sites.ts';

const card = (title: string, level = 3): string =>
  `<div class=card><h${level}>${title}</h${level}><p>Done with care, by hand.</p></div>`;
const tile = (title: string): string => `<div class=tile>${title}</div>`;

function servicesOf(body: string, language = 'en', url = 'https://business.example/', title = ''): string[] {
  const html = `<html lang=${language}><head><title>${title}</title></head><body>${body}</body></html>`;
  return valuesOf(readPage({ url, html }).facts, 'service').map(serviceNotation);
}

describe('cards and tiles', () => {
  it.each([
    [
      'behind a line that is no heading',
      'en',
      `<section><div class=eyebrow>What we offer</div><div>All under one roof.</div>${['Root Canals', 'Whitening', 'Braces'].map((one) => card(one)).join('')}</section>`,
      ['Root Canals', 'Whitening', 'Braces'],
    ],
    [
      'behind a heading of their own level',
      'de',
      `<div class=head><h2>Unsere Leistungen</h2></div>${['Baumpflege', 'Heckenschnitt', 'Rollrasen'].map((one) => card(one, 2)).join('')}<div class=head><h2>Unser Team</h2></div><div class=member><h2>Karl Gruber</h2></div>`,
      ['Baumpflege', 'Heckenschnitt', 'Rollrasen'],
    ],
    [
      'behind a button that unfolds them',
      'it',
      `<div class=accordion><button>Orari</button><p>Su richiesta.</p><button>I nostri servizi</button><div>${['Misurazione pressione', 'Test glicemia', 'Noleggio stampelle'].map((one) => `<div><h6>${one}</h6><p>Senza appuntamento.</p></div>`).join('')}</div></div>`,
      ['Misurazione pressione', 'Test glicemia', 'Noleggio stampelle'],
    ],
    [
      'as tiles without a description',
      'pt',
      `<h2>Tratamentos Especiais</h2><div class=grid>${['Limpeza', 'Branqueamento', 'Coroas'].map(tile).join('')}</div>`,
      ['Limpeza', 'Branqueamento', 'Coroas'],
    ],
    [
      'in a box to which the navigation leads',
      'en',
      `<nav><a href=#services>Services</a></nav><div id=services>${['Balayage', 'Perms', 'Extensions'].map((one, at) => `<div class=c${at}><h2>${one}</h2><p>By our stylists.</p></div>`).join('')}</div><div><h2>Parking</h2><p>Behind the house.</p></div>`,
      ['Balayage', 'Perms', 'Extensions'],
    ],
    [
      'with titles of two lines',
      'en',
      `<h1>Our services</h1>${['Dry<br>Needling', 'Sports<br>Taping', 'Hand<br>Therapy'].map((one) => `<div><h2>${one}</h2><p>By appointment, with a referral or without.</p></div>`).join('')}`,
      ['Dry Needling', 'Sports Taping', 'Hand Therapy'],
    ],
  ])('are read %s', (_, language, html, expected) => {
    expect(servicesOf(html, language)).toEqual(expected);
  });

  it.each([
    [
      'entries of a menu without links',
      `<div>${['Start', 'Services', 'Surroundings'].map((one) => `<div>${one}</div>`).join('')}</div><h2>Bar</h2><p>Drinks.</p><h2>Garden</h2><p>Trees.</p><h2>Pond</h2><p>Fish.</p>`,
    ],
    [
      'steps',
      `<h2>Services</h2>${['1. Call', '2. We visit', '3. You pay'].map((one) => card(one)).join('')}`,
    ],
    [
      'people',
      `<h2>Our Service Team</h2>${['Ann Lee', 'Bo Ray', 'Cy Fox'].map((one) => card(one)).join('')}`,
    ],
    [
      'slogans',
      `<h2>What we do</h2>${['We care for you', 'More than a garage', 'Your car, our passion'].map((one) => card(one)).join('')}`,
    ],
    [
      'those for whom it is',
      `<nav><ul><li><a>Services</a><ul><li><a>Men</a></li><li><a>Women</a></li></ul></li></ul></nav>`,
    ],
    [
      'text that a template left',
      `<h2>Services</h2>${['Rerum libero fugiat adipisicing', 'Deleniti numquam molestiae', 'Image title'].map((one) => card(one, 4)).join('')}`,
    ],
  ])('are not taken from %s', (_, html) => {
    expect(servicesOf(html)).toEqual([]);
  });
});

describe('headings that prove too little', () => {
  it.each([
    [
      'the name of the business',
      'en',
      '<h1>North Office and Archive Services</h1><h3>Mobile team</h3><p>They come to you, wherever that is.</p><ul><li><a>View rates</a></li></ul>',
    ],
    [
      'prices with conditions and steps',
      'ro',
      '<h1>Tarife clare și rezervări directe</h1><h2>Simplu și rapid</h2><ul><li>Alegeți data sosirii</li><li>Confirmare prin telefon</li></ul>',
    ],
    [
      'days of a programme',
      'de',
      '<h2>Unsere Angebote</h2><h3>Freitag</h3><p>Begrüßung mit Kaffee im Garten.</p><h3>Samstag</h3><p>Wanderung zum See und zurück.</p>',
    ],
    [
      'kinds of prices',
      'de',
      '<h2>Preise</h2><h3>Sonderpreise</h3><p>Nach Vereinbarung, ab einer Woche.</p>',
    ],
  ])('%s', (_, language, html) => {
    expect(servicesOf(html, language)).toEqual([]);
  });

  it('leaves out the line that opens a list, and what only leads on', () => {
    const html =
      '<h3>Services</h3><ul><li><b>Building:</b></li><li>- Extensions</li><li>Garage doors</li><li>Fences</li><li>Roof racks and</li><li>various other parts</li></ul>';
    expect(servicesOf(html)).toEqual(['Extensions', 'Garage doors', 'Fences', 'Roof racks']);
  });
});

describe('lists of links', () => {
  const list = (...names: string[]): string =>
    `<ul>${names.map((name) => `<li><a href=/x>${name}</a></li>`).join('')}</ul>`;

  it('reads those under a heading at the foot', () => {
    const html = `<p>Welcome.</p><footer><h5>Pages</h5>${list('Home', 'Imprint')}<h5>Services</h5>${list('Aerial Shots', 'Editing', 'Sound')}</footer>`;
    expect(servicesOf(html)).toEqual(['Aerial Shots', 'Editing', 'Sound']);
  });

  it('reads those beside a page that is one of them, but not the menu of the site', () => {
    const html = `${list('About us', 'Services', 'Shop', 'Waxing')}${list('Facials', 'Waxing', 'Manicure', 'Tanning')}<h4>Waxing</h4><p>Smooth for weeks.</p>`;
    expect(servicesOf(html, 'en', 'https://spa.example/services3.htm')).toEqual([
      'Facials',
      'Waxing',
      'Manicure',
      'Tanning',
    ]);
  });
});

describe('names with a price', () => {
  it.each([
    ['nl', '<p>Consult inclusief toeslag € 55,00</p>', ['Consult inclusief toeslag 55-55 EUR']],
    ['en', '<p>Our own pork pie £4.20</p>', ['Our own pork pie 4.2-4.2 GBP']],
    ['en', '<p>Our pork pie £4.20</p>', ['pork pie 4.2-4.2 GBP']],
  ])('%s: %s', (language, html, expected) => {
    expect(servicesOf(html, language)).toEqual(expected);
  });
});

describe('what stands among services and is none', () => {
  it.each([
    [
      'en',
      'Our services',
      ['Blood tests', 'Flu vaccination', 'Travel health'],
      ['Quality assured', 'Quick service', 'Member of the Medical Society', 'Other services'],
    ],
    [
      'de',
      'Unsere Leistungen',
      ['Malerarbeiten', 'Trockenbau', 'Bodenbeläge'],
      ['Mitglied der Innung', 'Sonstige Leistungen', 'Freundliches Team', 'Hausordnung'],
    ],
    [
      'nl',
      'Onze diensten',
      ['Dagopvang', 'Peuteropvang', 'Kinderdans'],
      ['Inspectierapporten', 'Pedagogisch beleid', 'Andere vragen', 'Overige diensten'],
    ],
    [
      'fr',
      'Nos prestations',
      ['Taille de haies', 'Tonte de pelouse', 'Élagage'],
      ['Autres prestations', 'Service rapide', 'Membre de la Chambre des métiers'],
    ],
    [
      'es',
      'Nuestros servicios',
      ['Limpieza dental', 'Ortodoncia', 'Implantes'],
      ['Correo electrónico', 'Otros servicios', 'Trato cercano'],
    ],
    [
      'it',
      'I nostri servizi',
      ['Cambio olio', 'Gommista', 'Carrozzeria'],
      ['Altri servizi', 'Approccio personalizzato', 'Iscritto all’albo'],
    ],
    [
      'pt',
      'Nossos serviços',
      ['Limpeza de pele', 'Depilação', 'Massagem relaxante'],
      ['Outros serviços', 'Atendimento personalizado'],
    ],
    [
      'pl',
      'Nasze usługi',
      ['Strzyżenie damskie', 'Koloryzacja', 'Manicure'],
      ['Inne usługi', 'Profesjonalna obsługa', 'Regulamin'],
    ],
    [
      'ro',
      'Serviciile noastre',
      ['Montaj centrale', 'Reparații boilere', 'Zugrăveli'],
      ['Alte servicii', 'Abordare personalizată'],
    ],
    [
      'ja',
      '診療内容',
      ['むし歯治療', '入れ歯', '歯周病治療'],
      ['市歯科医師会会員', '第二中学校 校医', 'さくら保育園 園医', 'その他'],
    ],
  ])('%s: under "%s"', (language, heading, services, others) => {
    const html = `<h2>${heading}</h2><ul>${[...services, ...others].map((one) => `<li>${one}</li>`).join('')}</ul>`;
    const told = servicesOf(html, language);
    expect(told).toEqual(services);
  });
});

describe('lists that stand beside services', () => {
  const list = (...names: string[]): string => `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  const lines = (...names: string[]): string => names.map((name) => `• ${name}`).join('<br>');

  it.each([
    [
      'in the same cell of a table, behind bold words',
      'en',
      `<table><tr><td><b>Our services</b><br>${lines('Deck building', 'Roof repair', 'Siding')}<br><br><b>Why choose Northfield?</b><br>${lines('Fair prices', 'On schedule', 'Tidy sites')}</td></tr></table>`,
      ['Deck building', 'Roof repair', 'Siding'],
    ],
    [
      'below a line that is a title, though no heading',
      'de',
      `<div class=t>Unsere Leistungen</div>${['Heckenschnitt', 'Rasenpflege', 'Zaunbau'].map(tile).join('')}<div class=t>Unser Fuhrpark</div>${['Radlader', 'Häcksler', 'Kipper'].map(tile).join('')}`,
      ['Heckenschnitt', 'Rasenpflege', 'Zaunbau'],
    ],
    [
      'as titles among their headings',
      'it',
      `<h1>Servizi</h1>${['Tagliando', 'Cambio gomme', 'Perché scegliere noi', 'Notizie'].map((one) => `<h2>${one}</h2><p>Con cura e con ricambi originali, ogni giorno.</p>`).join('')}`,
      ['Tagliando', 'Cambio gomme'],
    ],
    [
      'as days',
      'en',
      `<h2>Classes</h2>${['Mondays', 'Saturday mornings'].map((one) => card(one)).join('')}${card('Reformer Pilates')}${card('Yoga')}`,
      ['Reformer Pilates', 'Yoga'],
    ],
    [
      'as people with what they are',
      'de',
      `<h2>Leistungen</h2>${list('Prophylaxe', 'Implantate', 'Zahnersatz')}<h2>Team kennenlernen</h2><ul>${['Anna Behrens', 'Swantje Voss', 'Doris Feld'].map((one) => `<li><b>${one}</b> Zahnmedizinische Fachangestellte</li>`).join('')}</ul>`,
      ['Prophylaxe', 'Implantate', 'Zahnersatz'],
    ],
  ])('%s', (_, language, html, expected) => {
    expect(servicesOf(html, language)).toEqual(expected);
  });

  it('opens a menu whose entry is a button', () => {
    const links = ['Dakreparatie', 'Schilderwerk', 'Stucwerk']
      .map((one) => `<a href="/x">${one}</a>`)
      .join('');
    const html = `<div class=navbar><a href=/>Home</a><div class=dropdown><button>Onze diensten</button><div class=dropdown-content>${links}</div></div></div><h1>Voor uw huis</h1>`;
    expect(servicesOf(html, 'nl')).toEqual(['Dakreparatie', 'Schilderwerk', 'Stucwerk']);
  });
});

describe('names of entries', () => {
  const offered = (...items: string[]): string =>
    `<h2>Services</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

  it.each([
    [
      'leave out what a bracket explains',
      offered(
        'Leak detection',
        'Bathroom fitting (showers, basins, taps and everything else)',
        'Drain unblocking',
      ),
      ['Leak detection', 'Bathroom fitting', 'Drain unblocking'],
    ],
    [
      'may be two short ones with a dash between',
      offered('Leak detection', 'Interior cleaning - Sanitising', 'Drain unblocking'),
      ['Leak detection', 'Interior cleaning - Sanitising', 'Drain unblocking'],
    ],
    [
      'may share a line that a style sheet breaks',
      '<h2>Services</h2><div><span class=s>Speech therapy</span><span class=s>Dance classes</span></div><div><span class=s>Pottery workshops</span><span class=s>Swimming lessons</span></div>',
      ['Speech therapy', 'Dance classes', 'Pottery workshops', 'Swimming lessons'],
    ],
  ])('%s', (_, html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });
});
