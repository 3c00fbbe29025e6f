/** Telephone numbers: links, labelled and plain numbers, vanity numbers; fax numbers and placeholders are left out. */
import { decodePercent } from '../decode-percent.ts';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { Fact, FactValue } from '../../../contract/schemas/facts.ts';
import { isBelowCredits, isCredited, ownPart } from '../page/credits.ts';
import { clickTarget, elementsOf, elementText, hasAttributes } from '../page/dom.ts';
import { faxesInColumns, labelAbove } from './fax-columns.ts';
import { elsewhere, inBoxesOfOthers } from './foreign-parts.ts';
import { dedupePhones } from './same-numbers.ts';
import { messengerNumber } from './hidden-contacts.ts';
import type { Line } from '../page/lines.ts';
import { factOf, quoteOf, type PageView } from '../page/page-view.ts';
import { withoutMentions } from './passing-mentions.ts';
import { ENOUGH, evidenceFor } from './phone-evidence.ts';
import {
  candidatesIn,
  countDigits,
  isFormatted,
  isHouseAndCode,
  isPlaceholderNumber,
} from './phone-forms.ts';
import { iconBeside, isCostBehind, isFaxBehind, labelsBefore } from './phone-labels.ts';
import { remembering } from '../remembering.ts';
import { isUnwantedText } from '../page/visible-lines.ts';

/** Numbers that are reserved for stories and examples: North American 555-01xx, British 01632 960xxx, 07700 900xxx. */
const FICTIONAL = /555-?01\d\d$|^\+44(?:1632960|7700900)\d{3}$/;
const MAX_FACTS = 60;
/** So much may stand between two numbers that one label tells. */
const MAX_BETWEEN = 24;
/** What stands beside the picture of a telephone is short. */
const MAX_BESIDE_ICON = 120;

/** Facts of kind `phone`. `country` is the default for numbers in national form, `addresses` are those of the page. */
export function readPhones(
  page: PageView,
  country: string | undefined,
  addresses: readonly Fact[] = [],
): Fact[] {
  const places = addresses.flatMap(({ kind, value }) => (kind === 'address' ? [value.printed] : []));
  for (const lines of withoutMentions(page.lines, page.words)) {
    const mentioned = page.lines.filter((line, index) => line !== lines[index]);
    const phones = phonesIn({ ...page, lines }, country, { mentioned, places });
    if (phones.length > 0) return phones;
  }
  return [];
}

/** `mentioned` are the lines that held more numbers, which are nobody's to call. */
function phonesIn(
  page: PageView,
  country: string | undefined,
  { mentioned, places }: { mentioned: readonly Line[]; places: readonly string[] },
): Fact[] {
  const numbersIn = ({ text }: Line): string[] =>
    [...candidatesIn(text)].flatMap(({ printed }) => parse(printed, country)?.e164 ?? []);
  const own = new Set(mentioned.length === 0 ? [] : page.lines.flatMap(numbersIn));
  const theirs = new Set(mentioned.flatMap(numbersIn)).difference(own);
  const uses: Uses = { called: new Set(), faxes: new Set(), theirs, direct: new Set(), places };
  const bars = barsOf(page).map((line) => ({ ...page, lines: [line] }));
  const printed = [page, ...bars].flatMap((part) => printedPhones(part, country, uses));
  const phones = dedupePhones([...printed, ...linkedPhones(page, country, uses)], faxesAlone(uses));
  // The lines of people stand behind that of the house.
  const isDirect = ({ value }: Fact): boolean => 'e164' in value && uses.direct.has(value.e164!);
  return phones.toSorted((one, other) => Number(isDirect(one)) - Number(isDirect(other)));
}

/** What numbers of a page, in E.164, are said to be for: calls, a fax, calls to somebody else or to one person. */
interface Uses {
  called: Set<string>;
  faxes: Set<string>;
  theirs: Set<string>;
  direct: Set<string>;
  /** The addresses of the page, as printed. */
  places: readonly string[];
}

/** One number is often printed twice: for calls, and for the machine behind it. */
const faxesAlone = ({ called, faxes }: Uses): Set<string> => faxes.difference(called);

const MAX_BAR_LENGTH = 80;
const MAX_BARS = 4;

