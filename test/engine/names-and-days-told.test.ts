/** A name behind the words that lead to it, and days that do not exist. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const begun: Record<string, string> = {
  en: 'I would like to book a table',
  de: 'Ich möchte einen Tisch reservieren',
  es: 'Quisiera reservar una mesa',
  fr: 'Je voudrais réserver une table',
  it: 'Vorrei prenotare un tavolo',
  pt: 'Queria reservar uma mesa',
  nl: 'Ik wil graag een tafel reserveren',
  pl: 'Chcę zarezerwować stolik',
  ro: 'Vreau să rezerv o masă',
  ja: '席を予約したいです',
};

const agent = (language: string, template: string) =>
  agentOf(knowledge(language, []), template, 'Europe/Berlin');

describe('the name is what stands behind', () => {
  it.each([
    ['en', 'my name? Vera', 'Vera'],
    ['en', 'under the name of Holt', 'Holt'],
    ['en', "that'd be Quinn", 'Quinn'],
    ['de', 'mein Name? Vera', 'Vera'],
    ['de', 'auf Lindner', 'Lindner'],
    ['de', 'der Name wäre Vogt', 'Vogt'],
    ['de', 'hier ist Sommer', 'Sommer'],
    ['es', 'mi nombre? Vera', 'Vera'],
    ['fr', 'madame Roche', 'Roche'],
    ['it', 'il mio nome? Vera', 'Vera'],
    ['pt', 'no nome de Faria', 'Faria'],
    ['nl', 'zet maar op Smit', 'Smit'],
    ['pl', 'na Zielińska', 'Zielińska'],
    ['ro', 'pe Dobre', 'Dobre'],
    ['ja', '村上でお願いします', '村上'],
  ])('%s: %s', async (language, text, name) => {
    const said = [begun[language]!, text, '0117 496 0111', 'cake', 'cake'];
    const replies = await lastSaid(agent(language, 'general'), said);
    expect(replies).toMatch(new RegExp(`[:：] ?${name}\\s?[;、]`, 'u'));
  });
});

describe('a day that does not exist is told as such', () => {
  it.each([
    ['en', 'the 31st of April'],
    ['de', 'am 31. April'],
    ['es', 'el 31 de abril'],
    ['fr', 'le 31 avril'],
    ['it', 'il 31 aprile'],
    ['pt', '31 de abril'],
    ['nl', '31 april'],
    ['pl', '31 kwietnia'],
    ['ro', '31 aprilie'],
    ['ja', '4月31日'],
  ])('%s: %s', async (language, text) => {
    const said = [begun[language]!, 'Ana', '2', text];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(wordsFor(language).say.noSuchDay);
  });
});

describe('a weekday of a month', () => {
  it.each([
    ['en', 'the first Monday in May'],
    ['de', 'am letzten Montag im Mai'],
    ['es', 'el primer lunes de mayo'],
    ['fr', 'le premier lundi de mai'],
    ['pl', 'pierwszy poniedziałek maja'],
  ])('is not the next such day: %s: %s', async (language, day) => {
    const said = [begun[language]!, 'Ann Marsh', '4', day, '12:30', '0117 496 0111'];
    expect(await lastSaid(agent(language, 'restaurant'), said)).toContain(`: ${day}`);
  });
});
