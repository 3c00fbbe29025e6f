/** Numbers and addresses of mail that are others of the site, written wrongly: two digits exchanged, a digit or a letter lost. */
import type { Conflict, Fact } from '../../../contract/schemas/facts.ts';

type PhoneFact = Extract<Fact, { kind: 'phone' }>;
type EmailFact = Extract<Fact, { kind: 'email' }>;

/** A fact that is a slip of the pen, and the right one. */
interface Slip {
  wrong: Fact;
  right: Fact;
}

/** Fewer letters differ by one in names of two mailboxes as well. */
const MIN_LOCAL_LENGTH = 6;
/** Shorter numbers lack their area. */
const MIN_DIGITS = 8;

/** The facts of all pages without slips, and the numbers among these with what they contradict. */
export function withoutSlips(facts: readonly Fact[]): { facts: Fact[]; conflicts: Conflict[] } {
  const numbers = facts.filter((fact) => fact.kind === 'phone');
  const phones = exchangedDigits(numbers);
  const emails = emailSlips(facts.filter((fact) => fact.kind === 'email'));
  const wrong = new Set([...phones, ...dialledSlips(numbers), ...emails].map((slip) => slip.wrong));
  return {
    facts: facts.filter((fact) => !wrong.has(fact)),
    conflicts: phones.map((slip) => ({
      kind: 'phone',
      values: [slip.right, slip.wrong].map(({ value, source }) => ({ value: { ...value }, source })),
    })),
  };
}

/** What only links dial, where people read a number with one digit more or less: nobody reads a contradiction. */
function dialledSlips(phones: readonly PhoneFact[]): Slip[] {
  const shown = phones.filter(({ source }) => !LINKED.test(source.quote));
  return phones.flatMap((wrong) => {
    const digits = digitsOf(wrong);
    if (wrong.value.e164 === undefined || shown.some((one) => digits.endsWith(digitsOf(one)))) return [];
    const right = shown.find((one) => differByOne(digits, digitsOf(one)));
    return right === undefined ? [] : [{ wrong, right }];
  });
}

const LINKED = /^\s*(?:tel|callto|https?):/i;

/** With the country's code, or without what stands for it. */
const digitsOf = ({ value }: PhoneFact): string =>
  (value.e164 ?? value.printed).replace(/\D/g, '').replace(/^0+/, '');

const differByOne = (dialled: string, shown: string): boolean =>
  shown.length >= MIN_DIGITS &&
  [shown.length - 1, shown.length + 1].some((length) => lacking(dialled.slice(-length), shown) !== undefined);

/** The longer of two texts, and where it has the one letter or digit that the other lacks; undefined where they differ otherwise. */
function lacking(one: string, other: string): { long: string; at: number } | undefined {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const at = [...long].findIndex((letter, index) => letter !== short[index]);
  return at >= 0 && long.slice(0, at) + long.slice(at + 1) === short ? { long, at } : undefined;
}

/** One page has two digits of a number in another order than several pages. */
function exchangedDigits(phones: readonly PhoneFact[]): Slip[] {
  const numbers = [...Map.groupBy(phones, ({ value }) => value.e164)].flatMap(([number, said]) => {
    const pages = new Set(said.map(({ source }) => source.url));
    return number === undefined ? [] : { number, said, isOften: pages.size > 1 };
  });
  const often = numbers.filter(({ isOften }) => isOften);
  return numbers.flatMap(({ number, said, isOften }) => {
    if (isOften) return [];
    const right = often.find((other) => isExchanged(number, other.number))?.said[0];
    return right === undefined ? [] : said.map((wrong) => ({ wrong, right }));
  });
}

/** "…567…" for "…576…": the last digit may count lines of one business. */
function isExchanged(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = [...one].findIndex((digit, index) => digit !== other[index]);
  return (
    at >= 0 &&
    at + 2 < one.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** What only a link says, where the site shows an address of the same host with one letter more or less. */
function emailSlips(emails: readonly EmailFact[]): Slip[] {
  const isShown = ({ value, source }: EmailFact): boolean =>
    source.quote.toLowerCase().includes(value.address) && !/^\s*mailto:/i.test(source.quote);
  const shown = emails.filter(isShown);
  const known = new Set(shown.map(({ value }) => value.address));
  return emails.flatMap((wrong) => {
    if (known.has(wrong.value.address)) return [];
    const right = shown.find((one) => lacksLetter(wrong.value.address, one.value.address));
    return right === undefined ? [] : [{ wrong, right }];
  });
}

function lacksLetter(one: string, other: string): boolean {
  const { long, at } = lacking(one, other) ?? { long: '', at: 0 };
  const end = long.indexOf('@');
  return at < end && end > MIN_LOCAL_LENGTH && /\p{L}/u.test(long[at] ?? '');
}
