/** Headings of prices that say what the prices below them are of, or stand each under what has them. */
import type { Line } from '../page/lines.ts';
import type { PriceBook } from './price-book.ts';
import { isPerPeriod, isPriceHeading, serviceName, withoutPriceOf } from './service-names.ts';
import { isForPeople } from './service-titles.ts';
import { isWhen } from './when-names.ts';
import type { WordTable } from '../words/index.ts';

const MIN_REPEATED = 2;

/** What the price at `index` is of by the heading of prices that it stands under. */
export function ofCostHeading(book: PriceBook, index: number): string | undefined {
  const { lines, page } = book.offers;
  const { section } = lines[index]!;
  const isFirst = lines[index - 1]?.kind === 'heading' && lines[index - 1]!.section === section;
  if (section === undefined || !isFirst || !isPriceHeading(section.heading, page.words)) return undefined;
  return thingOfPrice(section.heading, page.words) ?? titleOverCosts(book, index);
}

/** "boat hire" of "Prices for boat hire"; for whom, for how long or when prices hold is no thing. */
function thingOfPrice(heading: string, words: WordTable): string | undefined {
  const thing = withoutPriceOf(heading);
  if (thing === heading || /\d/.test(thing) || isPriceHeading(thing, words)) return undefined;
  return isForPeople(thing) || isWhen(thing, words) || isPerPeriod(`per ${thing}`)
    ? undefined
    : serviceName(thing, 0, words);
}

/** "First aid", "Cost" and "Theory", "Cost": where each title has such a heading beside or below it, its prices are of the title. */
function titleOverCosts(book: PriceBook, index: number): string | undefined {
  const { lines, page } = book.offers;
  const { section } = lines[index]!;
  const headings = lines.filter(({ kind }) => kind === 'heading');
  const titles = headings.flatMap((line, at) => {
    const isLike = line.section!.level === section!.level && line.section!.heading === section!.heading;
    return isLike ? [{ line, title: headings[at - 1] }] : [];
  });
  const isTitle = (title: Line | undefined, of: Line): boolean =>
    title !== undefined &&
    (title.section!.level === section!.level || title.section === of.section!.parent) &&
    !isPriceHeading(title.text, page.words);
  if (titles.length < MIN_REPEATED || !titles.every(({ line, title }) => isTitle(title, line)))
    return undefined;
  const own = titles.find(({ line }) => line.section === section)?.title;
  return own && serviceName(own.text, 0, page.words);
}
