/** Days that are not the one that a word in them names, and dates that are long past or do not exist. */
import { describe, expect, it } from '@jest/globals';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import type { Turn } from '../../engine/types.ts';
import { agentOf, trattoria } from './businesses.ts';

const engine = createBuiltinEngine();
const now = new Date('2026-03-06T18:00:00Z');
const agent = agentOf(trattoria, 'restaurant', 'America/Los_Angeles');

async function lastReply(...said: string[]): Promise<string> {
  const turns: Turn[] = [];
  for (const text of said) {
    turns.push({ speaker: 'caller', text });
    turns.push({ speaker: 'agent', ...(await engine.reply({ agent, turns, now })) });
  }
  return turns.at(-1)?.text ?? '';
}

const booking = (day: string): string =>
  `Book a table for 2 ${day} at 7 pm, my name is Lia Moss, 503 555 0111`;

describe('the day of a wish', () => {
  it.each([
    'a week from Tuesday',
    'on Tuesday or Wednesday',
    'on Easter Sunday',
    'on February 30',
    'any day but not Tuesday',
  ])('is asked for after %s', async (day) => {
    expect(await lastReply(booking(day))).toContain('Which day would suit you?');
  });

  it('stays in the words of the caller where they name no single day', async () => {
    expect(await lastReply(booking(''), 'Tuesday or Wednesday')).toContain('day: Tuesday or Wednesday');
  });

  it('is the one that is not excepted', async () => {
    expect(await lastReply(booking('on Tuesday'), 'not Tuesday, Thursday')).toContain(
      'day: Thursday, March 12',
    );
  });

  it('is asked for again where its month does not have it', async () => {
    expect(await lastReply(booking(''), 'February 30')).toContain('Which day would suit you?');
  });

  it('is told with its year where it passed a few days ago', async () => {
    expect(await lastReply(booking('on March 3rd'))).toContain('Wednesday, March 3, 2027');
    expect(await lastReply(booking('on March 1st'))).toContain('March 1, 2027');
  });
});
