import { describe, expect, it } from '@jest/globals';
import type { AgentProfile } from '../../engine/types.ts';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid, play } from './converse.ts';

const shop = (template: string, language = 'en'): AgentProfile =>
  agentOf(
    knowledge(language, [
      service('Soup of the day', '£6', 6),
      hours(['tue', 'wed', 'thu', 'fri', 'sat'], '12:00', '22:00', 'Tue-Sat 12-10'),
      hours(['mon'], null, null, 'Closed on Mondays', { closed: true }),
    ]),
    template,
    'Europe/London',
  );

const whole = 'Book a table for 2 on Tuesday at 7 pm, my name is Ines Lund, 0117 496 0111';

describe('arrival and departure', () => {
  const hotel = shop('hotel');

  it('are the first and the second day', async () => {
    const text = await lastSaid(hotel, [
      'I need a room for two adults from March 20 to March 23',
      'Ines Lund',
      '0117 496 0111',
    ]);
    expect(text).toMatch(/arrival: Friday, March 20; departure: Monday, March 23/);
  });

  it('are told in any order', async () => {
    const said = ['I need a room for two adults from the twentieth to the twenty-third of March'];
    expect(await lastSaid(hotel, [...said, 'Ines Lund', '0117 496 0111'])).toMatch(
      /arrival: Friday, March 20; departure: Monday, March 23/,
    );
  });

  it('are asked for one after the other, and nobody leaves before he comes', async () => {
    const said = ['I need a room for two adults', 'Ines Lund', '0117 496 0111', 'April 5'];
    expect(await lastSaid(hotel, said)).toContain('leave');
    expect(await lastSaid(hotel, [...said, 'April 2'])).toContain('leave');
    expect(await lastSaid(hotel, [...said, 'April 8'])).toMatch(
      /arrival: Sunday, April 5; departure: Wednesday, April 8/,
    );
  });
});

describe('a request that is read out', () => {
  const restaurant = shop('restaurant');

  it.each(['perfect', 'great, thanks', "no problem, that's fine", 'goodbye'])('%s', async (yes) => {
    expect(await lastSaid(restaurant, [whole, yes])).toMatch(/noted/);
  });

  it('keeps a wish that comes with the yes or instead of it', async () => {
    expect(await lastSaid(restaurant, [whole, 'my son has a nut allergy'])).toContain(
      'special wishes: my son has a nut allergy',
    );
    expect(await lastSaid(restaurant, [whole, 'yes, and we need a high chair'])).toContain('high chair');
  });

  it('forgets a day that cannot be', async () => {
    expect((await play(restaurant, [whole, 'Monday instead', 'yes'])).slice(1)).toEqual([
      expect.stringMatching(/closed.*Which other day/),
      expect.stringContaining('Which day would suit you?'),
    ]);
  });

  it('promises nothing without a number', async () => {
    const said = ['book a table for 2 on Tuesday at 7 pm', 'Ines', "I'd rather not say", 'yes'];
    expect(await lastSaid(restaurant, said)).toContain('What number');
    expect(await lastSaid(restaurant, [...said, 'no', 'yes'])).not.toContain('noted');
    expect(await lastSaid(restaurant, [...said, '0117 496 0111', 'yes'])).toContain('noted');
  });
});

describe('what is no answer', () => {
  const restaurant = shop('restaurant');

  it('a pause is none, and costs nothing', async () => {
    expect(await lastSaid(restaurant, ['I’d like to book a table', '...', 'hmm', '…', 'Ines'])).toContain(
      'how many',
    );
  });

  it('a question of which the site is silent is told so, and the form goes on', async () => {
    const text = await lastSaid(restaurant, ['Book a table for 2', 'Ines', 'do you have a smoking area?']);
    expect(text).toMatch(/does not say.*Which day/);
  });

  it('a plain no at the beginning, and a goodbye in the middle, end it', async () => {
    expect(await lastSaid(restaurant, ['I want to speak to someone', 'no'])).toMatch(/^All right/);
    expect(await lastSaid(restaurant, ['Book a table for 2', 'bye'])).toMatch(/What number/);
    expect(await lastSaid(restaurant, ['Book a table for 2', 'bye', 'no, bye'])).toMatch(/Goodbye/);
  });
});

describe('names', () => {
  it('of an animal are not the caller’s', async () => {
    const said = [
      'I need an appointment',
      'my name is Ines Lund',
      '0117 496 0111',
      'Luna',
      'no, her name is Luma',
    ];
    const text = await lastSaid(shop('vet'), [...said, 'a cat', 'a check', 'Tuesday', '2 pm']);
    expect(text).toMatch(/name: Ines Lund/);
    expect(text).toContain('Luma');
  });

  it('answer the offer of a call back', async () => {
    const text = await lastSaid(shop('restaurant'), [
      'Do you host weddings in the cellar?',
      'Ines Lund',
      '0117 496 0111',
    ]);
    expect(text).toMatch(/name: Ines Lund; message: Do you host weddings/);
  });
});