/** Lines of menus and banners with a telephone number: many sites tell theirs nowhere else. */
function barsOf({ allLines, lines }: PageView): Line[] {
  const bars = allLines.filter(
    ({ region, text, hasDigit }) =>
      hasDigit &&
      (region === 'nav' || region === 'banner') &&
      text.length <= MAX_BAR_LENGTH &&
      countDigits(text) >= 7,
  );
  return bars.filter((line) => !lines.includes(line) && !isUnwantedText(line.text)).slice(0, MAX_BARS);
}

/** The numbers that lines print; what they are for is added to `uses`. */
function printedPhones(page: PageView, country: string | undefined, uses: Uses): Fact[] {
  const { called, faxes, theirs } = uses;
  const facts: Fact[] = [];
  const inColumns = faxesInColumns(page, (text) => [...candidatesIn(text)].map(({ printed }) => printed));
  for (const printed of inColumns) {
    const fax = parse(printed, country)?.e164;
    if (fax !== undefined) faxes.add(fax);
  }
  for (const [index, line] of page.lines.entries()) {
    if (facts.length > MAX_FACTS) break;
    if (!line.hasDigit || countDigits(line.text) < 3) continue;
    if (isBelowCredits(page, index)) continue;
    const text = ownPart(line, page.words);
    let isToldAbove = false;
    let isFirst = true;
    let before: Before | undefined;
    for (const { printed, start, isVanity, labelAt, length = printed.length } of candidatesIn(text)) {
      const labels = labelsBefore(text, labelAt, page);
      if (isFirst && !labels.isPhone && !labels.isFax) {
        const above = labelAbove(page, index);
        labels.isFax = above === 'fax';
        isToldAbove = above === 'phone';
      }
      isFirst = false;
      const end = start + length;
      if (isFaxBehind(text.slice(end), page)) [labels.isFax, labels.isPhone] = [true, false];
      if (!labels.isFax && isCostBehind(text.slice(end), page.lines[index + 1])) labels.isPhone = true;
      if (labels.isTheirs) theirs.add(parse(printed, country)?.e164 ?? '');
      if (labels.isTheirs || labels.isOther || isHouseAndCode(printed, text.slice(end))) continue;
      const isBare = !labels.isPhone && !labels.isFax && !isToldAbove;
      const icon = isBare && text.length <= MAX_BESIDE_ICON ? iconBeside(line.container) : undefined;
      if (icon === 'fax') labels.isFax = true;
      // What follows a number in a list is of the same country and may leave out its area.
      const head =
        before && (before.labelAt === labelAt || isListed(text.slice(before.end, start)))
          ? before
          : undefined;
      const own = head === undefined ? country : head.country;
      const alone = isVanity ? parse(vanityDigits(printed), own) : parse(printed, own);
      const number =
        alone?.isValid || head === undefined ? alone : parse(withArea(head.printed, printed), own);
      // "335 6123456 (Marco) o il 347 1234567 (Anna)": few words, and what follows is a whole number too.
      const isNext = before?.isTaken === true && alone?.isValid === true && start - before.end <= MAX_BETWEEN;
      const isTold = labels.isPhone || isToldAbove || head?.isTaken === true || isNext || icon === 'phone';
      before = { labelAt, country: number?.country ?? own, printed, end, isTaken: false };
      if (labels.isFax) {
        if (number?.e164) faxes.add(number.e164);
        continue;
      }
      if (labels.isPhone && number?.e164) called.add(number.e164);
      if (labels.isDirect && number?.e164) uses.direct.add(number.e164);
      if (head) before.printed = head.printed;
      const isWritten = isFormatted(printed, number?.isInternational ?? false);
      const digits = countDigits(printed);
      const isNumber =
        number?.isValid === true ||
        (labels.isPhone && digits >= 7) ||
        // The country, or the area, may be told on another page.
        (isTold && digits >= 7 && (digits <= 8 || own === undefined)) ||
        (own === undefined && isWritten && digits >= 9 && evidenceFor(page, index, printed) >= ENOUGH);
      const isPlaced =
        number?.isValid === true && isBelowPlace(text, start, end, page.lines[index - 1], uses.places);
      if (!isNumber || (!isTold && !isWritten && !isPlaced && evidenceFor(page, index, printed) < ENOUGH))
        continue;
      before.isTaken = true;
      const value = { ...(number?.isValid ? { e164: number.e164 } : {}), printed };
      facts.push(factOf('phone', value, page.url, quoteOf(line, start, end)));
    }
  }
  return facts;
}

