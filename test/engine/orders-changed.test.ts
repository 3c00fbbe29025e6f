/** Orders are set right and added to, and a day with whom it is for begins a request. */
import { describe, expect, it } from '@jest/globals';
import { phrasesFor } from '../../domain/prompt/phrases/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const number = '0117 496 0111';
const daily = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '07:00', '23:00', '7 - 23');
const agent = (language: string, template: string) =>
  agentOf(knowledge(language, [daily]), template, 'Europe/London');
/** A Wednesday afternoon in March. */
const now = '2026-03-04T15:00:00Z';
const labelOf = (language: string, slot: string): string => phrasesFor(language).slots[slot]!.label;

describe('an order', () => {
  const wish = "I'd like to order two pizzas and a cola for tomorrow at six";

  it.each([
    ['en', wish, 'no, make that three pizzas', "I'd like to order three pizzas and a cola"],
    ['en', wish, 'and a tiramisu as well', "I'd like to order two pizzas and a cola; and a tiramisu as well"],
    [
      'de',
      'Ich möchte zwei Kuchen bestellen für morgen um drei',
      'nein, doch lieber drei Kuchen',
      'Ich möchte drei Kuchen',
    ],
  ])('holds as many things as were told last, %s: %s, %s', async (language, said, more, order) => {
    const turns = [said, more, 'Ann Marsh', number];
    const text = await lastSaid(agent(language, 'cafe'), turns, { now });
    expect(text).toMatch(new RegExp(`${labelOf(language, 'order_items')}: ${order};`, 'u'));
    expect(text).toContain(`${labelOf(language, 'caller_name')}: Ann Marsh;`);
  });

  it('does not hold the hour, which may change', async () => {
    const turns = [wish, 'Ann Marsh', number, 'actually make it seven'];
    const text = await lastSaid(agent('en', 'cafe'), turns, { now });
    expect(text).toContain(`${labelOf('en', 'pickup_time')}: 7;`);
    expect(text).not.toContain('six');
  });
});

describe('a day and a time', () => {
  it.each([
    ['en', 'vet', 'on Friday at 10 for my dog'],
    ['en', 'salon', 'Friday at ten for my daughter'],
    ['de', 'vet', 'am Freitag um 10 für meinen Hund'],
  ])('with whom it is for begins a request, %s %s: %s', async (language, template, said) => {
    const text = await lastSaid(agent(language, template), [said], { now });
    expect(text).toContain(wordsFor(language).say.startBooking);
  });

  it('told where the name of who leaves a message is asked for is kept with it', async () => {
    const turns = ['Can somebody call me back about my invoice?', number, 'Thursday around six', 'Ann Marsh'];
    expect(await lastSaid(agent('en', 'general'), turns, { now })).toContain('; Thursday around six');
  });
});
