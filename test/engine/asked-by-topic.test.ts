/** Everyday topics asked about in other words than those of the page, among all else that a site says: told, or unknown where it is silent. */
import { describe, expect, it } from '@jest/globals';
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { inSites, topicPhrases, type TopicPhrases } from './topic-phrases.ts';

const engine = createBuiltinEngine();
const now = new Date('2026-03-04T15:00:00Z');

/** A site that says these things, as an agent. */
function agentSaying(topics: readonly TopicPhrases[], language: string): ReturnType<typeof agentOf> {
  const lines = topics.map(({ says }) => `<p>${says}</p>`).join('');
  const html = `<html lang=${language}><head><title>Willow</title></head><body><h1>Willow</h1>${lines}</body></html>`;
  const url = 'https://willow.example/';
  return agentOf(composeKnowledge([readPage({ url, html })], { url, readAt: now }), 'general');
}

describe.each([...topicPhrases()])('%s', (language, topics) => {
  const sites = inSites(topics).map((said) => ({ said, agent: agentSaying(said, language) }));
  const ask = (agent: ReturnType<typeof agentOf>, text: string) =>
    engine.reply({ agent, turns: [{ speaker: 'caller', text }], now });

  it.each(topics.map((each) => [each.topic, each] as const))('%s', async (_, { family, says, asks }) => {
    const telling = sites.find(({ said }) => said.some((other) => other.says === says));
    const silent = sites.find(({ said }) => said.every((other) => other.family !== family));
    for (const question of asks) {
      if (telling !== undefined) {
        const { sources } = await ask(telling.agent, question);
        expect({ question, told: sources.map(({ quote }) => quote) }).toEqual({
          question,
          told: [expect.stringContaining(says.slice(0, 20))],
        });
      }
      if (silent !== undefined) {
        const { sources } = await ask(silent.agent, question);
        expect({ question, sources }).toEqual({ question, sources: [] });
      }
    }
  });
});
