/** Cuts passages of the site into what can be an answer by itself: sentences, and lines that say something only together. */
import type { Passage } from '../../../domain/knowledge/types.ts';
import { sentencesOf } from '../../../domain/prompt/quote.ts';
import { isPriced } from '../language/amounts.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';

export const maxPieceLength = 260;
const maxStackedLength = 24;

/** Short lines under a heading that belong together: "Tue & Thu", "9:30am", "30 mins". */
function stackedLines({ text }: Passage): { text: string }[] {
  const runs: string[][] = [[]];
  for (const line of text.split('\n')) {
    const isShort = line.length <= maxStackedLength && !/[.!?:。]$/u.test(line);
    if (isShort) runs.at(-1)!.push(line);
    else runs.push([]);
  }
  const isTimed = (run: readonly string[]): boolean => run.some((line) => /\d[:.]\d{2}/u.test(line));
  return runs
    .filter((run) => run.length >= 2 && run.length <= 4 && isTimed(run))
    .map((run) => ({ text: run.join(' ') }));
}

const maxNamedLength = 120;
const maxPriceLength = 40;

const OPENS_WITH_PRICE = /^(?:\p{L}{1,5}\.? )?[^\p{L}\d]{0,3}(?:\p{L}{0,3}[$.] ?)?\d/u;

/** What a line names with the price in the line below it ("Twelve red roses", "50 €"). */
function namedPrices({ heading, text }: Passage): { text: string }[] {
  const lines = text.split('\n');
  const isPrice = (line: string | undefined): boolean =>
    line !== undefined && line.length <= maxPriceLength && isPriced.test(line);
  // Where prices stand above what they are for, the line below belongs to the next.
  if (isPrice(lines[0]) || isPriced.test(heading)) return [];
  const opensWithPrice = (line: string | undefined): boolean =>
    isPrice(line) && OPENS_WITH_PRICE.test(line ?? '');
  return lines.flatMap((line, at) =>
    line.length <= maxNamedLength && !isPriced.test(line) && opensWithPrice(lines[at + 1])
      ? [{ text: `${line} ${lines[at + 1] ?? ''}` }]
      : [],
  );
}

/** "Package includes", "the following brands", and the like, which only the lines behind them complete. */
const ANNOUNCES = anyLanguage('announces', whole);
const COLON = /[:：]$/u;
/** Several things between commas, and nothing that a sentence would say of them. */
const ENUMERATES = /^[^.!?:;]+(?:,[^.!?:;]+){2,}\.?$/u;
const maxAnnouncementLength = 110;
const maxItemLength = 60;
const minItems = 2;
/** Behind a colon alone may stand the parts of an address. */
const minItemsBehindColon = 3;

/** What announces a list with the short lines behind it, up to the first that is a price; long lists in several parts. */
function announcedLists({ text }: Passage): { opening: string; text: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const opening = sentencesOf(line).at(-1)?.trim() ?? '';
    const isAnnounced = ANNOUNCES.test(opening);
    if (opening.length > maxAnnouncementLength || !(isAnnounced || COLON.test(opening))) return [];
    const behind = lines.slice(at + 1);
    const endsAt = isAnnounced ? /[!?:：]$|[$€£¥]/u : /[!?:：]$|[$€£¥\d]/u;
    const end = behind.findIndex((item) => item.length > maxItemLength || endsAt.test(item));
    const items = end < 0 ? behind : behind.slice(0, end);
    const [first = ''] = behind;
    // "We teach the following instruments:", "Piano, voice, and drums."
    if (ENUMERATES.test(first) && first.length <= maxPieceLength - opening.length)
      return [{ opening, text: `${opening} ${first}` }];
    if (items.length < (isAnnounced ? minItems : minItemsBehindColon)) return [];
    const parts: string[] = [];
    for (const item of items) {
      const longer = `${parts.at(-1) ?? opening} ${item}`;
      if (parts.length > 0 && longer.length <= maxPieceLength) parts[parts.length - 1] = longer;
      else parts.push(`${opening} ${item}`);
    }
    return parts.map((part) => ({ opening, text: part }));
  });
}

const maxLineLabelLength = 32;
const minToldLength = 2;
const maxToldLength = 48;

const ENDS = /[.!?。！？]$/u;

/** A short label with the line behind it ("Parking", "Behind the house"): alone it says nothing. */
function labelledLines({ text }: Passage): { text: string }[] {
  const lines = text.split('\n');
  const isLabel = (line: string): boolean =>
    line.length <= maxLineLabelLength && !/[\d,]|[.!?。？！]$/u.test(line) && !isPriced.test(line);
  return lines.flatMap((label, at) => {
    const told = lines[at + 1];
    if (told === undefined || told.length < minToldLength || told.length > maxToldLength || !isLabel(label))
      return [];
    // "Drain cleaning – £80" has a name of its own, and is no price of the line above.
    if (isPriced.test(told) && !OPENS_WITH_PRICE.test(told)) return [];
    const [twoBefore, before, behind] = [at - 2, at - 1, at + 2].map((other) => isLabel(lines[other] ?? '.'));
    // Of labels in a row none explains another, unless the text has no more than the two; nor is the last explained by what follows.
    if (isLabel(told) ? before || behind : before && twoBefore && ENDS.test(told)) return [];
    return [{ text: `${label} ${told}` }];
  });
}

/** Cuts a passage into sentences; very short ones keep their neighbour. */
export function piecesOfPassage(passage: Passage): { text: string }[] {
  const result: { text: string }[] = [];
  // Lines are paragraphs, items and rows: an answer never runs on from one into the next.
  for (const line of passage.text.split('\n')) {
    let last: { text: string } | undefined;
    for (const sentence of sentencesOf(line)) {
      const text = sentence.trim();
      if (last !== undefined && last.text.length < 40) last.text += ` ${text}`;
      else {
        last = { text };
        result.push(last);
      }
    }
  }
  const lists = announcedLists(passage);
  const isOpening = ({ text }: { text: string }): boolean => lists.some(({ opening }) => opening === text);
  if (lists.length > 0) result.splice(0, result.length, ...result.filter((each) => !isOpening(each)));
  result.push(...stackedLines(passage), ...namedPrices(passage), ...labelledLines(passage), ...lists);
  return result.map(({ text }) => ({ text: text.slice(0, maxPieceLength) }));
}
