/** What stands beside services on a site and is none: praise, posts, papers, lists of other things, pages that laws ask for. */
import { describe, expect, it } from '@jest/globals';
import { card, servicesOf, tile } from '../support/services-of.ts';

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

describe('parts of the page in a list of what is offered', () => {
  it.each([
    ['en', 'Our services', ['Bike hire', 'Guided rides'], ['Photos', 'Trail map', 'Question 1', 'Many more']],
    [
      'de',
      'Unsere Leistungen',
      ['Radverleih', 'Geführte Touren'],
      ['Fotos', 'Frage 2', '... und vieles mehr!'],
    ],
    ['es', 'Nuestros servicios', ['Limpieza dental', 'Ortodoncia'], ['Nuestros precios', 'Pregunta 1']],
    ['fr', 'Nos prestations', ['Taille de haies', 'Tonte de pelouse'], ['Nos photos', 'Et bien plus encore']],
    ['it', 'I nostri servizi', ['Cambio olio', 'Gommista'], ['Domanda 3', 'E molto altro']],
    ['pt', 'Nossos serviços', ['Limpeza de pele', 'Depilação'], ['Nossos preços', 'E muito mais']],
    ['nl', 'Onze diensten', ['Dagopvang', 'Kinderdans'], ['Foto’s', 'En nog veel meer']],
    ['pl', 'Nasze usługi', ['Strzyżenie damskie', 'Manicure'], ['Zdjęcia', 'Pytanie 1', 'I wiele innych']],
    ['ro', 'Serviciile noastre', ['Montaj centrale', 'Reparații boilere'], ['Poze', 'Și multe altele']],
    ['ja', '診療内容', ['むし歯治療', '入れ歯'], ['写真', 'ご質問1', 'ほか多数']],
  ])('%s: under "%s"', (language, heading, services, others) => {
    const html = `<h2>${heading}</h2><ul>${[...services, ...others].map((one) => `<li>${one}</li>`).join('')}</ul>`;
    expect(servicesOf(html, language)).toEqual(services);
  });

  it('are not what has such a word in its name', () => {
    const services = ['Photo albums', 'Wedding photography', 'Video editing'];
    const html = `<h2>Our services</h2><ul>${services.map((one) => `<li>${one}</li>`).join('')}</ul>`;
    expect(servicesOf(html)).toEqual(services);
  });
});

describe('what a room or a machine has', () => {
  it.each([
    ['en', 'Characteristics', ['Equipped kitchen', 'Full bathroom', 'Wood stove', 'Lake view']],
    ['de', 'Merkmale', ['Küche mit Herd', 'Bad mit Dusche', 'Holzofen', 'Seeblick']],
    ['es', 'Características', ['Cocina equipada', 'Baño completo', 'Chimenea de leña', '2 habitaciones']],
    ['fr', 'Caractéristiques', ['Cuisine équipée', 'Salle de bain', 'Poêle à bois', '2 chambres']],
    ['it', 'Caratteristiche', ['Cucina attrezzata', 'Bagno completo', 'Stufa a legna', '2 camere']],
    ['pt', 'Características', ['Cozinha equipada', 'Casa de banho', 'Lareira', '2 quartos']],
    ['nl', 'Kenmerken', ['Complete keuken', 'Badkamer', 'Houtkachel', '2 slaapkamers']],
  ])('%s: "%s" offers nothing', (language, title, names) => {
    const list = names.map((one) => `<li>${one}</li>`).join('');
    expect(servicesOf(`<h1>Lind</h1><h2>${title}</h2><ul>${list}</ul>`, language)).toEqual([]);
  });
});

