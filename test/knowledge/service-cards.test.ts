/** Services that a site names without a price and without a list: cards, tiles, buttons that unfold, lists of links. */
import { describe, expect, it } from '@jest/globals';
import { card, servicesOf, tile } from '../support/services-of.ts';

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

describe('menus of the navigation', () => {
  const menu = (title: string, ...entries: string[]): string =>
    `<nav><ul><li><a href=/>Start</a></li><li class=dropdown><a href=#>${title} ▾</a><ul>${entries
      .map((entry, at) => `<li><a href="/${at}">${entry}</a></li>`)
      .join('')}</ul></li></ul></nav><main><p>Welcome.</p></main>`;

  it.each([
    ['en', 'Treatment', ['Craniosacral Balancing', 'Moxibustion'], 'Gallery'],
    ['de', 'Leistungsangebot', ['Kinesio-Taping', 'Schröpfen'], 'Preise'],
    ['es', 'Tratamientos', ['Drenaje linfático', 'Ventosas'], 'Contacto'],
    ['fr', 'Nos prestations', ['Ondulation douce', 'Lissage brésilien'], 'Tarifs'],
    ['it', 'I nostri servizi', ['Lucidatura marmi', 'Posa parquet'], 'Chi siamo'],
    ['pt', 'Os nossos serviços', ['Afinação de pianos', 'Restauro de móveis'], 'Preços'],
    ['nl', 'Behandelingen', ['Bindweefselmassage', 'Dry needling'], 'Tarieven'],
    ['pl', 'Nasze usługi', ['Renowacja mebli', 'Lakierowanie'], 'Cennik'],
    ['ro', 'Serviciile noastre', ['Reglaj faruri', 'Schimb ulei'], 'Prețuri'],
  ])(
    '%s: what stands under services is one, but for what goes with them',
    (language, title, names, beside) => {
      expect(servicesOf(menu(title, ...names, beside), language)).toEqual(names);
    },
  );

  it('name places, people and pages elsewhere', () => {
    expect(servicesOf(menu('About', 'Craniosacral Balancing', 'Gallery'))).toEqual([]);
  });

  it.each([
    ['en', 'Gardens', ['Lawns', 'Hedges', 'Ponds']],
    ['en', 'Dogs', ['Boarding', 'Day care', 'Grooming']],
    ['de', 'Zahnersatz', ['Kronen', 'Brücken', 'Implantate']],
    ['nl', 'Tuinen', ['Gazon maaien', 'Heggen snoeien', 'Bestrating']],
  ])('%s: what folds out under another name needs less to speak for it: %s', (language, title, names) => {
    expect(servicesOf(menu(title, ...names), language)).toEqual(names);
  });

  it.each([
    ['en', 'Discover', ['Beaches', 'Hiking', 'Golf']],
    ['en', 'About us', ['Our story', 'Press', 'Awards']],
    ['de', 'Umgebung', ['Wandern', 'Skifahren', 'Museen']],
    ['fr', 'La région', ['Châteaux', 'Marchés', 'Randonnées']],
    ['it', 'Cosa fare', ['Escursioni', 'Vela', 'Mercati']],
    ['es', 'Qué ver', ['Playas', 'Senderismo', 'Golf']],
  ])('%s: what is around is offered by others: %s', (language, title, names) => {
    expect(servicesOf(menu(title, ...names), language)).toEqual([]);
  });
});

describe('paragraphs that name and describe', () => {
  it('belong together, however one of them is marked', () => {
    const html =
      '<h1>Roofing</h1><h2>Roof repairs and installation</h2>' +
      '<p class=lead>Slate roofs - laid and mended by hand, with slates from the old quarry.</p>' +
      '<p>Gutter cleaning - twice a year, down pipes as well, with photographs before and after.</p>' +
      '<p>Roof insulation - fitted between the rafters or above them, in wool or wood fibre.</p>' +
      '<p><a href=/contact>Write to us</a> for more information.</p>';
    expect(servicesOf(html)).toEqual(['Slate roofs', 'Gutter cleaning', 'Roof insulation']);
  });

  it('may name what no table of words holds', () => {
    const html =
      '<h1>Heating</h1><h2>Heating services for homes and shops</h2>' +
      '<p>Manifolds - rebuilt with new valves and balanced room by room.</p>' +
      '<p>Buffer cylinders - supplied and connected to stoves and solar panels.</p>' +
      '<p>Expansion vessels - pumped up again or replaced within a day.</p>';
    expect(servicesOf(html)).toEqual(['Manifolds', 'Buffer cylinders', 'Expansion vessels']);
  });

  it('praise where they stand under the business itself', () => {
    const html =
      '<h1>Carter Roofing</h1><h2>About us</h2>' +
      '<p>Experience - more than twenty years on the roofs of this town.</p>' +
      '<p>Honesty - what we quote is what our customers pay.</p>' +
      '<p>Tidiness - the broom comes out before we drive home.</p>';
    expect(servicesOf(html)).toEqual([]);
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
      'end at a dash, though a bracket stands behind it',
      offered(
        'Gate repair - hinges, locks and posts of any make put right, (wood and wrought iron)',
        'Fence painting - two coats of oil or stain on dry boards, (brushed, never sprayed)',
        'Deck cleaning - by hand and with soap',
      ),
      ['Gate repair', 'Fence painting', 'Deck cleaning'],
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
    [
      'end with the element that is their title',
      offered(
        ...[
          ['Deep tissue massage', 'slow, firm, for shoulders and back'],
          ['Pedicure', 'with scrub and polish'],
          ['Lash lift', 'curl, tint, care'],
        ].map(([name, note]) => `<span class=name>${name}</span> <span class=note>${note}</span>`),
      ),
      ['Deep tissue massage', 'Pedicure', 'Lash lift'],
    ],
  ])('%s', (_, html, expected) => {
    expect(servicesOf(html)).toEqual(expected);
  });
});

