/** Bars over or under a page: a line of contact data and hours that only signs or tags set apart. */
import { STREET_WORD } from '../contact/streets.ts';
import type { Line } from '../page/lines.ts';
import { containsPhrase } from '../page/page-view.ts';
import { foldWord } from '../words/index.ts';
import { addressedBranch } from './addressed.ts';
import { namesHours, type HoursContext } from './context.ts';
import { blankForeign, namesEvent } from './gate.ts';
import { areOfHouse } from './long-hours.ts';
import { parseHoursLine } from './parse-line.ts';
import { namesActivity } from './scope-name.ts';
import type { HoursStatement, ParsedLine } from './statement.ts';

const MAX_LENGTH = 800;
const MAX_STRETCHES = 24;
/** A dash or slash before a number may stand within a span of times; between days it is joined again. */
const SIGN = /\s[•·∙●▪◆★]\s|\s[/–—-]\s(?=\p{L})|\s?[|｜]\s?/gu;
const CONTACT_DIGITS = 6;

interface Stretch {
  start: number;
  end: number;
  text: string;
  parsed: ParsedLine;
}

/**
 * The stretches of a line that holds hours beside other things, those of hours that follow each other as one. Undefined where it speaks of
 * hours alone, or where nothing says that it is a bar: without contact data such a line may as well tell of a course or a job.
 */
export function stretchesOfBar(line: Line, context: HoursContext): string[] | undefined {
  const { text, folded, kind, region } = line;
  if (kind === 'heading' || kind === 'alt' || text.length > MAX_LENGTH) return undefined;
  const cuts = cutsOf(line);
  if (cuts.length === 0 || cuts.length > MAX_STRETCHES) return undefined;
  if (!namesHours(text, folded, context.lexicon) || addressedBranch(text)) return undefined;
  if (parseHoursLine(blankForeign(text, context.lexicon), context.lexicon).strangers === 0) return undefined;
  const stretches = joinHours(text, cutAt(text, cuts, context), context);
  const hours = stretches.filter(tellsDays);
  const others = stretches.filter((stretch) => !hours.includes(stretch));
  const isBar = region !== 'main' || others.some(isContact);
  if (!isBar || !areOfHouse(openIn(hours)) || others.some((other) => isOfEvent(other, context)))
    return undefined;
  return stretches.map((stretch) => stretch.text);
}

/** Where signs stand and elements meet, in order. */
function cutsOf({ text, gaps }: Line): { start: number; end: number }[] {
  const signs = [...text.matchAll(SIGN)].map(({ 0: sign, index }) => ({
    start: index,
    end: index + sign.length,
  }));
  return [...signs, ...gaps.map((at) => ({ start: at, end: at }))].sort((a, b) => a.start - b.start);
}

function cutAt(
  text: string,
  cuts: readonly { start: number; end: number }[],
  context: HoursContext,
): Stretch[] {
  let from = 0;
  return [...cuts, { start: text.length, end: text.length }].flatMap(({ start, end }) => {
    const stretch = stretchOf(text, from, Math.max(from, start), context);
    from = Math.max(from, end);
    return stretch.text === '' ? [] : [stretch];
  });
}

function stretchOf(whole: string, start: number, end: number, { lexicon }: HoursContext): Stretch {
  const text = whole.slice(start, end).trim();
  return { start, end, text, parsed: parseHoursLine(text, lexicon) };
}

/** Days and times in elements of their own, and the days behind another sign, are told together. */
function joinHours(whole: string, stretches: readonly Stretch[], context: HoursContext): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    const both =
      before && isOfHours(before) && isOfHours(stretch)
        ? stretchOf(whole, before.start, stretch.end, context)
        : undefined;
    if (both && isOfHours(both)) joined[joined.length - 1] = both;
    else joined.push(stretch);
  }
  return joined;
}

const isOfHours = (stretch: Stretch): boolean => stretch.parsed.strangers === 0 && !isContact(stretch);

const tellsDays = ({ parsed }: Stretch): boolean =>
  parsed.strangers === 0 && parsed.statements.some(({ days, spans }) => days.length > 0 && spans.length > 0);

/** A number, an address of mail or a street. */
function isContact({ text, parsed: { statements } }: Stretch): boolean {
  if (statements.length > 0) return false;
  const digits = text.replace(/\D/g, '').length;
  return text.includes('@') || digits >= CONTACT_DIGITS || (digits > 0 && STREET_WORD.test(text));
}

const openIn = (hours: readonly Stretch[]): HoursStatement[] =>
  hours.flatMap(({ parsed }) => parsed.statements.filter(({ spans }) => spans.length > 0));

function isOfEvent({ text }: Stretch, context: HoursContext): boolean {
  return (
    namesActivity(text) || namesEvent(text, context) || containsPhrase(foldWord(text), context.timetableWords)
  );
}
