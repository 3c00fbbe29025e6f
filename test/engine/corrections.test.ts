import { describe, expect, it } from '@jest/globals';
import { agentOf, hours, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const fridayAfternoon = '2026-03-06T14:00:00Z';
const saturdayNight = '2026-03-07T21:30:00Z';

/** What the agent says to the last of these, in a salon that is open until six, on Saturdays until four. */
const last = (language: string, said: readonly string[], now = fridayAfternoon): Promise<string> => {
  const facts = [
    service('Perm', '£60', 60),
    service('Beard trim', '£12', 12),
    hours(['mon', 'tue', 'wed', 'thu', 'fri'], '09:00', '18:00', 'Mon-Fri 9-6'),
    hours(['sat'], '09:00', '16:00', 'Sat 9-4'),
  ];
  return lastSaid(agentOf(knowledge(language, facts), 'salon', 'Europe/London'), said, { now });
};

const rest = ['perm', 'Tuesday', '10 am', '0117 496 0123'];

describe('an earlier answer set right while the next question stands open', () => {
  it.each([
    ['no and the name', 'No, Nora Westwood', 'name: Nora Westwood'],
    ['sorry and an introduction', 'Sorry, my name is Nora Westwood', 'name: Nora Westwood'],
    ['the first name in other letters', "it's Norah with an h", 'name: Norah Eastwood'],
  ])('%s', async (_, correction, told) => {
    const text = await last('en', ['I want an appointment', 'Nora Eastwood', correction, ...rest]);
    expect(text).toContain(told);
    expect(text).toContain('service: Perm');
    expect(text).toContain('day: Tuesday, March 10');
  });

  it('takes a refusal before an answer to the open question for no correction', async () => {
    const text = await last('en', [
      'I want an appointment',
      'Nora Eastwood',
      'perm',
      'no, Tuesday',
      '10 am',
      '0117 496 0123',
    ]);
    expect(text).toMatch(/name: Nora Eastwood; service: Perm; day: Tuesday/);
  });

  it('sets the service right when a day is asked for', async () => {
    const text = await last('en', [
      'I want an appointment',
      'Nora Eastwood',
      'perm',
      'no, a beard trim',
      ...rest.slice(1),
    ]);
    expect(text).toContain('service: Beard trim');
  });

  it.each([
    [
      'de',
      [
        'Ich hätte gern einen Termin',
        'Nora Möller',
        'Nein, Nora Müller',
        'Dauerwelle',
        'Dienstag',
        '10 Uhr',
        '0171 2345678',
      ],
      'Name: Nora Müller; Leistung: Dauerwelle',
    ],
    [
      'it',
      [
        'Vorrei un appuntamento',
        'Nora Rossi',
        'scusi, mi chiamo Nora Bossi',
        'permanente',
        'martedì',
        'alle 15',
        '347 1234567',
      ],
      'nome: Nora Bossi; servizio: permanente',
    ],
    [
      'fr',
      ['Je voudrais un rendez-vous', 'Nora Petit', 'coupe', 'mardi', '14 h', '06 12 34 56 78'],
      'prestation: coupe ; jour: mardi 10 mars',
    ],
    [
      'ja',
      ['予約したいのですが', '山田です', 'いいえ、山本です', 'カラー', '来週', '10時', '090-1234-5678'],
      'お名前: 山本、サービス: カラー',
    ],
  ])('%s', async (language, said, told) => {
    expect(await last(language, said)).toContain(told);
  });
});

describe('days and times', () => {
  const until = ['I want an appointment', 'Nora Eastwood', 'perm'];

  it('asks again for what is no day, and takes one in the caller’s own words', async () => {
    expect(await last('en', [...until, 'banana'])).toContain('Which day would suit you?');
    expect(await last('en', [...until, 'as soon as possible', 'after work', '0117 496 0123'])).toContain(
      'day: as soon as possible; time: after work',
    );
    expect(await last('en', [...until, 'some time in October'])).toContain('What time');
  });

  it('offers no day that is over', async () => {
    expect(await last('en', [...until, 'today'], saturdayNight)).toMatch(/closed.*Which other day/);
    expect(await last('en', [...until, 'Saturday', '10 am', '0117 496 0123'], saturdayNight)).toContain(
      'Saturday, March 14',
    );
    expect(await last('en', [...until, 'today'])).toContain('What time');
  });
});