describe('entries of one list', () => {
  const about = (name: string, ...services: string[]): string =>
    `<div class=about><h1>${name}</h1><p>Fell.</p><ul>${services.map((one) => `<li>${one}</li>`).join('')}</ul></div>`;

  it.each([
    ['en', 'Salon Fell', ['Manicure', 'Pedicure', 'Facials', 'Lash extensions', 'Brow tint', 'Hen parties']],
    ['fr', 'Garage du Lac', ['Vidange', 'Freinage', 'Pneus', 'Climatisation', 'Véhicule de prêt']],
    ['pl', 'Zakład Fell', ['Wymiana opon', 'Hamulce', 'Klimatyzacja', 'Lakierowanie', 'Auto zastępcze']],
  ])('are services where those beside them are (%s)', (language, name, services) => {
    expect(servicesOf(about(name, ...services), language)).toEqual(services);
  });
});

it('what a row of links leads to is judged one by one: menus are mixed', () => {
  const services = ['Guided hiking', 'Kayak rental', 'Climbing lessons'];
  const row = [
    'Home',
    'Services',
    ...services,
    'Reservations',
    'Photos',
    'Trip reports',
    'Weather',
    'Friends',
  ];
  const links = [...row, 'Contact us'].map(
    (one) => `<a href="/${one.toLowerCase().replace(' ', '-')}.html">${one}</a>`,
  );
  expect(servicesOf(`<p>${links.join(' ')}</p>`)).toEqual(services);
});

it.each([
  [
    'en',
    'For house and garden.',
    ['Drain cleaning.', 'Boiler repair.', 'Leak detection.', 'Bathroom fitting.'],
  ],
  ['de', 'Für Haus und Garten.', ['Rohrreinigung.', 'Heizungswartung.', 'Badsanierung.', 'Lecksuche.']],
  ['it', 'Per la sua auto.', ['Cambio olio.', 'Riparazione freni.', 'Ricarica clima.', 'Revisione cambio.']],
  ['es', 'Para ti.', ['Corte de pelo.', 'Manicura.', 'Masaje relajante.', 'Depilación.']],
])('full stops behind all headings are a style (%s)', (language, title, headings) => {
  const about = headings.map(
    (one) => `<section><h2>${one}</h2><p>Lorem dolor et amet: ${one} 24</p></section>`,
  );
  const names = headings.map((one) => one.slice(0, -1));
  expect(servicesOf(`<h1>${title}</h1>${about.join('')}`, language)).toEqual(names);
});

describe('titles that say what somebody does', () => {
  it.each([
    [
      'en',
      ['Services we provide', 'We install', 'What I offer'],
      ['Stone walls', 'Wet rooms', 'Loft ladders'],
    ],
    ['de', ['Wir übernehmen', 'Das biete ich an'], ['Trockenmauern', 'Wintergärten', 'Dachluken']],
    ['es', ['Realizamos', 'En qué te ayudamos'], ['Muros de piedra', 'Cuartos de baño', 'Buhardillas']],
    ['fr', ['Nous réalisons', "Nos domaines d'activité"], ['Murs en pierre', 'Salles de bains', 'Combles']],
    ['it', ['Realizziamo', 'Di cosa mi occupo'], ['Muri in pietra', 'Bagni', 'Soppalchi']],
    ['pt', ['Serviços prestados', 'Valências'], ['Muros de pedra', 'Casas de banho', 'Sótãos']],
    ['nl', ['Onze werkzaamheden', 'Wat wij voor u doen'], ['Stenen muren', 'Natte cellen', 'Vlieringen']],
    ['pl', ['Wykonujemy', 'W czym możemy pomóc'], ['Mury z kamienia', 'Łazienki', 'Poddasza']],
    ['ro', ['Executăm', 'Domenii de activitate'], ['Ziduri de piatră', 'Băi', 'Mansarde']],
    ['ja', ['対応内容', 'お手伝いできること'], ['石垣', '浴室', '屋根裏']],
  ])('head services (%s)', (language, titles, services) => {
    for (const title of titles)
      expect(servicesOf(`<h1>Fell</h1><h2>${title}</h2>${services.map(tile).join('')}`, language)).toEqual(
        services,
      );
  });

  it.each([
    ['en', 'Our projects', ['Stone walls', 'Wet rooms', 'Loft ladders']],
    ['de', 'Unsere Projekte', ['Villa am See', 'Altes Rathaus', 'Mühle']],
    ['pl', 'Realizacje', ['Willa nad jeziorem', 'Ratusz', 'Młyn']],
  ])('are not those of what was done (%s)', (language, title, done) => {
    expect(servicesOf(`<h1>Fell</h1><h2>${title}</h2>${done.map(tile).join('')}`, language)).toEqual([]);
  });
});

