/** Makes page text safe to quote: it stays data, whatever it says. */
import { isInjection } from '../knowledge/page/injection.ts';
import { endsInAbbreviation, isInDate } from '../knowledge/page/page-view.ts';
import { foldWord } from '../knowledge/words/index.ts';

export const DATA_BEGIN = '<<<WEBSITE';
export const DATA_END = 'WEBSITE>>>';

/** Beyond what speaks to machines on a page: what a page may say to people ("you are now connected"), and no prompt or answer may hold. */
const ordersToMachines: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instruction|prompt|rule|guideline|previous|above|prior)/iu,
  /\b(?:system|developer|hidden|secret) ?prompt\b/iu,
  /\b(?:jailbreak|prompt injection|developer mode)\b/iu,
  /\byou are (?:now|no longer)\b/iu,
  /\b(?:ai|a\.i\.|chatbot|voice|language)[ -](?:assistants?|agents?|models?|bots?)\b.{0,40}\b(?:must|should|shall|say|tell|answer|reply|have to)\b/iu,
  /\b(?:assistants?|agents?|chatbots?|llms?|gpts?)\b[:,] .{0,30}\b(?:say|tell|answer|reply|ignore|do not|don.t)\b/iu,
  /\b(?:tell|inform|say to)\b.{0,20}\b(?:callers?|the user|users)\b.{0,60}/iu,
  /\bnew instructions?\b/iu,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}(?:anweisung|instruktion|regel|vorgabe|prompt)/iu,
  /\b(?:ignora\w*|olvida\w*|dimentica\w*|ignore[zr]?|oublie[zr]?|esque[cç]a\w*|negeer|vergeet|zignoruj\w*|zapomnij|ignor[aă]\w*)\b.{0,40}(?:instruc|istruz|regla|regol|règle|regra|consigne|regel|polecen|zasad|prompt)/iu,
  /(?:指示|命令|プロンプト).{0,12}(?:無視|忘れ)/u,
  /<\|.{0,20}\|>|\[\/?inst\]/iu,
];

const MAX_JUDGED = 4000;

/** True where a sentence tries to command a machine; ordinary rules of a house ("please arrive early") are not meant. */
export function givesOrders(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .slice(0, MAX_JUDGED);
  return ordersToMachines.some((pattern) => pattern.test(plain)) || isInjection(foldWord(plain));
}

/** "11 a.m. – 3 p.m." is one sentence, and so is what goes on in small letters ("lek. wet. Ada"). */
const SENTENCE_END =
  /(?<=[.!?。！？…])(?<![\s\d][AaPp]\.\s?[Mm]\.(?=\s+[-–—−\d]))(?<!\.(?=\s+\p{Ll}))\s+|(?<=[。！？])(?=[^\s。！？」』）)])|\n+/gu;

/** Splits text at sentence ends and line breaks. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(SENTENCE_END)) {
    if (!gap.includes('\n') && (endsInAbbreviation(text.slice(start, index)) || isInDate(text, index)))
      continue;
    sentences.push(text.slice(start, index));
    start = index + gap.length;
  }
  return [...sentences, text.slice(start)].filter((part) => part.trim() !== '');
}

/**
 * Page text as a single quotable line: control and invisible characters, marker look-alikes and sentences that give
 * orders to machines are gone; at most `maxLength` characters, cut at a word.
 */
export function quoteData(text: string, maxLength: number): string {
  const kept = sentencesOf(text)
    .filter((sentence) => !givesOrders(sentence))
    .join(' ')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/[<>＜＞〈〉`|{}[\]\\]/gu, ' ')
    .replace(/[=#*_~-]{3,}/gu, ' ')
    .replace(/\b(?:system|assistant|user|developer)\s*:/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const line = givesOrders(kept) ? '' : kept;
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** A sentence and what follows it; "Dr. Jane Smith Dental" and "Dom Opieki im. Jana Pawła II" are none. */
const SECOND_SENTENCE =
  /(?<!(?:^|[\s(])(?:\p{Ll}{1,4}|Dra?|Dott|Dres|Prof|Sta?|Sto|Sra?|Mrs?|Ms|Mme|Inh|Fam|Ing|Dipl|No|Nr))\. \p{L}{3,} \p{L}+ \p{L}+/u;

/** A business name fit to stand in the agent's own sentences, spoken without quotation marks; undefined where the text is no name. */
export function quoteName(text: string): string | undefined {
  if (givesOrders(text)) return undefined;
  const name = quoteData(text, 200)
    .replace(/["“”„]/gu, '')
    .replace(/!$/u, '');
  const isName =
    name.length > 0 &&
    name.length <= 80 &&
    name.split(' ').length <= 10 &&
    !/[!?:;]/u.test(name) &&
    !SECOND_SENTENCE.test(name);
  return isName ? name : undefined;
}
