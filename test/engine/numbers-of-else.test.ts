/** Numbers of something else answer no question for a number, an age or a thing. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, knowledge, service } from './businesses.ts';
import { lastSaid } from './converse.ts';

const ask = (language: string, text: string, question: string) =>
  lastSaid(
    agentOf(
      knowledge(language, [service('Chess')], [{ url: 'https://site.example/', heading: '', text }]),
      'general',
      'Europe/London',
    ),
    [question],
  );

describe('how many there are', () => {
  it.each([
    ['en', 'For over 30 years guests have come to us from all over.', 'How many guests come in a day?'],
    ['de', 'Seit 30 Jahren kommen Gäste von überall zu uns.', 'Wie viele Gäste kommen am Tag?'],
    ['nl', 'Al 30 jaar komen gasten overal vandaan.', 'Hoeveel gasten komen er per dag?'],
  ])('%s: is told by no count of years', async (language, text, question) => {
    expect(await ask(language, text, question)).not.toMatch(
      /^(?:Our website says|Auf unserer Website steht|Onze website zegt:)/u,
    );
  });

  it('is told where it is counted', async () => {
    expect(await ask('en', 'We have 12 rooms for 30 guests.', 'How many rooms do you have?')).toContain(
      '12 rooms',
    );
  });
});

describe('the number of a firm for its taxes', () => {
  it.each([
    ['it', 'Ditta Larice srl, partita IVA: 01234567890', 'Si può vedere la partita?'],
    ['en', 'Larch Ltd, VAT no. 123 456 789, Larch Mill', 'Is there a mill to see?'],
  ])('%s: answers no other question', async (language, text, question) => {
    expect(await ask(language, text, question)).not.toMatch(/^(?:Our website says|Il nostro sito dice)/u);
  });

  it('is told to who asks for it', async () => {
    expect(await ask('en', 'VAT number: 123 456 789', 'What is your VAT number?')).toContain('123 456 789');
  });
});

describe('how old the owner is', () => {
  it.each([
    ['en', 'Children under 10 years come in free.', 'How old is the owner?'],
    ['fr', 'Les enfants de moins de 10 ans ne paient pas.', 'Quel âge a le patron ?'],
    ['ro', 'Copiii sub 10 ani nu plătesc.', 'Câți ani are patronul?'],
  ])('%s: is told by no age of a child', async (language, text, question) => {
    expect(await ask(language, text, question)).not.toMatch(
      /^(?:Our website says|Notre site dit|Site-ul nostru spune)/u,
    );
  });
});
