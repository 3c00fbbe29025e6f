/** Picks the name of the business from what all pages of its site call it, by weighed evidence. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import { featuresOf, tellsKindWithin, type NameContext, type Tally } from './name-features.ts';
import { emailLetters, hostLetters, LOOSE_PLACES, nameKey } from './name-keys.ts';
import { nameWeights } from './name-weights.ts';
import { besideTitle } from './titled-names.ts';
import { factOf } from '../page/page-view.ts';
import type { NameCandidate, NamePlace, PageContent } from '../types.ts';

/** Names are looked for in so many pages, and in so much of each. */
const MAX_TEXTS = 8;
const MAX_TEXT_LENGTH = 20_000;
const MAX_TALLIES = 120;
/** How far behind the best its fuller form may be. */
const MAX_BEHIND = 3;

export type NamedPage = Pick<PageContent, 'url' | 'text' | 'nameCandidates' | 'facts'>;

export interface RankedName {
  tally: Tally;
  features: Record<string, number>;
  score: number;
}

/** The name as a fact, or undefined. Pages are in order of reading: the first is the home page. */
export function nameOfSite(
  pages: readonly NamedPage[],
  homeUrl: string,
  language: string | undefined,
): Fact | undefined {
  const streets = streetsOf(pages);
  const ranked = rankNames(pages, homeUrl, language);
  const isBesideTitle = besideTitle(ranked, townsOf(pages));
  const isShown = ranked.some(({ tally }) => isInTitleAndLogo(tally));
  const [best, ...others] = ranked.filter(
    (name) =>
      (isTitledSo(name.tally) || !streets.has(name.tally.key)) &&
      !isHeadOfPage(name.features) &&
      !isBesideTitle(name) &&
      !(isShown && isOwnAddress(name.tally)),
  );
  if (best === undefined || isTopic(best.features)) return undefined;
  const isFuller = ({ tally, score }: RankedName): boolean =>
    score > best.score - MAX_BEHIND && tellsKindWithin(tally.key, best.tally.key);
  const { text, mentions } = (others.find(isFuller) ?? best).tally;
  const { candidate, url } = mentions.find((mention) => mention.candidate.text === text)!;
  return factOf('name', { text: spoken(text) }, url, candidate.quote);
}

/** "Cherry Lane" at 14 Cherry Lane: the home page, or its copyright, calls the house so. */
const isTitledSo = ({ mentions }: Tally): boolean =>
  mentions.some(({ candidate, page }) => page === 0 && OF_OWNERS.has(candidate.place));
const OF_OWNERS: ReadonlySet<NamePlace> = new Set(['title', 'copyright', 'logo', 'siteName', 'business']);

const isInTitleAndLogo = ({ mentions }: Tally): boolean =>
  (['title', 'logo'] as const).every((place) => mentions.some(({ candidate }) => candidate.place === place));

/** "elm.com" in the last lines alone: the site's address, where title and picture of the house call it otherwise. */
const isOwnAddress = ({ text, mentions }: Tally): boolean =>
  /^[\p{L}\d-]+(?:\.[a-z]{2,5}){1,2}$/iu.test(text) &&
  mentions.every(({ candidate }) => LAST_LINES.has(candidate.place));
const LAST_LINES: ReadonlySet<NamePlace> = new Set(['copyright', 'foot', 'spelled']);

/** The streets that the business has its addresses in, as keys of names: a page on where it is may be titled after one. */
const streetsOf = (pages: readonly NamedPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ facts }) =>
      facts.flatMap((fact) =>
        fact.kind === 'address' && fact.value.street !== undefined
          ? [nameKey(fact.value.street.replace(HOUSE_NUMBER, ''))]
          : [],
      ),
    ),
  );

/** The number of a house before its street, or behind it with what follows. */
const HOUSE_NUMBER = /^\d\S*\s+|[\s,]+\d.*$/gu;

/** "Birch-joinery.co.uk": an address on the web for a name. */
const HOST_NAME = /^(?:www\.)?([\p{L}\d]+(?:-[\p{L}\d]+)+)\.(?:co\.)?[a-z]{2,5}$/iu;

/** A name as it is said: the words of an address that it is written as. */
function spoken(text: string): string {
  return HOST_NAME.exec(text)?.[1]?.replaceAll('-', ' ') ?? text;
}

const OF_TOPICS = ['title', 'title.topic', 'once'] as const;

/** The whole title of one page that is not the home page, and said nowhere else: what that page is about. */
const isTopic = (features: Record<string, number>): boolean =>
  features['home'] === undefined && OF_TOPICS.every((name) => features[name] === 1);

/** "Onde estamos", "Our services": what the other pages of any site are called. */
const isHeadOfPage = ({ home, host, topic }: Record<string, number>): boolean =>
  topic === 1 && home === undefined && !host;

