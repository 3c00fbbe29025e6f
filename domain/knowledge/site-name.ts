/** Picks the name of the business from what all pages of its site call it. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { factOf } from './page-view.ts';
import type { NameCandidate, PageContent } from './types.ts';
import { foldWord } from './words/index.ts';

/** Names are looked for in so many pages, and in so much of each. */
const MAX_TEXTS = 6;
const MAX_TEXT_LENGTH = 20_000;

/** A name with something else beside it. */
const SEPARATED = /\s[-–—|:·]\s/;

interface Tally {
  best: NameCandidate;
  url: string;
  weight: number;
  pages: Set<string>;
}

/** The name as a fact, or undefined. Pages are in order of reading: the first is the home page. */
export function siteName(pages: readonly PageContent[], homeUrl: string): Fact | undefined {
  const tallies = new Map<string, Tally>();
  for (const page of pages) {
    for (const candidate of candidatesOf(page)) {
      const key = nameKey(candidate.text);
      if (key === '') continue;
      const tally = tallies.get(key) ?? {
        best: candidate,
        url: page.url,
        weight: 0,
        pages: new Set<string>(),
      };
      // A place counts once a page; the home page speaks for the site.
      tally.weight = Math.max(tally.weight, candidate.weight) + (tally.pages.has(page.url) ? 1.5 : 0);
      if (candidate.weight > tally.best.weight) {
        tally.best = candidate;
        tally.url = page.url;
      }
      tally.pages.add(page.url);
      tallies.set(key, tally);
    }
  }
  const host = new URL(homeUrl).hostname
    .replace(/^www\./, '')
    .split('.')[0]!
    .replace(/[^\p{L}\d]/gu, '');
  const texts = pages.slice(0, MAX_TEXTS).map(({ text }) => nameKey(text.slice(0, MAX_TEXT_LENGTH)));
  const scored = [...tallies].map(([key, tally]) => ({
    tally,
    score:
      score(key, tally, pages.length, host, tallies) +
      (SEPARATED.test(tally.best.text) ? 0 : saidWhole(key, tallies, texts)),
  }));
  const winner = scored.sort((a, b) => b.score - a.score)[0]?.tally;
  return winner && factOf('name', { text: winner.best.text }, winner.url, winner.best.quote);
}

function candidatesOf({ nameCandidates, facts }: PageContent): NameCandidate[] {
  if (nameCandidates && nameCandidates.length > 0) return nameCandidates;
  return facts.flatMap((fact) =>
    fact.kind === 'name' ? [{ text: fact.value.text, quote: fact.source.quote, weight: 4 }] : [],
  );
}

function score(
  key: string,
  { weight, pages }: Tally,
  pageCount: number,
  host: string,
  all: ReadonlyMap<string, Tally>,
): number {
  const spread = pageCount > 1 ? (pages.size / pageCount) * 5 : 0;
  const compact = key.replaceAll(' ', '');
  const isInHost =
    compact.length > 3 && (host.includes(compact) || (host.length > 3 && compact.includes(host)));
  // A shorter candidate inside many longer ones ("Bella" in "Bella – Menu") is what they have in common.
  let support = 0;
  for (const [other, tally] of all)
    if (other !== key && other.includes(key)) support += 0.6 * Math.min(3, tally.pages.size);
  return (
    weight +
    spread +
    (compact === host || withoutSmallWords(key) === host
      ? 3
      : isInHost
        ? 2.5 - (compact.length > host.length ? 0.5 : 0)
        : 0) +
    Math.min(1.5, support) -
    (key.split(' ').length > 6 ? 3 : 0)
  );
}

/**
 * "Above and Beyond" beside "Above and Beyond B&B": where the text never says the shorter one but as a part of the
 * longer one, the longer one is the name.
 */
function saidWhole(key: string, all: ReadonlyMap<string, Tally>, texts: readonly string[]): number {
  const count = (name: string): number =>
    texts.reduce((sum, text) => sum + ` ${text} `.split(` ${name} `).length - 1, 0);
  const said = count(key);
  if (said === 0 || key.split(' ').length > 6) return 0;
  const isWhole = [...all.keys()].some(
    (other) => other !== key && ` ${key} `.includes(` ${other} `) && count(other) === said,
  );
  return isWhole ? 2.5 : 0;
}

/** "Museum of Clocks" is "museumclocks" in many an address. */
function withoutSmallWords(key: string): string {
  const small = /^(?:of|the|and|de|do|da|dos|das|del|di|della|du|des|la|le|les|und|y|et|e|am|an|im|van|von)$/;
  return key
    .split(' ')
    .filter((word) => !small.test(word))
    .join('');
}

function nameKey(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
