/** What is said of all prices of a list or page ("All prices are plus GST", "starting prices"): each price carries it. */
import type { FactValue } from '../../../contract/schemas/facts.ts';
import type { Line, Section } from '../page/lines.ts';
import { containsPhrase, sentencesOf } from '../page/page-view.ts';
import type { PriceBook, Service } from './price-book.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.offers;

/** "All prices are", "Please note: our rates": nothing but that before what is said of them. */
const OF_PRICES = new RegExp(
  `^(?:[^\\p{L}]|${SAID.bareNames}[:\\s])*(?:${SAID.allPrices})(?!\\s(?!${SAID.perPerson})${SAID.forWhom}\\s)`,
  'u',
);
/** "Prices start at" says it of all of them, "from March" of a month. */
const ALONE = '(?=[^\\p{L}\\d]*$)';
const STARTING = new RegExp(
  `(?<!\\p{L})(?:(?:${SAID.startingPrices}|${SAID.startingPoints})(?!\\p{L})|${SAID.startsFrom}${ALONE})`,
  'u',
);
/** A title: "Starting prices – final quotes may vary", "Starting at:"; not "Minimum prices are not …", "Starting at the Town Hall". */
const STARTS_WITH = new RegExp(
  `^[^\\p{L}]*(?:${SAID.startingPrices}(?:(?=\\s?[–—(:;,-]\\s?[^\\s\\d])|(?=\\s${SAID.perPerson})|${ALONE})|${SAID.startsFrom}${ALONE})`,
  'u',
);
const GUIDE = new RegExp(`(?<!\\p{L})${SAID.guidePrices}(?!\\p{L})`, 'u');
const PER_PERSON = new RegExp(`(?<!\\p{L})${SAID.perPerson}(?!\\p{L})`, 'u');
const TAX_NOTE = new RegExp(`(?<!\\p{L})(?:${SAID.taxNotes})(?!\\p{L})`, 'u');
const UNTAXED = new RegExp(
  `(?<!\\p{L})${SAID.leavesOutTaxes}\\s(?:\\p{L}{1,5}[’'\\s])?(${SAID.taxes})(?!\\p{L})`,
  'u',
);
const TAXED = new RegExp(
  `(?<!\\p{L})${SAID.holdsTaxes}\\s(?:\\p{L}{1,5}[’'\\s])?(${SAID.taxes})(?!\\p{L})`,
  'u',
);

const MAX_LENGTH = 140;
const MAX_LINE_LENGTH = 600;
const MAX_UNIT_LENGTH = 30;

/** What a sentence says of each price, and whether it stands before or behind all of them. */
interface Statement {
  line: Line;
  isOfPage: boolean;
  isLeast: boolean;
  /** Behind the price: "plus GST", "approx.", "per person". */
  notes: { tax?: string; guide?: string; unit?: string };
}

/** Puts to the prices in the book what their page says of all of them, or of those under one heading. */
export function addStatements(book: PriceBook): void {
  const statements = book.facts.length === 0 ? [] : statementsOn(book);
  for (const statement of statements) {
    const held = book.facts.filter(
      (fact): fact is Service => fact.kind === 'service' && holdsFor(statement, book.lineOf.get(fact)),
    );
    // Where some say "from" themselves, the others are what they say.
    const isLeast = statement.isLeast && !held.some(hasLeast);
    for (const fact of held)
      book.replace(fact, stated(fact, { ...statement, isLeast }, book.offers.page.words));
  }
}

function holdsFor({ line, isOfPage }: Statement, priced: Line | undefined): boolean {
  return isOfPage || (priced !== undefined && isUnder(priced.section, line.section));
}

function isUnder(section: Section | undefined, title: Section | undefined): boolean {
  return section === title || (section !== undefined && isUnder(section.parent, title));
}

const hasLeast = ({ value }: Service): boolean =>
  value.price_min !== undefined && value.price_max === undefined;

function statementsOn(book: PriceBook): Statement[] {
  const { lines, page } = book.offers;
  const places = book.facts.map((fact) => lines.indexOf(book.lineOf.get(fact)!));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return lines.flatMap((line, at) =>
    sentencesOf(line.text.slice(0, MAX_LINE_LENGTH)).flatMap(({ text }) => {
      const said =
        text.length <= MAX_LENGTH && book.pricesIn(text).length === 0 ? saidIn(text, page.words) : undefined;
      return said === undefined ? [] : [{ ...said, line, isOfPage: at < first || at > last }];
    }),
  );
}

/** What a sentence says of all prices, if it does. */
function saidIn(text: string, words: WordTable): Pick<Statement, 'isLeast' | 'notes'> | undefined {
  const folded = foldWord(text);
  const isLeast = STARTS_WITH.test(folded);
  const subject = OF_PRICES.exec(folded)?.[0];
  if (subject === undefined && !isLeast) return undefined;
  const rest = text.slice(subject?.length ?? 0);
  const said = foldWord(rest);
  const tax = taxIn(rest, words);
  const unit = PER_PERSON.exec(said);
  const behind = unit ? rest.slice(unit.index).replace(/[\s.!)]+$/, '') : '';
  const notes = {
    ...(tax === undefined ? {} : { tax }),
    ...(GUIDE.test(said) && !isLeast ? { guide: words.patterns.offers.guideNote! } : {}),
    ...(unit ? { unit: behind.length <= MAX_UNIT_LENGTH ? behind : unit[0] } : {}),
  };
  const isStarting = isLeast || STARTING.test(said);
  return isStarting || Object.keys(notes).length > 0 ? { isLeast: isStarting, notes } : undefined;
}

/** "Plus GST" as it is written, "excl. VAT" where a verb says so. */
function taxIn(text: string, { patterns: { offers } }: WordTable): string | undefined {
  const folded = foldWord(text);
  const written = (found: RegExpExecArray, part: string): string => {
    const at = found.index + found[0].lastIndexOf(part);
    return text.slice(at, at + part.length);
  };
  const untaxed = UNTAXED.exec(folded);
  if (untaxed) return `${offers.untaxedNote} ${written(untaxed, untaxed[1]!)}`;
  const note = TAX_NOTE.exec(folded);
  if (note) return written(note, note[0]);
  const taxed = TAXED.exec(folded);
  return taxed ? `${offers.taxedNote} ${written(taxed, taxed[1]!)}` : undefined;
}

/** A price with what its list says of it, but for what it says itself. */
function stated(
  { value }: Service,
  { isLeast, notes: { tax, guide, unit } }: Statement,
  words: WordTable,
): FactValue<'service'> {
  const { price_text: text, price_max, ...rest } = value;
  if (text === undefined || (rest.price_min ?? 0) === 0) return value;
  const folded = foldWord(text);
  const isCounted = text.includes('/') || containsPhrase(folded, phrases(words.price.per));
  const behind = [
    unit !== undefined && !isCounted ? unit : '',
    guide !== undefined && !isLeast ? guide : '',
    tax !== undefined && !TAX_NOTE.test(folded) ? tax : '',
  ].filter((note) => note !== '' && !folded.includes(foldWord(note)));
  const isRaised = isLeast && price_max === rest.price_min;
  const from = isRaised ? `${words.price.from.split(',')[0]!} ` : '';
  return {
    ...rest,
    ...(price_max === undefined || isRaised ? {} : { price_max }),
    price_text: [`${from}${text}`, ...behind].join(' '),
  };
}
