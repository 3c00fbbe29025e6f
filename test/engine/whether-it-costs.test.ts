/** Whether something costs more, is in the price or has none yet; how many minutes or days; and "when" that only joins. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge, service } from './businesses.ts';
import { pagesOf, replyTo } from './converse.ts';

const ask = (language: string, lines: string, question: string, priced = 'Balayage') =>
  replyTo(
    agentOf(knowledge(language, [service(priced, '40', 40)], pagesOf(lines)), 'general', 'Europe/London'),
    question,
  );

describe('whether something costs more', () => {
  it.each([
    [
      'en',
      'Ear plucking can be added to a full groom at no extra charge.',
      'Do you charge extra for ear plucking?',
      'no extra charge',
    ],
    [
      'de',
      'Der Preis der Paarmassage gilt für zwei Personen.',
      'Gilt der Preis bei der Paarmassage pro Person?',
      'zwei Personen',
    ],
    [
      'es',
      'Atención también domingos y feriados, sin cambios en la tarifa.',
      '¿Me cobran más si voy un feriado?',
      'sin cambios',
    ],
    ['fr', 'Le shampoing est compris dans la coupe.', 'Le shampoing est en plus du prix ?', 'compris'],
    [
      'it',
      'Le trasferte sono da calcolare separatamente.',
      'La trasferta è compresa nel prezzo?',
      'separatamente',
    ],
    ['nl', 'Alle prijzen zijn exclusief BTW.', 'Zijn jullie prijzen met of zonder btw?', 'exclusief'],
  ])('%s: %s', async (language, line, question, told) => {
    const { text, sources } = await ask(language, `${line}\nWelcome.`, question);
    expect(text).toContain(told);
    expect(sources).toHaveLength(1);
  });

  it.each([
    ['en', 'Apartment', 'Every apartment has a dishwasher.', 'Is there an extra charge for the apartment?'],
    ['en', 'Dogs', 'We sell food supplements for dogs.', 'Do you charge extra for dogs?'],
    ['en', 'Breakfast', 'Our exclusive breakfast club is on Monday.', 'Do I pay extra for breakfast?'],
    ['de', 'Apartment', 'Das Apartment hat einen Balkon.', 'Kostet das Apartment extra?'],
    ['de', 'Frühstück', 'Das Frühstück ist einmalig gut bei uns.', 'Kostet das Frühstück extra?'],
    ['de', 'Bart schneiden', 'Iva schneidet auch Bärte.', 'Kostet Bart schneiden extra?'],
    ['en', 'Extra bed', 'Each bed has a separate lamp.', 'Do you have extra beds?'],
  ])(
    'is told by the price and no word that only looks alike: %s %s',
    async (language, name, line, question) => {
      const { text } = await ask(language, `${line}\nWelcome.`, question, name);
      expect(text).toContain('40');
      expect(text).not.toContain(line);
    },
  );

  it('is no answer to how much it is', async () => {
    const { sources } = await ask(
      'en',
      'Ear plucking is in the price of every groom.\nWelcome.',
      'How much is ear plucking?',
    );
    expect(sources.map(({ quote }) => quote)).not.toContain('40');
  });
});

describe('a price that is left open', () => {
  it.each([
    ['en', 'Gutters :: Quote on site', 'How much would the gutters be?', 'Quote on site'],
    ['en', 'The price of removals varies with the distance.', 'And what does a removal cost?', 'varies'],
    ['de', 'Dachrinnen :: Preis auf Anfrage', 'Was kosten die Dachrinnen?', 'auf Anfrage'],
    ['es', 'Canalones :: Precio a consultar', '¿Cuánto cuestan los canalones?', 'a consultar'],
    ['fr', 'Gouttières :: Sur devis', 'Combien coûtent les gouttières ?', 'Sur devis'],
    ['it', 'Grondaie :: Su preventivo', 'Quanto costano le grondaie?', 'Su preventivo'],
    ['pt', 'Caleiras :: Sob consulta', 'Quanto custam as caleiras?', 'Sob consulta'],
    ['nl', 'Dakgoten :: Op aanvraag', 'Wat kosten de dakgoten?', 'Op aanvraag'],
    ['pl', 'Rynny :: Wycena indywidualna', 'Ile kosztują rynny?', 'indywidualna'],
    ['ro', 'Jgheaburi :: La cerere', 'Cât costă jgheaburile?', 'La cerere'],
  ])('%s: %s', async (language, line, question, told) => {
    const { text } = await ask(language, `${line}\nWelcome.`, question);
    expect(text).toContain(told);
    expect(text).not.toContain(wordsFor(language).say.mayITakeYourNumber);
  });
});

it.each([
  ['The vegan lunch is available on request.', 'How much is the vegan lunch?'],
  ['Wedding cakes can be made on request', 'How much are wedding cakes?'],
])('what is made on request has no open price: %s', async (line, question) => {
  const { text } = await ask('en', `${line}\nWelcome.`, question);
  expect(text).toContain(wordsFor('en').say.mayITakeYourNumber);
});

describe('how many of a unit of time', () => {
  it.each([
    ['en', 'The course is held over 6 weeks.', 'How many weeks is the course?', '6 weeks'],
    ['fr', 'Stage sur 2 jours consécutifs', 'Le stage dure combien de jours ?', '2 jours'],
    [
      'fr',
      'Permis B :: 20h de conduite minimum',
      'Il faut combien d’heures de conduite pour le permis B ?',
      '20h',
    ],
    [
      'ro',
      'Oferim garanție de 30 de zile pentru fiecare candidat.',
      'Câte zile avem garanție?',
      '30 de zile',
    ],
    ['de', 'Kurs für Anfänger :: 20h', 'Wie viele Stunden hat der Kurs für Anfänger?', '20h'],
    ['nl', '15+ jaar ervaring :: Vakkundig advies en service', 'Hoeveel jaar ervaring hebben jullie?', '15+'],
  ])('%s: %s', async (language, line, question, told) => {
    expect((await ask(language, `${line}\nWelcome.`, question)).text).toContain(told);
  });

  it.each([
    ['The course is for children from 5 to 7 years.', 'How many years is the course?'],
    ['The course takes 3 hours.', 'How many weeks is the course?'],
    ['The driving course has lessons of 90 min each.', 'How many months does the driving course take?'],
  ])('is no other unit and no age: %s', async (line, question) => {
    expect((await ask('en', `${line}\nWelcome.`, question)).sources).toEqual([]);
  });
});

describe('"when" that only joins', () => {
  it('asks for no time', async () => {
    const line = 'When you book your van in for its MOT, we need to know the make and model.';
    const { text } = await ask(
      'en',
      `${line}\nWelcome.`,
      'What do you need to know from me when I book the MOT?',
    );
    expect(text).toContain('make and model');
  });
});

describe('days of a month and what is paid', () => {
  it.each([
    [
      'pl',
      'Płatności należy dokonywać do 10 dnia każdego miesiąca.',
      'Do którego dnia miesiąca trzeba zapłacić?',
      '10 dnia',
    ],
    ['it', 'I prezzi comprendono la prima colazione.', 'La colazione è compresa nel prezzo?', 'comprendono'],
    ['en', 'We opened our doors in January 2020.', 'How long have you been open?', 'January 2020'],
  ])('%s: %s', async (language, line, question, told) => {
    expect((await ask(language, `${line}\nWelcome.`, question)).text).toContain(told);
  });
});
