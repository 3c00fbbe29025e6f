/** What the site says of a wish is told before the wish is noted; headings and boxes are nobody's name. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, knowledge, service } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const house = (language: string, lines: string, facts = [service('Breakfast', '9', 9)], template = 'hotel') =>
  agentOf(knowledge(language, facts, pagesOf(lines)), template, 'Europe/Rome');

describe('a wish that is put as a question', () => {
  it.each([
    [
      'en',
      'Our team arranges local tours for guests.',
      'Could you arrange a local tour for us?',
      'arranges local tours',
    ],
    [
      'it',
      'Tutte le camere sono doppie, triple o quadruple.',
      'Siamo in quattro, avete una camera per tutti?',
      'quadruple',
    ],
  ])('%s: is answered first, then noted', async (language, line, question, told) => {
    const { say } = wordsFor(language);
    const said = await lastSaid(house(language, line), [question]);
    expect(said).toContain(told);
    expect(said).toContain(say.startBooking);
  });

  it('is noted at once where it names what is on the list', async () => {
    const salon = house('en', 'Our breakfast is famous for its rolls.', undefined, 'salon');
    const said = await lastSaid(salon, ['Can I book a breakfast?']);
    expect(said.startsWith(wordsFor('en').say.startBooking)).toBe(true);
  });
});

describe('who the owner is', () => {
  it.each(['Contact Info', 'Service Area'])('is not told by "%s" over a box', async (heading) => {
    const shop = house('en', `${heading} :: 519 555 0142\nOur service is quick.`, [
      fact('email', { address: 'info@larchflorist.example' }, 'info@larchflorist.example'),
      fact('email', { address: 'service@larchflorist.example' }, 'service@larchflorist.example'),
    ]);
    const said = await lastSaid(shop, ['Who’s the owner?']);
    expect(said).not.toContain(heading);
    expect(said).toContain(wordsFor('en').say.mayITakeYourNumber);
  });

  it('is told by a name over its box', async () => {
    const shop = house('en', 'Ada Birch :: 519 555 0142\nada.birch@larch.example', [
      fact('email', { address: 'ada.birch@larch.example' }, 'ada.birch@larch.example'),
    ]);
    expect(await lastSaid(shop, ['Who’s the owner?'])).toContain('Ada Birch');
  });

  it.each([['pl', 'Gabinet prowadzi lek. wet. Ada Brzoza.', 'Jak nazywa się weterynarz?', 'Ada Brzoza']])(
    '%s: ends with no abbreviation before it',
    async (language, line, question, name) => {
      expect(await lastSaid(house(language, line, [], 'general'), [question])).toContain(name);
    },
  );
});
