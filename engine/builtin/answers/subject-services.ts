/** Services that a question names together with what the whole site is about: "garden maintenance", at a gardener's. */
import { factsOf } from '../business.ts';
import type { Scene } from '../business.ts';
import type { ServiceFact } from './service-matches.ts';

const minPartLength = 4;
const LINKING = /(?<=.{4})(?:s|n|en)$/u;

/** What nearly every line is about, or the business is called after. */
const isSubject = (stem: string, { agent, index, lexicon }: Scene): boolean =>
  index.isCommon(stem) || index.covers(new Set(lexicon.stemsOf(agent.businessName)), stem);

/** Of a compound whose first part is the subject, the last part. */
function headsOf(stem: string, scene: Scene): string[] {
  const { lexicon } = scene;
  if (!lexicon.words.compounds) return [];
  const isOf = (part: string): boolean => isSubject(lexicon.stemOf(part), scene);
  return [...stem.slice(minPartLength, -minPartLength + 1)].flatMap((_, at) => {
    const first = stem.slice(0, minPartLength + at);
    return isOf(first) || isOf(first.replace(LINKING, ''))
      ? [lexicon.stemOf(stem.slice(minPartLength + at))]
      : [];
  });
}

/** Services that are called just what is named beside the subject. */
export function servicesOfSubject(content: readonly string[], scene: Scene): ServiceFact[] {
  const { lexicon } = scene;
  const hard = content.filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const others = hard.filter((stem) => !isSubject(stem, scene));
  const asked = others.length > 0 && others.length < hard.length ? others : hard;
  const options = asked.map((stem) => [
    ...(others.length < hard.length ? [stem] : []),
    ...headsOf(stem, scene),
  ]);
  if (options.length === 0 || options.some(({ length }) => length === 0)) return [];
  return factsOf(scene, 'service').filter(({ value }) => {
    const name = new Set(lexicon.contentOf(value.name));
    return (
      name.size > 0 &&
      options.every((option) => option.some((stem) => name.has(stem))) &&
      [...name].every((stem) => options.some((option) => option.includes(stem)))
    );
  });
}
