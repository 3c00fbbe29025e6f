/** What the words and pictures beside a number say of it: telephone, fax, or a number of another kind. */
import { elementText, type ElementNode } from '../page/dom.ts';
import type { Line } from '../page/lines.ts';
import { phraseAt, type PageView } from '../page/page-view.ts';
import { isLigature } from '../page/visibility.ts';
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables, type WordTable } from '../words/index.ts';

const SAID = inAnyLanguage.contact;

const OTHER_NUMBER = new RegExp(
  `(?:${SAID.otherNumbers}|#|(?<![a-z])n[or]\\.|(?<!${SAID.ownNumbers})nummer|©|copyright|\\d\\s?[x×])[\\s.:#-]{0,6}(?:nr\\.?|no\\.?|number|id)?[\\s.:#]{0,3}[a-z]{0,2}\\s?$`,
);
/** The beginning of an account's number, without a word before it: "NL55 ASNB ". */
const IBAN = /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){1,6} ?$/;
/** Words for telephones in whatever language the rest of the page is, the last before a number. */
const TOLD = new RegExp(`(?<!\\p{L})${SAID.phones}(?!\\p{L})`, 'gu');
/** The line of one person, and not that of the house. */
const DIRECT = new RegExp(`(?<!\\p{L})(?:${SAID.directLines})[\\s.:–-]{0,4}$`, 'u');

/**
 * What the words before a number say that it is; `start` is where the number, or the list of numbers, begins.
 * `isTheirs`: somebody else answers it, and no link to it makes it the business's.
 */
export function labelsBefore(
  text: string,
  start: number,
  { words, title, url }: PageView,
): { isFax: boolean; isPhone: boolean; isOther: boolean; isTheirs: boolean; isDirect: boolean } {
  const before = foldWord(text.slice(Math.max(0, start - 32), start));
  const last = (list: string): number =>
    Math.max(-1, ...phrases(list).map((phrase) => lastPhraseAt(before, phrase)));
  // "F +32 9 225 12 35" below "T …": the letter alone, whatever the language.
  const letter = /(?:^|[^\p{L}\d] ?)f ?[.:]? ?$/u.exec(before);
  const fax = Math.max(last(faxWords(words)), letter?.index ?? -1);
  const told = [...before.matchAll(TOLD)].at(-1)?.index ?? -1;
  const phone = Math.max(last(words.phone.phone), told);
  const hasNumberBetween = (at: number): boolean => /\d{3}|\d\d[ .-]\d\d[ .-]\d\d/.test(before.slice(at));
  // "Tel/Fax: …" is both, and callers may call it.
  const isFax = fax >= 0 && !hasNumberBetween(fax) && !(phone >= 0 && fax - phone <= 12 && fax > phone);
  const isDirect = DIRECT.test(before);
  return {
    isFax,
    isPhone: phone >= 0 && !hasNumberBetween(phone),
    isDirect,
    isOther:
      (OTHER_NUMBER.test(before) && !isDirect) ||
      IBAN.test(before) ||
      isRegistered(text.slice(0, start), phone >= 0),
    isTheirs:
      isOfEveryone(text.slice(Math.max(0, start - 90), start), title) ||
      isForTheNight(
        text.slice(Math.max(0, start - MAX_CLAUSE), start),
        `${title} ${URL.parse(url)?.hostname}`,
      ),
  };
}

const faxWords = ({ phone }: WordTable): string => `${phone.fax}, fax, fx, telefax, faks`;

/** "0117 496 0124 (fax)": the word in brackets, or the last of the line. */
export function isFaxBehind(after: string, { words }: PageView): boolean {
  const [, word] =
    /^\s?(?:[(（]\s?([\p{L}.]{2,12})\s?[)）]|[–-]?\s?([\p{L}.]{2,12})$)/u.exec(after)?.filter(Boolean) ?? [];
  return word !== undefined && phrases(faxWords(words)).includes(foldWord(word).replace(/\.$/, ''));
}

const CALL_COSTS = new RegExp(`^[\\s(*–-]{0,4}(?:${SAID.callCosts})`, 'u');

/** "253 411 206 (chamada para a rede fixa nacional)": what the law makes businesses say behind a number, or below it. */
export function isCostBehind(after: string, below: Pick<Line, 'folded'> | undefined): boolean {
  const rest = foldWord(after.slice(0, 60));
  return CALL_COSTS.test(/[\p{L}\d]/u.test(rest) ? rest : (below?.folded ?? ''));
}

