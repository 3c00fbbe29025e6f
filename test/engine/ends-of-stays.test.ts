/** Days that name their month, their week or their weekend once are heard with it, and two times that suit alike as both. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const number = '0117 496 0111';
const daily = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '07:00', '23:00', '7 - 23');
const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [daily, service('Perm', '80', 80)]), template, 'Europe/London');
const name = (language: string): string => (language === 'ja' ? '松本です' : 'Ann Marsh');
/** A Wednesday afternoon in March. */
const now = '2026-03-04T15:00:00Z';

const labelOf = (language: string, slot: string): string => phrasesFor(language).slots[slot]!.label;

describe('a month that only one end of a stay names', () => {
  it.each([
    [
      'en',
      "I'd like a room from Friday the third of July to Sunday the fifth, two guests",
      'July 3',
      'July 5',
    ],
    [
      'en',
      "I'd like a room from Friday the third to Sunday the fifth of July, two guests",
      'July 3',
      'July 5',
    ],
    [
      'de',
      'Ein Zimmer von Freitag, dem dritten Juli, bis Sonntag, den fünften, für zwei Personen',
      '3. Juli',
      '5. Juli',
    ],
    [
      'fr',
      'Une chambre du vendredi trois juillet au dimanche cinq pour deux personnes',
      '3 juillet',
      '5 juillet',
    ],
    [
      'es',
      'Una habitación del viernes tres de julio al domingo cinco para dos personas',
      '3 de julio',
      '5 de julio',
    ],
    ['pl', 'Pokój od piątku trzeciego lipca do niedzieli piątego dla dwóch osób', '3 lipca', '5 lipca'],
    ['ro', 'O cameră de vineri trei iulie până duminică cinci pentru două persoane', '3 iulie', '5 iulie'],
  ])('is the month of the other, too, %s: %s', async (language, wish, from, to) => {
    const text = await lastSaid(agent(language, 'hotel'), [wish, name(language), number], { now });
    expect(text).toMatch(
      new RegExp(
        `${labelOf(language, 'check_in_date')}: [^;]*${from}.*${labelOf(language, 'check_out_date')}: [^;]*${to}`,
        'u',
      ),
    );
  });

  it.each([
    ['it', 'Vorrei una camera da venerdì fino al sedici per due persone', '6 marzo', '16 marzo'],
    ['fr', 'Une chambre de vendredi jusqu’au seize pour deux personnes', '6 mars', '16 mars'],
    [
      'es',
      'Una habitación desde el viernes hasta el dieciséis para dos personas',
      '6 de marzo',
      '16 de marzo',
    ],
    ['en', 'A room from Friday to the sixteenth for two people', 'March 6', 'March 16'],
    // An hour ends no stay.
    ['en', 'A room from Friday to Sunday for two people', 'March 6', 'March 8'],
  ])('and a number behind a day is one, %s: %s', async (language, wish, from, to) => {
    const text = await lastSaid(agent(language, 'hotel'), [wish, name(language), number], { now });
    expect(text).toMatch(new RegExp(`${from}.*${labelOf(language, 'check_out_date')}: [^;]*${to}`, 'u'));
  });
});

describe('the weekend of a date', () => {
  it.each([
    ['en', 'A room for the 4th of July weekend for two people', 'July 4.*July 5'],
    ['en', 'A room for the weekend of the 14th for two people', 'March 14.*March 15'],
    ['fr', 'Une chambre pour le week-end du 4 juillet pour deux personnes', '4 juillet.*5 juillet'],
    ['ro', 'O cameră pentru weekendul de 4 iulie pentru două persoane', '4 iulie.*5 iulie'],
    ['en', 'A room for the weekend for two people', 'March 7.*March 8'],
  ])('is not the next one, %s: %s', async (language, wish, days) => {
    expect(await lastSaid(agent(language, 'hotel'), [wish, name(language), number], { now })).toMatch(
      new RegExp(days, 'u'),
    );
  });
});

describe('the week that was told', () => {
  it.each([
    [
      'en',
      "I'd like a perm on Monday next week at ten",
      ['no sorry Tuesday', 'actually Wednesday would be better'],
      'March 11',
    ],
    ['de', 'Ich hätte gern nächste Woche Montag um zehn einen Termin', ['nein, lieber Mittwoch'], '11. März'],
    [
      'it',
      'Vorrei un appuntamento lunedì della prossima settimana alle dieci',
      ['anzi mercoledì'],
      '11 marzo',
    ],
    ['ja', '来週の月曜日の10時に予約したいです', ['やっぱり水曜日でお願いします'], '3月11日'],
    // No week was told, or another one is.
    ['en', "I'd like a perm on Friday at ten", ['no, Thursday'], 'March 5'],
    ['en', "I'd like a perm on Monday next week at ten", ['no, Friday this week'], 'March 6'],
  ])('is kept when another day is told, %s: %s', async (language, wish, others, day) => {
    const said = [wish, ...others, name(language), ...(wish.includes('perm') ? [] : ['Perm']), number];
    expect(await lastSaid(agent(language, 'salon'), said, { now })).toContain(day);
  });
});

describe('two times that suit alike', () => {
  it.each([
    ['en', "I'd like a perm on Saturday at ten, or half ten", '10 or 10:30'],
    ['en', "I'd like a perm on Saturday at ten or eleven", '10 or 11'],
    ['de', 'Ich hätte gern am Samstag um zehn oder halb elf einen Termin', '10 Uhr oder 10:30 Uhr'],
    ['pl', 'Chcę się umówić w sobotę o dziesiątej albo o jedenastej', '10:00 albo 11:00'],
    ['ja', '土曜日の10時か11時に予約したいです', '10時か11時'],
    ['en', "I'd like a perm on Saturday at ten or so", '10'],
  ])('are both told, %s: %s', async (language, wish, times) => {
    const said = [wish, name(language), ...(wish.includes('perm') ? [] : ['Perm']), number];
    const text = await lastSaid(agent(language, 'salon'), said, { now });
    expect(text).toMatch(new RegExp(`${labelOf(language, 'preferred_time')}: ${times}[;、.]`, 'u'));
  });

  it('are none beside a number of people', async () => {
    const said = ['A table tomorrow at eight for four or five people', 'Ann Marsh', number];
    const text = await lastSaid(agent('en', 'restaurant'), said, { now });
    expect(text).toContain(`${labelOf('en', 'preferred_time')}: 8;`);
  });

  it('and Romanian "după-amiaza" is no first time that suits', async () => {
    const said = ['Aș vrea o programare la Perm mâine la ora cinci după-amiaza', 'Ana Pop', number];
    expect(await lastSaid(agent('ro', 'salon'), said, { now })).toContain('17:00');
  });
});
