/** Sentences worth knowing: policies (cancelling, paying, parking …) and other useful statements. */
import type { Fact } from '../../contract/schemas/facts.ts';
import { withoutCredits } from './credits.ts';
import { factOf, sentencesOf, type PageView } from './page-view.ts';
import type { Line } from './lines.ts';
import { foldWord, phrases } from './words/index.ts';

const MIN_LENGTH = 18;
const MAX_LENGTH = 320;
const MAX_FACTS = 120;
/** "Since 1998", in the languages known. */
const SINCE = /\s(?:since|seit|desde|depuis|dal|desde|sinds|od|din)\s(?:18|19|20)\d{2}(?!\d)/;
const LEGAL =
  /privacy|datenschutz|cookie|gdpr|dsgvo|rgpd|terms of use|copyright|©|all rights reserved|alle rechte|javascript|haftung|urheberrecht|aviso legal|mentions legales/;

/** Facts of kinds `policy` and `other`. `taken` are lines that stand for something else. */
export function readStatements(page: PageView, taken: ReadonlySet<Line>): Fact[] {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const policy = phrases(page.words.policy);
  const other = phrases(page.words.other);
  for (const line of page.lines) {
    if (facts.length >= MAX_FACTS) break;
    const isProse = line.kind === 'text' || line.kind === 'item' || line.kind === 'definition';
    if (
      !isProse ||
      taken.has(line) ||
      line.text.length < MIN_LENGTH ||
      line.text.length > 20_000 ||
      line.text !== line.quote
    )
      continue;
    for (const { text } of sentencesOf(withoutCredits(line.text, page.words, line.folded))) {
      const folded = ` ${foldWord(text)}`;
      if (!isStatement(text, folded) || seen.has(folded)) continue;
      const kind = matches(folded, policy)
        ? 'policy'
        : matches(folded, other) || SINCE.test(folded)
          ? 'other'
          : undefined;
      if (!kind) continue;
      seen.add(folded);
      facts.push(factOf(kind, { text }, page.url, text));
    }
  }
  return facts;
}

/** A stem stands at the beginning of a word. */
function matches(folded: string, list: readonly string[]): boolean {
  return list.some((stem) => {
    for (let at = folded.indexOf(stem); at >= 0; at = folded.indexOf(stem, at + 1)) {
      if (!/[\p{L}\d]/u.test(folded[at - 1] ?? ' ')) return true;
    }
    return false;
  });
}

function isStatement(text: string, folded: string): boolean {
  if (text.length < MIN_LENGTH || text.length > MAX_LENGTH || /[?？]$/.test(text)) return false;
  // Contact data has kinds of its own.
  if (/\d{3}[\s.)/-]{1,2}\d{2,}|(?:\d{2}[\s.-]){4}|@/.test(text)) return false;
  return text.split(' ').length >= 3 && !LEGAL.test(folded);
}
