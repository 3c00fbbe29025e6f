/** Lines that only repeat a question in other words, lists that name what comes, and words that have a second meaning. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { service } from './businesses.ts';
import { ask } from './converse.ts';

const isUnknown = (language: string, said: string): void => {
  expect(said).toContain(wordsFor(language).say.mayITakeYourNumber);
};

describe('a label that says no more than the question', () => {
  it.each([
    ['de', 'AUTO', 'In welchem Auto sitze ich?'],
    ['de', 'AUTO', 'Mit welchem Wagen fahre ich?'],
    ['nl', 'Auto', 'Waarmee leer ik rijden in de auto?'],
    ['pl', 'Samochód', 'Którym samochodem jeżdżę?'],
  ])('%s: %s, %s', async (language, name, question) => {
    isUnknown(language, await ask(language, [service(name)], 'Willkommen', question));
  });
});

describe('a long list of animals', () => {
  it.each([
    [
      'en',
      'In our small practice by the canal we look after dogs, cats, rabbits and hens of the whole borough.',
      'Do you see rabbits?',
    ],
    [
      'de',
      'In unserer kleinen Praxis am Kanal kümmern wir uns um Hunde, Katzen, Kaninchen und Hühner aus der ganzen Stadt.',
      'Behandeln Sie Kaninchen?',
    ],
    [
      'fr',
      'Dans notre petit cabinet du canal, nous soignons les chiens, les chats, les lapins et les poules de toute la ville.',
      'Vous soignez les lapins ?',
    ],
  ])('%s: %s', async (language, line, question) => {
    expect(await ask(language, [], line, question)).toContain(line);
  });
});

it.each([
  ['Park behind the chandlery, it costs nothing.', 'Where can I park?'],
  ['Visitors may park in the yard of the mill.', 'Where do I leave my car?'],
])('en: %s', async (line, question) => {
  expect(await ask('en', [], line, question)).toContain(line);
});

it.each(['Cât costă traseul de pădure?', 'Ce preț are traseul de pădure?'])('ro: %s', async (question) => {
  const routes = [service('Traseu de pădure', '90 lei', 90), service('Traseu urban', '40 lei', 40)];
  expect(await ask('ro', routes, 'Bine ați venit.', question)).toMatch(/90 lei(?!.*40 lei)/u);
});
