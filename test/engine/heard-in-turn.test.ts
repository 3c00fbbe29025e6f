/** What is said one behind the other is heard as sentences of their own. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { inTurn } from '../../engine/builtin/language/sentences.ts';
import { agentOf, hours, knowledge } from './businesses.ts';
import { ask, lastSaid, pagesOf, tableWishes } from './converse.ts';

describe('a line of the site without a full stop', () => {
  it.each([
    ['en', 'Parking is free behind the barn', 'Is there parking?', 'behind the barn. May I'],
    ['de', 'Parkplätze hinter der Scheune (kostenlos)', 'Gibt es Parkplätze?', '(kostenlos). Wie ist'],
    ['fr', 'Parking gratuit derrière la grange –', 'Y a-t-il un parking ?', 'la grange. Quel est'],
    ['it', 'Parcheggio gratuito dietro il fienile;', 'C’è un parcheggio?', 'il fienile. Qual è'],
    ['ja', '駐車場は納屋の裏に10台', '駐車場はありますか', '10台。 お名前'],
    ['nl', 'Gratis parkeren achter de schuur!', 'Kan ik er parkeren?', 'de schuur! Wat is'],
  ])('%s: ends before the next question', async (language, line, question, told) => {
    const agent = agentOf(knowledge(language, [], pagesOf(line)), 'restaurant', 'Europe/Berlin');
    expect(await lastSaid(agent, [tableWishes[language]!, question])).toContain(told);
  });

  it.each([
    [['He said “yes.”', 'Next'], 'He said “yes.” Next'],
    [['', 'Next'], 'Next'],
    [['Only this'], 'Only this'],
  ])('%j', (texts, told) => {
    expect(inTurn(...texts)).toBe(told);
  });
});

it.each([
  ['en', 'Smoked eel on toast ........ £12', 'How much is the smoked eel?'],
  ['fr', 'Anguille fumée, pain grillé ………. 12 €', 'C’est combien l’anguille fumée ?'],
  ['de', 'Räucheraal auf Toast . . . . . . 12 €', 'Was kostet der Räucheraal?'],
  ['ja', 'うなぎの燻製・・・・・・1200円', 'うなぎの燻製はいくらですか'],
])('%s: no dots are read out that lead to a price', async (language, line, question) => {
  const said = await ask(language, [], line, question);
  expect(said).toMatch(/12/u);
  expect(said).not.toMatch(/[.…・]\s?[.…・]/u);
});

describe('a question with more told behind it', () => {
  const line =
    'Hunde sind an der Leine willkommen.\nDogs are welcome on a lead.\nI cani sono ammessi al guinzaglio.';
  it.each([
    ['en', 'Can I bring my dog? It’s a poodle', 'on a lead'],
    ['de', 'Darf mein Hund mit? Es ist ein Pudel', 'an der Leine'],
    ['it', 'Possiamo portare il cane? È un barboncino', 'al guinzaglio'],
  ])('%s: %s is answered, in a request too', async (language, question, told) => {
    const agent = agentOf(knowledge(language, [], pagesOf(line)), 'restaurant', 'Europe/Berlin');
    const { unknown } = wordsFor(language).say;
    for (const said of [[question], [tableWishes[language]!, question]]) {
      const reply = await lastSaid(agent, said);
      expect(reply).toContain(told);
      expect(reply).not.toContain(unknown);
    }
  });

  it('a name behind one is a name', async () => {
    const agent = agentOf(knowledge('en', []), 'restaurant', 'Europe/London');
    expect(await lastSaid(agent, [tableWishes['en']!, 'Me? Ann Lee'])).toContain('What number');
  });
});

it.each([
  ['fr', 'Jusqu’à quelle heure êtes-vous ouverts vendredi ?', 'minuit'],
  ['pl', 'Do której jest otwarte w piątek?', 'o północy'],
  ['en', 'Until when are you open on Friday?', 'midnight'],
])('%s: midnight has its name', async (language, question, told) => {
  expect(await ask(language, [hours(['fri'], '18:00', '24:00', 'Fri 18-24')], '', question)).toContain(told);
});
