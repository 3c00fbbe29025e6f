/** What speaks for an address: what it is made of, and where on the page it stands. */
import type { Line } from '../page/lines.ts';
import { containsPhrase, headingPath, phraseAt, type PageView } from '../page/page-view.ts';
import { regionNamed } from './regions.ts';
import { isAddressLabel } from './streets.ts';
import { foldWord, phrases } from '../words/index.ts';

/** A piece of a line between separators. */
export interface Part {
  text: string;
  line: Line;
  from: number;
  to: number;
}

/** What the parts of an address say. */
export interface Told {
  street: Part[];
  hasNumber: boolean;
  town?: Part | undefined;
  townName?: string;
  region?: string;
  /** The region is a second name of a place, told by no list. */
  hasSecond?: boolean;
  /** A name behind the second one, which is the town where a state follows. */
  third?: string;
  /** The town stands before the street, with a word that says that it is one. */
  hasLabel?: boolean;
  code?: string;
  country?: string;
  last: Part;
}

/** How much speaks for an address: what it is made of, and where it stands. */
export function scoreOf(told: Told, page: PageView, index: number, isCell: boolean): number {
  const { lines, words } = page;
  const line = lines[index]!;
  const contact = phrases(words.headings.contact);
  const near = lines.slice(Math.max(0, index - 3), index + 5);
  const first = told.street[0]!;
  const lead = line.text.slice(0, first.from).trim();
  const isLabelled =
    isAddressLabel(lines[index - 1]) ||
    containsPhrase(foldWord(lead), contact) ||
    isAddressLabel({ ...line, text: lead });
  const headings = headingPath(line.section);
  const isUnderContact = headings.some((heading) => containsPhrase(heading, contact));
  const isAside = headings
    .slice(0, 2)
    .some((heading) =>
      containsPhrase(
        heading,
        phrases(`${words.headings.areas}, ${words.headings.testimonials}, ${words.headings.timetable}`),
      ),
    );
  const isReached = near.some(
    ({ text }) => text.length < 160 && /@|\d{2,4}[\s./-]{0,3}\d{2,3}[\s.-]?\d{2}/.test(text),
  );
  const town = foldWord(told.townName ?? '');
  const isKnownTown = (): boolean =>
    town.length > 2 &&
    lines.some(({ folded }, at) => Math.abs(at - index) > 4 && phraseAt(folded, town) >= 0);
  const isTitled = town !== '' && phraseAt(foldWord(page.title), town) >= 0;
  const isAlone =
    told.last.line !== line || line.text.slice(told.last.to).replace(/^\s?\([^)]*\)/, '').length < 3;
  const rest = line.text.length - told.street.reduce((sum, { text }) => sum + text.length, 0);
  return (
    1 +
    (told.hasNumber ? 1 : -0.5) +
    (told.code === undefined ? 0 : 1.5) +
    regionScore(told.region) +
    (told.country === undefined ? 0 : 1) +
    (told.hasLabel === true ? 1 : 0) +
    (line.container.name === 'address' ? 1.5 : 0) +
    (line.region === 'footer' ? 1 : 0) +
    (isLabelled || isUnderContact ? 1.5 : 0) +
    (isCell ? 0.5 : 0) +
    (isReached ? 0.5 : 0) +
    (told.hasNumber ? (isTitled || isKnownTown() ? 0.75 : 0) : isTitled && isAlone ? 1.5 : 0) +
    (isAlone && first.from < 4 && (told.hasNumber || isTitled || told.code !== undefined) ? 0.5 : 0) -
    (isAside ? 2 : 0) -
    (!isCell && rest > 90 ? 1 : 0)
  );
}

/** A state, county or province that is known, or has the form of one, says more than a second name. */
function regionScore(region: string | undefined): number {
  if (region === undefined) return 0;
  return /^\p{Lu}{2}$/u.test(region) || regionNamed(region) ? 1.5 : 0.75;
}
