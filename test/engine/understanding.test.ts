/** What callers mean, in their own words: compounds, synonyms, sizes, questions that want no yes or no. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import type { Passage } from '../../domain/knowledge/types.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const week = hours(['tue', 'wed', 'thu', 'fri', 'sat'], '09:00', '18:00', 'Tue-Sat 9-18');

const ask = (language: string, facts: Fact[], text: string, passages: Passage[] = []): Promise<string> => {
  const agent = agentOf(
    knowledge(language, [fact('name', { text: 'Atelier' }, 'Atelier'), ...facts], passages),
    'general',
    'Europe/Berlin',
  );
  return lastSaid(agent, [text]);
};

const passage = (heading: string, text: string): Passage => ({ url: 'https://site.example/', heading, text });

describe('questions for a time get no yes', () => {
  it.each([
    ['en', 'When are you open on Saturday?'],
    ['en', 'What hours are you open on Saturday?'],
    ['de', 'Wann haben Sie am Samstag geöffnet?'],
    ['es', '¿Cuándo están abiertos el sábado?'],
    ['fr', 'Quand êtes-vous ouverts le samedi ?'],
    ['it', 'Quando siete aperti il sabato?'],
    ['pt', 'Quando estão abertos ao sábado?'],
    ['nl', 'Wanneer zijn jullie zaterdag open?'],
  ])('%s: %s', async (language, question) => {
    const text = await ask(language, [week], question);
    expect(text).toMatch(/9/);
    expect(text).not.toMatch(/^(?:yes|ja|sí|oui|sì|sim)\b/i);
  });

  it.each([
    ['en', 'Are you open on Saturday?', /^Yes\./],
    ['de', 'Haben Sie am Samstag geöffnet?', /^Ja\./],
  ])('%s: %s still does', async (language, question, expected) => {
    expect(await ask(language, [week], question)).toMatch(expected);
  });
});

const cuts = [service('Herrenhaarschnitt', '29 €', 29), service('Damenhaarschnitt', '48 €', 48)];
const apart = [service('Haarschnitt Herren', '31 €', 31), service('Bartpflege', '15 €', 15)];
const english = [
  service('Gents cut', '£22', 22),
  service('Ladies cut', '£42', 42),
  service('Beard trim', '£10', 10),
];

describe('the same thing in other words', () => {
  it.each([
    ['de', cuts, 'Was kostet ein Herrenschnitt?', /29 €/],
    ['de', cuts, 'Wie viel kostet ein Haarschnitt für Frauen?', /48 €/],
    ['de', cuts, 'Was kostet ein Männerhaarschnitt?', /29 €/],
    ['de', apart, 'Was kostet ein Herrenschnitt?', /31 €/],
    ['de', [service('Räderwechsel', '30 €', 30)], 'Was kostet ein Reifenwechsel?', /30 €/],
    ['en', english, 'How much is a men’s haircut?', /£22/],
    ['en', english, 'What do you charge for a haircut for men?', /£22/],
    ['en', english, 'How much is a ladies haircut?', /£42/],
    [
      'en',
      [service('Tap replacement', '£60 – £90', 60)],
      'What does it cost to have a tap replaced?',
      /£60 – £90/,
    ],
    ['en', [service('Gel Manicure', '$42', 42)], 'How much for a gel mani?', /\$42/],
    [
      'en',
      [service('Deep clean, 2 bedrooms', '$240', 240)],
      'How much is a deep clean for two bedrooms?',
      /\$240/,
    ],
    [
      'de',
      [service('Margherita', 'S 7,50 €, L 12,50 €', 7.5)],
      'Was kostet eine große Margherita?',
      /: L 12,50 €/,
    ],
    [
      'en',
      [service('Cut', 'Stylist £42, Senior stylist £50', 42)],
      'How much is a cut with a senior stylist?',
      /: Senior stylist £50/,
    ],
  ])('%s %j: %s', async (language, facts, question, expected) => {
    expect(await ask(language, facts, question)).toMatch(expected);
  });

  it.each([
    ['de', cuts, 'Was kostet ein Kinderschnitt?'],
    ['de', cuts, 'Was kostet eine Herrenmaniküre?'],
    ['de', [service('Ölwechsel', '79 €', 79)], 'Was kostet ein Reifenwechsel?'],
    ['de', [service('Herrenhemd bügeln', '3 €', 3)], 'Was kostet ein Herrenschnitt?'],
    ['en', english, 'How much is a service call?'],
    ['en', [service('Hybrid bikes', '$15/hour', 15)], 'Do you sell used bikes?'],
  ])('%s %j is no answer to %s', async (language, facts, question) => {
    expect(await ask(language, facts, question)).not.toMatch(/\d/);
  });

  it.each([
    ['en', english, 'How much is a kids haircut?', 'Gents cut: £22, Ladies cut: £42 and Beard trim: £10'],
    [
      'en',
      [service('Boiler service', '£89', 89)],
      'How much is a boiler installation?',
      'Boiler service: £89',
    ],
    ['en', [service('5-class pass', '$80', 80)], 'How much is a day pass?', '5-class pass: $80'],
  ])('%s %j only comes near %s', async (language, facts, question, near) => {
    expect(await ask(language, facts, question)).toBe(
      `I don’t know that for certain. What comes nearest on our website is: ${near}. May I take your number so that someone can call you back?`,
    );
  });
});

describe('answers from the page’s own words', () => {
  it('say one item of a list, not the run of all', async () => {
    const text = await ask('en', [], 'Is there parking?', [
      passage(
        'Good to know',
        'Root canal treatment\nNight guards\nFree parking is behind the building.\nBring your card.',
      ),
    ]);
    expect(text).toBe('Our website says: Free parking is behind the building.');
  });

  it('put no space before a mark where a tag stood', async () => {
    const text = await ask('en', [], 'Do you take dogs?', [passage('', 'Dogs may come in , of course .')]);
    expect(text).toBe('Our website says: Dogs may come in, of course.');
  });

  it('take the areas from under their heading', async () => {
    const text = await ask('en', [], 'Do you cover Pudsey?', [
      passage('Areas we cover', 'Leeds, Pudsey and Otley.'),
    ]);
    expect(text).toContain('Leeds, Pudsey and Otley.');
  });

  it('join two sentences where neither answers alone', async () => {
    const text = await ask('en', [], 'Do I need proof of vaccination?', [
      passage('', 'All pets must be current on rabies vaccination. Please bring proof to your first visit.'),
    ]);
    expect(text).toContain('vaccination. Please bring proof');
  });

  it.each([
    ['a heading without more', [passage('Dublin', 'Dublin')], 'Is there a Dublin branch?'],
    ['another question', [passage('', 'Are your products safe for pets?')], 'Is it safe for pets?'],
    [
      'the line of copyright',
      [passage('', '© 2023 Okafor LLP. Results do not guarantee more.')],
      'Do you have a guarantee?',
    ],
  ])('never answer with %s', async (_, passages, question) => {
    expect(await ask('en', [], question, passages)).toMatch(/don’t (?:know|see)/);
  });

  it('tell whether an appointment is needed instead of taking one down', async () => {
    const text = await ask('en', [], 'Do I need an appointment?', [
      passage('', 'You need no appointment for a nail trim.'),
    ]);
    expect(text).toContain('no appointment for a nail trim');
  });

  it('take no booking where the site says that none is taken', async () => {
    const text = await ask('en', [], 'Can I book a table for four?', [
      passage('', 'Walk-ins only, we don’t take bookings.'),
    ]);
    expect(text).toContain('Walk-ins only');
  });
});
