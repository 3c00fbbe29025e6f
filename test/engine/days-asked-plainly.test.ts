/** Days and hours asked for in the words of callers, ten languages: what is told follows from the hours and the clock. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { replyTo } from './converse.ts';
import { dayKinds, dayPhrases, type DayKind } from './day-phrases.ts';

const shop = (language: string) =>
  agentOf(
    knowledge(language, [
      fact('name', { text: 'Atelier Nord' }, 'Atelier Nord'),
      hours(['mon', 'tue', 'wed', 'fri'], '09:00', '18:00', 'Mo-We, Fr 9-18'),
      hours(['thu'], '09:00', '20:00', 'Th 9-20'),
      hours(['sat'], '10:00', '14:00', 'Sa 10-14'),
      hours(['sun'], null, null, 'Su -', { closed: true }),
    ]),
    'general',
    'Europe/Berlin',
  );

/** A Wednesday: while it is open, before that, after that; and a Sunday. */
const open = '2026-03-04T14:00:00Z';
const shut = ['2026-03-04T06:30:00Z', '2026-03-04T18:00:00Z', '2026-03-08T11:00:00Z'];

/** Of the Wednesday: the hours that are told, and whether it is a yes. */
const told: Record<DayKind, { hours: number[]; yes?: boolean }> = {
  openNow: { hours: [18], yes: true },
  closedNow: { hours: [18] },
  untilToday: { hours: [18] },
  tonight: { hours: [18] },
  tomorrow: { hours: [9] },
  weekend: { hours: [10] },
  nextTuesday: { hours: [9] },
  onTheSixth: { hours: [9] },
  weekdays: { hours: [9] },
  lateDays: { hours: [20] },
  lunch: { hours: [18] },
  earliestOnSaturday: { hours: [10] },
  latestOnSaturday: { hours: [14] },
  untilSix: { hours: [18], yes: true },
  closedOnSunday: { hours: [] },
  untilSevenOnFriday: { hours: [18], yes: false },
  openTomorrow: { hours: [9] },
  beforeTenOnFriday: { hours: [18], yes: true },
  tooLateOnSaturday: { hours: [14] },
};

const asked = Object.entries(dayPhrases).flatMap(([language, kinds]) =>
  dayKinds.flatMap((kind) =>
    (kinds[kind] ?? []).map((text): [string, DayKind, string] => [language, kind, text]),
  ),
);

describe('while it is open', () => {
  it.each(asked)('%s, %s: %s', async (language, kind, text) => {
    const { say } = wordsFor(language);
    const reply = await replyTo(shop(language), text, { now: open });
    expect(reply.sources).not.toEqual([]);
    expect(reply.text).not.toContain(say.regularHours);
    for (const hour of told[kind].hours)
      expect(reply.text).toMatch(
        new RegExp(`(?<!\\d)${say.time(hour * 60).replace(/ (?:Uhr|uur)/u, '')}(?!\\d)`, 'u'),
      );
    const { yes } = told[kind];
    if (yes !== undefined) expect(reply.text.startsWith(yes ? say.yes : say.no)).toBe(true);
  });
});

describe('while it is closed', () => {
  it.each(asked.filter(([, kind]) => kind === 'openNow'))('%s, %s: %s', async (language, _kind, text) => {
    const { say } = wordsFor(language);
    for (const now of shut) {
      const reply = await replyTo(shop(language), text, { now });
      expect(reply.text.startsWith(say.yes)).toBe(false);
    }
  });
});