describe('pages that laws ask for', () => {
  const body = (...headings: string[]): string =>
    headings
      .map((one) => `<h2>${one}</h2><p>Everything that has to be said of it, as the law asks for.</p>`)
      .join('');

  it.each([
    ['de', 'impressum.html', '', body('Betreiber', 'Zuständige Kammer', 'Urheberrecht')],
    ['fr', 'mentions-legales', '', body('Hébergement', 'Propriété intellectuelle', 'Éditeur du site')],
    ['es', 'p7', 'Política de privacidad | Clínica Sol', body('Responsable', 'Finalidad', 'Derechos')],
    ['pl', 'x', 'Polityka prywatności - Salon Iris', body('Administrator danych', 'Pliki cookies')],
  ])('%s: /%s "%s" offers nothing', (language, path, title, html) => {
    expect(servicesOf(html, language, `https://business.example/${path}`, title)).toEqual([]);
  });

  it('are not those of a lawyer', () => {
    const practice = `<h1>Our services</h1>${card('Divorce')}${card('Conveyancing')}${card('Probate')}`;
    expect(servicesOf(practice, 'en', 'https://business.example/legal-services')).toEqual([
      'Divorce',
      'Conveyancing',
      'Probate',
    ]);
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

  it.each([
    ['en', 'Our services', ['Kidney disease', 'Ear infections', 'Arthritis', 'Broken claws']],
    ['de', 'Leistungen', ['Arthrose', 'Migräne', 'Schmerzen im Nacken']],
    ['es', 'Servicios', ['Dolor de espalda', 'Ciática', 'Insomnio']],
    ['fr', 'Nos services', ['Douleurs du dos', 'Migraines', 'Sciatique']],
    ['it', 'Servizi', ['Mal di schiena', 'Cefalea', 'Dolori al collo']],
    ['pt', 'Serviços', ['Dores de costas', 'Enxaquecas', 'Asma']],
    ['nl', 'Behandelingen', ['Rugpijn', 'Hoofdpijn', 'Artrose']],
    ['pl', 'Usługi', ['Migrena', 'Bóle w plecach', 'Bezsenność']],
    ['ro', 'Servicii', ['Dureri de spate', 'Migrene', 'Insomnie']],
    ['ja', '施術メニュー', ['腰痛', '肩こり', '頭痛']],
  ])('%s: of ailments', (language, title, names) => {
    expect(servicesOf(`<h2>${title}</h2>${list(...names)}`, language)).toEqual([]);
  });

  it.each([
    ['en', 'Our repairs', ['Scratches', 'Pet damage', 'Cigarette burns', 'Loose buttons']],
    ['de', 'Leistungen', ['Kratzer', 'Risse', 'Dellen im Blech']],
    ['fr', 'Nos services', ['Rayures', 'Déchirures', 'Taches de vin']],
    ['it', 'Servizi', ['Graffi', 'Strappi', 'Macchie']],
    ['pl', 'Usługi', ['Rysy', 'Wgniecenia', 'Plamy']],
  ])('%s: of what is to be mended', (language, title, names) => {
    expect(servicesOf(`<h2>${title}</h2>${list(...names)}`, language)).toEqual([]);
  });

  it('so many of them are no damages', () => {
    const names = servicesOf(`<h2>Our services</h2>${list('9 holes', '18 holes', 'Driving range')}`, 'en');
    expect(names).toContain('Driving range');
  });

  it.each([
    ['en', 'Please note: dogs £5'],
    ['de', 'Hinweis: Kurtaxe 3 € pro Person'],
    ['nl', 'Let op: toeslag € 4'],
    ['es', 'Nota: tasa turística 2 €'],
  ])('%s: a note is no name of what has its price', (language, note) => {
    const names = servicesOf(`<h2>Menu</h2><p>Alpha 40 €</p><p>${note}</p><p>Beta 30 €</p>`, language);
    expect(names.map((name) => name.replace(/ \d.*/, ''))).toEqual(['Alpha', 'Beta']);
  });

  it('but what is done against them is offered', () => {
    const names = ['Pain relief', 'Massage for migraine', 'Diabetes care', 'Dent removal', 'Vaccination'];
    expect(servicesOf(`<h2>Our services</h2>${list(...names)}`)).toEqual(names);
  });

  it.each([
    ['en', 'Services', ['Bike hire', 'Bike repairs'], ['Wide choice of helmets', '5 year warranty']],
    ['de', 'Leistungen', ['Radverleih', 'Reparaturen'], ['Große Auswahl an Helmen', '5 Jahre Garantie']],
    [
      'fr',
      'Nos services',
      ['Location de vélos', 'Réparations'],
      ['Vaste choix de casques', 'Garantie 2 ans'],
    ],
    ['es', 'Servicios', ['Alquiler de bicicletas', 'Reparaciones'], ['Amplia gama de cascos']],
    ['nl', 'Diensten', ['Fietsverhuur', 'Reparaties'], ['Ruime keuze aan helmen', '2 jaar garantie']],
  ])('%s: of praise', (language, title, offered, praise) => {
    expect(servicesOf(`<h2>${title}</h2>${list(...offered, ...praise)}`, language)).toEqual(offered);
  });

  it.each([
    ['en', 'Accessories', ['Saddle bags', 'Locks', 'Helmets']],
    ['de', 'Zubehör', ['Packtaschen', 'Schlösser', 'Helme']],
    ['es', 'Accesorios', ['Alforjas', 'Candados', 'Cascos']],
    ['fr', 'Accessoires', ['Sacoches', 'Antivols', 'Casques']],
    ['nl', 'Accessoires', ['Fietstassen', 'Sloten', 'Helmen']],
  ])('%s: but goods under their title are offered', (language, title, names) => {
    expect(servicesOf(`<h2>${title}</h2>${list(...names)}`, language)).toEqual(names);
  });

  it('opens a menu whose entry is a button', () => {
    const links = ['Dakreparatie', 'Schilderwerk', 'Stucwerk']
      .map((one) => `<a href="/x">${one}</a>`)
      .join('');
    const html = `<div class=navbar><a href=/>Home</a><div class=dropdown><button>Onze diensten</button><div class=dropdown-content>${links}</div></div></div><h1>Voor uw huis</h1>`;
    expect(servicesOf(html, 'nl')).toEqual(['Dakreparatie', 'Schilderwerk', 'Stucwerk']);
  });

  it.each([
    ['de', 'Unsere Leistungen', ['Textilreinigung', 'Lederreinigung', 'Teppichreinigung'], 'Service'],
    ['nl', 'Onze diensten', ['Knippen', 'Kleuren', 'Föhnen'], 'Service'],
    ['en', 'Our services', ['Dry cleaning', 'Leather cleaning', 'Carpet cleaning'], 'Services'],
  ])('leaves out what names no more than that something is offered in %s', (language, title, names, bare) => {
    const cards = [...names, bare].map((name) => card(name)).join('');
    expect(servicesOf(`<h2>${title}</h2>${cards}`, language)).toEqual(names);
  });
});

describe('a badge on a card', () => {
  const cardOf = (badge: string, name: string, price: string): string =>
    `<div class="rate"><span>${badge}</span><div class="name">${name}</div><div class="cost">${price}</div></div>`;
  const plain = (name: string, price: string): string =>
    `<div class="rate"><div class="name">${name}</div><div class="cost">${price}</div></div>`;

  it.each([
    ['en', 'Most popular', 'Garden room', 'Attic room'],
    ['en', 'Bestseller', 'Garden room', 'Attic room'],
    ['de', 'Am beliebtesten', 'Gartenzimmer', 'Dachzimmer'],
    ['es', 'Más vendido', 'Habitación jardín', 'Habitación ático'],
    ['fr', 'Coup de cœur', 'Chambre jardin', 'Chambre mansarde'],
    ['it', 'Più richiesto', 'Camera giardino', 'Camera mansarda'],
    ['pt', 'Mais procurado', 'Quarto jardim', 'Quarto sótão'],
    ['nl', 'Populair', 'Tuinkamer', 'Zolderkamer'],
    ['pl', 'Najczęściej wybierany', 'Pokój ogrodowy', 'Pokój na poddaszu'],
    ['ro', 'Cel mai ales', 'Camera grădină', 'Camera mansardă'],
    ['ja', '一番人気', '庭の部屋', '屋根裏部屋'],
  ])('%s: "%s" is no name', (language, badge, one, other) => {
    const html = `<h2>.</h2><div>${plain(other, '€30')}${cardOf(badge, one, '€40')}</div>`;
    expect(servicesOf(html, language)).toEqual([`${other} 30-30 EUR`, `${one} 40-40 EUR`]);
  });
});

describe('what customers are to bring along', () => {
  it.each([
    ['en', 'Please bring the following:', 'Swimming cap', 'Warm towel'],
    ['en', 'Packing list', 'Swimming cap', 'Warm towel'],
    ['de', 'Bitte mitbringen:', 'Badekappe', 'Warmes Handtuch'],
    ['es', 'Qué traer', 'Gorro de baño', 'Toalla de baño'],
    ['fr', 'À apporter :', 'Bonnet de bain', 'Serviette chaude'],
    ['it', 'Cosa portare', 'Cuffia da bagno', 'Asciugamano caldo'],
    ['pt', 'O que trazer', 'Touca de banho', 'Toalha quente'],
    ['nl', 'Gelieve deze zaken mee te brengen:', 'Badmuts', 'Warme handdoek'],
    ['pl', 'Co zabrać', 'Czepek kąpielowy', 'Ciepły ręcznik'],
    ['ro', 'Ce să aduceți', 'Cască de baie', 'Prosop cald'],
    ['ja', '持ち物', '水泳帽', 'タオル'],
  ])('%s: "%s" is over no offers', (language, title, one, other) => {
    const list = `<ul><li><strong>${one}</strong></li><li><strong>${other}</strong></li><li>Sunscreen</li></ul>`;
    const lead = title.endsWith(':') ? `<h2>Services</h2><p>${title}</p>` : `<h2>${title}</h2>`;
    expect(servicesOf(lead + list, language)).toEqual([]);
  });

  it('ends with its list', () => {
    const html =
      '<h2>Services</h2><p>Please bring along:</p><ul><li>Swimming cap</li><li>Warm towel</li></ul><p>Our swimming lessons:</p><ul><li>Baby swimming</li><li>Diving lessons</li><li>Swimming lessons for adults</li></ul>';
    expect(servicesOf(html)).toEqual(['Baby swimming', 'Diving lessons', 'Swimming lessons for adults']);
  });
});

it.each([
  ['ro', 'Lucrare', 'Preț (lei, TVA inclus)'],
  ['de', 'Arbeit', 'Preis (EUR, inkl. MwSt.)'],
  ['pl', 'Usługa warsztatowa', 'Cena (zł)'],
])('%s: the bold first row of a table names columns: %s', (language, work, price) => {
  const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const html = `<h2>.</h2><table>${row(`<b>${work}</b>`, `<b>${price}</b>`)}${row('Turbo XL', '100 €')}${row('Geo ABC', '120 €')}</table>`;
  expect(servicesOf(html, language)).toEqual(['Turbo XL 100-100 EUR', 'Geo ABC 120-120 EUR']);
});

it.each([
  ['en', 'Porridge', 'Oats, banana, walnuts, honey', 'Waffles', 'Cream'],
  ['de', 'Haferbrei', 'Banane, Walnüsse, Honig', 'Waffeln', 'Schlagobers'],
])(
  '%s: what describes one entry of a list by its element describes the others',
  (language, one, long, other, short) => {
    const entry = (name: string, text: string, price: string): string =>
      `<li><span class="n">${name}</span><span class="d">${text}</span><span class="p">${price}</span></li>`;
    const list = (sign: string): string =>
      `<h2>Menu</h2><ul>${entry(one, long, `${sign}7.50`)}${entry(other, short, `${sign}6.00`)}</ul>`;
    expect(servicesOf(list('£'), language)).toEqual([`${one} 7.5-7.5 GBP`, `${other} 6-6 GBP`]);
  },
);

describe('what one of the people has learnt or is good at', () => {
  const list = (entries: string[]): string => `<ul>${entries.map((one) => `<li>${one}</li>`).join('')}</ul>`;

  it.each([
    ['en', 'Meet the team', 'Dr. Ann Lee', 'Training', ['Dry needling', 'Sports taping', 'Manual therapy']],
    [
      'de',
      'Unser Team',
      'Petra Kurz',
      'Fortbildungen',
      ['Lymphdrainage', 'Sportmassage', 'Krankengymnastik'],
    ],
    [
      'fr',
      'Notre équipe',
      'Claire Dumont',
      'Formation :',
      ['Thérapie manuelle', 'Taping', 'Drainage lymphatique'],
    ],
    [
      'es',
      'Nuestro equipo',
      'Laura Gil',
      'Cursos hechos',
      ['Fisioterapia deportiva', 'Punción seca', 'Masaje'],
    ],
    [
      'it',
      'Il nostro team',
      'Anna Riva',
      'Diplomi',
      ['Massaggio sportivo', 'Terapia manuale', 'Linfodrenaggio'],
    ],
    [
      'pl',
      'Nasz zespół',
      'Anna Nowak',
      'Ukończone szkolenia',
      ['Terapia manualna', 'Masaż leczniczy', 'Kinesiotaping'],
    ],
    [
      'ro',
      'Echipa noastră',
      'Ioana Pop',
      'Cursuri absolvite',
      ['Implanturi dentare', 'Albire dentară', 'Chirurgie orală'],
    ],
  ])('%s: is no offer of the business', (language, team, person, title, entries) => {
    const own = `<h2>${person}</h2>${list(entries)}<h3>${title}</h3>${list(entries)}`;
    expect(servicesOf(`<h1>${team}</h1>${own}`, language)).toEqual([]);
  });

  it.each([
    ['Ann Lee, head nurse', 'Omar Said – family doctor', ''],
    ['Ann (Annie) Lee', 'Omar Said', '<h3>Massage therapist</h3>'],
  ])('is none where roles tell who they are: %s', (one, other, role) => {
    const own = (name: string): string =>
      `<h2>${name}</h2>${role}${list(['Wound care', 'Travel vaccines', 'Deep tissue massage'])}`;
    expect(servicesOf(`<h1>Our practice</h1>${own(one)}${own(other)}`)).toEqual([]);
  });

  it.each([
    [
      'a practice called like its owner',
      '<h1>Jane Porter</h1><p>Massage therapist in Leeds.</p><h2>Treatments</h2>',
    ],
    ['courses that somebody teaches', '<h1>Our people</h1><h2>Tom Hill</h2><p>Teacher</p><h3>Classes</h3>'],
    ['services below praise of a team', '<h1>Your team for backs</h1><h2>What we do</h2>'],
    ['titles with capitals', '<h1>Our team</h1><h2>Our Services</h2>'],
  ])('is one under %s', (_, before) => {
    const entries = ['Back massage', 'Head massage', 'Reflexology'];
    expect(servicesOf(`${before}${list(entries)}`)).toEqual(entries);
  });
});

describe('lists whose entries offer nothing', () => {
  const list = (entries: string[]): string => `<ul>${entries.map((one) => `<li>${one}</li>`).join('')}</ul>`;

  it.each([
    [
      'en',
      '<p>Our parties are perfect for:</p>',
      ['School-aged children', 'Family celebrations', 'First birthdays'],
    ],
    ['de', '<h3>Für wen ist das</h3>', ['Eltern mit Babys', 'Großeltern', 'Familienfeiern']],
    ['fr', '<p>Idéal pour :</p>', ['Femmes enceintes', 'Préparation aux examens', 'Sportifs']],
    ['es', '<h3>Ideal para</h3>', ['Bodas', 'Cumpleaños infantiles', 'Reuniones']],
    ['nl', '<h3>Voor wie</h3>', ['Kinderfeestjes', 'Bruiloften', 'Zwangere vrouwen']],
  ])('%s: say for whom something is: %s', (language, over, entries) => {
    expect(servicesOf(`<h1>Milo</h1>${over}${list(entries)}`, language)).toEqual([]);
  });

  it.each([
    [
      'en',
      'Symptoms to watch for: Pets hide pain well.',
      ['Bad breath', 'Reluctant chewing', 'Swollen gums'],
    ],
    ['es', 'Síntomas: venga cuando note algo de esto.', ['Rigidez matinal', 'Hormigueo en manos', 'Dolor']],
  ])('%s: tell the symptoms of what is treated', (language, over, entries) => {
    const [first, ...others] = entries.map((one) => `<li>${one}</li>`);
    const html = `<h1>Milo</h1><ul>${over}<br><li><br>${first}</li>${others.join('')}</ul>`;
    expect(servicesOf(html, language)).toEqual([]);
  });

  it.each([
    ['en', 'April', ['5 Colour-belt grading', '12-14 Training camp', '20th State champs']],
    ['de', 'Mai', ['02. Gürtelprüfung', '16. Sommerlager', '23. Vereinsfest']],
    ['fr', 'Juin', ['6 Stage de danse', '14 Passage de grades', '21 Gala']],
  ])('%s: tell what is on in a month', (language, month, entries) => {
    expect(servicesOf(`<h1>Club</h1><h3>${month}</h3>${list(entries)}`, language)).toEqual([]);
  });

  it.each([
    ['en', ['3 bedrooms', '2 bathrooms', 'Fully equipped kitchen', 'Washing machine']],
    ['de', ['3 Schlafzimmer', '2 Badezimmer', 'Offene Küche', 'Waschmaschine']],
    ['nl', ['5 slaapkamers', '2 badkamers', 'Open keuken', 'Wasmachine']],
    ['it', ['2 camere da letto', '1 bagno', 'Cucina attrezzata', 'Giardino privato']],
    ['fr', ['2 chambres', '6 couchages', 'Cuisine équipée', 'Lave-linge']],
  ])('%s: tell what a home to let has', (language, entries) => {
    expect(servicesOf(`<h1>Dune</h1><h2>Dune 4</h2>${list(entries)}`, language)).toEqual([]);
    const cards = entries.map(
      (one) => `<div><h3>${one}</h3><p>Bright, new and quiet, with a view of the garden.</p></div>`,
    );
    expect(servicesOf(`<h1>Dune</h1>${cards.join('')}`, language)).toEqual([]);
  });

  it.each([
    [
      'what is treated',
      '<p>These treatments are perfect for dry skin:</p>',
      ['Hydra facial', 'Oxygen facial', 'Deep cleansing'],
    ],
    [
      'packages for somebody',
      '<h2>Perfect for brides</h2>',
      ['Bridal make-up', 'Wedding hair', 'Trial session'],
    ],
    [
      'what is counted',
      '<h2>Courses</h2>',
      ['10 swimming lessons', '5 private lessons', 'Parent and baby class'],
    ],
    ['homes by their size', '<h2>Our services</h2>', ['1 bedroom flats', '2 bedroom houses', 'Office moves']],
  ])('are not %s', (_, over, entries) => {
    expect(servicesOf(`${over}${list(entries)}`)).toEqual(entries);
  });
});
