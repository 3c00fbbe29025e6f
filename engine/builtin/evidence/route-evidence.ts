/** What speaks for and against an answer that was made from facts, by the route that made it, as numbers. */
import { topicsHeard, type Answer, type Scene } from '../business.ts';
import { sumOf, weigh } from './logistic.ts';
import { besideHours, contentWithout, hoursCues } from '../questions/question-content.ts';
import { isTimeWanted, wantedOf } from '../questions/wanted.ts';
import { routeBias, routeWeights } from './route-weights.ts';
import type { When } from '../language/when.ts';
import type { CueName } from '../words/types.ts';

/** What made an answer. */
export const routes = [
  'hours',
  'price',
  'nearPrice',
  'offer',
  'contact',
  'faq',
  'booking',
  'payment',
] as const;
export type Route = (typeof routes)[number];

const perRoute = ['', 'Missing', 'Absent', 'Elsewhere', 'Surplus', 'Bare'] as const;
const shared = [
  'disputed',
  'rarestMissing',
  'topicMissing',
  'topicOther',
  'otherDay',
  'timed',
  'wantsDuration',
  'wantsNumber',
  'wantsMoment',
  'wantsPeople',
  'wantsArea',
  'wantsMore',
  'wantsPriceToo',
  'wantsHoursToo',
  'several',
  'clauseLength',
  'numberMissing',
  'nameNumber',
] as const;

type PerRoute = `${Route}${(typeof perRoute)[number]}`;
export type RouteEvidence = Record<PerRoute | (typeof shared)[number], number>;

/** Order of the numbers; the weights of `route-weights.ts` have the same names. */
export const routeEvidenceNames: readonly (keyof RouteEvidence)[] = [
  ...routes.flatMap((route) => perRoute.map((name): PerRoute => `${route}${name}`)),
  ...shared,
];

/** The probability that the answer of a route is the one that was asked for. */
export type RouteJudge = (evidence: RouteEvidence, answer: Answer, heard: string) => number;

/** From here on such an answer is told. */
export const minRouteProbability = 0.6;

/** Words that only say which route is meant. */
const cuesOf: Readonly<Record<Route, readonly CueName[]>> = {
  hours: [...hoursCues, 'when', 'which'],
  price: ['price', 'offer', 'offerings', 'followUp', 'under', 'upTo', 'it'],
  nearPrice: ['price', 'offer', 'offerings', 'followUp', 'under', 'upTo', 'it'],
  offer: ['offer', 'offerings', 'followUp'],
  contact: ['address', 'phone', 'email', 'reach', 'place', 'followUp'],
  faq: [],
  booking: ['booking', 'followUp'],
  payment: [],
};

const maxCounted = 3;
const longClause = 12;

export function weighRoute(route: Route, answer: Answer, when: When, scene: Scene): RouteEvidence {
  const { index, lexicon, heard } = scene;
  const { soft } = lexicon.paraphrases;
  const isTimed = route === 'hours' || route === 'price' || route === 'nearPrice';
  const content =
    route === 'hours'
      ? besideHours(when.rest, cuesOf.hours, scene)
      : contentWithout(cuesOf[route], isTimed ? when.rest : heard, scene);
  const hard = content.filter((stem) => !soft.has(stem) && !stem.startsWith('#'));
  const said = [answer.text, ...answer.sources.map(({ quote }) => quote)].join(' ');
  const stems = new Set(lexicon.stemsOf(said));
  const missing = hard.filter((stem) => !index.covers(stems, stem));
  const weightOf = (of: readonly string[]): number => sumOf(of.map((stem) => index.weight(stem)));
  const rarest = hard.toSorted((a, b) => index.weight(b) - index.weight(a))[0];
  const told = lexicon.contentOf(answer.text).filter((stem) => !soft.has(stem));
  const topics = topicsHeard(scene);
  const saidTopics = lexicon.topicsOf(said);
  const wanted = wantedOf(heard, scene);
  const of = (holds: boolean): number => (holds ? 1 : 0);
  const numbers = [...heard.matchAll(/\d+/g)].map(([digits]) => digits);
  const evidence = Object.fromEntries(routeEvidenceNames.map((name) => [name, 0])) as RouteEvidence;
  evidence[route] = 1;
  evidence[`${route}Missing`] = hard.length === 0 ? 0 : weightOf(missing) / weightOf(hard);
  evidence[`${route}Absent`] = Math.min(maxCounted, missing.filter((stem) => index.count(stem) === 0).length);
  evidence[`${route}Elsewhere`] = Math.min(
    maxCounted,
    missing.filter((stem) => index.count(stem) > 0).length,
  );
  evidence[`${route}Surplus`] =
    told.length === 0 ? 0 : told.filter((stem) => !content.includes(stem)).length / told.length;
  evidence[`${route}Bare`] = of(hard.length === 0);
  return {
    ...evidence,
    disputed: of(answer.offersCallback === true),
    rarestMissing: of(rarest !== undefined && missing.includes(rarest)),
    topicMissing: of(topics.size > 0 && topics.isDisjointFrom(saidTopics)),
    topicOther: of(topics.size === 0 && hard.length > 0),
    otherDay: of(route !== 'hours' && when.days.length > 0),
    timed: of(when.times.length > 0),
    wantsDuration: of(wanted === 'duration'),
    wantsNumber: of(wanted === 'number'),
    wantsMoment: of(isTimeWanted(wanted)),
    wantsPeople: of(wanted === 'people'),
    wantsArea: of(wanted === 'area'),
    wantsMore: of(wanted === 'more'),
    wantsPriceToo: of(route !== 'price' && route !== 'nearPrice' && lexicon.has('price', heard)),
    wantsHoursToo: of(
      route !== 'hours' && (['hours', 'isOpen', 'isClosed'] as const).some((cue) => lexicon.has(cue, heard)),
    ),
    several: Math.min(maxCounted, answer.sources.length - 1),
    clauseLength: Math.min(1, heard.split(' ').length / longClause),
    numberMissing: of(numbers.some((digits) => !said.includes(digits))),
    nameNumber: of(
      (route === 'price' || route === 'nearPrice') &&
        /(?:^|\s)\d+\s?(?!\s?[€$£])\p{L}/u.test(answer.text) &&
        numbers.length === 0,
    ),
  };
}

export const fittedRouteJudge: RouteJudge = (evidence) =>
  weigh(routeEvidenceNames, evidence, routeWeights, routeBias);

/** Whether an answer made from facts is told; sentences of the site were weighed when they were found. */
export function isRouteLikely(
  route: Route,
  answer: Answer | null,
  when: When,
  scene: Scene,
): answer is Answer {
  if (answer === null) return false;
  if (answer.isSilent === true || answer.probability !== undefined) return true;
  return scene.judgeRoute(weighRoute(route, answer, when, scene), answer, scene.heard) >= minRouteProbability;
}
