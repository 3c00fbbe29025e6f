/** Which language a page is in: what it declares, checked against the words that it uses. */
import type { ElementNode } from './dom.ts';
import { elementsOf } from './dom.ts';
import { foldWord, phrases, wordTables } from '../words/index.ts';

const SAMPLE_LENGTH = 3_000;
const MIN_DISTINCT = 4;
/** So large a share of frequent words of another language refutes a declaration; less where its own are missing. */
const REFUTING_SHARE = 0.12;
const REFUTING_SHARE_ALONE = 0.06;
/** Which languages (by their index in `wordTables`) use a word frequently. */
const languagesOf = new Map<string, number[]>();
for (const [index, { stopwords }] of wordTables.entries())
  for (const word of phrases(stopwords)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), index]);

/**
 * BCP 47 primary subtag of the page, or undefined: `texts` are its lines. A declaration holds unless the words clearly
 * speak against it.
 */
export function readLanguage(root: ElementNode, texts: readonly string[]): string | undefined {
  const text = beginningOf(texts);
  const declared = declaredLanguage(root);
  const words = wordsIn(text);
  const detected = detectLanguage(text, words);
  if (detected === undefined) return guessByVocabulary(words, declared);
  if (declared === undefined || declared === detected.language) return detected.language;
  const declaredShare = detected.shares.get(declared);
  // Site builders leave lang="en" on sites in any language: only a declaration of a known language can be refuted.
  const isRefuted =
    declaredShare !== undefined &&
    detected.share > (declaredShare === 0 ? REFUTING_SHARE_ALONE : REFUTING_SHARE) &&
    detected.share > 3 * declaredShare;
  return isRefuted ? detected.language : declared;
}

/** Whether a text is clearly in another language than the page that holds it: no frequent words of that one. */
export function isForeign(text: string, language: string | undefined): boolean {
  const detected = detectLanguage(text, wordsIn(text));
  return detected !== undefined && language !== undefined && detected.shares.get(language) === 0;
}

function beginningOf(texts: readonly string[]): string {
  let [length, count] = [0, 0];
  while (count < texts.length && length < SAMPLE_LENGTH) {
    length += texts[count]!.length + 1;
    count += 1;
  }
  return texts.slice(0, count).join('\n');
}

function wordsIn(text: string): string[] {
  const folded = foldWord(text.slice(0, SAMPLE_LENGTH));
  // The plain pattern is several times as fast, and most pages need no more.
  return folded.match(/[^\x00-\x7f]/.test(folded) ? /\p{L}+/gu : /[a-z]+/g) ?? [];
}

const MIN_VOCABULARY_LENGTH = 4;
/** Words of the trade ("Preise", "Telefon") by the languages (indices in `wordTables`) that have them. */
const vocabulary = new Map<string, Set<number>>();
for (const [index, table] of wordTables.entries()) {
  const { days, months, headings, phone, price, generic, notServices, hours } = table;
  const lists = [...Object.values(days), months, ...Object.values(headings), phone.phone, price.free];
  for (const word of [...lists, generic, notServices, hours.purpose, hours.closed].flatMap(phrases)) {
    if (word.length < MIN_VOCABULARY_LENGTH || word.includes(' ')) continue;
    const languages = vocabulary.get(word) ?? new Set<number>();
    vocabulary.set(word, languages.add(index));
  }
}

/** So many words of one language, and so many times as many as of the declared one, refute that. */
const REFUTING_WORDS = 3;

/**
 * For pages of too few words for statistics, such as opening hours and price lists: two words of one language and none more
 * of another. A page that site builders left declared as English may say no more than "Montag 09:00 - 12:00".
 */
function guessByVocabulary(words: readonly string[], declared: string | undefined): string | undefined {
  const hits = wordTables.map(() => 0);
  for (const word of new Set(words)) for (const index of vocabulary.get(word) ?? []) hits[index]! += 1;
  const [best, second] = [...hits.entries()].sort((a, b) => b[1] - a[1]) as [
    [number, number],
    [number, number],
  ];
  const guessed = best[1] >= 2 && best[1] > second[1] ? wordTables[best[0]]!.language : undefined;
  if (declared === undefined) return guessed;
  const own = wordTables.findIndex(({ language }) => language === declared);
  const isRefuted = own !== -1 && best[1] >= REFUTING_WORDS * Math.max(1, hits[own]!);
  return (isRefuted ? guessed : undefined) ?? declared;
}

function declaredLanguage(root: ElementNode): string | undefined {
  const onRoot = root.attributes['lang'] ?? root.attributes['xml:lang'];
  if (onRoot !== undefined && primarySubtag(onRoot) !== undefined) return primarySubtag(onRoot);
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const key = (attributes['http-equiv'] ?? attributes['property'] ?? '').toLowerCase();
    if (key === 'content-language' || key === 'og:locale') return primarySubtag(attributes['content'] ?? '');
  }
  return undefined;
}

/** The region of the declared language (`en-GB`), where it is more than what tools write by default. */
export function readRegion(root: ElementNode): string | undefined {
  const tag = root.attributes['lang'] ?? root.attributes['xml:lang'] ?? '';
  const region = /^[a-z]{2}[-_]([a-z]{2})$/i.exec(tag.trim())?.[1]?.toUpperCase();
  return region === 'US' ? undefined : region;
}

/** What page builders write where they know no language: "no linguistic content", "undetermined". */
const NO_LANGUAGE = new Set(['zxx', 'und', 'mul', 'mis', 'xx']);

function primarySubtag(tag: string): string | undefined {
  const subtag = /^\s*([a-z]{2,3})(?:[-_,]|\s*$)/i.exec(tag.slice(0, 40))?.[1]?.toLowerCase();
  return subtag === undefined || NO_LANGUAGE.has(subtag) ? undefined : subtag;
}

/** The language whose frequent words make up the largest share of a text; undefined where none stands out. */
function detectLanguage(
  text: string,
  words: readonly string[],
): { language: string; share: number; shares: Map<string, number> } | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const kana = sample.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  if (kana > 20 && kana > sample.length / 20)
    return { language: 'ja', share: 1, shares: new Map([['ja', 1]]) };
  if (words.length < 12) return undefined;
  const shares = new Map<string, number>();
  const hits = wordTables.map(() => ({ count: 0, distinct: new Set<string>() }));
  for (const word of words) {
    for (const index of languagesOf.get(word) ?? []) {
      hits[index]!.count += 1;
      hits[index]!.distinct.add(word);
    }
  }
  for (const [index, { language }] of wordTables.entries()) {
    const { count, distinct } = hits[index]!;
    // A single word that is frequent elsewhere ("am" in times) makes no language.
    shares.set(language, distinct.size < MIN_DISTINCT ? 0 : count / words.length);
  }
  const [best, second] = [...shares].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 0.05 || (second && best[1] < second[1] * 1.15)) return undefined;
  return { language: best[0], share: best[1], shares };
}