describe('lists in a line', () => {
  it.each([
    [
      'en',
      'Services',
      'Knife grinding / Saw setting / Mower repair',
      ['Knife grinding', 'Saw setting', 'Mower repair'],
    ],
    [
      'en',
      'Services',
      'Knife grinding - Saw setting - Mower repair - Key cutting',
      ['Knife grinding', 'Saw setting', 'Mower repair', 'Key cutting'],
    ],
    [
      'de',
      'Leistungen',
      'Baumschnitt / Heckenschnitt / Wurzelfräsen',
      ['Baumschnitt', 'Heckenschnitt', 'Wurzelfräsen'],
    ],
    [
      'fr',
      'Nos prestations',
      'Élagage – Abattage – Taille de haies – Rognage de souches',
      ['Élagage', 'Abattage', 'Taille de haies', 'Rognage de souches'],
    ],
  ])('%s, %s: %s', (language, heading, text, expected) => {
    expect(servicesOf(`<h2>${heading}</h2><p>${text}</p>`, language)).toEqual(expected);
  });

  it.each([['Knife grinding – by hand – while you wait'], ['Knife grinding / by hand']])(
    'are more than a name and what is said of it: %s',
    (text) => {
      expect(servicesOf(`<h2>Services</h2><p>${text}</p>`)).not.toContain('by hand');
    },
  );

  it('leave the number before each entry out', () => {
    const body = '<h2>Services</h2><p>1. Knife grinding</p><p>2. Saw setting</p><p>3) Mower repair</p>';
    expect(servicesOf(body)).toEqual(['Knife grinding', 'Saw setting', 'Mower repair']);
  });
});

describe('what a treatment includes', () => {
  const cardOf = (name: string, price: string, items: string[]): string =>
    `<div><h3>${name}</h3><div><span>60 min</span> <b>${price}</b></div><ul>${items.map((item) => `<li>${item}`).join('')}</ul></div>`;

  it.each([
    [
      'en',
      'Our treatments',
      cardOf('Forest facial', '£80', ['Deep cleanse', 'Scalp massage', 'Hydrating mask']) +
        cardOf('Lake facial', '£95', ['Double cleanse', 'Neck massage', 'Eyebrow tint']),
      ['Forest facial 80-80 GBP', 'Lake facial 95-95 GBP'],
    ],
    [
      'de',
      'Behandlungen',
      cardOf('Gesicht Klassik', '80 €', ['Tiefenreinigung', 'Kopfmassage', 'Feuchtigkeitsmaske']) +
        cardOf('Gesicht Luxus', '95 €', ['Peeling', 'Nackenmassage', 'Augenbrauen färben']),
      ['Gesicht Klassik 80-80 EUR', 'Gesicht Luxus 95-95 EUR'],
    ],
    [
      'it',
      'Trattamenti',
      cardOf('Viso classico', '80 €', ['Pulizia profonda', 'Massaggio', 'Maschera idratante']) +
        cardOf('Viso lusso', '95 €', ['Peeling', 'Massaggio al collo', 'Tinta sopracciglia']),
      ['Viso classico 80-80 EUR', 'Viso lusso 95-95 EUR'],
    ],
  ])('is none by itself in cards with one price each: %s', (lang, heading, cards, told) => {
    expect(servicesOf(`<h2>${heading}</h2>${cards}`, lang)).toEqual(told);
  });
});

describe('a name ends before a bracket that a dash would leave open', () => {
  it.each([
    [
      'en',
      'Our services',
      [
        'Boiler repair (all makes and models – old ones as well) in a day',
        'Leak detection',
        'Drain cleaning',
      ],
      ['Boiler repair', 'Leak detection', 'Drain cleaning'],
    ],
    [
      'de',
      'Unsere Leistungen',
      [
        'Heizungswartung (an Geräten aller Marken – auch an alten und sehr alten)',
        'Rohrreinigung',
        'Badsanierung',
      ],
      ['Heizungswartung', 'Rohrreinigung', 'Badsanierung'],
    ],
    [
      'fr',
      'Nos prestations',
      [
        'Dépannage de chaudières (au gaz de toutes marques – fioul aussi) en un jour',
        'Débouchage',
        'Détartrage',
      ],
      ['Dépannage de chaudières', 'Débouchage', 'Détartrage'],
    ],
  ])('%s', (lang, heading, items, told) => {
    const list = `<ul>${items.map((item) => `<li>${item}`).join('')}</ul>`;
    expect(servicesOf(`<h2>${heading}</h2>${list}`, lang)).toEqual(told);
  });
});