/** All candidates, best first, with what speaks for them. */
export function rankNames(
  pages: readonly NamedPage[],
  homeUrl: string,
  language: string | undefined,
): RankedName[] {
  const tallies = talliesOf(pages);
  const read = pages.slice(0, MAX_TEXTS).map(({ text }) => text.slice(0, MAX_TEXT_LENGTH));
  const lines = read.flatMap((text) => text.split('\n').map(nameKey));
  const counted = new Map<string, number>();
  for (const line of lines) counted.set(line, (counted.get(line) ?? 0) + 1);
  const context: NameContext = {
    tallies,
    pageCount: pages.length,
    titles: titlesOf(tallies),
    topics: topicsOf(tallies),
    hostLetters: hostLetters(homeUrl),
    emailLetters: [...emailsOf(pages)].slice(0, 10).map(emailLetters),
    language,
    lines: counted,
    text: ` ${lines.join(' | ')} `,
    towns: townsOf(pages),
    counts: new Map(),
  };
  return tallies
    .map((tally) => {
      const features = featuresOf(tally, context);
      return { tally, features, score: scoreOf(features) };
    })
    .sort((a, b) => b.score - a.score);
}

const townsOf = (pages: readonly NamedPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ facts }) =>
      facts.flatMap((fact) => (fact.kind === 'address' && fact.value.city ? [nameKey(fact.value.city)] : [])),
    ),
  );

const emailsOf = (pages: readonly NamedPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === 'email' ? fact.value.address : []))),
  );

function scoreOf(features: Record<string, number>): number {
  let score = 0;
  for (const name in features) score += (nameWeights[name] ?? 0) * features[name]!;
  return score;
}

function titlesOf(tallies: readonly Tally[]): Map<number, string> {
  const titles = new Map<number, string>();
  for (const { key, mentions } of tallies)
    for (const { candidate, page } of mentions)
      if (candidate.place === 'title' && key.length > (titles.get(page)?.length ?? 0)) titles.set(page, key);
  return titles;
}

function topicsOf(tallies: readonly Tally[]): Set<string> {
  const topics = tallies.filter(({ mentions }) => {
    const on = (wanted: (candidate: NameCandidate) => boolean): Set<number> =>
      new Set(mentions.flatMap(({ candidate, page }) => (wanted(candidate) ? [page] : [])));
    const titled = on(({ place, part }) => place === 'title' && part !== 'whole');
    const headed = on(({ place }) => place === 'heading');
    return titled.size === 1 && headed.size === 1 && titled.has([...headed][0]!);
  });
  const pages = new Set(topics.map(({ mentions }) => mentions[0]!.page));
  return pages.size > 1 ? new Set(topics.map(({ key }) => key)) : new Set();
}

/** What says the same, together; of many the most often said. */
function talliesOf(pages: readonly NamedPage[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const [page, { url, nameCandidates = [] }] of pages.entries()) {
    for (const candidate of nameCandidates) {
      const key = nameKey(candidate.text);
      if (key === '') continue;
      const tally = tallies.get(key) ?? { key, text: candidate.text, mentions: [] };
      tally.mentions.push({ candidate, page, url });
      tallies.set(key, tally);
    }
  }
  const firm = [...tallies.values()].filter(({ mentions }) =>
    mentions.some(({ candidate }) => !LOOSE_PLACES.has(candidate.place)),
  );
  // What stands in loose places only is looked at where it extends a name or is on many pages.
  const all = [...tallies.values()]
    .filter(
      (tally) =>
        firm.includes(tally) ||
        new Set(tally.mentions.map(({ page }) => page)).size > 2 ||
        firm.some(({ key }) => tally.key.startsWith(`${key} `) || tally.key.endsWith(` ${key}`)),
    )
    .sort((a, b) => b.mentions.length - a.mentions.length)
    .slice(0, MAX_TALLIES);
  for (const tally of all) tally.text = spelling(tally);
  return all;
}

/** Places where names are spelled with care. */
const CAREFUL = new Set<NamePlace>([
  'business',
  'siteName',
  'title',
  'heading',
  'copyright',
  'sentence',
  'overStreet',
]);

/** "Elm B&B", which is "Elm Bed & Breakfast" where a place spells it out. */
const SHORTENED = /\bB ?(?:&|and) ?B\b/i;

/** As it is most often written, in capitals only where it is nowhere else; a space that one place writes between Japanese words is told. */
function spelling({ mentions }: Tally): string {
  const votes = new Map<string, number>();
  const isShort = mentions.every(({ candidate }) => SHORTENED.test(candidate.text));
  for (const { candidate } of mentions) {
    const { text, place } = candidate;
    if (SHORTENED.test(text) !== isShort) continue;
    const isMixed = text !== text.toUpperCase() && text !== text.toLowerCase();
    const vote = (CAREFUL.has(place) ? 2 : 1) * (isMixed || text.length < 4 ? 1 : 0.1);
    votes.set(text, (votes.get(text) ?? 0) + vote);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1])[0]!;
  const spaced = [...votes.keys()].find((text) => text !== best && text.replaceAll(' ', '') === best);
  return spaced ?? best;
}
