/** Asks the built-in engine about a shop whose pages are given as they would be served. */
import { composeKnowledge } from '../../domain/knowledge/compose-knowledge.ts';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { agentOf } from '../../eval/score-answers.ts';
import { lastSaid } from './converse.ts';

const now = new Date('2026-03-04T15:00:00Z');

/** What is said to one question; `pages` are bodies by the names of their files. */
export const askShop = (pages: Record<string, string>, question: string, language = 'en'): Promise<string> =>
  callShop(pages, [question], language);

/** What is said to the last of these turns of one call. */
export async function callShop(
  pages: Record<string, string>,
  said: readonly string[],
  language = 'en',
): Promise<string> {
  const contents = Object.entries(pages).map(([file, body]) =>
    readPage({
      url: `https://shop.example/${file}`,
      html: `<html lang=${language}><head><title>Willow Shop</title></head><body>${body}</body></html>`,
    }),
  );
  const knowledge = composeKnowledge(contents, { url: 'https://shop.example/', readAt: now });
  return lastSaid(agentOf(knowledge, 'general'), said, { now: now.toISOString() });
}
