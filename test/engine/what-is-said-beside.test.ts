/** What belongs to a request and what stands only beside it. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, hours, knowledge, service } from './businesses.ts';
import { lastSaid, tableWishes } from './converse.ts';

const week = hours(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], '09:00', '18:00', 'Mo-Sa 9-18');
const number = '503 555 0190';
const salon = agentOf(
  knowledge('en', [
    week,
    service('Short plait', '£30', 30),
    service('Half braid', '£45', 45),
    service("Child's braid", '£18', 18),
    fact('policy', { text: 'Braids last for weeks, with or without beeswax.' }, 'with or without beeswax'),
  ]),
  'salon',
  'Europe/London',
);

describe('a service that is told', () => {
  it.each([
    ["I'd like a short plait on Tuesday at half past four", 'service: Short plait;'],
    ["I'd like to book for my daughter, a child's braid on Tuesday at ten", "service: Child's braid;"],
  ])('has nothing of the hour or of who comes: %s', async (wish, told) => {
    expect(await lastSaid(salon, [wish, 'Ann Marsh', number])).toContain(told);
  });
});

it.each([
  ['en', 'Ann and Simon Marsh'],
  ['de', 'Anna und Simon Marsch'],
  ['es', 'Ana y Simón Marcos'],
  ['fr', 'Anne et Simon Marchand'],
  ['nl', 'Anna en Simon Maas'],
  ['pl', 'Anna i Szymon Marsz'],
])('%s: two people have one name, %s', async (language, name) => {
  const agent = agentOf(knowledge(language, []), 'restaurant', 'Europe/Berlin');
  const said = await lastSaid(agent, [tableWishes[language]!, name, '503 555 0190']);
  expect(said).toContain(name);
});

it('a part of the day is no name', async () => {
  const agent = agentOf(knowledge('en', []), 'restaurant', 'Europe/London');
  expect(await lastSaid(agent, ['Can someone call me back?', number, 'Afternoons'])).not.toContain('repeat');
});

describe('what is told when all was read out', () => {
  const asked = ["I'd like a short plait on Tuesday at ten", 'Ann Marsh', number];
  it.each([
    ['beeswax', 'special wishes: beeswax'],
    ["no it's 223 at the end", '503 555 0223'],
  ])('is kept: %s', async (said, kept) => {
    expect(await lastSaid(salon, [...asked, said])).toContain(kept);
  });
});

describe('what does not stop is to be seen to', () => {
  it.each([
    ['en', "My toilet won't stop running"],
    ['de', 'Meine Toilette läuft ständig'],
    ['es', 'Mi inodoro no para de gotear'],
    ['fr', "Mes toilettes n'arrêtent pas, ça n'arrête pas de couler"],
    ['it', 'Il mio water non smette di perdere'],
    ['pt', 'A minha sanita não para de pingar'],
    ['nl', 'Mijn toilet blijft doorlopen'],
    ['pl', 'Moja toaleta ciągle cieknie'],
    ['ro', 'Toaleta mea nu se oprește din curs'],
    ['ja', 'トイレの水が止まりません'],
  ])('%s: %s', async (language, said) => {
    const plumber = agentOf(knowledge(language, [week]), 'home_services', 'Europe/Berlin');
    expect(await lastSaid(plumber, [said])).toContain(wordsFor(language).say.startBooking);
  });
});

describe('how often is a question', () => {
  it.each([
    ['en', 'How often do I need a check-up?'],
    ['de', 'Wie oft brauche ich einen Termin zur Kontrolle?'],
    ['fr', 'À quelle fréquence faut-il prendre rendez-vous pour un contrôle ?'],
    ['nl', 'Hoe vaak moet ik een afspraak maken?'],
  ])('%s: %s', async (language, said) => {
    const practice = agentOf(knowledge(language, [week]), 'dental', 'Europe/Berlin');
    expect(await lastSaid(practice, [said])).not.toContain(wordsFor(language).say.startBooking);
  });
});
