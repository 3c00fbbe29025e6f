/** What callers set right after all was noted, tell before it is asked for, or tell in their own way. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const agent = (language: string, template: string) =>
  agentOf(knowledge(language, []), template, 'Europe/London');

describe('after all was noted', () => {
  it.each([
    [
      'en',
      'A table for three on Friday at noon, my name is Nora Brandt, 0117 496 0154',
      'yes',
      'oh wait, it’s Lara, not Nora',
      'Lara Brandt',
    ],
    [
      'en',
      'A table for three on Friday at noon, my name is Nora Brandt, 0117 496 0154',
      'yes',
      'sorry, make it six people',
      'people: 6',
    ],
    [
      'de',
      'Ein Tisch für drei am Freitag um zwölf, mein Name ist Nora Brandt, 0117 496 0154',
      'ja',
      'ach nein, lieber Samstag',
      'Samstag',
    ],
    [
      'fr',
      'Je voudrais une table pour trois vendredi à midi, je m’appelle Nora Brandt, 0117 496 0154',
      'oui',
      'ah non, plutôt samedi',
      'samedi',
    ],
    [
      'es',
      'Quiero una mesa para tres el viernes a las doce, me llamo Nora Brandt, 0117 496 0154',
      'sí',
      'perdón, seremos seis personas',
      'personas: 6',
    ],
    [
      'pl',
      'Chcę stolik dla trzech osób w piątek o dwunastej, nazywam się Nora Brandt, 0117 496 0154',
      'tak',
      'w sobotę, nie w piątek',
      'sobota',
    ],
  ])('it is read out once more with what is set right, %s: %s', async (language, wish, yes, said, noted) => {
    const last = await lastSaid(agent(language, 'restaurant'), [wish, yes, said]);
    expect(last).toContain(noted);
    expect(last).toContain('0117 496 0154');
  });

  it.each(['no, that’s all, thanks', 'do you have parking?', 'bye', 'see you on Saturday then, bye'])(
    'and else it is over: %s',
    async (said) => {
      const wish = 'A table for three on Friday at noon, my name is Nora Brandt, 0117 496 0154';
      expect(await lastSaid(agent('en', 'restaurant'), [wish, 'yes', said])).not.toContain('repeat that');
    },
  );
});

it.each([
  ['en', 'Hi, my name is Nora Brandt', 'I would like an appointment'],
  ['de', 'Guten Tag, mein Name ist Nora Brandt', 'Ich hätte gern einen Termin'],
  ['es', 'Hola, me llamo Nora Brandt', 'Quisiera pedir cita'],
  ['fr', 'Bonjour, je m’appelle Nora Brandt', 'Je voudrais un rendez-vous'],
  ['it', 'Buongiorno, mi chiamo Nora Brandt', 'Vorrei un appuntamento'],
  ['nl', 'Goedemiddag, mijn naam is Nora Brandt', 'Ik wil graag een afspraak maken'],
])('a name that was told first is not asked for, %s', async (language, hello, wish) => {
  const { say } = wordsFor(language);
  const [first, second] = await play(agent(language, 'salon'), [hello, wish]);
  expect(first).toBe(say.greeting);
  const asked = await play(agent(language, 'salon'), [wish]);
  expect(second).toContain(say.startBooking);
  expect(second).not.toBe(asked[0]);
});

describe('an address of e-mail as it is said', () => {
  const begun = ['I need an appointment', 'Nora Brandt'];
  it.each([
    ['n dot brandt at post dot example', 'n.brandt@post.example'],
    ['nora underscore brandt 77 at post dot co dot uk', 'nora_brandt77@post.co.uk'],
    ['nora dash brandt at north dash sea dot example', 'nora-brandt@north-sea.example'],
  ])('is whole: %s', async (said, address) => {
    const rest = ['0117 496 0154', 'a divorce', 'the house'];
    expect(await lastSaid(agent('en', 'legal'), [...begun, said, ...rest])).toContain(`e-mail: ${address}`);
  });
});

describe('what is told in the place of a name', () => {
  it.each([
    ['nl', 'Ik wil een tafel reserveren', 'met z’n tweeën'],
    ['en', 'I want to book a table', 'just me'],
    ['it', 'Vorrei prenotare un tavolo', 'solo io'],
    ['de', 'Ich möchte einen Tisch reservieren', 'zu zweit'],
  ])('is who comes: %s', async (language, wish, said) => {
    const replies = await play(agent(language, 'restaurant'), [wish, said]);
    expect(replies[1]!.endsWith(replies[0]!.split(/(?<=[.!])\s/u).at(-1)!)).toBe(true);
  });

  it('a title with a full stop is no end of a name', async () => {
    const said = [
      'Ich brauche einen Termin',
      'Frau Dr. von der Aue',
      '0117 496 0154',
      'Schneiden',
      'Freitag',
      '12 Uhr',
    ];
    expect(await lastSaid(agent('de', 'salon'), said)).toContain('Dr. von der Aue;');
  });
});

it('the number of this call is no service, and a town behind a street none either', async () => {
  const said = [
    'I want to book a cleaning',
    'Nora Brandt, 0117 496 0154',
    '12 Elm Street Oakham',
    'same number',
    'windows',
    'Friday',
  ];
  const last = await lastSaid(agent('en', 'cleaning'), said);
  expect(last).toMatch(/service: windows; address: 12 Elm Street Oakham;/);
});

it.each([
  ['en', 'I would like an appointment on Friday after work'],
  ['de', 'Ich hätte gern einen Termin am Freitag nach der Arbeit'],
  ['fr', 'Je voudrais un rendez-vous vendredi après le travail'],
  ['es', 'Quisiera cita el viernes después del trabajo'],
])('a part of the day is kept with its day, %s', async (language, wish) => {
  const last = await lastSaid(agent(language, 'salon'), [wish, 'Nora Brandt', 'cut', '0117 496 0154']);
  expect(last).toMatch(/after work|nach der Arbeit|après le travail|después del trabajo/u);
});

it('who says goodbye after his number was told hears what was taken down, and is called back', async () => {
  const said = ['I need an appointment', 'Nora Brandt', '0117 496 0154', 'bye'];
  const medical = agent('en', 'medical');
  expect(await lastSaid(medical, said)).toContain(
    'name: Nora Brandt; phone number: 0117 496 0154. Is that right?',
  );
  expect(await lastSaid(medical, [...said, 'yes'])).toBe(wordsFor('en').say.noted);
});

describe('what is said after all was noted, with the name of a part of it, changes nothing', () => {
  it.each([
    ['en', 'I need an appointment', 'oil change', 'on Friday', 'yes', 'And does the car get washed?'],
    ['en', 'I need an appointment', 'oil change', 'on Friday', 'yes', 'the car is in good hands, thanks'],
    ['de', 'Ich brauche einen Termin', 'Ölwechsel', 'Freitag', 'ja', 'Und wird das Auto gewaschen?'],
    ['fr', 'Je voudrais un rendez-vous', 'la vidange', 'vendredi', 'oui', 'Et la voiture est lavée ?'],
    ['it', 'Vorrei un appuntamento', 'cambio olio', 'venerdì', 'sì', 'E la macchina viene lavata?'],
  ])('%s: %s', async (language, wish, matter, day, yes, more) => {
    const said = [wish, 'Nora Brandt', '0117 496 0154', 'Ford Puma', matter, day, yes, more];
    const told = await play(agent(language, 'auto_repair'), said);
    expect(told).toContain(wordsFor(language).say.noted);
    expect(told.at(-1)).not.toContain('0117 496 0154');
  });
});

it.each([
  ['it', 'Buona sera, vorrei un taglio giovedì', 'sera'],
  ['ro', 'Bună seara, vreau un tuns joi', 'seara'],
  ['en', 'Good evening, I would like a haircut on Thursday', 'evening'],
  ['pt', 'Boa noite, queria um corte na quinta', 'noite'],
  ['es', 'Buenas tardes, quiero un corte el jueves', 'tardes'],
])('a greeting wishes for no part of a day, %s', async (language, wish, part) => {
  const told = await play(agent(language, 'salon'), [wish, 'Nora Brandt', '0117 496 0154', 'x']);
  expect(told.join(' ')).not.toContain(`: ${part}`);
});
