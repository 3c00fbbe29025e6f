/** Makes one fact of statements that say the same, of one page or of a whole site. */
import { factKinds } from '../../contract/schemas/fact-kinds.ts';
import type { Fact, FactKind, FactValue } from '../../contract/schemas/facts.ts';
import { currencyIn } from './offers/currencies.ts';
import { withoutForeignPrices } from './offers/foreign-prices.ts';
import { coveredHours } from './hours/merge-hours.ts';
import { phoneValue } from './contact/phones.ts';
import { isBox, STREET_WORD } from './contact/streets.ts';
import { inAnyLanguage } from './words/in-any-language.ts';
import { foldWord } from './words/index.ts';

const SAID = inAnyLanguage.statements;

type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** Beyond these a site lists what is not its own, or is made to be slow to think about. */
const MAX_CONTACTS = 300;
const MAX_SERVICES = 5_000;
const MAX_REMARKS = 1_500;

/**
 * Merges repeated statements; the first source stays, with the fuller value. `country` gives national phone numbers
 * their international form and a dollar its country, and tells whose money prices are in. Order: kinds as in the contract, then as they came.
 */
export function mergeFacts(facts: readonly Fact[], country: string | undefined): Fact[] {
  const completed = facts.map((fact) => complete(fact, country));
  const ofKind = <K extends FactKind>(kind: K): FactOf<K>[] =>
    completed.filter((fact): fact is FactOf<K> => fact.kind === kind);
  const merged: Record<FactKind, Fact[]> = {
    name: firstOf(ofKind('name'), ({ value }) => foldWord(value.text)),
    phone: mergePhones(limited(ofKind('phone'))),
    email: firstOf(ofKind('email'), ({ value }) => value.address).slice(0, MAX_CONTACTS),
    address: mergeAddresses(limited(ofKind('address'))),
    hours: coveredHours(ofKind('hours')),
    service: mergeServices(withoutForeignPrices(ofKind('service'), country)).slice(0, MAX_SERVICES),
    faq: mergeQuestions(
      ofKind('faq'),
      ofKind('name').map(({ value }) => plain(value.text)),
    ),
    policy: firstOf(ofKind('policy'), ({ value }) => plain(value.text)).slice(0, MAX_REMARKS),
    other: firstOf(ofKind('other'), ({ value }) => plain(value.text)).slice(0, MAX_REMARKS),
  };
  return factKinds.flatMap((kind) => merged[kind]);
}

/** Those that say the same once, and no more than any business has: each is compared with all before it. */
const limited = <F extends Fact>(facts: F[]): F[] =>
  firstOf(facts, ({ value }) => JSON.stringify(value)).slice(0, MAX_CONTACTS);

function complete(fact: Fact, country: string | undefined): Fact {
  if (country === undefined) return fact;
  if (fact.kind === 'phone' && fact.value.e164 === undefined) {
    const value = phoneValue(fact.value.printed, country);
    return value ? { ...fact, value } : fact;
  }
  if (fact.kind === 'service' && fact.value.price_text !== undefined) {
    const own = currencyIn(country, fact.value);
    return own === undefined ? fact : { ...fact, value: { ...fact.value, currency: own } };
  }
  return fact;
}

function firstOf<F extends Fact>(facts: F[], key: (fact: F) => string): F[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const own = key(fact);
    return seen.has(own) ? false : seen.add(own) !== undefined;
  });
}

const MIN_SAME_ANSWER = 30;
/** "Elm & Co" of "Elm & Co Ltd". */
const MIN_NAME_WORDS = 2;
const SMALL_WORD = new RegExp(`^(?:${SAID.fillers}|${SAID.askers})$`, 'u');

