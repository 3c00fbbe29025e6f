import { describe, expect, it } from '@jest/globals';
import { checkGrounding } from '../../engine/grounding/index.ts';
import { claimsOf } from '../../engine/grounding/claims.ts';
import { dental, friseur, trattoria } from './businesses.ts';

const check = (reply: string, spoken = '', knowledge = trattoria, question = spoken) =>
  checkGrounding({ reply, knowledge, spoken, question, language: 'en' });

describe('checkGrounding', () => {
  it.each([
    'Spaghetti Carbonara is $19.',
    'Carbonara costs 19 dollars.',
    'We open at 5 p.m. on Friday and close at 1 am.',
    'On Fridays we are open from 17:00 to 01:00.',
    'We are closed on Monday.',
    'Call +1 503 555 0142 or write to ciao@trattoria-bellafiore.example.',
    'A porcelain crown starts at $1150.',
    'There is an 18 percent gratuity for parties of eight.',
    'Our website is site.example.',
    'How can I help you?',
  ])('supports %j', (reply) => {
    expect(check(reply, '', reply.includes('crown') ? dental : trattoria).unsupported).toEqual([]);
  });

  it.each([
    ['Carbonara costs $24.', '$24'],
    ['The crown is $1,250.', '$1,250'],
    ['We open at 6 pm.', '6 pm'],
    ['On Tuesday we close at 1 am.', 'On Tuesday we close at 1 am.'],
    ['On Monday we are open from 5 pm.', 'On Monday we are open from 5 pm.'],
    ['We are closed on Sunday.', 'We are closed on Sunday.'],
    ['Calamari Fritti is $19.', 'Calamari Fritti is $19.'],
    ['Call (503) 555-0143.', '(503) 555-0143'],
    ['Write to chef@trattoria-bellafiore.example', 'chef@trattoria-bellafiore.example'],
    ['Book at www.tables.com/bellafiore', 'www.tables.com/bellafiore'],
    ['It takes forty minutes.', '40'],
  ])('does not support %j', (reply, claim) => {
    expect(check(reply).unsupported).toContain(claim);
  });

  it.each([
    ['How much is the lasagna?', 'The lasagna is $22.'],
    ['How much is the lasagna?', 'It is twenty-two dollars.'],
    ['What are the prices?', 'The lasagna is $22, and the tiramisù $10.'],
    ['Are you open on Friday?', 'On Friday we are open from five to one.'],
    ['Are you open on Monday?', 'We are not open on Mondays.'],
    ['Where are you?', 'You find us at 214 Alder Street in Portland.'],
    ['Do you take big parties?', 'Parties of eight or more pay a gratuity of eighteen percent.'],
  ])('to %j supports %j', (question, reply) => {
    expect(check(reply, question).unsupported).toEqual([]);
  });

  it.each([
    ['How much is the lasagna?', 'The lasagna is $19.'],
    ['How much is the lasagna?', 'It is $19.'],
    ['How much is the lasagna?', 'The lasagna is ninety-nine dollars.'],
    ['How much is the lasagna?', 'Lasagna della Nonna is nineteen dollars.'],
    ['How much is the lasagna?', 'Lasagna della Nonna costs €22.'],
    ['How much is the lasagna?', 'The lasagna is $22, and the tiramisù $19.'],
    ['Are you open on Sunday?', 'We open at 5 pm on Sundays.'],
    ['Are you open on Monday?', 'Yes, on Monday we are open from 5 pm.'],
    ['Are you open on Monday?', 'We are open on Mondays.'],
    ['Are you open on Friday?', 'On Friday we are open from nine to five.'],
    ['Where are you?', 'You find us on Fifth Avenue.'],
    ['Is there anything on at night?', 'Live music plays here every evening.'],
    ['Do you validate?', 'Valet parking is provided.'],
  ])('to %j does not support %j', (question, reply) => {
    expect(check(reply, question).unsupported).not.toEqual([]);
  });

  it('takes no day or time from a line that lists the whole week', () => {
    const week =
      'Monday closed, Tuesday to Thursday 5 pm to 10 pm, Friday and Saturday 5 pm to 1 am, Sunday noon to 9 pm';
    const passages = [...trattoria.passages, { url: 'https://site.example/', heading: 'Hours', text: week }];
    const listed = { ...trattoria, passages };
    expect(check('On Monday we open at 5 pm.', '', listed).unsupported).not.toEqual([]);
    expect(check('On Tuesday we open at 5 pm.', '', listed).unsupported).toEqual([]);
  });

  it.each([
    ['Am Montag öffnen wir um neun Uhr.', false],
    ['Wir haben auch sonntags geöffnet.', false],
    ['Der Damenhaarschnitt kostet neunundneunzig Euro.', false],
    ['Am Montag haben wir geschlossen.', true],
  ])('reads numbers and days of other languages: %s', (reply, isSupported) => {
    const given = { reply, knowledge: friseur, spoken: '', question: '', language: 'de' };
    expect(checkGrounding(given).unsupported.length === 0).toBe(isSupported);
  });

  it('lets the caller’s own words be repeated', () => {
    expect(check('A table for 11 at 6:45 pm.').unsupported).toEqual(
      expect.arrayContaining(['6:45 pm', '11']),
    );
    expect(check('A table for 11 at 6:45 pm.', 'We are 11 and come at 6:45 pm').unsupported).toEqual([]);
  });

  it('gives the statements that the claims rest on', () => {
    expect(check('Tiramisù is $10, call (503) 555-0142.').sources.map(({ quote }) => quote)).toEqual([
      '(503) 555-0142',
      'Tiramisù $10',
    ]);
  });

  it.each([
    ['1,150', '1150'],
    ['1.150,00', '1150'],
    ['19.50', '19.50'],
    ['007', '7'],
  ])('reads the number %s as %s', (text, key) => {
    expect(claimsOf(text, 'en').map(({ keys }) => keys)).toEqual([[key]]);
  });

  it('reads a hostile text in time that grows with its length alone', () => {
    expect(claimsOf(`${'1 '.repeat(20_000)}${'a.'.repeat(20_000)}@`, 'en').length).toBeGreaterThan(0);
  });
});
