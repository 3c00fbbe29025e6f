/** A goodbye, a call-off or a question that is one piece of what is said in the middle of a request. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '09:00', '23:00', 'daily 9-23');
const inn = (language: string) =>
  agentOf(knowledge(language, [week, service('Set menu', '£24', 24)]), 'restaurant', 'Europe/Berlin');
const said = (language: string, ...turns: string[]) =>
  lastSaid(inn(language), [tableWishes[language]!, ...turns]);

describe('who has to go is asked for a number once, and for nothing else', () => {
  it.each([
    ['en', 'Sorry, I need to go, bye'],
    ['en', "I've got to go bye"],
    ['de', 'Ich muss los, tschüss'],
    ['es', 'Perdone, tengo que irme, adiós'],
    ['fr', 'Je dois vous laisser, au revoir'],
    ['it', 'Scusi, devo scappare, arrivederci'],
    ['pt', 'Tenho de desligar, adeus'],
    ['nl', 'Ik moet ophangen, tot ziens'],
    ['pl', 'Muszę kończyć, do widzenia'],
    ['ro', 'Trebuie să închid, la revedere'],
    ['ja', 'もう切ります、失礼します'],
  ])('%s: %s', async (language, bye) => {
    const { say } = wordsFor(language);
    const { ask } = phrasesFor(language).slots['phone_number']!;
    expect(await said(language, bye)).toBe(`${say.noNumber} ${ask}`);
    // That nothing was noted is told before the goodbye, and nothing is asked.
    const last = await said(language, bye, bye);
    expect(last.endsWith(` ${say.goodbye}`)).toBe(true);
    expect(say.canceled.startsWith(last.slice(0, -say.goodbye.length - 1))).toBe(true);
    expect(last).not.toMatch(/[?？]/u);
  });

  it('keeps what is told beside the goodbye', async () => {
    expect(await said('en', 'Ann Marsh, bye', '0131 496 0188')).toContain('Ann Marsh');
  });
});

describe('what is called off with its reason is dropped', () => {
  it.each([
    ['en', "That's too expensive, forget it"],
    ['de', 'Das ist mir zu teuer, vergessen Sie es'],
    ['es', 'Es demasiado caro, déjelo'],
    ['fr', "C'est trop cher, laissez tomber"],
    ['it', 'È troppo caro, lasci stare'],
    ['pt', 'É muito caro, esqueça'],
    ['nl', 'Dat is me te duur, laat maar'],
    ['pl', 'To za drogo, nieważne'],
    ['ro', 'E prea scump, lăsați'],
  ])('%s: %s', async (language, off) => {
    expect(await said(language, off)).toBe(wordsFor(language).say.canceled);
  });

  it('but not where another value is told beside it', async () => {
    expect(await said('en', 'Forget it, Friday at noon')).not.toBe(wordsFor('en').say.canceled);
    expect(await said('en', 'Never mind the noise')).not.toBe(wordsFor('en').say.canceled);
  });
});

it.each([
  ['en', 'Hang on, how much is the set menu?'],
  ['de', 'Moment, was kostet denn Set menu?'],
  ['fr', 'Un instant, combien coûte le Set menu ?'],
  ['nl', 'Wacht even, hoeveel kost het Set menu?'],
])('a question behind a pause is heard, %s: %s', async (language, question) => {
  expect(await said(language, question)).toContain('24');
});
