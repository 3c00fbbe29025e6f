/** Merges what the pages of a site say into one knowledge base; contradictions stay open. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { absentKinds, findConflicts } from './conflicts.ts';
import { countryOfEvidence, guessCountry, renumber } from './contact/country.ts';
import { withAreas } from './contact/local-numbers.ts';
import { withoutHiddenEmails } from './contact/hidden-contacts.ts';
import { withoutPublicNumbers } from './contact/public-numbers.ts';
import { withoutContested } from './contact/contested-numbers.ts';
import { withoutSlips } from './contact/slips.ts';
import { onlyInHours } from './hours/at-any-hour.ts';
import { openForMeals } from './hours/meals.ts';
import { openLikeOffice } from './hours/office-hours.ts';
import { labelByTopic } from './hours/page-topics.ts';
import { mergeFacts } from './merge-facts.ts';
import { nameOfSite } from './names/site-name.ts';
import { withoutOwnName, withoutPriceListParts } from './offers/price-list-parts.ts';
import { describeBusiness } from './self-description.ts';
import { markStale } from './stale.ts';
import type { Knowledge, PageContent, Passage } from './types.ts';

const MAX_PASSAGES = 2_000;
/** A text that stands on this share of the pages is furniture, and is kept once. */
const FURNITURE_SHARE = 0.5;

/**
 * Knowledge of a site. Deterministic: `pages` come in order of reading, the home page first; `url` is its address. Facts
 * whose dates lie before `readAt` are marked as stale; without it none is.
 */
export function composeKnowledge(
  pages: PageContent[],
  { url, readAt }: { url: string; readAt?: Date },
): Knowledge {
  const unique = uniquePages(pages);
  const language = majorityLanguage(unique);
  const labelled = onlyInHours(labelByTopic(unique, language));
  const told = openLikeOffice(openForMeals(labelled, language), language).filter(
    ({ kind }) => kind !== 'name',
  );
  const stated = withoutContested(told);
  const country =
    countryOfEvidence(stated, url, language) ??
    guessCountry(unreadNumbers(stated), language, {
      facts: stated,
      texts: unique.flatMap(({ title, text }) => [title, ...text.split('\n')]),
    });
  const name = nameOfSite(unique, url, language);
  const named = name?.kind === 'name' ? name.value.text : undefined;
  const visible = withoutOwnName(withoutHiddenEmails(stated, url, named), named, language);
  const shown = withoutPriceListParts(visible, unique);
  const numbered = withoutPublicNumbers(withAreas(renumber(shown, country, language), country));
  const { facts: right, conflicts: slips } = withoutSlips(numbered);
  const described = describeBusiness(unique, named, language);
  const first = [name, described].filter((fact) => fact !== undefined);
  const merged = mergeFacts([...first, ...right], country);
  const passages = uniquePassages(unique);
  const facts = readAt === undefined ? merged : markStale(merged, readAt, { language, passages });
  return {
    language,
    facts,
    conflicts: [...slips, ...findConflicts(facts.filter(({ stale }) => stale !== true))],
    absent: absentKinds(facts),
    passages,
  };
}

function unreadNumbers(facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) =>
    fact.kind === 'phone' && fact.value.e164 === undefined ? [fact.value.printed] : [],
  );
}

/** Pages that answer under several addresses count once; canonical addresses alone are too often wrong to go by. */
function uniquePages(pages: readonly PageContent[]): PageContent[] {
  const seen = new Set<string>();
  return pages.filter(({ url, passages, facts }) => {
    // Pages of few words may share all their passages, those of the footer, and state different facts.
    const stated = facts.map(({ value }) => JSON.stringify(value));
    const key = passages.length === 0 ? url : [...passages.map(({ text }) => text), ...stated].join('\n');
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** The language of most text, English where no page tells. */
function majorityLanguage(pages: readonly PageContent[]): string {
  const weights = new Map<string, number>();
  for (const { language, passages } of pages) {
    if (language === undefined) continue;
    const length = passages.reduce((sum, { text }) => sum + text.length, 0);
    weights.set(language, (weights.get(language) ?? 0) + 200 + Math.min(length, 5000));
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
}

/** Each text once; what most pages repeat stays where it is first seen only. */
function uniquePassages(pages: readonly PageContent[]): Passage[] {
  const counts = new Map<string, number>();
  const keyed = pages.map(({ passages }) => passages.map((passage) => ({ passage, key: passage.text })));
  for (const page of keyed)
    for (const key of new Set(page.map((entry) => entry.key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const seen = new Set<string>();
  const kept: Passage[] = [];
  for (const { passage, key } of keyed.flat()) {
    const isFurniture = pages.length >= 4 && (counts.get(key) ?? 0) > pages.length * FURNITURE_SHARE;
    // Short repeated lines ("Book now", "Follow us") are of no use even once, unless they hold a number.
    const isUseless = isFurniture && key.length < 40 && !/\d/.test(key);
    if (seen.has(key) || isUseless) continue;
    seen.add(key);
    kept.push(passage);
    if (kept.length >= MAX_PASSAGES) break;
  }
  return kept;
}