/** The number before another one in a line. */
interface Before {
  labelAt: number;
  country: string | undefined;
  printed: string;
  end: number;
  isTaken: boolean;
}

/** Whether nothing but a short word of the list stands between two numbers: "or", "/", "&". */
function isListed(between: string): boolean {
  return /^\s?(?:[\p{L}&/,;|•·+]{0,4})\s?$/u.test(between);
}

/** "4 Mill Lane, Leeds | 01134960123": right behind an address, or alone in the line below it. */
function isBelowPlace(
  text: string,
  start: number,
  end: number,
  above: Line | undefined,
  places: readonly string[],
): boolean {
  if (!/^\s*(?:$|[|,;·•–])/u.test(text.slice(end))) return false;
  const before = text.slice(0, start).replace(/[\s|,;·•–-]+$/u, '') || (above?.text ?? '');
  return before.length >= MIN_PLACE && places.some((place) => place.endsWith(before.slice(-place.length)));
}
/** "1234 Bern" */
const MIN_PLACE = 8;

/** Numbers in national form that a label tells or that are written like one, as printed; the first few. */
export function nationalNumbers(page: PageView): string[] {
  const numbers: string[] = [];
  for (const { text, ownLength, hasDigit } of [...page.lines, ...barsOf(page)]) {
    if (numbers.length >= 4) break;
    if (!hasDigit || ownLength === 0 || text.length > 300 || countDigits(text) < 7) continue;
    for (const { printed, labelAt } of candidatesIn(text)) {
      const { isPhone, isOther, isTheirs } = labelsBefore(text, labelAt, page);
      if (!isOther && !isTheirs && (isPhone || isFormatted(printed, false)) && countDigits(printed) >= 8)
        numbers.push(printed);
    }
  }
  return numbers;
}

/** "0260 15 4 517036 / 15 4 682657": what follows the first number of a list may leave out its area. */
function withArea(first: string, printed: string): string {
  const [whole, end] = [first, printed].map((text) => text.replace(/\D/g, ''));
  const area = whole!.slice(0, Math.max(0, whole!.length - end!.length));
  return `${first.startsWith('+') ? '+' : ''}${area}${end!}`;
}

/** A phone value for a number as printed; undefined where it is a placeholder or no number at all. */
export function phoneValue(printed: string, country: string | undefined): FactValue<'phone'> | undefined {
  const digits = printed.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 16 || isPlaceholderNumber(printed)) return undefined;
  const number = parse(/[A-Z]{3}/.test(printed) ? vanityDigits(printed) : printed, country);
  return { ...(number?.isValid ? { e164: number.e164 } : {}), printed };
}

