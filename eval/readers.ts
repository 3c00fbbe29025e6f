/** The readers that are compared: the product's own, and two baselines. */
import type { Fact } from '../contract/schemas/facts.ts';
import { mergeFacts } from '../domain/knowledge/merge-facts.ts';
import type { Knowledge, Passage } from '../domain/knowledge/types.ts';
import type { LanguageEngine } from '../engine/types.ts';
import { readMarkup } from './baselines/markup.ts';
import { readableText, readText } from './baselines/readable-text.ts';
import type { FixtureSite, SitePage } from './fixture-sites.ts';
import type { SiteScore } from './report.ts';
import { scoreAnswers } from './score-answers.ts';
import { scoreFacts } from './score-facts.ts';
import { unquoted } from './strict-text.ts';

export type Reader = (site: FixtureSite) => Knowledge;

export const readers: Readonly<Record<string, Reader>> = {
  switchboard: ({ knowledge }) => knowledge,
  'JSON-LD and microdata': (site) => baseline(site, readMarkup, () => []),
  'readable text': (site) => baseline(site, readText, passagesOf),
};

/** The language is given to the baselines: they answer in it and are not judged by it. */
function baseline(
  { pages, truth }: FixtureSite,
  read: (page: SitePage) => Fact[],
  passages: (page: SitePage) => Passage[],
): Knowledge {
  return {
    language: truth.language,
    facts: mergeFacts(pages.flatMap(read), undefined),
    conflicts: [],
    absent: [],
    passages: pages.flatMap(passages),
  };
}

function passagesOf(page: SitePage): Passage[] {
  const { title, text } = readableText(page);
  const blocks = text.split(/\n\s*\n/).map((block) => block.replace(/\s+/g, ' ').trim());
  return blocks
    .filter((block) => block.length > 20)
    .map((block) => ({ url: page.url, heading: title, text: block.slice(0, 600) }));
}

/** What a reader makes of each site, and how an engine answers from it. */
export async function scoreReader(
  sites: readonly FixtureSite[],
  reader: Reader,
  engine: LanguageEngine,
): Promise<SiteScore[]> {
  const scores: SiteScore[] = [];
  for (const site of sites) {
    const knowledge = reader(site);
    scores.push({
      site: site.name,
      facts: scoreFacts(knowledge, site.truth),
      answers: await scoreAnswers(engine, knowledge, site.truth),
      unquoted: unquoted(knowledge.facts, site.pages).length,
    });
  }
  return scores;
}
