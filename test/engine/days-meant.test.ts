/** Days that are not the one that a word in them names, and dates that are long past or do not exist. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, trattoria } from './businesses.ts';
import { lastSaid } from './converse.ts';

const agent = agentOf(trattoria, 'restaurant', 'America/Los_Angeles');

const last = (...said: string[]): Promise<string> => lastSaid(agent, said);

const booking = (day: string): string =>
  `Book a table for 2 ${day} at 7 pm, my name is Lia Moss, 503 555 0111`;

describe('the day of a wish', () => {
  it.each(['on Tuesday or Wednesday', 'on Easter Sunday', 'on February 30', 'any day but not Tuesday'])(
    'is asked for after %s',
    async (day) => {
      expect(await last(booking(day))).toContain('Which day would suit you?');
    },
  );

  it('stays in the words of the caller where they name no single day', async () => {
    expect(await last(booking(''), 'Tuesday or Wednesday')).toContain('day: Tuesday or Wednesday');
  });

  it('is the one that is not excepted', async () => {
    expect(await last(booking('on Tuesday'), 'not Tuesday, Thursday')).toContain('day: Thursday, March 12');
  });

  it('is asked for again where its month does not have it', async () => {
    expect(await last(booking(''), 'February 30')).toContain('Which day would suit you?');
  });

  it('is told with its year where it passed a few days ago', async () => {
    expect(await last(booking('on March 3rd'))).toContain('Wednesday, March 3, 2027');
    expect(await last(booking('on March 1st'))).toContain('March 1, 2027');
  });
});
