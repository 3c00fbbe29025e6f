/** Callers who change their minds, refuse, ask back and repeat themselves. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [week]), template, 'Europe/Berlin');
const dental = agent('en', 'dental');
const wish = "I'd like an appointment";

describe('when the team calls back is known by nobody here', () => {
  it.each([
    ['en', 'how long till you call me back?'],
    ['de', 'Wann rufen Sie mich zurück?'],
    ['es', '¿Cuándo me llamarán?'],
    ['fr', 'Dans combien de temps serai-je rappelé ?'],
    ['it', 'Tra quanto mi richiamate?'],
    ['pt', 'Quando é que me ligam?'],
    ['nl', 'Wanneer word ik teruggebeld?'],
    ['pl', 'Kiedy oddzwonicie?'],
    ['ro', 'Când mă sunați?'],
    ['ja', 'いつお電話いただけますか'],
  ])('%s: %s', async (language, text) => {
    expect(await lastSaid(agent(language, 'dental'), [text])).toBe(wordsFor(language).say.unknown);
  });

  it.each([
    ['de', 'Wie lange dauert die Behandlung?'],
    ['en', 'when do you close?'],
  ])('%s: %s is no such question', async (language, text) => {
    expect(await lastSaid(agent(language, 'dental'), [text])).not.toBe(wordsFor(language).say.unknown);
  });
});

describe('who will not tell his number', () => {
  it.each([
    ['en', wish, "I don't want to give you my number"],
    ['de', 'Ich brauche einen Termin', 'meine Nummer geb ich nicht raus'],
    ['es', 'Quería pedir cita', 'no quiero dar mi número'],
    ['fr', 'Je voudrais un rendez-vous', 'je préfère ne pas le donner'],
    ['it', 'Vorrei un appuntamento', 'preferisco non darlo'],
    ['pt', 'Queria uma marcação', 'prefiro não dizer'],
    ['nl', 'Ik wil een afspraak maken', 'dat zeg ik liever niet'],
    ['pl', 'Chcę się umówić', 'wolę nie podawać'],
    ['ro', 'Vreau o programare', 'nu vreau să dau numărul'],
  ])('%s: is asked on', async (language, begin, refusal) => {
    const { say } = wordsFor(language);
    const said = await play(agent(language, 'dental'), [begin, 'Vera Lund', refusal]);
    expect(said.at(-1)).not.toBe(said.at(-2));
    expect(said.at(-1)).not.toContain(say.didNotCatch);
  });

  it('is asked once more at the end', async () => {
    const said = [
      wish,
      'Vera Lund',
      'my number is none of your business',
      'check-up',
      'Thursday',
      'ten',
      'yes',
    ];
    expect((await play(dental, said)).at(-1)).toBe(
      'Without a number the team can’t call you back. What number can we reach you at?',
    );
  });
});

describe('what is set right at once', () => {
  it.each([
    ['en', 'restaurant', 'a table for four, no wait, five, on Thursday', 'number of people: 5'],
    ['de', 'restaurant', 'einen Tisch für vier, nein, fünf, am Donnerstag', 'Personen: 5'],
  ])('%s: %s people', async (language, template, begin, told) => {
    const rest =
      language === 'en'
        ? ['Vera Lund', 'at noon', '0151 23456789']
        : ['Vera Lund', 'um zwölf', '0151 23456789'];
    expect((await play(agent(language, template), [begin, ...rest])).at(-1)).toContain(told);
  });

  it.each([
    ['Tuesday, no wait, Thursday', 'day: Thursday'],
    ['Thursday, not Friday', 'day: Thursday'],
    ['today?', 'day: Friday'],
  ])('a day: %s', async (day, told) => {
    const said = [wish, 'Vera Lund', '0151 23456789', 'check-up', day, 'ten'];
    expect((await play(dental, said, { now: '2026-03-06T07:00:00Z' })).at(-1)).toContain(told);
  });

  it.each([
    ['Vera, Vera Lund', 'name: Vera Lund'],
    ['Vera', 'name: Vera'],
  ])('a name: %s', async (name, told) => {
    const said = [wish, name, '0151 23456789', 'check-up', 'Thursday', 'ten'];
    expect((await play(dental, said)).at(-1)).toContain(told);
  });
});

it.each([
  ['en', 'Are you closed on Sunday?', 'say that again slower'],
  ['de', 'Haben Sie am Sonntag zu?', 'noch mal, etwas langsamer bitte'],
  ['es', '¿Cierran el domingo?', 'repita más despacio'],
  ['fr', 'Vous êtes fermés dimanche ?', 'répétez plus lentement'],
  ['it', 'Siete chiusi domenica?', 'può ripetere più piano'],
  ['pt', 'Fecham no domingo?', 'repita mais devagar'],
  ['nl', 'Bent u zondag dicht?', 'nog een keer, langzamer'],
  ['pl', 'Czy w niedzielę jest zamknięte?', 'proszę powtórzyć wolniej'],
  ['ro', 'Este închis duminică?', 'repetați mai rar'],
  ['ja', '日曜日は休みですか', 'もう一度ゆっくりお願いします'],
])('%s: %s, %s: is said again', async (language, asked, text) => {
  const [first, again] = await play(agent(language, 'general'), [asked, text]);
  expect(again).toBe(`${wordsFor(language).say.ofCourse} ${first!}`);
});

it.each([
  ['en', "what's your name?"],
  ['de', 'Mit wem spreche ich?'],
  ['es', '¿Con quién hablo?'],
  ['fr', 'À qui je parle ?'],
  ['it', 'Con chi parlo?'],
  ['pl', 'Z kim rozmawiam?'],
])('%s: %s is told who answers', async (language, text) => {
  const business = agent(language, 'general');
  expect(await lastSaid(business, [text])).toBe(wordsFor(language).say.robot(business.businessName));
});

it('an emergency is no address', async () => {
  const said = ['the tap is dripping', 'Vera Lund', '0151 23456789', "it's an emergency really"];
  expect((await play(agent('en', 'home_services'), said)).at(-1)).toContain('At what address');
});

it.each([
  ['jutro na siódmą wieczorem', '19:00'],
  ['jutro na dwunastą', '12:00'],
])('Polish: %s', async (when, time) => {
  const said = ['chciałabym stolik dla dwóch osób', 'Wanda Lis', when, '601 234 567'];
  expect((await play(agent('pl', 'restaurant'), said)).at(-1)).toContain(time);
});

it('a name is told as a whole while the next question stands open', async () => {
  const said = [wish, 'Lund', 'Vera Lund', '0151 23456789', 'check-up', 'Thursday', 'ten'];
  expect((await play(dental, said)).at(-1)).toContain('name: Vera Lund');
});

it('a part of the day is no day', async () => {
  const said = [wish, 'Vera Lund', '0151 23456789', 'check-up', 'morning', 'Thursday'];
  expect((await play(dental, said)).at(-1)).toMatch(/day: Thursday.*time: morning/);
});

it('what is set right of an order, and when it is for, is kept', async () => {
  const said = [
    'vorrei ordinare tre calzoni',
    'Vera Lunardi',
    'no aspetti, quattro calzoni',
    '333 1234567',
    'per le otto',
  ];
  const last = (await play(agent('it', 'restaurant'), said)).at(-1)!;
  expect(last).toContain('quattro calzoni');
  expect(last).toContain('per le otto');
});

it.each([
  ['it', 'È una persona o un robot?'],
  ['it', 'È una macchina?'],
  ['it', 'Scusi, è un robot o una persona vera?'],
  ['it', 'È una persona reale?'],
  ['pt', 'É uma pessoa ou uma máquina?'],
  ['pt', 'Desculpe, é uma pessoa de verdade?'],
  ['pt', 'É um robô ou uma pessoa real?'],
])('%s: %s is told what answers', async (language, text) => {
  const business = agent(language, 'general');
  expect(await lastSaid(business, [text])).toBe(wordsFor(language).say.robot(business.businessName));
});

it.each([
  ['it', "C'è una macchina per il caffè?"],
  ['it', 'Vorrei sapere se per me e una persona anziana c’è posto'],
  ['pt', 'Há lugar para mim e uma pessoa de cadeira de rodas?'],
])('%s: %s does not ask who speaks', async (language, text) => {
  const business = agent(language, 'general');
  expect(await lastSaid(business, [text])).not.toBe(wordsFor(language).say.robot(business.businessName));
});
