/** Days and times of today that are over. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** A Wednesday, 4 pm in Berlin. */
const now = '2026-03-04T15:00:00Z';
const tables = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/Berlin');
const caller = (language: string) =>
  language === 'ja' ? ['松本です', '090-1234-5678'] : ['Nora Brandt', '0117 496 0154'];

describe('next Wednesday, said on a Wednesday', () => {
  it.each([
    ['en', "I'd like a table for two next Wednesday at 8 pm", 'March 11'],
    ['de', 'Ich möchte nächsten Mittwoch um 20 Uhr einen Tisch für zwei', '11. März'],
    ['es', 'Quiero una mesa para dos el miércoles que viene a las 21:00', '11 de marzo'],
    ['fr', 'Je voudrais une table pour deux mercredi prochain à 20 h', '11 mars'],
    ['it', 'Vorrei un tavolo per due mercoledì prossimo alle 20', '11 marzo'],
    ['pt', 'Queria uma mesa para dois na próxima quarta-feira às 20h', '11 de março'],
    ['nl', 'Ik wil een tafel voor twee volgende woensdag om 20 uur', '11 maart'],
    ['pl', 'Chcę stolik dla dwóch osób w przyszłą środę o 20:00', '11 marca'],
    ['ro', 'Vreau o masă pentru două persoane miercurea viitoare la 20:00', '11 martie'],
    ['ja', '次の水曜日の20時に2名で予約したいです', '3月11日'],
  ])('is not today, %s: %s', async (language, wish, day) => {
    expect(await lastSaid(tables(language), [wish, ...caller(language)], { now })).toContain(day);
  });

  it.each([
    ['en', "I'd like a table for two next Friday at 8 pm", 'March 6'],
    ['en', "I'd like a table for two this Wednesday at 8 pm", 'March 4'],
    ['de', 'Ich möchte diesen Mittwoch um 20 Uhr einen Tisch für zwei', '4. März'],
  ])('other days are the first ones, %s: %s', async (language, wish, day) => {
    expect(await lastSaid(tables(language), [wish, ...caller(language)], { now })).toContain(day);
  });
});

describe('a time of today that is over', () => {
  it.each([
    ['en', "I'd like a table for two on Wednesday at 2 pm", 'March 11'],
    ['de', 'Ich möchte am Mittwoch um 14:30 Uhr einen Tisch für zwei', '11. März'],
    ['fr', 'Je voudrais une table pour deux mercredi à midi', '11 mars'],
    ['it', 'Vorrei un tavolo per due mercoledì alle 13', '11 marzo'],
  ])('is one of the next week where a weekday is named, %s: %s', async (language, wish, day) => {
    expect(await lastSaid(tables(language), [wish, ...caller(language)], { now })).toContain(day);
  });

  it('is the one at which it is open', async () => {
    const open = hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mon - Fri 9 - 18');
    const practice = agentOf(knowledge('en', [open]), 'salon', 'Europe/Berlin');
    const said = ["I'd like an appointment on Wednesday at 10", ...caller('en'), 'haircut'];
    expect(await lastSaid(practice, said, { now })).toMatch(/March 11; time: 10 am/);
  });

  it.each([
    ['en', "I'd like a table for two today at 2 pm"],
    ['de', 'Ich möchte heute um 14 Uhr einen Tisch für zwei'],
    ['es', 'Quiero una mesa para dos hoy a las 14:00'],
    ['fr', "Je voudrais une table pour deux aujourd'hui à 14 h"],
    ['it', 'Vorrei un tavolo per due oggi alle 14'],
    ['pt', 'Queria uma mesa para dois hoje às 14h'],
    ['nl', 'Ik wil een tafel voor twee vandaag om 14 uur'],
    ['pl', 'Chcę stolik dla dwóch osób dzisiaj o 14:00'],
    ['ro', 'Vreau o masă pentru două persoane azi la 14:00'],
    ['ja', '今日の14時に2名で予約したいです'],
  ])('is asked for again where today is named, %s: %s', async (language, wish) => {
    const { say } = wordsFor(language);
    expect(await lastSaid(tables(language), [wish], { now })).toBe(
      `${say.timeIsPast} ${say.chooseOtherTime}`,
    );
  });
});
