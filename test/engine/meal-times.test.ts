/** A meal that a caller names is a time of the day, unless the site tells hours for it apart. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (known: ReturnType<typeof knowledge>, text: string): Promise<string> =>
  lastSaid(agentOf(known, 'general', 'Europe/Rome'), [text]);

const eveningOnly = (language: string) =>
  knowledge(language, [hours(['sun'], '18:30', '22:00', '18:30–22:00')]);

describe('asked whether it is open for a meal', () => {
  it.each([
    ['en', 'Are you open for lunch on Sunday?', /^No\b.*6:30/],
    ['en', 'Are you open for dinner on Sunday?', /^Yes\b.*6:30/],
    ['it', 'Siete aperti a pranzo la domenica?', /^No\b.*18:30/],
    ['it', 'Siete aperti a cena la domenica?', /^Sì\. .*18:30/],
    ['es', '¿Abren para la cena el domingo?', /18:30/],
    ['ja', '日曜のランチはやっていますか？', /^いいえ/],
  ])('%s: %s', async (language, question, expected) => {
    expect(await ask(eveningOnly(language), question)).toMatch(expected);
  });

  it('tells the hours that the site gives for the meal', async () => {
    const known = knowledge('en', [
      hours(['sun'], '09:00', '22:00', 'Sunday 9–10'),
      hours(['sun'], '13:30', '15:00', 'Sunday lunch 1:30–3', { label: 'Lunch' }),
    ]);
    expect(await ask(known, 'Are you open for lunch on Sunday?')).toMatch(/1:30/);
  });
});
