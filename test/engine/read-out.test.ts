/** What callers say to a request that is read out to them, beside a plain yes and no. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const begun: Record<string, string> = {
  en: 'I would like a table',
  de: 'Ich hätte gern einen Tisch',
  es: 'Quisiera reservar una mesa',
  fr: 'Je voudrais réserver une table',
  it: 'Vorrei prenotare un tavolo',
  pt: 'Queria reservar uma mesa',
  nl: 'Ik wil graag een tafel reserveren',
  pl: 'Chcę zarezerwować stolik',
  ro: 'Vreau să rezerv o masă',
  ja: '席を予約したいです',
};

const say = (language: string) => wordsFor(language).say;

/** The reply to what is said when the number, the last that a message needs, has been read out. */
async function answered(language: string, text: string): Promise<string> {
  const agent = agentOf(knowledge(language, []), 'general', 'Europe/Berlin');
  const said = [begun[language]!, 'Ana Lopez', '0117 496 0111'];
  const read = await lastSaid(agent, said);
  const more = read.includes('0117') ? [] : ['Ana'];
  return lastSaid(agent, [...said, ...more, text]);
}

describe('is confirmed', () => {
  it.each([
    ['en', 'spot on'],
    ['en', 'works for me'],
    ['de', 'so ist es'],
    ['de', 'einverstanden'],
    ['es', 'me parece bien'],
    ['fr', 'ça marche'],
    ['it', 'confermo'],
    ['pt', 'é isso mesmo'],
    ['nl', 'klopt helemaal'],
    ['pl', 'tak, wszystko się zgadza'],
    ['ro', 'așa rămâne'],
    ['ja', 'それでお願いします'],
    ['ja', 'はい、間違いありません'],
  ])('%s: %s', async (language, text) => {
    expect(await answered(language, text)).toBe(say(language).noted);
  });
});

describe('is not all right', () => {
  it.each([
    ['en', 'not quite'],
    ['en', 'no wait'],
    ['en', 'there is a mistake'],
    ['de', 'nicht ganz'],
    ['de', 'da ist ein Fehler'],
    ['es', 'hay un error'],
    ['fr', 'pas tout à fait'],
    ['it', 'non proprio'],
    ['pt', 'há um erro'],
    ['nl', 'dat klopt niet'],
    ['pl', 'nie do końca'],
    ['ro', 'nu chiar'],
    ['ja', 'そうじゃないです'],
  ])('%s: %s', async (language, text) => {
    expect(await answered(language, text)).toBe(say(language).whatToChange);
  });
});
