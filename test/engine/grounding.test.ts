import { describe, expect, it } from '@jest/globals';
import { checkGrounding, claimsOf } from '../../engine/grounding.ts';
import { dental, trattoria } from './businesses.ts';

const check = (reply: string, spoken = '', knowledge = trattoria) =>
  checkGrounding({ reply, knowledge, spoken, language: 'en' });

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
    ['It takes forty minutes.', 'forty'],
  ])('does not support %j', (reply, claim) => {
    expect(check(reply).unsupported).toContain(claim);
  });

  it('lets the caller’s own words be repeated', () => {
    expect(check('A table for 11 at 6:45 pm.').unsupported).toEqual(['6:45 pm', '11']);
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
