/** What is asked after a question for the hours, and several questions in one turn, ten languages. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, phone, service } from './businesses.ts';
import { converse } from './converse.ts';

const shop = (language: string, sold: string) =>
  agentOf(
    knowledge(language, [
      fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'),
      hours(['mon', 'tue', 'wed', 'fri'], '09:00', '18:00', 'Mo-We, Fr 9-18'),
      hours(['thu'], '10:00', '20:00', 'Th 10-20'),
      hours(['sat'], '11:00', '14:00', 'Sa 11-14'),
      hours(['sun'], null, null, 'Su -', { closed: true }),
      phone,
      fact('address', { printed: '12 Mill Lane, Harwick' }, '12 Mill Lane, Harwick'),
      service(sold, '40 €', 40),
    ]),
    'general',
    'Europe/Berlin',
  );

/** A Wednesday afternoon. */
const now = '2026-03-04T14:00:00Z';

const last = async (language: string, said: string[], sold = 'Gala'): Promise<string> =>
  (await converse(shop(language, sold), said, { now })).at(-1)!.text;

const hour = (language: string, of: number): RegExp => {
  const time = wordsFor(language)
    .say.time(of * 60)
    .replace(/ (?:Uhr|uur)/u, '');
  return new RegExp(`(?<!\\d)${time}(?!\\d)`, 'u');
};

/** Whether it is open on Thursday, and then: at seven; until when; the day after; the same on Saturday; whether that is sure. */
const thursday: [string, string, string, string, string, string, string][] = [
  [
    'en',
    'Are you open on Thursday?',
    'And at seven?',
    'Until when?',
    'And the day after?',
    'Same on Saturday?',
    'Really?',
  ],
  [
    'de',
    'Haben Sie am Donnerstag auf?',
    'Und um sieben?',
    'Bis wann?',
    'Und am Tag danach?',
    'Am Samstag genauso?',
    'Wirklich?',
  ],
  [
    'es',
    '¿Abren el jueves?',
    '¿Y a las siete?',
    '¿Hasta cuándo?',
    '¿Y al día siguiente?',
    '¿Igual el sábado?',
    '¿En serio?',
  ],
  [
    'fr',
    'Vous êtes ouverts jeudi ?',
    'Et à dix-neuf heures ?',
    'Jusqu’à quand ?',
    'Et le lendemain ?',
    'Pareil samedi ?',
    'Vraiment ?',
  ],
  [
    'it',
    'Siete aperti giovedì?',
    'E alle sette?',
    'Fino a quando?',
    'E il giorno dopo?',
    'Sabato uguale?',
    'Davvero?',
  ],
  [
    'pt',
    'Estão abertos na quinta?',
    'E às sete?',
    'Até quando?',
    'E no dia seguinte?',
    'Sábado é igual?',
    'A sério?',
  ],
  [
    'nl',
    'Zijn jullie donderdag open?',
    'En om zeven uur?',
    'Tot wanneer?',
    'En de dag erna?',
    'Zaterdag hetzelfde?',
    'Echt waar?',
  ],
  [
    'pl',
    'Czy w czwartek jest otwarte?',
    'A o siódmej wieczorem?',
    'Do kiedy?',
    'A następnego dnia?',
    'W sobotę tak samo?',
    'Naprawdę?',
  ],
  ['ro', 'E deschis joi?', 'Și la șapte?', 'Până când?', 'Și a doua zi?', 'La fel sâmbătă?', 'Serios?'],
  [
    'ja',
    '木曜日は開いていますか？',
    '19時は？',
    '何時までですか？',
    '次の日は？',
    '土曜日も同じですか？',
    '本当ですか？',
  ],
];

describe('after a question for a day', () => {
  it.each(thursday)('%s: %s %s: a time is of that day', async (language, day, at) => {
    const text = await last(language, [day, at]);
    expect(text.startsWith(wordsFor(language).say.yes)).toBe(true);
    expect(text).toMatch(hour(language, 20));
  });

  it.each(thursday)('%s: %s %s %s: the end is of that day', async (language, day, _at, until) => {
    const text = await last(language, [day, until]);
    expect(text).toMatch(hour(language, 20));
    expect(text).not.toMatch(hour(language, 18));
  });

  it.each(thursday)('%s: %s %s %s %s: the day after is known', async (language, day, _at, _until, after) => {
    const text = await last(language, [day, after]);
    expect(text).toMatch(hour(language, 9));
    expect(text).not.toMatch(hour(language, 20));
  });

  it.each(thursday)('%s: %s %s %s %s %s: another day is told', async (language, day, _a, _u, _d, same) => {
    expect(await last(language, [day, same])).toMatch(hour(language, 11));
  });

  it.each(thursday)(
    '%s: %s %s %s %s %s %s: it is said again',
    async (language, day, _a, _u, _d, _s, sure) => {
      expect(await last(language, [day, sure])).toBe(await last(language, [day]));
    },
  );

  it('another topic ends it', async () => {
    const text = await last('en', ['Are you open on Thursday?', 'Where are you?', 'Are you open at seven?']);
    expect(text).toBe('No. Today, Wednesday, we are open from 9 am to 6 pm.');
  });

  it('the end is asked of the other days where that one is closed', async () => {
    const text = await last('en', ['Are you open on Sunday?', 'What time do you close?']);
    expect(text).toMatch(/^Our hours are/);
  });
});

describe('several questions in a turn', () => {
  it.each([
    ['en', 'What’s your phone number and until when are you open today?', /0142/, 18],
    ['de', 'Wie ist Ihre Telefonnummer und bis wann haben Sie heute auf?', /0142/, 18],
    ['es', '¿Cuál es su teléfono y hasta qué hora abren hoy?', /0142/, 18],
    ['fr', 'Quel est votre numéro et jusqu’à quelle heure êtes-vous ouverts aujourd’hui ?', /0142/, 18],
    ['it', 'Qual è il vostro numero e fino a che ora siete aperti oggi?', /0142/, 18],
    ['pt', 'Qual é o telefone e até que horas abrem hoje?', /0142/, 18],
    ['nl', 'Wat is jullie telefoonnummer en tot hoe laat zijn jullie vandaag open?', /0142/, 18],
    ['pl', 'Jaki jest numer telefonu i do której dziś jest otwarte?', /0142/, 18],
    ['ro', 'Ce număr de telefon aveți și până la ce oră e deschis azi?', /0142/, 18],
    ['en', 'Are you open tomorrow, and by the way what’s your address?', /Mill Lane/, 20],
    ['de', 'Haben Sie morgen auf, und übrigens, wie ist die Adresse?', /Mill Lane/, 20],
    ['nl', 'Zijn jullie morgen open, en trouwens, wat is het adres?', /Mill Lane/, 20],
    ['pl', 'Czy jutro jest otwarte, a przy okazji, jaki jest adres?', /Mill Lane/, 20],
    ['ja', '明日は開いてますか、住所はどこですか？', /Mill Lane/, 20],
    ['ro', 'Cât costă Gala și e deschis sâmbătă?', /40/, 14],
    ['nl', 'Hoe laat gaan jullie zaterdag open en hoe laat dicht?', /11/, 14],
  ] as const)('%s: %s', async (language, text, told, closes) => {
    const said = await last(language, [text]);
    expect(said).toMatch(told);
    expect(said).toMatch(hour(language, closes));
  });

  it.each([
    ['pt', 'Como é que chego aí?', /Mill Lane/],
    ['it', 'Qual è l’indirizzo?', /Mill Lane/],
  ])('%s: %s is one', async (language, text, told) => {
    expect(await last(language, [text])).toMatch(told);
  });
});
