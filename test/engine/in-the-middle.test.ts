/** What callers say in the middle of a request that answers no question of it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const agent = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
const begun = 'I want a table for four tomorrow at noon';

describe('another language', () => {
  it.each([
    ['de', 'Ich heiße Ana Lopez und ich hätte gern einen ruhigen Tisch', 'Unter welcher Nummer'],
    ['es', 'Me llamo Ana Lopez y quisiera una mesa tranquila', 'En qué número'],
    ['fr', 'Je m’appelle Ana Lopez et je voudrais une table tranquille', 'quel numéro'],
    ['it', 'Mi chiamo Ana Lopez e vorrei un tavolo tranquillo', 'quale numero'],
    ['pt', 'O meu nome é Ana Lopez e queria uma mesa calma', 'número'],
  ])('is followed, with all that was said so far: %s', async (_, said, next) => {
    expect(await lastSaid(agent('en'), [begun, said])).toContain(next);
  });

  it('says days and times as it does', async () => {
    const said = [begun, 'Können Sie bitte Deutsch mit mir sprechen?', 'Ana Lopez', '0117 496 0111'];
    expect(await lastSaid(agent('en'), said)).toContain('Tag: Samstag, 7. März; Uhrzeit: 12 Uhr');
  });

  it.each(['Juan de la Cruz', 'Maria da Silva e Costa', 'Claire du Pont'])(
    'is not spoken by %s',
    async (name) => {
      expect(await lastSaid(agent('en'), [begun, name])).toContain('What number');
    },
  );

  it.each([
    ['de', 'es brennt in der Küche'],
    ['es', 'mi marido no puede respirar'],
    ['fr', 'mon mari ne respire plus'],
  ])('tells danger, which goes before everything: %s', async (language, said) => {
    expect(await lastSaid(agent('en'), [begun, said])).toBe(wordsFor(language).say.danger);
  });
});

describe('a word to hear whether somebody listens', () => {
  it.each([
    ['en', begun, ['hello?', 'are you still there?']],
    ['de', 'Ich möchte einen Tisch reservieren', ['Hallo?', 'Sind Sie noch da?']],
    ['es', 'Quisiera reservar una mesa', ['¿Hola?', '¿Sigue ahí?']],
    ['fr', 'Je voudrais réserver une table', ['allô ?', 'Vous m’entendez ?']],
    ['it', 'Vorrei prenotare un tavolo', ['Pronto?', 'Mi sente?']],
    ['pt', 'Queria reservar uma mesa', ['Está aí?']],
    ['nl', 'Ik wil een tafel reserveren', ['Hallo?', 'Bent u er nog?']],
    ['pl', 'Chciałbym zarezerwować stolik', ['Halo?', 'Słyszy mnie pani?']],
    ['ro', 'Aș dori o rezervare', ['Alo?', 'Mai sunteți acolo?']],
    ['ja', '予約したいのですが', ['もしもし', '聞こえますか']],
  ])('is answered, and the question asked again: %s', async (language, wish, said) => {
    const [, ...replies] = await play(agent(language), [wish, ...said]);
    for (const reply of replies) expect(reply).toContain(wordsFor(language).say.here);
  });
});

it.each([
  ['en', begun.replace(' tomorrow at noon', ''), 'I don’t mind'],
  ['fr', 'Je voudrais réserver une table pour quatre personnes', 'peu importe'],
  ['es', 'Quisiera reservar una mesa para cuatro', 'da igual'],
  ['nl', 'Ik wil een tafel voor vier personen reserveren', 'maakt niet uit'],
])('any day will do, and nothing is dropped: %s', async (language, wish, said) => {
  const [, , reply] = await play(agent(language), [wish, 'Ana Lopez', said]);
  expect(reply).not.toBe(wordsFor(language).say.canceled);
});

it('a time that is set right is no question for the hours', async () => {
  const said = [begun, 'Ana Lopez', '0117 496 0111', 'wait, can you make that one o’clock?'];
  expect(await lastSaid(agent('en'), said)).toContain('time: 1');
});

it('the number that is wrong is asked for, twice if need be', async () => {
  const said = [begun, 'Ana Lopez', '0117 496 0111', 'no, the number is wrong', '0117 496 0222'];
  expect(await lastSaid(agent('en'), said)).toContain('phone number: 0117 496 0222');
  expect(await lastSaid(agent('en'), [...said, 'still wrong, it is 0117 496 0333'])).toContain(
    '0117 496 0333',
  );
});
