/** Names that say how much of something, not what: "Small", "60 min", "Large Dog" beside "Small Dog". */
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import type { Line, Section } from '../page/lines.ts';
import type { Offers } from './offers.ts';
import { containsPhrase, factOf, quoteOfRun } from '../page/page-view.ts';
import { sectionsOf } from './list-titles.ts';
import { isMeasure } from './measures.ts';
import { boundsOfAll } from './price-book.ts';
import { namedAlike, variantOf } from './same-names.ts';
import { isPerPeriod, isPriceHeading, serviceName, withoutPriceWord } from './service-names.ts';
import { isForPeople, isPeople } from './service-titles.ts';
import { isDayOrTime, isWhen } from './when-names.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

const SIZE = `(?:x{0,2}-?(?:s|m|l|xl)|sm|med|lg|x-?lg|(?:x{1,3}[- ]?)?${SAID.sizes})`;
const PURE_SIZE = new RegExp(
  `^(?:${SIZE}|${SAID.portions}|(?:${SAID.unitLeads}\\s)?${SAID.periods}|${SAID.hairLengths})$`,
  'u',
);
/** "Large dog", "Perro grande": and of what. */
const SIZED = [
  new RegExp(`^${SIZE}\\s(\\S+(?:\\s\\S+)?)$`, 'u'),
  new RegExp(`^(\\S+(?:\\s\\S+)?)\\s${SIZE}$`, 'u'),
];
/** "1 – 20 sheets", "50 leaflets": how many of what. */
const COUNTED = /^\d{1,5}(?:\s?[-–]\s?\d{1,5}|\s?\+)?\s(\p{L}{4,})$/u;
/** "175ml", "0,4 l", "1/4 lt.". */
const VOLUME = /^\d{1,4}(?:[.,/]\d{1,2})?\s?(?:ml|cl|dl|l|ltr?|oz|lit(?:er|re|ro)s?|litri|litr[yó]w?)\.?$/u;
/** "6 pc.", "10 Stück", "3個": how many pieces a portion has. */
const COUNT = new RegExp(`^\\d{1,3}\\s?${SAID.pieces}\\.?$`, 'u');
/** "2 bedrooms", "3-Zimmer-Wohnung", "4 bed house": how large a home is. */
const ROOMS = new RegExp(`^\\d{1,2}[- ]?${SAID.rooms}$`, 'u');
const VEHICLE = new RegExp(`^${SAID.vehicles}$`, 'u');
const TIME_UNIT = SAID.minutesAndHours;
/** "60 min", "45–60 Minuten", "1h30", "1 hr 15 min". */
const DURATION = new RegExp(
  `^(?:ca\\.?\\s)?(?:[½¼¾]\\s?${TIME_UNIT}|\\d{1,3}(?:[.,/]\\d{1,2}|\\s?[½¼¾])?\\s?(?:[-–]\\s?\\d{1,3}\\s?)?${TIME_UNIT}|\\d{1,2}\\s?${TIME_UNIT}\\s?\\d{1,2}(?:\\s?${TIME_UNIT})?|(?:½|half|one)\\s(?:an?\\s)?hour)$`,
  'u',
);

/** "60 min session", "90 minutes tandem couples": for whom, or only that it is one. */
const PARTY_BEHIND = new RegExp(`(?:\\s${SAID.sittings}){1,2}$`, 'u');

/** "up to 4 litres", "ab 6 Personen". */
const LIMIT = new RegExp(`^${SAID.amountLimits}\\s`, 'iu');
/** "6 Jahre", "12 years", "3 ans". */
const YEARS = new RegExp(`^${SAID.ages.replaceAll('#', '\\d{1,2}')}$`, 'iu');

