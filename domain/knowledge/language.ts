/** Which language a page is in: what it declares, checked against the words that it uses. */
import type { ElementNode } from './dom.ts';
import { elementsOf } from './dom.ts';
import { foldWord, phrases, wordTables } from './words/index.ts';

const SAMPLE_LENGTH = 10_000;
const MIN_DISTINCT = 4;
const stopwordSets = wordTables.map(({ language, stopwords }) => ({
  language,
  set: new Set(phrases(stopwords)),
}));

/** BCP 47 primary subtag of the page, or undefined. A declaration holds unless the words clearly speak against it. */
export function readLanguage(root: ElementNode, text: string): string | undefined {
  const declared = declaredLanguage(root);
  const detected = detectLanguage(text);
  if (declared === undefined || declared === detected?.language) return detected?.language ?? declared;
  if (detected === undefined) return declared;
  const declaredShare = detected.shares.get(declared);
  // Site builders leave lang="en" on sites in any language: only a declaration of a known language can be refuted.
  const isRefuted =
    declaredShare !== undefined && detected.share > 0.12 && detected.share > 3 * declaredShare;
  return isRefuted ? detected.language : declared;
}

function declaredLanguage(root: ElementNode): string | undefined {
  const onRoot = root.attributes['lang'] ?? root.attributes['xml:lang'];
  if (onRoot) return primarySubtag(onRoot);
  for (const { name, attributes } of elementsOf(root)) {
    if (name !== 'meta') continue;
    const key = (attributes['http-equiv'] ?? attributes['property'] ?? '').toLowerCase();
    if (key === 'content-language' || key === 'og:locale') return primarySubtag(attributes['content'] ?? '');
  }
  return undefined;
}

function primarySubtag(tag: string): string | undefined {
  return /^\s*([a-z]{2,3})(?:[-_,]|\s*$)/i.exec(tag.slice(0, 40))?.[1]?.toLowerCase();
}

/** The language whose frequent words make up the largest share of a text; undefined where none stands out. */
export function detectLanguage(
  text: string,
): { language: string; share: number; shares: Map<string, number> } | undefined {
  const sample = text.slice(0, SAMPLE_LENGTH);
  const kana = sample.match(/[\u3040-\u30ff]/g)?.length ?? 0;
  if (kana > 20 && kana > sample.length / 20)
    return { language: 'ja', share: 1, shares: new Map([['ja', 1]]) };
  const words = foldWord(sample).match(/\p{L}+/gu) ?? [];
  if (words.length < 12) return undefined;
  const shares = new Map<string, number>();
  for (const { language, set } of stopwordSets) {
    const hits = words.filter((word) => set.has(word));
    // A single word that is frequent elsewhere ("am" in times) makes no language.
    shares.set(language, new Set(hits).size < MIN_DISTINCT ? 0 : hits.length / words.length);
  }
  const [best, second] = [...shares].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < 0.05 || (second && best[1] < second[1] * 1.15)) return undefined;
  return { language: best[0], share: best[1], shares };
}
