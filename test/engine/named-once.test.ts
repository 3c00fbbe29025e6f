/** Who works in a house that names one person is told by the line on that person; among several nobody is picked. */
import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { agentOf, fact, knowledge, service } from './businesses.ts';
import { lastSaid, pagesOf } from './converse.ts';

const ask = (language: string, lines: string, question: string) =>
  lastSaid(
    agentOf(
      knowledge(
        language,
        [
          service('Facial', '40', 40),
          fact('address', { printed: 'Peter Street 4, Larchton' }, 'Peter Street 4, Larchton'),
        ],
        pagesOf(lines),
      ),
      'general',
      'Europe/London',
    ),
    [question],
  );

describe('a house that names one person', () => {
  it.each([
    [
      'en',
      'Founded by Marcia, a proud practitioner.\nOur massages are rituals.',
      'Who does the massages?',
      'Marcia',
    ],
    [
      'en',
      'Call us to talk with Josh about your drains.\nJosh answers himself.',
      'Who will I be talking to when I call?',
      'Josh',
    ],
    [
      'en',
      'Justine at Pine Studio :: Trained in London in 2005.\nJustine moved here in 2007.',
      'Who would be teaching me?',
      'Justine',
    ],
    [
      'nl',
      'Praktijk Larix :: Martin Larix\nMartin is al jaren fysiotherapeut.',
      'Hoe heet de fysiotherapeut?',
      'Martin',
    ],
    [
      'pt',
      'Soraia Larício trata dos cães.\nConhecer a Soraia',
      'Como se chama a pessoa que trata dos cães?',
      'Soraia',
    ],
    [
      'pl',
      'Cześć, jestem Zosia! :: Fotografie pełne emocji.\nZosia robi zdjęcia od lat.',
      'Jak ma na imię fotografka?',
      'Zosia',
    ],
  ])('%s: %s', async (language, lines, question, name) => {
    expect(await ask(language, lines, question)).toContain(name);
  });
});

describe('nobody is told', () => {
  it.each([
    [
      'where several are named apart',
      'Marcia does facials.\nJosh does nails.\nMarcia is here on Mondays.',
      'Who does the waxing?',
    ],
    [
      'by the name of a street',
      'You find us in Peter Street 4.\nPeter Street is in the centre.',
      'Who does the waxing?',
    ],
    ['by a saint', 'We are beside St. Martin.\nSt. Martin is the old church.', 'Who does the waxing?'],
    [
      'by whoever signed a review',
      'So calm, thank you!\n– Susanne M.\nLovely place.',
      'Who does the waxing?',
    ],
    [
      'where a language is asked for',
      'Marcia does facials.\nMarcia is here on Mondays.',
      'Who speaks Polish?',
    ],
  ])('%s', async (_, lines, question) => {
    expect(await ask('en', lines, question)).toContain(wordsFor('en').say.mayITakeYourNumber);
  });
});
