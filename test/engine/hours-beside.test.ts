import { describe, expect, it } from '@jest/globals';
import type { Fact, Weekday } from '../../contract/schemas/facts.ts';
import type { Passage } from '../../domain/knowledge/types.ts';
import { agentOf, fact, hours, knowledge } from './businesses.ts';
import { lastSaid } from './converse.ts';

const workdays: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const allDays: Weekday[] = [...workdays, 'sat', 'sun'];

const ask = (language: string, facts: Fact[], text: string, zone?: string, passages: Passage[] = []) =>
  lastSaid(agentOf(knowledge(language, facts, passages), 'general', zone), [text]);

describe('an emergency line does not open the house', () => {
  const plumber = (label: string, quote: string) => [
    hours(workdays, '08:00', '18:00', 'Mon-Fri 8-18'),
    hours(allDays, '00:00', '23:59', quote, { label }),
  ];
  it.each([
    [
      'en',
      'emergency line',
      'Round-the-clock emergency line: 303 555 0177',
      'Are you open on Sunday?',
      /^Our website says: Round-the-clock/,
    ],
    [
      'en',
      'emergency line',
      'Round-the-clock emergency line: 303 555 0177',
      'Are you open on Saturday at 3 am?',
      /^Our website says/,
    ],
    [
      'de',
      'Notdienst',
      'Notdienst rund um die Uhr: 0171 5550177',
      'Haben Sie am Sonntag geöffnet?',
      /^Auf unserer Website steht: Notdienst/,
    ],
    [
      'en',
      'emergency line',
      'Round-the-clock emergency line: 303 555 0177',
      'Are you open on Monday?',
      /^Yes\. On Monday we are open from 8 am/,
    ],
    [
      'en',
      'emergency line',
      'Round-the-clock emergency line: 303 555 0177',
      'When are you open?',
      /^Our hours are: Monday to Friday from 8 am to 6 pm\.$/,
    ],
  ])('%s %s', async (language, label, quote, question, told) => {
    expect(await ask(language, plumber(label, quote), question, 'America/Denver')).toMatch(told);
  });

  it('is all the house has where no other hours are told', async () => {
    const only = [hours(allDays, '00:00', '23:59', '24/7 emergency line', { label: 'emergency line' })];
    expect(await ask('en', only, 'Are you open on Sunday?', 'America/Denver')).toMatch(/^Yes/);
  });
});

describe('dates without a known time zone', () => {
  const closed = [
    hours(allDays, '12:00', '23:00', 'Open every day 12-11pm'),
    hours([], null, null, 'Closed 25 December', { closed: true, label: '25 December' }),
  ];
  const seasons = [
    hours(workdays, '10:00', '16:00', 'Winter (November to March): Mon-Fri 10-4', {
      label: 'Winter (November to March)',
    }),
    hours(workdays, '09:00', '20:00', 'Summer (April to October): Mon-Fri 9-8', {
      label: 'Summer (April to October)',
    }),
  ];
  it.each([
    [closed, 'Are you open on December 25?', /^No\..*December 25/],
    [closed, 'Are you open on Christmas Day?', /^No\..*December 25/],
    [closed, 'Are you open on Saturday?', /^Yes\. On Saturday/],
    [closed, 'Are you open today?', /cannot tell which day/],
    [seasons, 'Are you open on November 9 at 5 pm?', /^No\..*from 10 am to 4 pm/],
    [seasons, 'Are you open on July 7 at 6 pm?', /^Yes\..*from 9 am to 8 pm/],
  ])('%#: %j', async (facts, question, told) => {
    expect(await ask('en', facts, question)).toMatch(told);
  });
});

describe('numbers of branches', () => {
  const url = 'https://site.example/';
  const facts = [
    fact(
      'address',
      { street: '12 Elm Street', city: 'Salem', printed: '12 Elm Street, Salem' },
      '12 Elm Street, Salem',
    ),
    fact(
      'address',
      { street: '9 Quay Road', city: 'Astoria', printed: '9 Quay Road, Astoria' },
      '9 Quay Road, Astoria',
    ),
    fact('phone', { printed: '503-555-0101' }, '503-555-0101'),
    fact('phone', { printed: '503-555-0202' }, '503-555-0202'),
  ];
  const passages = [
    { url, heading: 'Salem', text: '12 Elm Street, Salem\n503-555-0101' },
    { url, heading: 'On the coast', text: '9 Quay Road, Astoria\n503-555-0202' },
  ];
  it.each([
    ['What is the phone number of your Salem shop?', ['0101'], ['0202']],
    ['What is the phone number of your Astoria shop?', ['0202'], ['0101']],
    ['How do I call the Astoria store?', ['0202'], ['0101']],
    ['What is your phone number?', ['0101', '0202'], []],
  ])('%s', async (question, told, others) => {
    const text = await ask('en', facts, question, 'America/Los_Angeles', passages);
    for (const number of told) expect(text).toContain(number);
    for (const number of others) expect(text).not.toContain(number);
  });
});

describe('the site contradicts itself in the hours of one branch', () => {
  const disputed = [
    hours(workdays, '09:00', '17:00', 'Mon-Fri 9-5', { label: 'Astoria' }),
    hours(workdays, '09:00', '18:00', 'Mon-Fri 9-6', { label: 'Astoria' }),
  ];
  const facts = [...disputed, hours(workdays, '10:00', '19:00', 'Mon-Fri 10-7', { label: 'Salem' })];
  const conflicts = [{ kind: 'hours' as const, values: disputed }];
  const asked = (text: string) =>
    lastSaid(agentOf(knowledge('en', facts, [], conflicts), 'general', 'America/Los_Angeles'), [text]);

  it.each([
    'What are your opening hours?',
    'Are you open on Monday?',
    'When do you close today?',
    'Are you open now?',
  ])('tells those of the other one with both sides: %s', async (question) => {
    const text = await asked(question);
    for (const told of ['10 am to 7 pm (Salem)', 'Astoria: Mon-Fri 9-5', 'Astoria: Mon-Fri 9-6'])
      expect(text).toContain(told);
  });

  it('tells the branch that is asked for without the dispute of another', async () => {
    expect(await asked('When is the Salem shop open?')).toMatch(
      /^Our hours are: Monday to Friday from 10 am to 7 pm/,
    );
  });
});
