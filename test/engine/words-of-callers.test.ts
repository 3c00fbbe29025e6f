/** Callers in their everyday words, where the page has other forms or other words for the same. */
import { describe, expect, it } from '@jest/globals';
import type { Fact } from '../../contract/schemas/facts.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { callerLanguage } from '../../engine/builtin/language/caller-language.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, knowledge, service } from './businesses.ts';

const engine = createBuiltinEngine();
const now = new Date('2026-03-04T15:00:00Z');
const phone = fact('phone', { e164: '+15035550142', printed: '503 555 0142' }, '503 555 0142');

/** `lines` are paragraphs; one that holds "::" stands under the heading before it. */
async function ask(language: string, facts: Fact[], lines: string, text: string): Promise<string> {
  const passages = lines.split('\n').map((line, at) => {
    const [heading = '', said] = line.split(' :: ');
    return {
      url: `https://site.example/${String(at)}`,
      heading: said === undefined ? '' : heading,
      text: said ?? line,
    };
  });
  const all = [fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'), ...facts];
  const agent = agentOf(knowledge(language, all, passages), 'general', 'Europe/Berlin');
  return (await engine.reply({ agent, turns: [{ speaker: 'caller', text }], now })).text;
}

describe('forms of one word', () => {
  it.each([
    ['fiets', 'fietsen'],
    ['fietsje', 'fietsen'],
    ['boom', 'bomen'],
    ['boompje', 'boom'],
    ['huis', 'huizen'],
    ['brief', 'brieven'],
    ['kamer', 'kamers'],
    ['adres', 'adressen'],
    ['autootje', 'autos'],
  ])('of Dutch %s and %s are the same', (one, other) => {
    const { stem } = wordsFor('nl');
    expect(stem(one)).toBe(stem(other));
  });

  it('keeps the years of an age apart from many years', async () => {
    const lines = 'Wij hebben al jaren ervaring.\nOpvang van 0 tot 4 jaar.';
    expect(await ask('nl', [], lines, 'Tot welke leeftijd mag mijn kind blijven?')).toContain('0 tot 4');
  });
});

describe('the language of the caller', () => {
  it.each([
    ['ro', 'Ce preț are tunsoarea la voi?'],
    ['ro', 'Se plătește separat parcarea?'],
    ['pl', 'Ile u państwa kosztuje przegląd?'],
  ])('%s is heard behind a site in English: %s', (language, text) => {
    expect(callerLanguage(text, 'en')).toBe(language);
  });

  it('stays what it was where words fit two others alike', () => {
    expect(callerLanguage('la ce a', 'en')).toBe('en');
  });
});

describe('a number to book at is asked for', () => {
  it.each([
    ['ro', 'La ce număr sun ca să rezerv?'],
    ['pl', 'Pod jaki numer dzwonić, żeby się umówić?'],
    ['de', 'Unter welcher Nummer kann ich einen Tisch reservieren?'],
    ['nl', 'Welk nummer bel ik om te reserveren?'],
  ])('%s: %s', async (language, question) => {
    expect(await ask(language, [phone], 'Hello.', question)).toContain('503 555 0142');
  });
});

it('takes neither a thing for hire nor a new part for a new thing', async () => {
  const facts = [service('Huurfiets', '€ 10', 10), service('Nieuwe bel', '€ 8', 8)];
  const text = await ask('nl', facts, 'Hallo.', 'Verkopen jullie nieuwe fietsen?');
  expect(text).not.toMatch(/10|8/);
});
