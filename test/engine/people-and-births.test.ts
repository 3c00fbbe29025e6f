import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

/** What the agent says to the last of these. */
const last = (language: string, template: string, said: readonly string[]): Promise<string> =>
  lastSaid(agentOf(knowledge(language, []), template, 'Europe/Berlin'), said);

describe('the number of people that is asked for', () => {
  it.each([
    ['en', ['Book a table', 'Lea Brandt'], 'thirty-two', '32'],
    ['en', ['Book a table', 'Lea Brandt'], 'three adults and two kids', '5'],
    ['en', ['Book a table', 'Lea Brandt'], 'two adults and a baby', '3'],
    ['en', ['Book a table', 'Lea Brandt'], '3 of us, no sorry 6', '6'],
    ['en', ['Book a table', 'Lea Brandt'], 'just me', '1'],
    ['en', ['Book a table', 'Lea Brandt'], 'half a dozen', '6'],
    ['de', ['Ich möchte einen Tisch reservieren', 'Lea Brandt'], 'wir sind zu viert', '4'],
    ['de', ['Ich möchte einen Tisch reservieren', 'Lea Brandt'], 'ein Dutzend Leute', '12'],
    ['de', ['Ich möchte einen Tisch reservieren', 'Lea Brandt'], 'zweiunddreißig', '32'],
    ['de', ['Ich möchte einen Tisch reservieren', 'Lea Brandt'], 'drei Erwachsene und zwei Kinder', '5'],
    ['es', ['Quisiera reservar una mesa', 'Lea Brandt'], 'tres adultos y dos niños', '5'],
    ['fr', ['Je voudrais réserver une table', 'Lea Brandt'], 'trois adultes et deux enfants', '5'],
    ['fr', ['Je voudrais réserver une table', 'Lea Brandt'], 'vingt-deux', '22'],
    ['it', ['Vorrei prenotare un tavolo', 'Lea Brandt'], 'tre adulti e due bambini', '5'],
    ['it', ['Vorrei prenotare un tavolo', 'Lea Brandt'], 'ventidue', '22'],
    ['pt', ['Queria reservar uma mesa', 'Lea Brandt'], 'três adultos e duas crianças', '5'],
    ['nl', ['Ik wil een tafel reserveren', 'Lea Brandt'], "met z'n vieren", '4'],
    ['pl', ['Chcę zarezerwować stolik', 'Lea Brandt'], 'dwadzieścia dwie osoby', '22'],
    ['ro', ['Vreau să rezerv o masă', 'Lea Brandt'], 'trei adulți și doi copii', '5'],
    ['ja', ['予約したいのですが', '名前は田中です'], '大人3人と子供2人です', '5'],
  ])('%s %s: %s', async (language, before, answer, count) => {
    const state = await last(language, 'restaurant', [...before, answer, 'x', 'x', 'x', 'x', 'x', 'x']);
    expect(state).toMatch(new RegExp(`[:：]\\s?${count}[;.；、。]`));
  });

  it.each([
    ['es', 'Quiero para mañana a las nueve una mesa para tres', '3'],
    ['it', 'Vorrei per domani alle nove un tavolo per tre', '3'],
    ['pt', 'Queria para amanhã às nove uma mesa para três', '3'],
    ['fr', 'Je voudrais pour demain à 20 heures une table pour trois', '3'],
    ['es', 'Quiero una mesa mañana a las nueve para un adulto', '1'],
    ['it', 'Vorrei un tavolo per uno domani alle nove', '1'],
    ['ja', '明日の19時に三名で予約したいです', '3'],
    ['ja', '明日の19時に3名で予約したいです', '3'],
  ])('is no article before a thing, %s: %s', async (language, wish, count) => {
    const state = await last(language, 'restaurant', [wish, 'Lea Brandt', '0117 496 0154']);
    expect(state).toMatch(new RegExp(`[:：]\\s?${count}[;.；、。\\s]`));
  });

  it.each(['Wednesday at 18:30', 'April 14 at 6:30 pm'])('is not in "%s"', async (answer) => {
    expect(await last('en', 'restaurant', ['Book a table', 'Lea Brandt', answer])).toMatch(
      /how many people/i,
    );
  });

  const whole = 'Book a table for 7 on Tuesday at 8 pm, my name is Lea Brandt, 802 777 0147';
  it('may stand in the telephone number, too', async () => {
    expect(await last('en', 'restaurant', [whole])).toMatch(
      /number of people: 7;.*phone number: 802 777 0147/,
    );
  });

  it('is not changed by what one of them has, in a language without spaces', async () => {
    const said = [
      '明日の19時に3人で予約したいです、名前は松本です、090-1234-5678',
      '一人は小麦アレルギーです',
    ];
    const text = await last('ja', 'restaurant', said);
    expect(text).toContain('人数: 3');
    expect(text).toContain('小麦');
  });

  it.each([
    ['pt', ['Queria uma mesa para três amanhã', 'Lea Brandt'], 'espere um bocadinho'],
    ['es', ['Quisiera una mesa para tres mañana', 'Lea Brandt'], 'tengo una reunión'],
  ])('nor is an article an hour, %s', async (language, before, said) => {
    const text = await last(language, 'restaurant', [...before, said, 'x', 'x', '912 345 678', 'x']);
    expect(text).not.toMatch(/hora: (?:13|1):00/);
  });

  it('is not changed by what one of them needs', async () => {
    expect(await last('en', 'restaurant', [whole, 'yes but one of us is allergic to shellfish'])).not.toMatch(
      /number of people: 1;/,
    );
  });
});

describe('a date of birth', () => {
  const begun = ['I would like an appointment', 'Lea Brandt'];
  it.each([
    ['3 May 1979', '3 May 1979'],
    ['third of may nineteen seventy nine', 'third of may nineteen seventy nine'],
    ['May 3rd, 1979 please', 'May 3rd, 1979'],
    ['5/3/79', '5/3/79'],
  ])('%s', async (answer, value) => {
    const text = await last('en', 'medical', [
      ...begun,
      answer,
      '802 777 0147',
      'Monday',
      'a cough',
      'x',
      'x',
      'x',
    ]);
    expect(text).toContain(`date of birth: ${value};`);
  });

  it.each(['802 777 0147', 'I am 45', 'the 3rd'])('is not "%s"', async (answer) => {
    const text = await last('en', 'medical', [
      ...begun,
      '802 777 0140',
      answer,
      'x',
      'Monday',
      'a cough',
      'x',
      'x',
    ]);
    expect(text).not.toContain(`date of birth: ${answer}`);
  });
});