function linkedPhones(page: PageView, country: string | undefined, uses: Uses): Fact[] {
  const { faxes, theirs } = uses;
  const printedFaxes = faxesAlone(uses);
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const others = new Set(
    elsewhere(page, (text) =>
      [...candidatesIn(text)].flatMap(({ printed }) => parse(printed, country)?.e164 ?? []),
    ),
  );
  for (const number of theirs) others.add(number);
  const dialledFaxes = new Set<string>();
  const meant = new Map<string, FactValue<'phone'>>();
  const isTheirs = inBoxesOfOthers(page.lines);
  const isVisible = (text: string): boolean => page.allLines.some((line) => line.text.includes(text));
  for (const element of elementsOf(page.root)) {
    if (!hasAttributes(element)) continue;
    const href = element.attributes['href'] ?? clickTarget(element);
    if (href === undefined || seen.has(href) || page.isUntold(element)) continue;
    const messenger = /wa\.me|whatsapp/i.test(href) ? messengerNumber(href) : undefined;
    if (messenger !== undefined) {
      seen.add(href);
      const value = phoneValue(messenger, undefined);
      if (
        value?.e164 !== undefined &&
        !isCredited(elementText(element), elementText(element.parent ?? element))
      )
        facts.push(factOf('phone', value, page.url, href.trim()));
      continue;
    }
    if (!/^\s*(?:tel|callto|fax):/i.test(href)) continue;
    const text = elementText(element).slice(0, 400);
    const [first] = [...candidatesIn(text)];
    // Of links that dial the same, each may show another number, or none.
    const key = `${href} ${first?.printed ?? ''}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MAX_FACTS) break;
    const dialled = decodePercent(href.replace(/^\s*(?:tel|callto|fax):(?:\/\/)?/i, ''))
      .split(/[;?]/)[0]!
      .trim();
    if (/^\s*fax/i.test(href)) {
      const fax = parse(dialled, country)?.e164;
      if (fax !== undefined) dialledFaxes.add(fax);
      continue;
    }
    const printed = first?.printed ?? dialled;
    const value = dialledOrPrinted(dialled, first?.printed, country) ?? phoneValue(printed, country);
    // What is read beside one link holds for all that dial the same.
    const called = parse(dialled, country)?.e164;
    if (called !== undefined && value?.e164 !== undefined && called !== value.e164) meant.set(called, value);
    const isShown = element.name !== 'a' || text === '' || isVisible(text);
    const isCredit = isCredited(text, elementText(element.parent ?? element));
    const isOthers = value?.e164 !== undefined && (printedFaxes.has(value.e164) || others.has(value.e164));
    if (!value || !isShown || isCredit || isOthers || isTheirs(element)) continue;
    const isPrinted = text !== '' && text.includes(printed);
    const quote = isPrinted ? printed : href.trim();
    facts.push(factOf('phone', { ...value, printed: isPrinted ? printed : dialled }, page.url, quote));
  }
  const called = new Set(facts.map(({ value }) => (value as FactValue<'phone'>).e164));
  for (const fax of dialledFaxes) if (!called.has(fax)) faxes.add(fax);
  return facts.filter(({ value }) => !meant.has((value as FactValue<'phone'>).e164 ?? ''));
}

/** What a link dials, unless it shows a whole number that is another one: what people read holds, as its area does. */
function dialledOrPrinted(
  dialled: string,
  printed: string | undefined,
  country: string | undefined,
): FactValue<'phone'> | undefined {
  const value = phoneValue(dialled, country);
  if (printed === undefined) return value;
  const shown = phoneValue(printed, country);
  const isSameEnd = dialled.replace(/\D/g, '').endsWith(printed.replace(/\D/g, '').slice(-7));
  if (isSameEnd && !(shown?.e164 !== undefined && printed.startsWith('+'))) return value;
  return shown?.e164 === undefined ? value : shown;
}

interface ParsedNumber {
  e164: string;
  country: string | undefined;
  isValid: boolean;
  isInternational: boolean;
}

/** What people still write before numbers, and nobody dials any more. */
const FORMER_PREFIX: Readonly<Record<string, RegExp>> = {
  MX: /^\(?(?:044|045|01)\)?[\s-]+/,
  PL: /^\(?0[\s-](?=\d{2,3}\)?[\s-])/,
  BR: /^\(?0xx(?=\d)/i,
};
function parse(printed: string, country: string | undefined): ParsedNumber | undefined {
  return parsed(`${country ?? ''} ${printed}`);
}

/** By the country, a space and the number. */
const parsed = remembering((key) => {
  const space = key.indexOf(' ');
  return parseNumber(key.slice(space + 1), key.slice(0, space) || undefined);
});

function parseNumber(printed: string, country: string | undefined): ParsedNumber | undefined {
  const text = printed
    .replace(/^\((?=\+)/, '')
    // No country's code begins with nought.
    .replace(/^\+(?=\(?0(?!0))/, '')
    .replace(/^(?:\(00|00)(?=[1-9])/, '+')
    .replace(/^(\+\d{1,3})\)?\s?\(0\)/, '$1')
    // What mobile numbers of Mexico were dialled with from abroad.
    .replace(/^\+52\s?1\s?(?=(?:\d\s?){10}$)/, '+52')
    .replace(FORMER_PREFIX[country ?? ''] ?? /^(?!)/, '');
  const number = parsePhoneNumberFromString(text.replace(/[•∙·]/g, ' '), country as CountryCode | undefined);
  if (!number) return undefined;
  return {
    e164: number.number,
    country: number.country,
    isValid: number.isValid() || (number.isPossible() && FICTIONAL.test(number.number)),
    isInternational: text.startsWith('+'),
  };
}

const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** "1-800-FLOWERS" as dialled; letters beyond the number's length are not dialled. */
function vanityDigits(printed: string): string {
  const digits = printed
    .replace(/[A-Z]/g, (letter) => String(KEYPAD.findIndex((letters) => letters.includes(letter)) + 2))
    .replace(/\D/g, '');
  return digits.startsWith('1') ? `+${digits.slice(0, 11)}` : `+1${digits.slice(0, 10)}`;
}
