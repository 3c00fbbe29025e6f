/** What a line shares with a question, and whether that tells the answer. */
import { describe, expect, it } from '@jest/globals';
import {
  evidenceNames,
  minProbability,
  minProbabilityOf,
  type Evidence,
} from '../../engine/builtin/evidence/evidence.ts';
import { indexKnowledge } from '../../engine/builtin/evidence/retrieval.ts';
import { lexiconFor } from '../../engine/builtin/language/lexicons.ts';
import { askShop } from './ask-shop.ts';
import { agentOf, fact, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const page = (...lines: string[]): Record<string, string> => ({
  '': `<h1>Willow</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`,
});

describe('a piece that leaves much out', () => {
  const zero = Object.fromEntries(evidenceNames.map((name) => [name, 0])) as Evidence;

  it.each([
    ['has no word as it was said', { stated: 1 }],
    ['has few, and the site says the rest elsewhere', { literal: 0.3, stated: 0.5 }],
  ])('%s: has to be surer', (_, evidence) => {
    const least = minProbabilityOf('anything', { ...zero, ...evidence });
    expect(least).toBeGreaterThan(minProbability);
  });

  it.each([
    ['speaks of the topic', { topicShared: 1 }],
    ['holds all of it in other words', { coverageFull: 1 }],
    ['is a rule on what may come along', { allows: 1 }],
  ])('%s: is told as others are', (_, evidence) => {
    expect(minProbabilityOf('anything', { ...zero, ...evidence })).toBe(minProbability);
  });
});

describe('small words with the stem of a telling one', () => {
  it.each([
    ['es', ['Elige el plan como prefieras.', 'Cosemos sombreros.'], '¿Se puede comer algo ahí?', /prefieras/],
    ['es', ['Paga usted una vez al mes.', 'Cosemos sombreros.'], '¿Reparan mesas?', /al mes/],
    ['pt', ['Paga uma vez por mês.', 'Cosemos chapéus.'], 'Reparam mesas?', /por mês/],
    ['pt', ['Ouvimos cada cliente com calma.', 'Cosemos chapéus.'], 'Vendem cadeados?', /cada/],
    ['de', ['Wir sind anders als andere.', 'Wir nähen Hüte.'], 'Nehmen Sie Änderungen vor?', /anders/],
    ['nl', ['Wij werken met aandacht.', 'Wij maken hoeden.'], 'Hebben jullie een meter?', /aandacht/],
    ['ro', ['Pălării care țin mult.', 'Coasem pălării.'], 'Tratați carii?', /care țin/],
    ['it', ['Lavoriamo solo su misura.', 'Cuciamo cappelli.'], 'Avete il solare?', /solo/],
  ])('%s: %j', async (language, lines, question, never) => {
    expect(await askShop(page(...lines), question, language)).not.toMatch(never);
  });
});

describe('forms of a verb', () => {
  it('Spanish: that of callers who say "vosotros"', async () => {
    const said = await askShop(
      page('Lavamos toldos y carpas.', 'Cosemos sombreros.'),
      '¿Laváis toldos?',
      'es',
    );
    expect(said).toMatch(/dice: Lavamos toldos/);
  });
});

describe('forms of a noun', () => {
  it.each([
    ['Doet u ook kantoren?', 'Schoonmaak van kantoorruimte'],
    ['Legt u ook vloeren?', 'Wij leggen uw vloer in een dag'],
    ['Hebt u ook scheermessen? En papieren zakken?', 'Zakken van papier'],
  ])('Dutch: %s', async (question, line) => {
    expect(await askShop(page(line, 'Wij naaien hoeden.'), question, 'nl')).toContain(line);
  });
});

describe('the words of a phrase apart from each other', () => {
  it.each([
    ['en', 'Keys are cut in two minutes.', 'Do you do key cutting?'],
    ['en', 'We heat your water with heaters of our own.', 'Do you sell a water heater?'],
  ])('%s: %s', async (language, line, question) => {
    expect(await askShop(page(line, '–'), question, language)).toContain(line.replace(/[.]$/, ''));
  });
});

describe('who presents himself in quotation marks', () => {
  const said = '“Ich bin Ada Birke, Schneiderin aus Köln.\nSeit neun Jahren nähe ich Hüte in Bonn und Köln.”';
  const customer = '“Ada Birke hat meinen Hut neun Jahre lang immer wieder schön gemacht, danke dafür.”';
  const pages = (heading: string, text: string): Record<string, string> => ({
    '': `<h1>Weide</h1><p>Wir reparieren Schirme.</p><h2>${heading}</h2>${text.replace(/.+/g, '<p>$&</p>')}`,
  });

  it('is no customer', async () => {
    expect(await askShop(pages('Ada Birke', said), 'Wo nähen Sie Hüte?', 'de')).toContain('Bonn und Köln');
  });

  it('is one under another heading', async () => {
    expect(await askShop(pages('Stimmen', customer), 'Wie lange machen Sie schon Hüte?', 'de')).not.toContain(
      'neun Jahre',
    );
  });
});

describe('parts of an address', () => {
  it.each([
    ['en', '5 Mill Road, Oakham, LE15 6AB', 'Which village are you in?'],
    ['en', '5 Mill Road, Oakham, LE15 6AB', 'Which road is the shop on?'],
    ['de', 'Mühlweg 5, 76829 Landau', 'Welche Postleitzahl haben Sie?'],
    ['fr', '5 rue du Moulin, 21410 Mâlain', "Et le code postal, s'il vous plaît ?"],
    ['es', 'Calle del Molino 5, 28901 Getafe', '¿Cuál es el código postal?'],
    ['it', 'Via del Mulino 5, 27029 Vigevano', 'Che codice postale avete?'],
    ['pt', 'Rua do Moinho 5, 2500-100 Caldas da Rainha', 'Qual é o código postal?'],
    ['nl', 'Molenweg 5, 2880 Bornem', 'Wat is de postcode?'],
    ['pl', 'ul. Młyńska 5, 45-001 Opole', 'Jaki jest kod pocztowy?'],
    ['ro', 'Strada Morii 5, 435200 Borșa', 'Care e codul poștal?'],
    ['ja', '〒500-8833 岐阜県岐阜市神田町5-1', '郵便番号を教えてください'],
  ])('%s: %s', async (language, address, question) => {
    expect(await askShop(page(address, '–'), question, language)).toContain(address);
  });
});

describe('a fax', () => {
  it.each([
    ['en', 'Fax: 01572 555 011', 'Where can I fax the order?'],
    ['de', 'Fax: 06341 555 011', 'Wie ist Ihre Faxnummer?'],
    ['fr', 'Fax : 03 80 55 50 11', 'Vous avez un numéro de fax ?'],
    ['es', 'Fax: 916 55 50 11', '¿Tienen número de fax?'],
  ])('%s: has the number behind the word', async (language, line, question) => {
    const said = await askShop(page('Tel: 0800 555 010', line), question, language);
    expect(said).toContain(line.replace(' :', ':'));
    expect(said).not.toMatch(/555 010|certain|sicher|certitude|seguridad/);
  });

  it('is not had where the site names none', async () => {
    expect(await askShop(page('Tel: 01572 555 010'), 'What is your fax number?')).not.toMatch(/fax: /iu);
  });
});

describe('a price asked for without a word for money', () => {
  it.each(['What does a beard trim come to?', 'What does a beard trim start at?'])('%s', async (question) => {
    const barber = page('Beard trim – $18', 'Head shave – $25', 'From beard trims to shaves, we do it all.');
    expect(await askShop(barber, question)).toMatch(/18/);
  });
});

describe('what a price is for', () => {
  it('is nothing that is free of something', async () => {
    const said = await askShop(
      {
        '': '<h2>Moths</h2><p>A week later they are gone, and the wardrobe stays moth-free and fresh.</p><h2>Fleas</h2><p>We clear them too.</p>',
      },
      'How much do you charge for moths?',
    );
    expect(said).not.toMatch(/website says: .*moth-free/);
  });

  it('is no supplement of what has a price', async () => {
    const cafe = {
      '':
        '<h2>La carte</h2><p>Le Renard</p><p>14,50 €</p><h3>6,00 €</h3><p>+2€ dans la formule Renard</p>' +
        '<h2>Jeunes</h2><p>Les formules coûtent 2 € de moins aux moins de vingt ans.</p>',
    };
    expect(await askShop(cafe, 'Combien coûte la formule Renard ?', 'fr')).not.toMatch(/\+2€/);
  });

  it('is nothing else that shares a word, where the thing itself is offered', async () => {
    const inn = page(
      'Barley soup – $7',
      'Onion soup – $6',
      'Grain bowl with kale, radish, roast squash, seeds, herbs and a poached egg. $11',
    );
    expect(await askShop(inn, 'How much is a bowl of soup?')).not.toMatch(/\$11/);
  });
});

describe('who', () => {
  it('is told by no hours', async () => {
    const said = await askShop(page('Open Monday to Friday 9am-5pm'), 'Who picks up when I call you guys?');
    expect(said).not.toMatch(/9/);
  });

  it('is nobody whose name is that of the place', async () => {
    const about =
      'Poda de setos sin prisa, tala de altura con arnés, recogida de ramas con certificado, riego y abono. Junto a la M-9, Polígono Los Almendros, Getafe. Más de 30 años.';
    const printed = 'Calle Olmo 3, Polígono Los Almendros, 28901 Getafe';
    const gardener = agentOf(
      knowledge('es', [fact('other', { text: about }, about), fact('address', { printed }, printed)]),
      'general',
      'Europe/Madrid',
    );
    expect(await lastSaid(gardener, ['¿Quién es el dueño?'])).not.toMatch(/setos/);
  });
});

const boats = [
  'Hunde bleiben draußen.',
  'Die Boote liegen am Steg.',
  'Schwimmwesten gibt es für alle.',
  'Am Ufer steht eine Bank.',
  'Der Wind kommt meist aus Westen.',
  'Kinder fahren mit den Eltern.',
  'Im Herbst werden die Boote geputzt.',
  'Die Karte gilt einen Tag.',
  'Jede Karte ist übertragbar.',
  'Verlorene Karten werden ersetzt.',
  'Karten gibt es das ganze Jahr.',
  'Auf der Karte steht der Name.',
];

describe('labels', () => {
  it.each([
    ['en', 'Is there a parking lot?', '<ul><li>Deer Park Ale $9</li><li>Stout $8</li></ul>', /^Yes/],
    [
      'es',
      '¿Recogéis el coche en la empresa?',
      '<p>Lavamos coches.</p><p>+4.800 empresas contentas</p>',
      /4\.800/,
    ],
    ['it', 'Avete uno sconto per studenti?', '<p>Promozioni Orari</p>', /Promozioni Orari/],
    [
      'de',
      'Kann ich an der Kasse mit Karte zahlen?',
      `${boats.map((line) => `<p>${line}</p>`).join('')}<h2>Zeiten</h2><p>Die Bootskasse: 06351 / 12 41 74</p>`,
      /steht: .*06351/,
    ],
  ])('%s: %s', async (language, question, body, never) => {
    expect(await askShop({ '': `<h1>Willow</h1>${body}` }, question, language)).not.toMatch(never);
  });
});

describe('since when', () => {
  it.each([
    [
      'de',
      '<p>Imkerei am Hang seit 10. September 2020.</p><p>Wir haben Honig.</p>',
      'Seit wann gibt es die Imkerei?',
    ],
    [
      'en',
      '<p>Family bakery since 3 May 2020.</p><p>We bake rye bread.</p>',
      'How long have you been around?',
    ],
  ])('%s: a year behind a day', async (language, body, question) => {
    expect(await askShop({ '': `<h1>Willow</h1>${body}` }, question, language)).toMatch(/2020/);
  });

  it.each([
    ['en', 'Hat makers since 1992.', 'Since what year have you been in Oakham?'],
    ['en', 'Hat makers since 1992.', 'What year did the shop start?'],
    ['de', 'Hutmacherei seit 1992.', 'In welchem Jahr habt ihr angefangen?'],
    ['fr', 'Chapelier depuis 1992.', "Depuis quelle année existe l'atelier ?"],
    ['es', 'Cosemos sombreros en Lugo desde 1992.', '¿Desde qué año existe el taller?'],
    ['it', 'Cappellai dal 1992.', 'Da che anno esiste il negozio?'],
    ['nl', 'Hoedenmakers sinds 1992.', 'Sinds welk jaar bestaat de winkel?'],
    ['ro', 'Pălării din 1992.', 'Din ce an există magazinul?'],
  ])('%s: %s', async (language, line, question) => {
    const said = await askShop(page(line, 'Willow 5'), question, language);
    expect(said).toMatch(/(?:says|steht|dit|dice|zegt|spune) ?: .*1992/u);
  });
});

describe('when something comes back', () => {
  it('is told by "the same day"', async () => {
    const said = await askShop(
      page('Whoever sends a quote request hears back from us the same day.', 'We mend roofs.'),
      'If I send a quote request when will I hear back?',
    );
    expect(said).toMatch(/same day/);
  });
});

describe('how long a lesson is', () => {
  it('is told by no FAQ without a length that asks how lessons are planned', async () => {
    const faq =
      '<h1>Willow</h1><h3>How are your lessons scheduled?</h3><p>Lessons are planned by when we both have time.</p>' +
      '<h3>Do you teach children?</h3><p>Yes, from six on.</p>';
    expect(await askShop({ '': faq }, 'How long is one lesson?')).toMatch(/don’t know/);
  });
});

describe('asked about booking', () => {
  it.each([
    ['en', '01572 555 010', 'Can you give me the number to book?'],
    ['es', '916 55 50 10', '¿Me da el teléfono para reservar?'],
    ['fr', '03 80 55 50 10', 'Vous me donnez le numéro pour réserver ?'],
  ])('%s: the number is told to who asks for it', async (language, number, question) => {
    expect(await askShop(page(`Tel: ${number}`), question, language)).toContain(number);
  });

  it('French: whether it goes online begins no request', async () => {
    expect(await askShop(page('Nous cousons.'), 'On peut réserver sur internet ?', 'fr')).not.toMatch(/note/);
  });
});

describe('what stands above', () => {
  it('is told with a line that only repeats the question', async () => {
    const tours = {
      '': '<h1>Willow</h1><h2>Ridge tour – 2 hours</h2><p>The most popular tour of all.</p><h2>Lake tour</h2><p>An easy one.</p>',
    };
    expect(await askShop(tours, 'Which is the most popular tour of all?')).toMatch(/Ridge tour/);
  });

  it('opens the list that is asked for', async () => {
    const school = {
      '':
        '<h1>Willow</h1><h2>Crafts</h2><p>You can take classes in the following crafts:</p>' +
        '<p>Pottery, weaving, and glass.</p><p>In the hall hang the works of our pupils, and a hundred books on crafts stand beside.</p>',
    };
    expect(await askShop(school, 'Which crafts do you offer classes in?')).toMatch(
      /says: .*Pottery, weaving/,
    );
  });
});

describe('what is asked beside contact data', () => {
  it('is told by the sentence on it, and by no address alone', async () => {
    const said = await askShop(
      page(
        'Mail: kiln@willow.example',
        'Do not order glazes by e-mail.',
        'We fire pots.',
        'Glazes stand in the shop.',
        'Order clay at the desk.',
      ),
      'Can I order Amber glazes by sending an e-mail?',
    );
    expect(said).toMatch(/Do not order/);
  });
});

describe('rooms', () => {
  it.each([
    ['en', 'Double', 'How much is a double room?'],
    ['it', 'Doppia', 'Quanto costa una camera doppia?'],
    ['es', 'Doble', '¿Cuánto cuesta una habitación doble?'],
  ])('%s: are called by their size alone', async (language, name, question) => {
    const list = `<h1>Willow</h1><h2>GuestRooms</h2><ul><li>${name}: 64 €</li><li>Suite: 91 €</li></ul>`;
    expect(await askShop({ '': list }, question, language)).toMatch(/64/);
  });
});

describe('what a business does, as callers ask for it', () => {
  it.each([
    ['de', 'impft', 'impfen'],
    ['de', 'ändert', 'ändern'],
    ['de', 'schneidet', 'schneiden'],
    ['de', 'vermietet', 'vermieten'],
    ['nl', 'knipt', 'knippen'],
    ['nl', 'haalt', 'halen'],
    ['nl', 'verkoopt', 'verkopen'],
    ['nl', 'onderhoudt', 'onderhouden'],
  ])('%s: "%s" is a form of "%s"', (language, asked, told) => {
    const { stemsOf } = lexiconFor(language).lexicon;
    expect(stemsOf(asked)).toEqual(stemsOf(told));
  });
});

describe('whether one books online', () => {
  it('is told by the line on that, and by no number to call', async () => {
    const salon = page(
      'Bel voor een afspraak naar ons telefoonnummer 016 55 50 10.',
      'Een afspraak kunt u hier ook online boeken.',
    );
    expect(await askShop(salon, 'Kan ik online een afspraak maken?', 'nl')).toMatch(/online boeken/);
  });
});

describe('how long a thing takes', () => {
  it.each([
    ['en', 'Our classic polish is a treatment of 40 minutes.', 'How long does a classic take?'],
    [
      'nl',
      'De klassieke polijstbeurt is een behandeling van ruim 40 minuten.',
      'Hoe lang duurt een klassieke?',
    ],
  ])('%s: stands behind what it is of', async (language, line, question) => {
    expect(await askShop(page(line, 'Willow 5'), question, language)).toMatch(/(?:says|zegt): .*40/u);
  });
});

describe('what is needed for a booking', () => {
  it.each([
    'What do you need to know from me when I book the boiler check?',
    'What makes it easy to order the same thing again?',
  ])('begins none: %s', async (question) => {
    expect(await askShop(page('Boiler check: $40', 'Boiler repair: $90'), question)).not.toMatch(/Gladly/);
  });
});

describe('an automatic gearbox', () => {
  it('is no question for a robot', async () => {
    const said = await askShop(page('Uczymy jeździć.'), 'Czy można uczyć się na aucie z automatem?', 'pl');
    expect(said).not.toMatch(/asystentem AI/);
  });
});

it('what stands in a list and among the services is counted once', () => {
  const { lexicon } = lexiconFor('en');
  const passage = {
    url: 'https://willow.example/',
    heading: 'Services',
    text: '- nail clipping,\n- ear cleaning',
  };
  const { count } = indexKnowledge(
    [fact('service', { name: 'nail clipping' }, '- nail clipping,')],
    [passage],
    lexicon,
  );
  expect(count(lexicon.stemOf('ear'))).toBe(1);
  expect(count(lexicon.contentOf('nail clipping')[0]!)).toBe(1);
});

it.each(["I'm in a wheelchair, can I get in?", 'My mum uses a wheelchair, can she get in?'])(
  'what was told is what is asked about: %s',
  async (question) => {
    const shop = page('The shop is wheelchair accessible.', 'We do no home visits, but please get in touch.');
    expect(await askShop(shop, question)).toContain('wheelchair accessible');
  },
);

it.each([
  ['en', 'Doggy day care', 'Do the dogs have to be vaccinated for doggy day care?', /^Yes/],
  ['de', 'Große Wäsche', 'Muss mein Hund für die große Wäsche nüchtern sein?', /^Ja/],
  ['nl', 'Grote wasbeurt', 'Moet mijn hond nuchter zijn voor de grote wasbeurt?', /^Ja/],
])(
  '%s: %s: what is needed for it is not told by its being offered',
  async (language, name, question, yes) => {
    const agent = agentOf(knowledge(language, [fact('service', { name }, name)]), 'general');
    expect(await lastSaid(agent, [question])).not.toMatch(yes);
  },
);
