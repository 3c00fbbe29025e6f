/** "Ace Brothers | Plumber in Reno": a title that says the name, and beside it of what kind the business is and where. */
import { kindShare } from './name-features.ts';
import { isSmallWord, nameKey } from './name-keys.ts';
import { SEPARATOR } from './name-spans.ts';
import type { RankedName } from './site-name.ts';
import type { NamePlace } from '../types.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';

/** Places that say what people search for, or speak to the reader. */
const STUFFED: ReadonlySet<NamePlace> = new Set([
  'title',
  'shared',
  'description',
  'heading',
  'subheading',
  'top',
  'picture',
  'sentence',
  'overStreet',
]);

const SEATED = new RegExp(
  `\\s(?:${inAnyLanguage.names.seats})\\s(?:the )?\\p{Lu}[\\p{L}.'’ -]{1,30}(?:,\\s?\\p{Lu}[\\p{L}. ]{1,20})?$`,
  'u',
);

/** "Plumber in Reno, NV", "Ostéopathe à Rennes", "Zahnarztpraxis": of what kind a business is, and where. */
function isDescriptor(text: string, towns: ReadonlySet<string>): boolean {
  const key = nameKey(text.replace(SEATED, ''));
  const town = [...towns].find((one) => key.endsWith(` ${one}`));
  return kindShare(town === undefined ? key : key.slice(0, -town.length - 1)) === 1;
}

/**
 * Whether a candidate cannot be the name beside the one that the title of the home page says: what tells only of what kind the
 * business is, and headings that speak to the reader and share no word with the title.
 */
export function besideTitle(
  ranked: readonly RankedName[],
  towns: ReadonlySet<string>,
): (candidate: RankedName) => boolean {
  const titled = ranked.filter(
    ({ tally: { text, mentions } }) =>
      !SEPARATOR.test(text) &&
      mentions.some(
        ({ candidate, page }) => page === 0 && candidate.place === 'title' && candidate.part !== 'cut',
      ),
  );
  const isDescribed = titled.some(({ tally }) => isDescriptor(tally.text, towns));
  const [name, ...longer] = titled
    .filter(({ tally }) => !isDescriptor(tally.text, towns))
    .sort((a, b) => a.tally.key.length - b.tally.key.length);
  if (name === undefined || isSpoken(name.tally.text) || AGAINST.some((one) => name.features[one]))
    return none;
  if (!longer.every(({ tally }) => holds(tally.key, name.tally.key))) return none;
  if (!isDescribed && kindShare(name.tally.key) === 0) return none;
  const words = new Set(name.tally.key.split(' '));
  const spoken = ranked.filter(
    ({ tally: { text, mentions } }) =>
      isSpoken(text) && mentions.some(({ candidate }) => candidate.place === 'heading'),
  );
  return ({ tally: { key, text, mentions }, features }) => {
    if (mentions.some(({ candidate }) => !STUFFED.has(candidate.place))) return false;
    if (isDescribed && text.split(SEPARATOR).some((part) => isDescriptor(part, towns))) return true;
    if (Math.max(features['host'] ?? 0, features['mail'] ?? 0) > CHOSEN) return false;
    return (
      !key.split(' ').some((word) => words.has(word)) && spoken.some(({ tally }) => holds(tally.key, key))
    );
  };
}

/** So much of the letters of a host or an email speaks for a heading. */
const CHOSEN = 0.8;
/** Features of titles that say no name. */
const AGAINST = ['calls', 'slogan', 'question', 'topic', 'generic'] as const;
const none = (): boolean => false;

const holds = (key: string, part: string): boolean => ` ${key} `.includes(` ${part} `);

/** Written as a sentence is: with marks, or with a small word that does not say the kind of a business. */
const isSpoken = (text: string): boolean =>
  /\p{L}{3}[.!?](?=\s|$)/u.test(text) ||
  text
    .split(/\s+/)
    .some((word) => /^\p{Ll}/u.test(word) && !isSmallWord(nameKey(word)) && kindShare(nameKey(word)) === 0);
