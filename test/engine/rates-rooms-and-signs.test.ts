/** What an hour costs, what a set price holds, when guests get in, which room suits, and what the house is next to. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { askShop, callShop } from './ask-shop.ts';
import { lastSaid } from './converse.ts';

const page = (...lines: string[]) => ({
  '': `<h1>Willow Shop</h1>${lines.map((line) => (line.startsWith('<') ? line : `<p>${line}</p>`)).join('')}`,
});

describe('the price of an hour', () => {
  const list = (hour: string) =>
    page(
      '<h2>Xyz</h2>',
      `<table><tr><td>Alfa</td><td>149 €</td></tr><tr><td>Beta</td><td>79 €</td></tr><tr><td>Gamma</td><td>45 €</td></tr></table>`,
      hour,
    );
  it.each([
    ['en', 'Labour: 48 € per hour.', 'How much do you charge per hour?'],
    ['de', 'Arbeitszeit: 48 € pro Stunde.', 'Was nehmen Sie pro Stunde?'],
    ['es', 'Mano de obra: 48 € por hora.', '¿Cuánto cobran por hora?'],
    ['fr', 'Main-d’œuvre : 48 € de l’heure.', 'Vous prenez combien de l’heure ?'],
    ['it', 'Manodopera: 48 € l’ora.', 'Quanto prendete all’ora?'],
    ['nl', 'Arbeidsloon: 48 € per uur.', 'Wat kost het per uur?'],
    ['pt', 'Mão de obra: 48 € por hora.', 'Quanto levam por hora?'],
    ['pl', 'Robocizna: 48 € za godzinę.', 'Ile bierzecie za godzinę?'],
    ['ro', 'Manoperă: 48 € pe oră.', 'Cât luați pe oră?'],
  ])('%s: is none of the whole list', async (language, hour, question) => {
    const said = await askShop(list(hour), question, language);
    expect(said).toContain('48');
    expect(said).not.toContain('149');
  });
});

describe('what a set price holds', () => {
  it.each([
    [
      'fr',
      '<li>Formule Aube (entrée, dessert) – 18 €</li>',
      ['La formule Aube coûte combien ?', 'Il y a quoi dedans ?'],
      /entrée, dessert/,
    ],
    [
      'it',
      '<li>Menu Alba (antipasto, primo piatto) – 18 €</li>',
      ['Quanto costa il menu Alba?', 'Cosa c’è dentro?'],
      /antipasto, primo piatto/,
    ],
  ] as const)(
    '%s: stands in brackets behind its name, and is asked of what was spoken of',
    async (language, item, turns, told) => {
      expect(
        await callShop(page('<h2>Menu</h2>', `<ul>${item}<li>Xyz – 9 €</li></ul>`), turns, language),
      ).toMatch(told);
    },
  );

  it('is told without the small word before its price', async () => {
    const shop = page('<h2>Tarifs</h2>', 'Forfait chiot : trois vaccins et la puce électronique pour 210 €.');
    const said = await askShop(shop, 'Qu’est-ce qu’il y a dans le forfait chiot ?', 'fr');
    expect(said).toMatch(/électronique$/u);
  });
});

describe('a house with rooms', () => {
  const houses = {
    it: page(
      '<h2>Informazioni</h2>',
      'La camera Viola al piano terra è adatta a persone in sedia a rotelle. Tutte le camere hanno il bagno.',
      '<h2>Arrivo e partenza</h2>',
      'Check-in dalle 15 alle 20, check-out entro le 10.',
      'Nelle camere è vietato fumare.',
      '<h2>Prenotare</h2>',
      'Chiediamo una caparra del 30 %; cancellazione gratuita fino a 14 giorni prima dell’arrivo, dopo tratteniamo la caparra.',
    ),
    fr: page(
      '<h2>Infos</h2>',
      'La chambre Violette au rez-de-chaussée convient aux fauteuils roulants. Toutes les chambres ont une douche.',
      '<h2>Arrivée et départ</h2>',
      'Arrivée de 15h à 20h, départ avant 10h.',
      'Il est interdit de fumer dans les chambres.',
      '<h2>Réserver</h2>',
      'Nous demandons des arrhes de 30 % ; annulation gratuite jusqu’à 14 jours avant l’arrivée.',
    ),
    en: page(
      '<h2>Info</h2>',
      'The Violet room on the ground floor suits wheelchair users. All rooms have a shower.',
      '<h2>Your stay</h2>',
      'Check-in 3pm to 8pm, check-out by 10am.',
      'No smoking in the rooms.',
      '<h2>Booking</h2>',
      'We ask for a deposit of 30 %; free cancellation until 14 days before arrival.',
    ),
  };
  const ask = (language: keyof typeof houses, question: string): Promise<string> => {
    const url = 'https://inn.example/';
    const html = `<html lang=${language}><head><title>Willow Inn</title></head><body>${houses[language]['']}</body></html>`;
    const known = composeKnowledge([readPage({ url, html })], {
      url,
      readAt: new Date('2026-03-04T15:00:00Z'),
    });
    return lastSaid(agentOf(known, 'hotel'), [question]);
  };

  it.each([
    ['it', 'Mia madre è in sedia a rotelle, avete una camera adatta?', /Viola/],
    ['it', 'Avete una camera al piano terra?', /Viola/],
    ['fr', 'Vous auriez une chambre pour une personne en fauteuil roulant ?', /Violette/],
    ['en', 'Have you got a room for somebody in a wheelchair?', /Violet/],
  ] as const)(
    '%s: says which one suits before it takes a wish down: %s',
    async (language, question, told) => {
      expect(await ask(language, question)).toMatch(told);
    },
  );

  it.each([
    ['it', 'Quando possiamo entrare in camera?', /dalle 15/],
    ['it', 'Da che ora possiamo entrare?', /dalle 15/],
    ['fr', 'Quand est-ce qu’on peut entrer dans la chambre ?', /15h/],
    ['en', 'When can we get into the room?', /3pm/],
  ] as const)('%s: has its room ready from a time: %s', async (language, question, told) => {
    expect(await ask(language, question)).toMatch(told);
  });
});

it.each([
  [
    'it',
    'Dove trovarci',
    'Accanto al distributore Rondo, a 300 metri dal ponte.',
    'Vicino a cosa siete?',
    'Rondo',
  ],
  ['fr', 'Où nous trouver', 'En face de la halle Rondo.', 'C’est en face de quoi ?', 'Rondo'],
  ['en', 'Where to find us', 'Opposite the Rondo cinema.', 'What are you opposite?', 'Rondo'],
])(
  '%s: what a line begins with under the way there is beside the house',
  async (language, heading, line, question, told) => {
    expect(await askShop(page(`<h2>${heading}</h2>`, line), question, language)).toContain(told);
  },
);

it('fr: so is what a line begins with beside the address, whatever stands over both', async () => {
  const shop = page('<h2>Accès</h2>', 'En face de la halle Rondo.', '12 rue des Halles, 56000 Vannes');
  expect(await askShop(shop, 'Vous êtes en face de quoi ?', 'fr')).toContain('Rondo');
});

it.each([
  ['Mi dà il CAP?', /10023/],
  ['Mi lascia un recapito telefonico?', /011 555 4370/],
  ['Fate la convergenza?', /^(?!Sì)/],
])('it: %s', async (question, told) => {
  const shop = page(
    'Via Andorno 62, 10023 Chieri (TO) – 011 555 4370',
    '<h2>Listino</h2>',
    '<ul><li>Equilibratura 8 €</li><li>Freni 90 €</li></ul>',
  );
  expect(await askShop(shop, question, 'it')).toMatch(told);
});
