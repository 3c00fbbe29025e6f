/** Verbs of which a part stands at the end of the clause: "Bringen Sie ein Handtuch mit" is about "mitbringen". */
import { fold } from './text.ts';

const CLAUSE_END = /[.!?,;:\n]/u;

/** The text with the verbs that `isKnown` as wholes beside it; `particles` are the parts that stand apart. */
export function withWholeVerbs(
  text: string,
  particles: ReadonlySet<string>,
  isKnown: (verb: string) => boolean,
): string {
  if (particles.size === 0) return text;
  const verbs = text.split(CLAUSE_END).flatMap((clause) => {
    const words = fold(clause).split(' ');
    const particle = words.pop() ?? '';
    if (!particles.has(particle)) return [];
    // "Sagt … ab": the form that lists have ends in -en.
    return words.flatMap((word) => [word, word.replace(/e?t$/u, 'en')]).map((word) => particle + word);
  });
  const known = verbs.filter(isKnown);
  return known.length === 0 ? text : `${text} ${known.join(' ')}`;
}
