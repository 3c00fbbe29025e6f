import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge, trattoria } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (
  known: typeof trattoria,
  timeZone: string | undefined,
  now: string,
  text = 'Are you open now?',
) => lastSaid(agentOf(known, 'general', timeZone), [text], { now });

const la = 'America/Los_Angeles';

describe('open now', () => {
  it.each([
    ['before opening', '2026-03-06T18:00:00Z', /^No\. We are closed/],
    ['at opening', '2026-03-07T01:00:00Z', /^Yes.*until 1 am/],
    ['a minute before', '2026-03-07T00:59:00Z', /^No/],
    ['after midnight, in the span of the evening before', '2026-03-07T08:30:00Z', /^Yes.*until 1 am/],
    ['at the end after midnight', '2026-03-07T09:00:00Z', /^No/],
    ['on a closed day', '2026-03-09T20:00:00Z', /^No.*Today, Monday, we are closed/],
    ['on the night of the change to summer time, before it', '2026-03-08T08:59:00Z', /^Yes.*until 1 am/],
    ['on the Sunday of the change, by the new offset', '2026-03-08T19:00:00Z', /^Yes.*until 9 pm/],
    ['a minute before, by the new offset', '2026-03-08T18:59:00Z', /^No/],
    ['on the Sunday of the change back, by the old offset', '2026-11-01T20:00:00Z', /^Yes.*until 9 pm/],
    ['in the repeated hour of the change back: still before 1 am', '2026-11-01T07:59:00Z', /^Yes/],
  ])('%s', async (_name, now, expected) => {
    expect(await ask(trattoria, la, now)).toMatch(expected);
  });

  it('computes by the zone of the business, not of the machine', async () => {
    expect(await ask(trattoria, 'Asia/Tokyo', '2026-03-06T09:00:00Z')).toMatch(/^Yes/);
    expect(await ask(trattoria, 'Europe/Berlin', '2026-03-06T09:00:00Z')).toMatch(/^No/);
  });

  it.each([undefined, 'Not/AZone'])(
    'says that it cannot tell the time where the zone is %s, and gives the hours',
    async (zone) => {
      expect(await ask(trattoria, zone, '2026-03-06T18:00:00Z')).toMatch(
        /^I cannot tell which day and time.*Our hours are/,
      );
      expect(await ask(trattoria, zone, '2026-03-06T18:00:00Z', 'Are you open tomorrow?')).toMatch(
        /^I cannot tell which day/,
      );
      expect(await ask(trattoria, zone, '2026-03-06T18:00:00Z', 'Are you open on Monday?')).toBe(
        'No. On Monday we are closed.',
      );
    },
  );

  it('counts tomorrow by the calendar of the business', async () => {
    expect(await ask(trattoria, la, '2026-03-08T06:30:00Z', 'Are you open tomorrow?')).toMatch(
      /Tomorrow, Sunday/,
    );
    expect(await ask(trattoria, 'Asia/Tokyo', '2026-03-08T06:30:00Z', 'Are you open tomorrow?')).toMatch(
      /Tomorrow, Monday/,
    );
  });
});

describe('unusual hours', () => {
  it('gives the hours, and no yes, for a part of a day', async () => {
    const text = await ask(trattoria, la, '2026-03-06T18:00:00Z', 'Are you open on Friday afternoon?');
    expect(text).toBe('On Friday we are open from 5 pm to 1 am.');
  });

  const untilLate = knowledge('en', [hours(['fri'], '18:00', null, 'Fridays from 6pm until late')]);
  it.each([
    ['2026-03-06T18:00:00Z', 'Are you open now?', /^No/],
    [
      '2026-03-07T07:00:00Z',
      'Are you open now?',
      /^Today, Friday, we are open from 6 pm, with no closing time given/,
    ],
    ['2026-03-06T18:00:00Z', 'When do you close on Friday?', /gives no closing time on Friday.*from 6 pm/],
    [
      '2026-03-06T18:00:00Z',
      'Are you open on Friday at 11 pm?',
      /^On Friday we are open from 6 pm, with no closing time given/,
    ],
    ['2026-03-06T18:00:00Z', 'Are you open on Saturday?', /^I don’t know/],
  ])('until late at %s: %s', async (now, question, expected) => {
    expect(await ask(untilLate, la, now, question)).toMatch(expected);
  });

  it('knows around the clock', async () => {
    const always = knowledge('en', [
      hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], '00:00', '00:00', 'Open 24/7'),
    ]);
    expect(await ask(always, la, '2026-03-06T11:00:00Z')).toMatch(/^Yes\. .*around the clock/);
    expect(await ask(always, la, '2026-03-06T11:00:00Z', 'Are you open at 3 am on Sunday?')).toMatch(
      /^Yes\. .*around the clock/,
    );
  });

  it('keeps conditions in the words of the site', async () => {
    const byAppointment = knowledge('en', [
      hours(['sat'], null, null, 'Saturdays by appointment', { label: 'by appointment' }),
    ]);
    expect(await ask(byAppointment, la, '2026-03-06T18:00:00Z', 'Are you open on Saturday?')).toMatch(
      /Saturday we are open by appointment/,
    );
  });

  it('finds labelled hours by their label, and does not take them for opening hours', async () => {
    const known = knowledge('en', [
      hours(['fri'], '11:00', '22:00', 'Fri 11-22'),
      hours(['fri'], '16:00', '18:00', 'Happy hour Fri 4-6', { label: 'Happy hour' }),
    ]);
    expect(await ask(known, la, '2026-03-06T18:00:00Z', 'When is happy hour on Friday?')).toMatch(
      /from 4 pm to 6 pm \(Happy hour\)/,
    );
    expect(await ask(known, la, '2026-03-06T18:00:00Z', 'When are you open on Friday?')).toMatch(
      /from 11 am to 10 pm\.$/,
    );
  });

  it('says openly where a day is both open and closed', async () => {
    const known = knowledge('en', [
      hours(['sun'], '10:00', '14:00', 'Sunday 10-2'),
      hours(['sun'], null, null, 'Sundays closed', { closed: true }),
    ]);
    expect(await ask(known, la, '2026-03-06T18:00:00Z', 'Are you open on Sunday?')).toMatch(
      /different answers/,
    );
  });

  it('says nothing of hours where the site does not', async () => {
    expect(await ask(knowledge('en', []), la, '2026-03-06T18:00:00Z', 'What are your hours?')).toMatch(
      /^I don’t know/,
    );
  });
});

describe('a day of which only the end is told', () => {
  it.each([
    ['en', 'Are you open on Saturday?', 'until 2 pm'],
    ['de', 'Haben Sie am Samstag offen?', 'bis 14 Uhr'],
    ['es', '¿Abren el sábado?', 'hasta las 14:00'],
    ['fr', 'Êtes-vous ouverts samedi ?', 'jusqu’à 14 h'],
    ['it', 'Siete aperti sabato?', 'fino alle 14:00'],
    ['pt', 'Abrem no sábado?', 'até às 14:00'],
    ['nl', 'Bent u zaterdag open?', 'tot 14 uur'],
    ['pl', 'Czy w sobotę jest otwarte?', 'do 14:00'],
    ['ro', 'Sunteți deschiși sâmbătă?', 'până la 14:00'],
    ['ja', '土曜日は開いていますか', '14時まで'],
  ])('%s: %s', async (language, text, until) => {
    const known = knowledge(language, [hours(['sat'], null, '14:00', 'Sat until 14:00')]);
    expect(await ask(known, la, '2026-03-06T18:00:00Z', text)).toContain(until);
  });
});
