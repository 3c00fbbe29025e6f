/** How often questions of callers are answered rightly, over sites in ten languages: the measure of the built-in engine. */
import { describe, expect, it } from '@jest/globals';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';
import { askedSites, judge } from './asked-sites.ts';

const engine = createBuiltinEngine();
const minRight = 0.93;
const maxWrong = 0.015;

const judged: { site: string; language: string; verdict: string; line: string }[] = [];
for (const { name, agent, questions } of askedSites()) {
  for (const question of questions) {
    const { verdict, text } = await judge(engine, agent, question);
    const line = `${verdict}: [${name}] ${String(question.ask)} → ${text}`;
    judged.push({ site: name, language: agent.language, verdict, line });
  }
}
const share = (verdict: string): number =>
  judged.filter((each) => each.verdict === verdict).length / judged.length;
const lines = (verdict: string): string =>
  judged.flatMap((each) => (each.verdict === verdict ? [each.line] : [])).join('\n');

describe('questions of callers', () => {
  it('are asked in ten languages, 12 or more a site', () => {
    expect(new Set(judged.map(({ language }) => language)).size).toBe(10);
    for (const [site, ofSite] of Map.groupBy(judged, ({ site }) => site))
      expect({ site, enough: ofSite.length >= 12 }).toEqual({ site, enough: true });
  });

  it('are answered rightly, "I don’t know" where the site is silent', () => {
    if (share('right') < minRight) throw new Error(`${String(share('right'))}\n${lines('unknown')}`);
  });

  it('are hardly ever answered wrongly', () => {
    if (share('wrong') > maxWrong) throw new Error(`${String(share('wrong'))}\n${lines('wrong')}`);
  });
});
