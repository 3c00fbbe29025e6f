/** Days that are changed for a weekday alone, while a request is taken down. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const agent = (language: string, template = 'restaurant') =>
  agentOf(
    knowledge(language, [hours(['thu', 'fri', 'sat'], '12:00', '23:00', '12:00 – 23:00')]),
    template,
    'Europe/London',
  );
/** A Wednesday. */
const now = '2026-03-04T12:00:00Z';

/** A table for two on Thursday of next week. */
const wish: Record<string, string> = {
  en: 'A table for two on March 12 at 7 pm',
  de: 'Ich möchte einen Tisch für zwei am 12. März um 19 Uhr',
  fr: 'Je voudrais une table pour deux le 12 mars à 19 heures',
  es: 'Quiero una mesa para dos el 12 de marzo a las 19:00',
  it: 'Vorrei un tavolo per due il 12 marzo alle 19',
  pt: 'Queria uma mesa para dois no dia 12 de março às 19h',
  nl: 'Ik wil een tafel voor twee op 12 maart om 19 uur',
  pl: 'Chcę stolik dla dwóch osób na 12 marca o 19:00',
  ro: 'Aș vrea o masă pentru doi pe 12 martie la ora 19',
  ja: '3月12日の19時に2名で予約したいです',
};
const caller = ['Nora Brandt', '0117 496 0154'];

describe('a weekday in the place of a day of next week', () => {
  it.each([
    ['en', 'Saturday would be better actually', 'Saturday, March 14'],
    ['de', 'Doch lieber Samstag', '14. März'],
    ['fr', 'Plutôt le samedi finalement', '14 mars'],
    ['es', 'Mejor el sábado', '14 de marzo'],
    ['it', 'Anzi, meglio sabato', '14 marzo'],
    ['pt', 'Aliás, melhor no sábado', '14 de março'],
    ['nl', 'Toch liever zaterdag', '14 maart'],
    ['pl', 'Jednak lepiej w sobotę', '14 marca'],
    ['ro', 'De fapt mai bine sâmbătă', '14 martie'],
    ['ja', 'やっぱり土曜日がいいです', '3月14日'],
    ['en', 'actually can we make it the Friday instead, at six?', 'Friday, March 13; time: 6 pm'],
    ['en', 'no, this Saturday', 'Saturday, March 7'],
    ['de', 'nein, diesen Samstag', '7. März'],
    ['es', 'no, este sábado', '7 de marzo'],
    ['ja', 'いいえ、今週の土曜日です', '3月7日'],
    ['en', 'no, tomorrow', 'March 5'],
  ])('is of that week, %s: %s', async (language, said, day) => {
    const told = [wish[language]!, ...caller, said];
    expect(await lastSaid(agent(language), told, { now })).toContain(day);
  });

  it('is the next one where it is over in the week of the booking', async () => {
    const told = ['A table for two tomorrow at 7 pm', ...caller, 'Tuesday would be better'];
    expect(await lastSaid(agent('en'), told, { now })).toContain('Tuesday, March 10');
  });

  it('is the next one where the first was told by its weekday alone', async () => {
    const told = ['A table for two on Monday at 7 pm', ...caller, 'Saturday would be better'];
    const open = agentOf(knowledge('en', []), 'restaurant', 'Europe/London');
    expect(await lastSaid(open, told, { now })).toContain('Saturday, March 7');
  });

  it('is of that week when it is changed once more, too', async () => {
    const told = [wish['en']!, ...caller, 'Friday would be better', 'no, Saturday'];
    expect(await lastSaid(agent('en'), told, { now })).toContain('Saturday, March 14');
  });

  it.each([
    ['de', 'Können wir lieber den Samstag nehmen?', '14. März'],
    ['it', 'Possiamo fare il sabato invece?', '14 marzo'],
    ['en', 'Could we make it the Saturday instead?', 'March 14'],
  ])('may be put as a question while the name is asked for, %s: %s', async (language, said, day) => {
    expect(await lastSaid(agent(language), [wish[language]!, said, ...caller], { now })).toContain(day);
  });

  it('and a question about a day stays one', async () => {
    const [, told, ...others] = await play(
      agent('en'),
      [wish['en']!, 'Are you open on Saturday?', ...caller],
      { now },
    );
    expect(told).toMatch(/Saturday.*noon/);
    expect(others.at(-1)).toContain('Thursday, March 12');
  });
});

describe('another day while something else is asked for', () => {
  it.each([
    ['en', 'I would like an appointment on March 12', 'oh no, Friday is better', 'a cough', 'March 13'],
    [
      'en',
      'I would like an appointment on March 12',
      'Friday please, I work on Thursday',
      'a cough',
      'March 13',
    ],
    [
      'fr',
      'Je voudrais un rendez-vous le 12 mars',
      'le vendredi plutôt, je travaille jeudi',
      'la toux',
      '13 mars',
    ],
    [
      'de',
      'Ich hätte gern einen Termin am 12. März',
      'lieber Freitag, Donnerstag arbeite ich',
      'Husten',
      '13. März',
    ],
  ])('is no matter, %s: %s', async (language, wished, said, matter, day) => {
    const told = [wished, caller[0]!, said, '12/04/1980', caller[1]!, matter];
    const last = await lastSaid(agent(language, 'medical'), told, { now });
    expect(last).toContain(day);
    expect(last).toContain(`: ${matter}`);
  });

  it('and what happened at work is one', async () => {
    const told = ['I would like an appointment', caller[0]!, '12/04/1980', caller[1]!];
    const said = 'I cut my hand when I was working on Tuesday';
    expect(await lastSaid(agent('en', 'medical'), [...told, said, 'Friday'], { now })).toContain(said);
  });
});
