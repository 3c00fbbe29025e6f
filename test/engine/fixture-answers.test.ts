/** Questions to businesses whose sites were written before the code: right answers, and open silence where the site is silent. */
import { describe, expect, it } from '@jest/globals';
import { inferTimeZone } from '../../domain/knowledge/contact/time-zone.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { wordsFor } from '../../engine/builtin/language/lexicons.ts';
import { loadSites } from '../../eval/fixture-sites.ts';
import { strictText } from '../../eval/strict-text.ts';
import { agentOf } from './businesses.ts';

const engine = createBuiltinEngine();
/** Wednesday afternoon in Europe, morning in America. */
const now = new Date('2026-03-04T15:00:00Z');
const asked = loadSites().filter(({ truth }) => truth.questions !== undefined);

describe.each(asked)('$name', ({ truth, pages, knowledge }) => {
  const agent = agentOf(knowledge, truth.template ?? 'general', inferTimeZone(knowledge.facts));
  const { say } = wordsFor(knowledge.language);
  const ask = (text: string) => engine.reply({ agent, turns: [{ speaker: 'caller', text }], now });
  const saysUnknown = (text: string): boolean =>
    text.endsWith(say.mayITakeYourNumber) || text === say.notUnderstood;

  it.each(truth.questions ?? [])('%s', async (question, expected) => {
    const { text, sources } = await ask(question);
    if (expected === null) {
      expect({ text, isUnknown: saysUnknown(text) }).toEqual({ text, isUnknown: true });
      return;
    }
    expect(text).toMatch(new RegExp(expected, 'i'));
    expect(saysUnknown(text)).toBe(false);
    for (const { url, quote } of sources) {
      const html = pages.find((page) => page.url === url)?.html ?? '';
      const occurs = html.includes(quote) || strictText(html).includes(quote);
      expect({ quote, occurs }).toEqual({ quote, occurs: true });
    }
  });
});