/** Services for emergencies that practices name for the time when they are closed, in the clause before a number. */
const OF_EVERYONE = new RegExp(`(?<!\\p{L})(${SAID.emergencies})(?!\\p{L})[^.;|\\d]{0,50}$`, 'u');

/** No business is somebody else in what its own title calls it. */
function isOfEveryone(before: string, title: string): boolean {
  const named = OF_EVERYONE.exec(foldWord(before))?.[1];
  return named !== undefined && !foldWord(title).includes(named);
}

const MAX_CLAUSE = 200;
const WHEN_CLOSED = new RegExp(`(?<!\\p{L})(?:${SAID.whenClosed})(?!\\p{L})`, 'u');
const TELEPHONE = new RegExp(`^${SAID.phones}$`, 'u');
const KINDS: ReadonlySet<string> = new Set(wordTables.flatMap(({ kinds }) => phrases(kinds)));

/** "When we are closed, call Hilltop Animal Hospital on": a house with a name of its own, which is not the title's. */
function isForTheNight(before: string, title: string): boolean {
  const closed = WHEN_CLOSED.exec(foldWord(before));
  if (!closed) return false;
  const rest = before.slice(closed.index + closed[0].length);
  if (/\d{3}/.test(rest)) return false;
  const own = foldWord(title);
  const named = rest.match(/\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)+/gu) ?? [];
  return named.some((name) => {
    const words = foldWord(name).split(' ');
    return (
      words.some((word) => KINDS.has(word)) &&
      words.some((word) => !KINDS.has(word) && !TELEPHONE.test(word) && !own.includes(word))
    );
  });
}

/** Words of registers and tax, wherever in the clause before a number that no word of the telephone follows. */
const REGISTERED = new RegExp(`(?<!\\p{L})${SAID.registers}(?!\\p{L})[^\\d;|]{0,40}$`, 'u');

function isRegistered(before: string, hasPhone: boolean): boolean {
  return !hasPhone && REGISTERED.test(foldWord(before.slice(-64)));
}

function lastPhraseAt(text: string, phrase: string): number {
  let last = -1;
  for (let rest = text, offset = 0; ;) {
    const at = phraseAt(rest, phrase);
    if (at < 0) return last;
    last = offset + at;
    offset = last + 1;
    rest = text.slice(offset);
  }
}

const ICON = /(?:^|[\s_-])(?:phone|telephone|tel|mobile|smartphone|whatsapp|call)(?:$|[\s_-])/i;
const FAX_ICON = /(?:^|[\s_-])(?:fax|print)(?:$|[\s_-])/i;
/** What icons are made of. */
const PICTURES = new Set(['i', 'svg', 'span', 'img', 'ion-icon']);
const MAX_LOOKED_AT = 24;

/** Whether a box is named after the telephone. */
export function isNamedPhone({ attributes }: ElementNode): boolean {
  return ICON.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.slice(0, 200));
}

/** Whether the box of a line, or the one beside it, shows the picture of a telephone, or of a fax only. */
export function iconBeside(container: ElementNode): 'phone' | 'fax' | undefined {
  const siblings = container.parent?.children ?? [];
  const before = siblings[siblings.indexOf(container) - 1];
  const own = iconWithin(container);
  return own ?? (before?.type === 'element' ? iconWithin(before) : undefined);
}

function iconWithin(box: ElementNode): 'phone' | 'fax' | undefined {
  const pending = [box];
  let isFax = false;
  for (let visited = 0; visited < pending.length && visited < MAX_LOOKED_AT; visited += 1) {
    const element = pending[visited]!;
    const { class: names = '', src = '', name = '', 'data-icon': icon = '' } = element.attributes;
    const shown = isLigature(element) ? elementText(element) : '';
    const named = `${names} ${name} ${icon} ${shown} ${/([^/]{1,60})\.\w{3,4}$/.exec(src)?.[1] ?? ''}`.slice(
      0,
      200,
    );
    if (PICTURES.has(element.name)) {
      if (FAX_ICON.test(named)) isFax = true;
      else if (ICON.test(named)) return 'phone';
    }
    for (const child of element.children.slice(0, 30)) if (child.type === 'element') pending.push(child);
  }
  return isFax ? 'fax' : undefined;
}
