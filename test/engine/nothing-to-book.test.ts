/** What sounds like a request or a question for the assistant, and is none. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [week]), template, 'Europe/Berlin');
const reply = (language: string, template: string, text: string): Promise<string> =>
  lastSaid(agent(language, template), [text]);

describe('who is to be turned to is no question for the name of the assistant', () => {
  it.each([
    ['en', 'Who are you insured with?'],
    ['de', 'Mit wem spreche ich wegen einer Hochzeit?'],
    ['es', '¿Con quién hablo para una boda?'],
    ['fr', 'À qui je parle pour un mariage ?'],
    ['it', 'Con chi parlo per un matrimonio?'],
    ['pt', 'Com quem falo sobre um casamento?'],
    ['nl', 'Met wie spreek ik over een bruiloft?'],
    ['pl', 'Z kim rozmawiam o weselu?'],
    ['ro', 'Cu cine vorbesc pentru o nuntă?'],
  ])('%s: %s', async (language, text) => {
    const { say } = wordsFor(language);
    expect(await reply(language, 'restaurant', text)).not.toContain(say.robot('Site'));
    expect(await reply(language, 'restaurant', text)).not.toMatch(/ AI |KI-Assistent|inteligen|asystent/);
  });
});

describe('who does not come has nothing to be seen to', () => {
  it.each([
    ['en', "My daughter is sick, we won't make it"],
    ['de', 'Ich bin krank und kann nicht kommen'],
    ['es', 'Mi hija está enferma, no podemos ir'],
    ['fr', 'Ma fille est malade, on ne pourra pas venir'],
    ['it', 'Mia figlia sta male, non riusciamo a venire'],
    ['pt', 'A minha filha está doente, não podemos ir'],
    ['nl', 'Ik ben ziek en ik kan niet komen'],
    ['pl', 'Moja córka jest chora, nie możemy przyjść'],
    ['ro', 'Mașina s-a stricat și nu ajung la programare'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(language, 'dental', text)).not.toContain(wordsFor(language).say.startBooking);
  });
});

describe('a website that fails is nothing to be seen to', () => {
  it.each([
    ['en', 'Your website is not working'],
    ['de', 'Ihre Website funktioniert nicht'],
    ['es', 'Su página no funciona'],
    ['fr', 'Votre site ne marche pas'],
    ['it', 'Il vostro sito non funziona'],
    ['pt', 'O vosso site não funciona'],
    ['nl', 'Jullie website doet het niet'],
    ['pl', 'Wasza strona nie działa'],
    ['ro', 'Site-ul nu funcționează'],
    ['ja', 'ホームページが壊れています'],
  ])('%s: %s', async (language, text) => {
    expect(await reply(language, 'dental', text)).not.toContain(wordsFor(language).say.startBooking);
  });
});

it.each([
  ['es', '¿Puedo pedir un justificante?'],
  ['pt', 'Posso pedir uma receita?'],
])('%s: %s orders nothing of a doctor', async (language, text) => {
  expect(await reply(language, 'medical', text)).not.toContain(wordsFor(language).say.startBooking);
});

it('how soon the team calls back is told where the website says so', async () => {
  const text = 'We call you back within two hours.';
  const told = knowledge('en', [week, fact('policy', { text }, text)]);
  expect(
    await lastSaid(agentOf(told, 'dental', 'Europe/Berlin'), ['How soon will you call me back?']),
  ).toContain('within two hours');
});

it.each([
  ['ja', 'お電話または24時間受付のメールで予約を承ります。', 'どのくらいで治りますか'],
  ['it', 'Auto ferma? Soccorso 24 ore su 24 e macchina pronta.', 'Entro quanto è pronta la macchina?'],
  ['fr', 'Dépannage voiture 24 heures sur 24, toujours prête.', 'À quelle vitesse la voiture est prête ?'],
])('%s: hours around the clock tell no length of time', async (language, text, asked) => {
  const told = knowledge(language, [week, fact('policy', { text }, text)]);
  const { say } = wordsFor(language);
  const said = await lastSaid(agentOf(told, 'medical', 'Europe/Berlin'), [asked]);
  expect(said).not.toBe(say.quote(text));
});

it.each([
  ['de', 'Haben Sie vor dem 24. geöffnet?', 'Nein'],
  ['fr', 'Êtes-vous ouverts avant le 24 ?', 'Non'],
  ['en', 'Are you open before the 24?', 'No.'],
])('%s: %s names a day and no hour', async (language, text, not) => {
  expect(await reply(language, 'dental', text)).not.toContain(not);
});
