/** "Call us – 24 hours" beside the hours of days: one is who picks up, the other when the house is open. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { valuesOf } from '../../eval/fixture-sites.ts';

const url = 'https://shop.example/';
const days = '<h3>Office</h3><p>Opening hours: Monday – Friday 8:00 AM – 5:00 PM</p>';
const told = (html: string) => {
  const { facts, conflicts } = composeKnowledge([readPage({ url, html: `<html lang=en>${html}` })], { url });
  const hours = valuesOf(facts, 'hours').map(
    ({ days: named, opens, label }) =>
      `${named.length} days from ${String(opens)}${label === undefined ? '' : ` ${label}`}`,
  );
  return { hours, conflicts };
};

describe('around the clock', () => {
  it('is of what its line names, where days have hours of their own', () => {
    expect(told(`<h4>Call us — 24 hours</h4><p>(909) 622-1217</p>${days}`)).toEqual({
      hours: ['7 days from 00:00 Call us', '5 days from 08:00'],
      conflicts: [],
    });
  });

  it('is of the house where nothing else is said', () => {
    expect(told('<h3>Opening hours</h3><p>Open 24 hours</p>').hours).toEqual(['7 days from 00:00']);
  });

  it.each(['Open 24 hours, 7 days a week', 'We are open 24 hours a day, 365 days a year.'])(
    'is of the house where it says that it is open: %s',
    (text) => {
      expect(told(`<p>${text}</p>${days}`).hours).toContain('7 days from 00:00');
    },
  );
});
