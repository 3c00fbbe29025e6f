/** Compares names as people do: case, accents, marks and "and" aside. */
import type { NameCandidate, NamePlace } from '../types.ts';
import { alternativesOf } from '../words/in-any-language.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';

/** Places that name nothing by themselves: what stands first, last or in a sentence. */
export const LOOSE_PLACES: ReadonlySet<NamePlace> = new Set([
  'top',
  'foot',
  'subheading',
  'sentence',
  'author',
]);

/** Whether a page says any name that a business might have. */
export function isNamed(candidates: readonly NameCandidate[] = []): boolean {
  return candidates.some(({ place, text }) => !LOOSE_PLACES.has(place) && nameKey(text) !== '');
}

const SMALL_WORDS = new Set(wordTables.flatMap(({ smallWords }) => phrases(smallWords)));
const AND = new Set(alternativesOf(({ names }) => names.ands));
const SPACELESS = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu;

/** Words of a name, one space between; where no spaces are written each sign is a word. */
export function nameKey(text: string): string {
  const folded = foldWord(text)
    .replace(/['’]s(?!\p{L})/gu, 's')
    .replace(/(?<!\p{L})b ?(?:&|and|n) ?b(?!\p{L})/gu, 'bed breakfast');
  if (/^[a-z\d]+$/.test(folded)) return folded;
  return (/[\u3000-\u9fff]/.test(folded) ? folded.replace(SPACELESS, ' $1 ') : folded)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(/ +/)
    .filter((word, at) => at === 0 || !AND.has(word))
    .join(' ');
}

const FREE_MAIL =
  /^(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|aol|gmx|web|t-online|freenet|orange|wanadoo|free|laposte|sfr|libero|virgilio|alice|tiscali|tin|terra|telefonica|sapo|wp|o2|onet|interia|op|poczta|ziggo|kpnmail|planet|hetnet|home|telenet|skynet|proximus|bluewin|btinternet|btconnect|sky|virginmedia|talktalk|eircom|rediffmail|bigpond|optusnet|comcast|att|verizon|sbcglobal|bellsouth|cox|charter|earthlink|shaw|rogers|telus|sympatico|xtra|mweb|telkomsa|uol|bol|protonmail|proton|mail|aruba|pec|docomo|ezweb|softbank|nifty|so-net)\./;

/** Whether an email is at a provider of mail, where anybody may have one. */
export function isAtProvider(address: string): boolean {
  return FREE_MAIL.test(address.slice(address.indexOf('@') + 1));
}

/** The letters of an email that its owner chose: of its host, or of what stands before it at a provider of mail. */
export function emailLetters(address: string): string {
  const [local = '', host = ''] = address.split('@');
  const own = FREE_MAIL.test(host) ? local : host.replace(/^(?:mail|info)\./, '').split('.')[0]!;
  return own.replace(/[^\p{L}]/gu, '');
}

/** Words that names hold and that do not make them. */
export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** The letters of the part of a host's name that its owner chose. */
export function hostLetters(url: string): string {
  const { hostname } = new URL(url);
  if (/^[\d.]+$|^\[/.test(hostname)) return '';
  const labels = hostname.replace(/^www\d?\./, '').split('.');
  const own = labels[0]!;
  return own === 'localhost' ? '' : own.replace(/[^\p{L}\d]/gu, '');
}

/** Whether a text's words are the letters of the host, or of the part of an email before its `@`. */
export function spells(text: string, letters: string): boolean {
  return areEnoughLetters(letters) && keySpells(nameKey(text), letters);
}

const MIN_SPELLED = 5;

/** Fewer letters are spelled by chance. */
export const areEnoughLetters = (letters: string): boolean => letters.length >= MIN_SPELLED;

/** The same for a text that is a key already. */
export function keySpells(key: string, letters: string): boolean {
  if (!areEnoughLetters(letters)) return false;
  const { host, name } = hostAgreement(key, letters);
  return host > 0.99 && name > 0.85;
}

/** Letters that are no others with an accent, as hosts and mail write them. */
const SPELLED: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const asciiOf = (word: string): string =>
  word.replace(/[łøđıßæœ]/g, (letter) => SPELLED[letter]!).replace(/[^a-z\d]/g, '');

/**
 * How much of a host's letters the words of a name explain, and how much of the name the host holds: words, their
 * beginnings of two letters or more, and initials, in their order.
 */
export function hostAgreement(key: string, letters: string): { host: number; name: number } {
  if (letters === '') return { host: 0, name: 0 };
  const words = key.split(' ').map(asciiOf);
  let at = 0;
  let used = 0;
  let explained = 0;
  let total = 0;
  for (const word of words) {
    const weight = isSmallWord(word) ? 0.3 : 1;
    total += weight * word.length;
    const found = word.length >= 3 || at === 0 ? letters.indexOf(word, at) : -1;
    if (found >= 0 && (found === at || word.length >= 4)) {
      at = found + word.length;
      explained += word.length;
      used += weight * word.length;
      continue;
    }
    let length = Math.min(word.length, 12);
    while (length > 0 && !letters.startsWith(word.slice(0, length), at)) length -= 1;
    if (length === 0 || (length < word.length && length < 2 && words.length < 3)) continue;
    at += length;
    explained += length >= 3 || length === word.length ? length : length * 0.6;
    used += weight * length;
  }
  return { host: explained / letters.length, name: total === 0 ? 0 : used / total };
}