/** "Small", "Lg 14\"", "60 minutes", "up to 4 litres": words that name no service by themselves. */
export function isSizeName(name: string): boolean {
  const limited = foldWord(name.replace('’', "'").replace(LIMIT, ''));
  if (limited.length < name.length && [VOLUME, COUNT, ROOMS, YEARS].some((form) => form.test(limited)))
    return true;
  const folded = foldWord(name);
  const size = folded.replace(/\s?\d{1,2}(?:["”″]|\s?(?:cm|in|inch))?$/u, '').trim();
  return (
    PURE_SIZE.test(size) ||
    isDuration(name) ||
    (/^\d/.test(folded) && [VOLUME, COUNT, ROOMS].some((form) => form.test(folded))) ||
    isMeasure(name)
  );
}

/** "4x4", "A5": letters and digits, which name nothing without what stands over them. */
export const isCode = (name: string): boolean => CODE.test(name);

const CODE = /^(?=\P{L}*\p{L})(?=\D*\d)(?!.*\p{L}{2})[\p{L}\d]{2,4}$/u;

/** "60 min", "1 ½ hours". */
export function isDuration(name: string): boolean {
  return DURATION.test(foldWord(name).replace(PARTY_BEHIND, '').replace(/\.$/, ''));
}

/** The length of time that words before a price consist of: "45 min · ". */
export function lengthIn(before: string): string | undefined {
  const length = before.replace(/[\s:.·•・|｜,、(–—-]+$/u, '');
  return isDuration(length) ? length : undefined;
}

/** A name without the size behind it, or for whom it is: "Clam chowder – Cup", "Massage 30 min", "Boat trip: adults". */
export function withoutSize(name: string): string {
  for (const cut of SIZE_CUTS) {
    const at = cut.exec(name)?.index;
    if (at === undefined || at < 3) continue;
    const tail = name.slice(at).replace(/^[\s:：(,–—|-]+|\)$/gu, '');
    if (isSizeName(tail) || isForPeople(tail)) return name.slice(0, at);
  }
  return name;
}

const ENDS_OPEN = new RegExp(`(?:[(\\d/–—-]|\\s${SAID.opensEnd})$`, 'iu');

/** "Relaxing package 3hrs" is a name and how long it takes. */
export function withoutLength(name: string): string {
  if (!/\d|½|¼|¾/.test(name)) return name;
  const short = withoutSize(name);
  const isLength =
    short.length < name.length && isDuration(name.slice(short.length).replace(/^[\s:：,|–—-]+/u, ''));
  return isLength && !ENDS_OPEN.test(short) ? short.replace(/[\s,]+$/u, '') : name;
}

/** The last words behind a sign, then the last three words, the last two, the last. */
const SIZE_CUTS = [
  /\s*(?:[:：(–—|]|,(?!\d))\s*[^:：(–—|]{1,24}$|\s-\s[^-]{1,24}$/u,
  /(?:\s\S+){3}$/u,
  /(?:\s\S+){2}$/u,
  /\s\S+$/u,
];

const MIN_SIZES = 2;

/**
 * Names what has sizes by the heading over them: one service with all its prices where the lines are nothing but sizes
 * ("60 min", "90 min"), one a line where they say for what ("Wash, Hatchback"). `lineOf` tells which line a fact was read in.
 */
export function nameSizes(facts: readonly Fact[], lineOf: ReadonlyMap<Fact, Line>, offers: Offers): Fact[] {
  const sectionOf = sectionsOf(facts, lineOf, offers);
  for (const fact of facts) {
    const line = lineOf.get(fact);
    // "Dogs: $9" set as a heading below what it is the price of.
    if (line?.kind === 'heading' && line.section === sectionOf.get(fact) && isForPeople(nameOf(fact)))
      sectionOf.set(fact, line.section?.parent);
  }
  const bySection = Map.groupBy(facts, (fact) => sectionOf.get(fact));
  const renamed = new Map<Fact, Fact[]>();
  const variants = variantSections(bySection, lineOf);
  const areForPeople = (group: readonly Fact[]): boolean => group.every((fact) => isForPeople(nameOf(fact)));
  // One such name says nothing of its heading; under several headings it is their price.
  const isPattern = [...bySection.values()].filter(areForPeople).length >= MIN_SIZES;
  for (const [section, group] of bySection) {
    if (!section || group.some((fact) => isHeadingOf(section, lineOf.get(fact)))) continue;
    const sized =
      areSizes(group.map(nameOf), section) ||
      areCases(group.map(nameOf), offers) ||
      (isPattern && areForPeople(group))
        ? group
        : someSized(group, offers);
    const names = group.map(nameOf);
    const isVariant =
      sized.length === 0 && (variants.has(section) || areVehicles(names) || names.some(isCode));
    if (!isVariant && sized.length === 0) continue;
    const owner = listOwner(section, offers);
    if (owner === undefined || sized.some((fact) => nameOf(fact) === owner)) continue;
    for (const fact of isVariant ? group : sized)
      renamed.set(fact, isVariant ? [variantOf(owner, fact)] : []);
    if (!isVariant) renamed.set(sized[0]!, [inAllSizes(owner, sized, lineOf, offers)]);
  }
  const plain = facts.filter((fact) => !renamed.has(fact));
  for (const [fact, own] of namedAlike(plain, lineOf, sectionOf, offers)) renamed.set(fact, own);
  return facts.flatMap((fact) => renamed.get(fact) ?? (isNameless(nameOf(fact), offers) ? [] : [fact]));
}

/** Of several kinds under one heading those that have no name of their own: "Short" and "Long" beside "Roots". */
function someSized(group: readonly Fact[], offers: Offers): Fact[] {
  const sizes = group.filter((fact) => isSizeName(nameOf(fact)));
  const areSeveral = new Set(sizes.map(nameOf)).size >= MIN_SIZES;
  return group.filter((fact) => (areSeveral && sizes.includes(fact)) || isNameless(nameOf(fact), offers));
}

const isHeadingOf = (section: Section, line: Line | undefined): boolean =>
  line?.kind === 'heading' && line.section === section;

/** "Per night", "60 min", "Saturdays", "Tuesday to Friday: three courses": where nothing says of what, nothing is told. */
function isNameless(name: string, { page }: Offers): boolean {
  const [when] = (name.includes(':') ? name.split(/(?<=\s\S+):\s/u) : [name]) as [string];
  return isPerPeriod(name) || isDuration(name) || isCountedPeople(name) || isDayOrTime(when, page.words);
}

/** "1–4 adults": for how many, not what. */
const isCountedPeople = (name: string): boolean => {
  const [whole, people] = /^\d{1,2}(?:\s?[-–+]\s?\d{1,2})?\s(\p{L}+)$/u.exec(name) ?? [];
  return whole !== undefined && isPeople(people!);
};

/** "Adults" and "Children", "Low season" and "High season", "with frame" and "without frame": for whom, when or how, not what. */
function areCases(names: readonly string[], { page }: Offers): boolean {
  return (
    names.length >= MIN_SIZES &&
    names.every(
      (name) => isForPeople(name) || isWhen(name, page.words) || WITH_OR_WITHOUT.test(foldWord(name)),
    )
  );
}

const WITH_OR_WITHOUT = new RegExp(`^(?:${SAID.included}|${SAID.only})\\s\\p{L}`, 'u');

function listOwner(list: Section, offers: Offers): string | undefined {
  return isPeople(list.heading) ? list.heading : ownerOf(list, offers);
}

/** "Hot stone massage", "60 min $90", "90 min $125". */
function inAllSizes(
  name: string,
  sizes: readonly Fact[],
  lineOf: ReadonlyMap<Fact, Line>,
  { page, lines }: Offers,
): Fact {
  const values = sizes.map(({ value }) => value as FactValue<'service'>);
  const text = values.map((value) => `${value.name} ${value.price_text}`).join(', ');
  const [first, last] = [lineOf.get(sizes[0]!)!, lineOf.get(sizes.at(-1)!)!];
  const quote = quoteOfRun(lines.slice(lines.indexOf(first), lines.indexOf(last) + 1), first);
  const value = { name, price_text: text, ...boundsOfAll(values) };
  return factOf('service', value, page.url, quote);
}

/**
 * Sections of cards built alike whose prices are for the same things ("Sedan", "Van" under "Interior" and "Exterior"): the
 * heading says what is done, the line for what.
 */
function variantSections(
  bySection: ReadonlyMap<Section | undefined, readonly Fact[]>,
  lineOf: ReadonlyMap<Fact, Line>,
): Set<Section> {
  const cards = Map.groupBy(
    [...bySection].flatMap(([section, group]) => (section ? [{ section, group }] : [])),
    ({ section, group }) => cardKey(section, lineOf.get(group[0]!)!),
  );
  const found = new Set<Section>();
  for (const alike of cards.values()) {
    const names = alike.map(({ group }) => new Set(group.map((fact) => foldWord(nameOf(fact)))));
    const counts = new Map<string, number>();
    for (const name of names.flatMap((set) => [...set])) counts.set(name, (counts.get(name) ?? 0) + 1);
    const shares = names.filter(
      (set) => set.size > 1 && [...set].filter((name) => counts.get(name)! > 1).length * 2 >= set.size,
    );
    // Dishes that a menu has twice, to eat here and to take away, are still dishes; extras in a card alike are what they are.
    if (shares.length >= MIN_SIZES && shares.length * 2 > names.length)
      for (const [at, { section }] of alike.entries())
        if ([...names[at]!].some((name) => counts.get(name)! > 1)) found.add(section);
  }
  return found;
}

/** Boxes of one name and class under headings of one level are cards of one kind. */
function cardKey({ level }: Section, { container }: Line): string {
  const box = container.parent;
  return `${level} ${box?.name} ${box?.attributes['class'] ?? ''}`;
}

const nameOf = (fact: Fact): string => (fact.value as FactValue<'service'>).name;

/** By its address; elsewhere the first heading may be what the page is about. */
export const isHomePage = (url: string): boolean =>
  /^\/?(?:(?:index|home|default)[.\w]*)?$/i.test(URL.parse(url)?.pathname ?? '');

/** Sizes and durations alone, but for words of their heading, or sizes of the same thing. */
function areSizes(names: readonly string[], { heading }: Section): boolean {
  const plain = names.map((name) => name.replace(/\s\([^()]*\)$/u, ''));
  if (plain.every((name) => isSizeName(name) || isDuration(withoutWordsOf(heading, name)))) return true;
  const of = plain.map(thingOf);
  return names.length >= MIN_SIZES && of.every((thing) => thing !== undefined && isSameThing(thing, of[0]!));
}

const STEM = 4;

/** "lesson" and "lessons", "ingresso" and "ingressi". */
const isSameThing = (one: string, other: string): boolean =>
  one === other ||
  (one.slice(0, STEM) === other.slice(0, STEM) &&
    Math.abs(one.length - other.length) < STEM &&
    one.slice(0, -2) === other.slice(0, one.length - 2));

/** What "Large dogs" is a size of; one dog or several. */
function thingOf(name: string): string | undefined {
  const folded = foldWord(name);
  for (const form of [...SIZED, COUNTED]) {
    const thing = form.exec(folded)?.[1];
    if (thing !== undefined) return thing.replace(/s$/, '');
  }
  return undefined;
}

/** "SUV / van", "Limousine und Kombi": what is done to them stands over them. */
function areVehicles(names: readonly string[]): boolean {
  const isVehicle = (name: string): boolean =>
    foldWord(name)
      .split(BETWEEN_VEHICLES)
      .every((part) => VEHICLE.test(part));
  return names.length >= MIN_SIZES && names.every(isVehicle);
}

const BETWEEN_VEHICLES = new RegExp(`\\s?[/,&+]\\s?|\\s${SAID.and}\\s`, 'u');

function withoutWordsOf(heading: string, name: string): string {
  const said = new Set(foldWord(heading).split(' '));
  return name
    .split(' ')
    .filter((word) => !said.has(foldWord(word)))
    .join(' ');
}

function ownerOf(section: Section, offers: Offers): string | undefined {
  const { page, offerWords } = offers;
  const { heading, level, parent } = section;
  if (isPriceHeading(heading, page.words)) {
    const thing = thingIn(heading, offers);
    if (thing !== undefined) return thing;
    // "Rates" over the sizes: what they are of stands above it.
    if (parent !== undefined) return ownerOf(parent, offers);
  }
  // "5. Closing": a step, not what has these sizes.
  const isStep = /^[0-9０-９]{1,2}\s?[.．、)]/u.test(heading);
  const isOwn =
    (level >= 2 || !isHomePage(page.url)) &&
    !isStep &&
    !offerWords.includes(foldWord(heading)) &&
    !isPriceHeading(heading, page.words);
  if (!isOwn) return undefined;
  return serviceName(heading.replace(BEHIND_BRACKET, ''), 0, page.words);
}

/** "Large dogs (boxer, collie) Sundays only" */
const BEHIND_BRACKET = /\s\([^()]*\)\s\S.*$/u;

/** "Prices Garden Cottage", "Garden Cottage: rates": what a heading of prices says they are of, with a capital letter. */
function thingIn(heading: string, { page, offerWords }: Offers): string | undefined {
  const thing = withoutPriceWord(heading, page.words);
  if (thing === heading || foldWord(heading).length !== heading.length) return undefined;
  const isThing = /^\p{Lu}\p{L}/u.test(thing) && thing.includes(' ') && !/\d{3}/.test(thing);
  const isNamed = isThing && !isPriceHeading(thing, page.words) && !offerWords.includes(foldWord(thing));
  return isNamed && !containsPhrase(foldWord(thing), seasonWords(page.words))
    ? serviceName(thing, 0, page.words)
    : undefined;
}

const seasonWords = ({ hours, months }: WordTable): string[] => phrases(`${hours.season}, ${months}`);
