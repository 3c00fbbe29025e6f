/** The goals of reading sites hold on the fixture sites, and the measure can tell a good reader from a bad one. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readableText } from '../../eval/baselines/readable-text.ts';
import { loadSites, type FixtureSite } from '../../eval/fixture-sites.ts';
import { readers, scoreReader } from '../../eval/readers.ts';
import { goals, isMet, summarize, type Summary } from '../../eval/report.ts';
import { scoreFacts } from '../../eval/score-facts.ts';
import { unquoted } from '../../eval/strict-text.ts';
import { createBuiltinEngine } from '../../engine/builtin/index.ts';

const sites = loadSites();
let summaries: Record<string, Summary>;

beforeAll(async () => {
  const engine = createBuiltinEngine();
  const entries = Object.entries(readers).map(
    async ([name, reader]) => [name, summarize(await scoreReader(sites, reader, engine))] as const,
  );
  summaries = Object.fromEntries(await Promise.all(entries));
});

describe('the goals on the fixture sites', () => {
  it('has sites enough', () => {
    expect(sites.length).toBeGreaterThanOrEqual(15);
  });

  it.each(goals)('$name', (goal) => {
    const summary = summaries['switchboard']!;
    expect({ value: goal.value(summary), isMet: isMet(goal, summary) }).toMatchObject({ isMet: true });
  });

  it.each(['JSON-LD and microdata', 'readable text'])('the baseline "%s" misses them', (name) => {
    const missed = goals.filter((goal) => !isMet(goal, summaries[name]!));
    expect(missed.length).toBeGreaterThan(goals.length / 2);
  });
});

describe('the readable text', () => {
  it('is what the body of a page holds whose text stands behind its end', () => {
    const text =
      '<p>Open Monday to Friday, by appointment only, at the old mill, behind the church.</p>'.repeat(9);
    const html = `<html><body><b>Old Mill</b></body></html><div><div>${text}</div><div>${text}</div></div>`;
    expect(readableText({ url: 'https://mill.test/', html }).text).toBe('Old Mill');
  });
});

describe('the measure', () => {
  const site = (): FixtureSite => sites.find(({ name }) => name === 'wix-barber')!;

  it('counts what is missing', () => {
    const { knowledge, truth } = site();
    const facts = knowledge.facts.filter(({ kind }) => kind !== 'hours' && kind !== 'phone');
    const score = scoreFacts({ ...knowledge, facts }, truth);
    expect(score.isHoursExact).toBe(false);
    expect(score.counts.phone).toEqual({ right: 0, told: 0, true: 1 });
    expect(score.missed).toContain('phone: +15035550148');
  });

  it('counts what is invented, and prices that are wrong', () => {
    const { knowledge, truth } = site();
    const source = { url: truth.url, quote: 'x' };
    const facts = knowledge.facts.map((fact) =>
      fact.kind === 'service' && fact.value.name === 'Skin Fade'
        ? { ...fact, value: { ...fact.value, price_min: 4, price_max: 4 } }
        : fact,
    );
    const invented = { kind: 'email' as const, value: { address: 'a@b.example' }, source };
    const score = scoreFacts({ ...knowledge, facts: [...facts, invented] }, truth);
    expect(score.invented).toEqual(['email: a@b.example']);
    expect(score.counts.price).toEqual({ right: 3, told: 4, true: 4 });
  });

  it('finds quotes that are not in the page', () => {
    const { knowledge, pages } = site();
    const [first, ...rest] = knowledge.facts;
    const forged = { ...first!, source: { ...first!.source, quote: 'Open around the clock' } };
    expect(unquoted([forged, ...rest], pages)).toEqual([forged]);
  });
});
