/** How useful a page is likely to be to the callers of a business, by its address and the text of the link to it. */
import { decodePercent } from '../domain/knowledge/decode-percent.ts';
import { createTopicMatcher } from './match-topics.ts';
import { originalOf } from './normalize-url.ts';
import { languages } from './words/index.ts';
import type { PageTopic } from './words/types.ts';

export interface LinkToScore {
  url: URL;
  /** Text of the link; empty for an address from a sitemap. */
  text: string;
  nofollow: boolean;
  /** Links followed from the home page to get there. */
  depth: number;
  /** The home page's language, where known. */
  siteLanguage: string | undefined;
  /** The folder that the site's address names, `/` or `/en/`. */
  startFolder: string;
}

const topicScores: Record<PageTopic, number> = {
  hours: 12,
  contact: 12,
  services: 10,
  menu: 10,
  prices: 10,
  faq: 9,
  locations: 9,
  booking: 8,
  about: 7,
  policies: 7,
  imprint: 7,
  team: 5,
  events: 1,
  gallery: -3,
  jobs: -4,
  privacy: -4,
  news: -6,
  archive: -9,
  account: -14,
  search: -12,
};

/** From `about` on; the team, events and news are not asked for at the telephone. */
const leastAskedFor = 7;

/** Languages that sites put in a path segment or a parameter. */
const languageTags = new Set(
  'ar bg ca cs cy da de el en es et eu fa fi fr ga he hi hr hu is ja ko lt lv mt nl no pl pt ro ru sk sl sq sr sv th tr uk vi zh'.split(
    ' ',
  ),
);
const languageParameters = ['lang', 'language', 'locale', 'hl', 'l'];
/** `/2024/05/`, `2024-05-01`: dated pages are posts, events or calendars. */
const datedPath = /(?:^|[/_-])(?:19|20)\d{2}[/_-](?:0?[1-9]|1[0-2])(?:[/_-]|$)/;

const matchTopics = createTopicMatcher(languages);

/** Higher is read earlier; about 0 for a page that nothing is known of, above 5 for one that promises facts. */
export function scoreLink(link: LinkToScore): number {
  const { url, depth } = link;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const parameters = [...url.searchParams.keys()].length;
  const byAddress = scoreTopics(matchTopics(decodePercent(`${url.pathname} ${url.search}`)));
  const byText = scoreTopics(matchTopics(link.text));
  let score = Math.max(byAddress.best, byText.best) + 0.25 * Math.min(byAddress.best, byText.best);
  score += Math.min(byAddress.worst, byText.worst);
  score -= Math.max(0, segments.length - 1) + 1.5 * depth + 2 * parameters;
  if (datedPath.test(url.pathname)) score -= 8;
  if (link.nofollow) score -= 10;
  if (originalOf(url)) score -= 8;
  if (!url.pathname.startsWith(link.startFolder)) score -= 4;
  if (isOtherLanguage(url, segments[0], link.siteLanguage)) score -= 12;
  return score;
}

/** Whether a link names what callers ask about, as "Book a table" does and "/go/facebook" does not. */
export function isAskedFor({ url, text }: Pick<LinkToScore, 'url' | 'text'>): boolean {
  const words = `${decodePercent(`${url.pathname} ${url.search}`)} ${text}`;
  return [...matchTopics(words)].some((topic) => topicScores[topic] >= leastAskedFor);
}

function scoreTopics(topics: Set<PageTopic>): { best: number; worst: number } {
  const scores = [...topics].map((topic) => topicScores[topic]);
  return { best: Math.max(0, ...scores), worst: Math.min(0, ...scores) };
}

function isOtherLanguage(
  url: URL,
  firstSegment: string | undefined,
  siteLanguage: string | undefined,
): boolean {
  if (siteLanguage === undefined) return false;
  const named = [firstSegment, ...languageParameters.map((name) => url.searchParams.get(name))];
  return named.some((tag) => {
    const primary = tag?.toLowerCase().split(/[-_]/, 1)[0];
    return (
      primary !== undefined &&
      languageTags.has(primary) &&
      /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i.test(tag ?? '') &&
      primary !== siteLanguage
    );
  });
}
