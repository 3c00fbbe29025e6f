/** Words by which callers ask for a topic, and sites speak of something else. */
import { describe, expect, it } from '@jest/globals';
import { agentOf, fact, knowledge } from './businesses.ts';
import { pagesOf, replyTo } from './converse.ts';

const agentSaying = (language: string, line: string) =>
  agentOf(knowledge(language, [fact('name', { text: 'Willow' }, 'Willow')], pagesOf(line)), 'general');

describe('a car on the site is no place for it', () => {
  it.each([
    [
      'en',
      'The coast is twenty minutes away by car.',
      'Is there parking?',
      'I come by car, where do I park?',
    ],
    [
      'de',
      'Die Küste erreichen Sie mit dem Auto in zwanzig Minuten.',
      'Gibt es Parkplätze?',
      'Wo parke ich?',
    ],
    ['fr', 'La côte est à vingt minutes en voiture.', 'Y a-t-il un parking ?', 'Où me garer ?'],
    ['it', 'La costa dista venti minuti in macchina.', 'C’è un parcheggio?', 'Dove parcheggio?'],
    ['nl', 'De kust ligt op twintig minuten met de auto.', 'Is er parkeergelegenheid?', 'Waar parkeer ik?'],
    ['pl', 'Nad morze dojedziesz autem w dwadzieścia minut.', 'Czy jest parking?', 'Gdzie zaparkować?'],
    ['ja', '海岸までは車で二十分です。', '駐車場はありますか？', '車を停められますか？'],
  ])('%s: %s', async (language, line, ...questions) => {
    for (const question of questions)
      expect({ question, ...(await replyTo(agentSaying(language, line), question)) }).toMatchObject({
        question,
        sources: [],
      });
  });
});
