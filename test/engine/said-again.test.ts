/** What is said once more to who did not hear or understand it, and what only sounds like it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play, tableWishes } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mo-Fr 9-18');
const agent = (language: string) => agentOf(knowledge(language, [week]), 'restaurant', 'Europe/Berlin');

const notUnderstood: Record<string, string[]> = {
  en: ['Beg your pardon?', 'I didn’t quite get that', 'What was the question?'],
  de: ['Wie bitte?', 'Was haben Sie gerade gesagt?', 'Sagen Sie das noch mal, bitte'],
  es: ['¿Cómo ha dicho?', '¿Podría repetirlo, por favor?', 'Perdone, no lo he entendido'],
  fr: ['Qu’est-ce que vous avez dit ?', 'Pardon, j’ai rien compris', 'Plaît-il ?'],
  it: ['Come ha detto?', 'Può ripeterlo?', 'Scusi, non ho sentito bene'],
  pt: ['Como é?', 'O que é que disse?', 'Desculpe, não ouvi bem'],
  nl: ['Wat zei je?', 'Kunt u dat nog eens zeggen?', 'Sorry, dat heb ik niet verstaan'],
  pl: ['Proszę?', 'Co pani powiedziała?', 'Przepraszam, nie usłyszałam'],
  ro: ['Poftim?', 'Cum ați spus?', 'Scuze, n-am înțeles'],
  ja: ['え、何ですか', 'もう一度言っていただけますか', 'すみません、何とおっしゃいました？'],
};
const cases = Object.entries(notUnderstood).flatMap(([language, said]) =>
  said.map((text) => [language, text] as const),
);

describe('who did not understand', () => {
  it.each(cases)('%s: %s hears the question of a request again', async (language, text) => {
    const [first, again] = await play(agent(language), [tableWishes[language]!, text]);
    expect(again).toBe(first);
  });

  it.each(cases)('%s: %s hears again what was read out', async (language, text) => {
    const said = [tableWishes[language]!, 'Ana Lopez', '0117 496 0111', text];
    const [, , readOut, again] = await play(agent(language), said);
    expect(readOut).toContain('Ana Lopez');
    expect(again).toBe(readOut);
  });
});

describe('who hears badly', () => {
  it.each([
    ['en', 'I’m rather hard of hearing, could you talk a bit louder?'],
    ['en', 'You’re going too fast for me'],
    ['de', 'Ich bin schwerhörig, sprechen Sie bitte lauter'],
    ['de', 'Können Sie bitte etwas langsamer sprechen?'],
    ['es', 'Es que oigo mal, ¿puede hablar más alto?'],
    ['fr', 'Je suis un peu sourd, vous pouvez parler plus fort ?'],
    ['it', 'Ci sento poco, può parlare più forte?'],
    ['pt', 'Sou um pouco surda, fale mais alto por favor'],
    ['nl', 'Ik hoor niet zo goed, kunt u wat harder praten?'],
    ['pl', 'Słabo słyszę, proszę mówić głośniej'],
    ['ro', 'Aud cam greu, vorbiți mai tare vă rog'],
    ['ja', '耳が遠いので、もう少し大きな声でお願いします'],
  ])('%s: %s is told so, and the same again', async (language, text) => {
    const [first, again] = await play(agent(language), [tableWishes[language]!, text]);
    expect(again).toBe(`${wordsFor(language).say.ofCourse} ${first!}`);
  });

  it('is told it once, however often he asks', async () => {
    const said = [tableWishes['en']!, 'Slower, please', 'Even slower'];
    const [, slower, again] = await play(agent('en'), said);
    expect(again).toBe(slower);
  });

  it('is asked what he wishes where nothing was said before', async () => {
    const { say } = wordsFor('en');
    const said = 'Hello dear, can you hear me? I’m a bit deaf';
    expect(await lastSaid(agent('en'), [said])).toBe(`${say.ofCourse} ${say.nothingToRepeat}`);
  });
});

it.each([
  ['en', 'Do you have a hearing loop for the hard of hearing?'],
  ['en', 'Are your treatments slower?'],
  ['de', 'Haben Sie Hörgeräte, ich bin schwerhörig?'],
  ['fr', 'Vous avez une boucle pour les malentendants ?'],
  ['it', 'Come si arriva?'],
  ['es', '¿Cómo se llega?'],
  ['pl', 'Proszę o stolik na jutro'],
])('%s: %s asks for something else', async (language, text) => {
  const { say } = wordsFor(language);
  const said = await lastSaid(agent(language), [text]);
  expect(said).not.toContain(say.nothingToRepeat);
});
