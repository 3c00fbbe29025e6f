/** Finds the opening hours that the lines of a page state, and tells them from timetables and events. */
import type { Fact } from '../../../contract/schemas/facts.ts';
import type { PageView } from '../page/page-view.ts';
import type { Line, Section } from '../page/lines.ts';
import { acceptGroups } from './accept-groups.ts';
import type { Candidate } from './candidate.ts';
import { branchesOf } from './branches.ts';
import { contextOf, namesHours, type HoursContext } from './context.ts';
import { mayHoldSpan, namesEvent, TIME } from './gate.ts';
import { factsOf } from './hours-facts.ts';
import { hoursByAddress } from './hours-by-address.ts';
import { HoursReader } from './hours-reader.ts';
import { hoursLexicon } from './lexicon.ts';
import { parseHoursLine } from './parse-line.ts';
import { MAX_LINE_LENGTH } from './piece.ts';
import { piecesOf } from './pieces.ts';
import { areNamedAlike, findParts, type Parts } from './scopes.ts';
import { settleDays } from './settle-days.ts';
import { isAboutNamedPlace } from '../page/other-places.ts';
import { foldWord } from '../words/index.ts';

/** Facts of kind `hours` in the visible text; `addresses` are those of the page. */
export function readHours(page: PageView, addresses: readonly Fact[]): Fact[] {
  const context = contextOf(page);
  const reader = new HoursReader(context);
  const lines: Line[] = [];
  for (const piece of piecesOf(page, context)) reader.read(piece, lines.push(piece.line));
  const candidates = settleDays(reader.candidates.filter((candidate) => !isUnderEvent(candidate, context)));
  withoutHeadingsOfMain(candidates, page.lines);
  const parts = findParts(candidates, page.title, context);
  const accepted = withoutOtherPlaces(acceptGroups(candidates, parts), parts, page);
  const headed = branchesOf(accepted, parts, context);
  const branches = new Map([...headed, ...hoursByAddress(accepted, { lines, addresses }, parts, headed)]);
  if (areNamedAlike(accepted, (candidate) => branches.get(candidate) ?? parts.labels.get(candidate)))
    for (const names of [branches, parts.labels]) names.clear();
  return dedupe(accepted.flatMap((candidate) => factsOf(candidate, { branches, parts }, page, context)));
}

/** Under a heading such as "Happy hour", but not under the name of the page ("Karaoke King"). */
function isUnderEvent({ statement, section }: Candidate, context: HoursContext): boolean {
  const heading = section?.level === 1 ? '' : (section?.heading ?? '');
  return namesEvent(statement.purpose ?? '', context) || namesEvent(heading, context);
}

/** "The Abbey is open daily" under "The Abbey": a place that is neither a branch beside others nor named around the page. */
function withoutOtherPlaces(candidates: Candidate[], { siblings }: Parts, page: PageView): Candidate[] {
  if (candidates.length === 0) return [];
  const { title, allLines, language } = page;
  const around = allLines.filter(({ region }) => region !== 'main').map(({ folded }) => folded);
  const own = [foldWord(title), ...around].join('\n');
  return candidates.filter(
    (candidate) =>
      siblings.has(candidate) ||
      !isAboutNamedPlace(candidate.quote, candidate.section?.heading ?? '', { own, language }),
  );
}

/** The last heading of a page is none of the footer below it: "Fees" over "Tel: … (Mon–Fri 9–3)". */
function withoutHeadingsOfMain(candidates: readonly Candidate[], lines: readonly Line[]): void {
  const regions = new Map<Section, Line['region']>();
  for (const { section, region } of lines)
    if (section !== undefined && !regions.has(section)) regions.set(section, region);
  for (const candidate of candidates)
    if (candidate.isFurniture && candidate.section && regions.get(candidate.section) === 'main')
      candidate.section = undefined;
}

function dedupe(facts: Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter(({ value }) => {
    const key = JSON.stringify(value);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
}

/** The words of a line of hours, for other extractors that must not take them for something else. */
export function looksLikeHours(line: Line, page: PageView): boolean {
  if (line.text.length > MAX_LINE_LENGTH || !TIME.test(line.text)) return false;
  const lexicon = hoursLexicon(page.language);
  if (!mayHoldSpan(line.text) && !namesHours(line.text, line.folded, lexicon)) return false;
  const parsed = parseHoursLine(line.text, lexicon);
  return parsed.statements.some(({ spans }) => spans.length > 0);
}