/** One fact a question: "Do you serve Ashby?" and, in markup, "Does Elm Ltd serve Ashby?" with the same answer are one. */
function mergeQuestions(facts: FactOf<'faq'>[], names: readonly string[]): FactOf<'faq'>[] {
  const seen = new Set<string>();
  return firstOf(facts, ({ value }) => plain(value.question)).filter(({ value }) => {
    const answer = plain(value.answer);
    const asked = askedIn(value.question, names);
    if (answer.length < MIN_SAME_ANSWER || asked === '') return true;
    const key = `${asked}|${answer}`;
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** A question without small words and the name of the business: "under 12" stays what "over 12" is not. */
function askedIn(question: string, names: readonly string[]): string {
  let asked = ` ${plain(question)} `;
  for (const name of names) {
    const words = name.split(' ');
    const lengths = words.map((_, at) => words.length - at);
    const said = lengths
      .filter((length) => length === words.length || length >= MIN_NAME_WORDS)
      .map((length) => ` ${words.slice(0, length).join(' ')} `)
      .find((part) => part.trim() !== '' && asked.includes(part));
    if (said !== undefined) asked = asked.replace(said, ' ');
  }
  return asked
    .split(' ')
    .filter((word) => word !== '' && !SMALL_WORD.test(word))
    .join(' ');
}

function plain(text: string): string {
  return foldWord(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function mergePhones(facts: FactOf<'phone'>[]): Fact[] {
  const kept: FactOf<'phone'>[] = [];
  for (const fact of facts) {
    const at = kept.findIndex(({ value }) => isSamePhone(value, fact.value));
    const known = kept[at];
    if (!known) kept.push(fact);
    else if (known.value.e164 === undefined && fact.value.e164 !== undefined) kept[at] = fact;
    else if (isBetterPrinted(fact.value, known.value)) kept[at] = fact;
  }
  return kept;
}

/** Without their country, numbers are compared by what they end in. */
function isSamePhone(a: FactValue<'phone'>, b: FactValue<'phone'>): boolean {
  if (a.e164 !== undefined && b.e164 !== undefined) return a.e164 === b.e164;
  const [one, other] = [a, b].map(({ e164, printed }) => (e164 ?? printed).replace(/\D/g, '').slice(-8));
  return one === other;
}

/** A number as people write it says more than the digits of a link. */
function isBetterPrinted(value: FactValue<'phone'>, known: FactValue<'phone'>): boolean {
  return value.e164 === known.e164 && /[\s().-]/.test(value.printed) && !/[\s().-]/.test(known.printed);
}

function mergeAddresses(facts: FactOf<'address'>[]): Fact[] {
  const kept: FactOf<'address'>[] = [];
  for (const fact of facts) {
    const at = kept.findIndex(({ value }) => isSameAddress(value, fact.value));
    if (at < 0) kept.push(fact);
    else kept[at] = fuller(kept[at]!, fact);
  }
  // A box at the post office, or no more than a town, is told only by those who tell no place to go to.
  const houses = kept.filter(({ value }) => !isBox(value.street ?? '') && !isTown(value));
  // A street of no town beside whole addresses may be anywhere.
  const placed = houses.filter(({ value }) => (value.city ?? value.postal_code) !== undefined);
  if (houses.length > 0) return placed.length > 0 ? placed : houses;
  const boxes = kept.filter(({ value }) => !isTown(value));
  return boxes.length > 0 ? boxes : ofOneTown(kept);
}

const isTown = ({ street, postal_code: code }: FactValue<'address'>): boolean =>
  street === undefined && code === undefined;

/** Towns of which a site names several may be any that it serves. */
function ofOneTown(facts: FactOf<'address'>[]): FactOf<'address'>[] {
  const towns = new Set(facts.map(({ value }) => plain(value.city ?? '')));
  return towns.size > 1 ? [] : facts.slice(0, 1);
}

/** More parts are better; of as many, those without the business's name before the street. Both say the country. */
function fuller(known: FactOf<'address'>, fact: FactOf<'address'>): FactOf<'address'> {
  const more = richness(fact.value) - richness(known.value);
  const [street, before] = [streetKey(fact.value), streetKey(known.value)];
  const isBetter =
    !isWrittenTwice(known.value, fact.value) &&
    (more > 0 || (more === 0 && (isPurer(street, before) || withoutStair(fact.value) === before)));
  const [better, other] = isBetter ? [fact, known] : [known, fact];
  const country = better.value.country ?? other.value.country;
  return country === better.value.country || country === undefined
    ? better
    : { ...better, value: { ...better.value, country } };
}

/** "Av. Meeks 31" says more than "Meeks 31", and "Casa Bella, Via Roma 3" no more than "Via Roma 3". */
function isPurer(street: string, known: string): boolean {
  if (known.endsWith(` ${street}`)) {
    const lead = known.slice(0, -street.length);
    return !STREET_WORD.test(lead) && !UNIT_LEAD.test(lead);
  }
  const lead = street.endsWith(` ${known}`) ? street.slice(0, -known.length) : '';
  return STREET_WORD.test(lead) || UNIT_LEAD.test(lead);
}

/** "Unit 2, 434 High Street" says more than "2/434 High Street". */
const UNIT_LEAD = /^(?:ste|shop|flat|apt|level|office|studio|villa) $/;

function richness({ printed: _, country: _country, ...parts }: FactValue<'address'>): number {
  return Object.keys(parts).length;
}

function isSameAddress(a: FactValue<'address'>, b: FactValue<'address'>): boolean {
  const [one, other] = [streetKey(a), streetKey(b)];
  const isSameTown =
    !a.postal_code ||
    !b.postal_code ||
    a.postal_code.replace(/\s/g, '').slice(0, 5) === b.postal_code.replace(/\s/g, '').slice(0, 5);
  if (one === '' || other === '') {
    // "Elm Park, Ashby LE65 1AA" has a street where the markup says that "Elm Park" is one.
    const [bare, full] = one === '' ? [a, b] : [b, a];
    const isItsStreet = a.postal_code === b.postal_code && a.postal_code !== undefined && full.street;
    if (isItsStreet && plain(bare.printed).includes(plain(full.street!))) return true;
    return plain(a.printed).includes(plain(b.printed)) || plain(b.printed).includes(plain(a.printed));
  }
  if (isWrittenTwice(a, b)) return true;
  // The same street in two towns, and no code to tell by.
  const towns = [a, b].map(({ city, postal_code: code }) => (code === undefined ? plain(city ?? '') : ''));
  if (towns.every((town) => town !== '') && !towns[0]!.includes(towns[1]!) && !towns[1]!.includes(towns[0]!))
    return false;
  // "Ashgrove, College Road" is on College Road where both are in one town; a single word may be any street's.
  const isOneTown = a.city !== undefined && b.city !== undefined && plain(a.city) === plain(b.city);
  const holds = (long: string, short: string): boolean =>
    long.startsWith(`${short} `) ||
    ((/\d/.test(short) || (isOneTown && short.includes(' '))) && long.endsWith(` ${short}`));
  // "Am Schlosspark 3" and "Am Schloss-Park 3".
  const isSpelledAlike = one.replaceAll(' ', '') === other.replaceAll(' ', '');
  const isNumberedOn = withoutStair(a) === other || withoutStair(b) === one;
  return isSameTown && (isSpelledAlike || isNumberedOn || holds(one, other) || holds(other, one));
}

const IN_JAPANESE = /[\u3040-\u9fff]/;

/** "松尾2-17-29" and "2-17-29 Matsuo": one Japanese address in its own letters and in Latin ones. */
function isWrittenTwice(a: FactValue<'address'>, b: FactValue<'address'>): boolean {
  if (a.postal_code === undefined || a.postal_code !== b.postal_code) return false;
  if (IN_JAPANESE.test(a.street!) === IN_JAPANESE.test(b.street!)) return false;
  const block = /\d+(?:-\d+)+/.exec(a.street!)?.[0];
  return block !== undefined && /\d+(?:-\d+)+/.exec(b.street!)?.[0] === block;
}

const SHORT_WORDS: [RegExp, string][] = [
  // "Calle Mayor nº 24", "Hauptstr. Nr. 4": before the number of a house, on the continent.
  [/(?<=\p{L}[.,]?\s)(?:nr|núm|num|n)(?:\.\s?[ºo°]?|[º°])?\s?(?=\d+\p{L}?(?:\s|$|[,/-]))/gu, ''],
  [/str(?:asse|aße|ada|\.)(?=\s|$)/g, 'str'],
  [/\bulica\b/g, 'ul'],
  [/\bviale\b|\bv\.?le(?=\s)/g, 'viale'],
  [/\bpiazza\b|\bp\.?(?:zz|z)a(?=\s)/g, 'piazza'],
  [/\bcorso\b|\bc\.?so(?=\s)/g, 'corso'],
  [/\bstreet\b/g, 'st'],
  [/\bavenue\b/g, 'ave'],
  [/\broad\b/g, 'rd'],
  [/\bdrive\b/g, 'dr'],
  [/\blane\b/g, 'ln'],
  [/\bboulevard\b/g, 'blvd'],
  [/\bsuite\b|\bunit\b/g, 'ste'],
  [/\bcalle\b|\bc\//g, 'c'],
  [/\bavenida\b|\bavda\b/g, 'av'],
  [/\bnorth\b/g, 'n'],
  [/\bsouth\b/g, 's'],
  [/\beast\b/g, 'e'],
  [/\bwest\b/g, 'w'],
];

/** A street in a form in which its usual spellings are the same. */
export function streetKey({ street }: FactValue<'address'>): string {
  let key = foldWord(street ?? '').replaceAll('ß', 'ss');
  for (const [pattern, short] of SHORT_WORDS) key = key.replace(pattern, short);
  return plain(key);
}

/** "Via Roma 14/A" and "# 35/1, 1st Floor": the key of the street without what divides the house; undefined where nothing does. */
function withoutStair({ street = '' }: FactValue<'address'>): string | undefined {
  const whole = street.replace(/(\d+)\s?\/\s?(?:\d|\p{L})(?![\p{L}\d])/u, '$1');
  return whole === street ? undefined : streetKey({ street: whole, printed: whole });
}

/** One fact a name and price; a name without a price says nothing beside one with, nor the longer spelling beside the shorter. */
function mergeServices(facts: FactOf<'service'>[]): Fact[] {
  const isPriced = ({ value }: FactOf<'service'>): boolean =>
    value.price_min !== undefined || value.price_max !== undefined;
  const keys = new Map(facts.map((fact) => [fact, serviceKey(fact.value)]));
  const priced = new Set(facts.filter(isPriced).map((fact) => keys.get(fact)!));
  const shortest = new Map<string, string>();
  for (const fact of facts) {
    const key = keys.get(fact)!;
    const known = shortest.get(key);
    if (known === undefined || fact.value.name.length < known.length)
      shortest.set(key, plain(fact.value.name));
  }
  const unique = firstOf(
    facts,
    ({ value }) => `${plain(value.name)}|${value.price_min ?? ''}|${value.price_max ?? ''}`,
  );
  return unique.filter((fact) => {
    const key = keys.get(fact)!;
    return isPriced(fact) || (!priced.has(key) && plain(fact.value.name) === shortest.get(key));
  });
}

const JOINING = new Set(['and', 'und', 'y', 'e', 'et', 'en', 'i', 'oraz', 'si', 'the']);

/** "Roof repair and maintenance" and "Roof repair & maintenance" are the same, and so are "Massage" and "Massages". */
export function serviceKey({ name }: FactValue<'service'>): string {
  return plain(name)
    .split(' ')
    .filter((word) => !JOINING.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .join(' ');
}
