/** What a reply says without any figure: streets, offers, and everything else that the site would have to say. */
import { STREET_WORD } from '../../domain/knowledge/contact/streets.ts';
import { sentencesOf } from '../../domain/prompt/quote.ts';
import type { Lexicon } from '../builtin/language/lexicon.ts';
import { fold } from '../builtin/language/text.ts';
import type { Evidence, GroundingInput } from './evidence.ts';

/** Names in capitals, with what stands small between them: "Fifth Avenue", "rue de la Paix", "Hauptstraße". */
const NAMES =
  /\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:(?:de|du|des|della|del|di|la|le|les|van|der|am|im|zum)\s){0,2}\p{Lu}[\p{L}\p{M}'’.-]*|\s\d+)*/gu;
/** What a street is called by in one word, without a name of its own. */
const isNamed = (name: string): boolean => name.includes(' ') || name.length > 8;

/** Streets of which the site knows nothing. */
export function unsupportedStreets({ reply }: GroundingInput, evidence: readonly Evidence[]): string[] {
  const streets = (reply.match(NAMES) ?? []).filter((name) => isNamed(name) && STREET_WORD.test(`${name} `));
  if (streets.length === 0) return [];
  const known = ` ${evidence.map(({ text }) => fold(text)).join(' ')} `;
  return streets.filter((street) => !known.includes(` ${fold(street)} `));
}

const minStems = 2;
const minShare = 0.5;

/**
 * Sentences most of whose words neither the site nor the caller has said ("Live music plays every night"). What the engine's
 * own sentences say to every caller, and questions, state nothing of the business.
 */
export function unsupportedStatements(
  { reply }: GroundingInput,
  evidence: readonly Evidence[],
  { contentOf, stemsOf, say }: Lexicon,
): string[] {
  const sayings = Object.values(say).filter((saying) => typeof saying === 'string');
  let known: ReadonlySet<string> | undefined;
  return sentencesOf(reply).filter((sentence) => {
    if (/[?？]\s*$/.test(sentence)) return false;
    const stems = contentOf(sentence);
    if (stems.length < minStems) return false;
    known ??= new Set([...evidence.map(({ text }) => text), ...sayings].flatMap(stemsOf));
    return stems.filter((stem) => known!.has(stem)).length < stems.length * minShare;
  });
}
