/** Times that callers move by a length after they told them. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const agent = (language: string) => agentOf(knowledge(language, []), 'restaurant', 'Europe/London');
/** A Wednesday; the tables are for tomorrow at one. */
const now = '2026-03-04T12:00:00Z';
const caller = (language: string) => [language === 'ja' ? '松本です' : 'Nora Brandt', '0117 496 0154'];

describe('a time that was told', () => {
  it.each([
    ['en', 'half an hour later please', '12:30 pm'],
    ['en', 'actually an hour later', '1 pm'],
    ['en', 'could we make it twenty minutes earlier?', '11:40 am'],
    ['de', 'lieber eine halbe Stunde später', '13:30'],
    ['de', 'könnten wir eine Viertelstunde früher kommen?', '12:45'],
    ['fr', 'plutôt une demi-heure plus tard', '13 h 30'],
    ['fr', 'un quart d’heure plus tôt', '12 h 45'],
    ['es', 'mejor media hora más tarde', '13:30'],
    ['es', 'una hora antes, por favor', '12:00'],
    ['it', 'anzi, mezz’ora più tardi', '13:30'],
    ['it', 'un’ora prima', '12:00'],
    ['pt', 'melhor meia hora mais tarde', '13:30'],
    ['nl', 'toch liever een half uur later', '13:30'],
    ['nl', 'een kwartier eerder graag', '12:45'],
    ['pl', 'jednak pół godziny później', '13:30'],
    ['pl', 'lepiej godzinę później', '14:00'],
    ['ro', 'mai bine cu jumătate de oră mai târziu', '13:30'],
    ['ja', 'やっぱり30分遅くしてください', '13時30分'],
    ['ja', '1時間早くできますか', '12時'],
  ])('is moved by a length, %s: %s', async (language, said, time) => {
    const last = await lastSaid(agent(language), [tableWishes[language]!, ...caller(language), said], {
      now,
    });
    expect(last).toMatch(new RegExp(`[:：] ?${time}`, 'u'));
    expect(last).toContain('0117 496 0154');
  });

  it('is moved while something else is asked for, and after all was noted', async () => {
    const told = [tableWishes['en']!, 'half an hour later please', ...caller('en')];
    expect(await lastSaid(agent('en'), told, { now })).toContain('time: 12:30 pm');
    const noted = [...told, 'yes', 'oh, can we make it an hour later?'];
    expect(await lastSaid(agent('en'), noted, { now })).toContain('time: 1:30 pm');
  });

  it('is held against the opening hours', async () => {
    const lunch = agentOf(
      knowledge('en', [hours(['thu'], '11:00', '13:00', '11:00 – 13:00')]),
      'restaurant',
      'Europe/London',
    );
    const told = [tableWishes['en']!, ...caller('en'), 'two hours later'];
    expect(await lastSaid(lunch, told, { now })).toMatch(/11 am to 1 pm.*other time|another time/i);
  });

  it.each([
    ['en', 'we stay for two hours'],
    ['en', 'two of us come half an hour later'],
    ['de', 'zwei von uns kommen eine halbe Stunde später'],
  ])('stays where something else lasts or is late, %s: %s', async (language, said) => {
    const last = await lastSaid(agent(language), [tableWishes[language]!, ...caller(language), said], {
      now,
    });
    expect(last).toContain(said);
    expect(last).toMatch(language === 'en' ? /time: noon|time: 12 pm/ : /Uhrzeit: 13 Uhr/);
  });

  it('is asked for again where it is wrong', async () => {
    const told = [tableWishes['en']!, ...caller('en'), 'the hour is wrong'];
    expect(await lastSaid(agent('en'), told, { now })).toBe('What time would suit you?');
  });
});
