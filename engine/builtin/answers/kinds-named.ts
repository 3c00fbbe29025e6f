/** Which services are of the kind that is asked for. */
import type { Scene } from '../business.ts';
import { wordsOf } from '../language/text.ts';
import { servicesOfKind, type ServiceFact } from './service-matches.ts';

const minNounLength = 5;
const maxEndingLength = 2;

/** "Cheeseburgers" of "burger": a longer word that ends with what is asked for, inflected or not. */
const endsWith = (word: string, stem: string): boolean => {
  const at = word.lastIndexOf(stem);
  return stem.length >= minNounLength && at > 0 && word.length - at - stem.length <= maxEndingLength;
};

type IsNamed = (fact: ServiceFact) => boolean;

/** Whether the name of a service has what is asked for, as the caller says it: no more are words that mean the same. */
function namesKind(content: readonly string[], scene: Scene): IsNamed {
  const { lexicon } = scene;
  const said = wordsOf(scene.heard, lexicon.words);
  const asked = content.map((stem) => ({
    stem,
    literal: said.filter((word) => lexicon.stemOf(word) === stem).flatMap(lexicon.literalOf),
  }));
  return ({ value }) => {
    const stems = new Set(lexicon.stemsOf(value.name));
    const own = new Set(lexicon.literalOf(value.name));
    const words = wordsOf(value.name, lexicon.words);
    return asked.every(
      ({ stem, literal }) =>
        (stems.has(stem) && (literal.length === 0 || literal.some((each) => own.has(each)))) ||
        words.some((word) => endsWith(word, stem)),
    );
  };
}

/** Claw clipping, under "Exams", is none, where most of the others are called exams. */
function mostlyNamed(
  below: readonly ServiceFact[],
  content: readonly string[],
  scene: Scene,
): readonly ServiceFact[] {
  const named = below.filter(namesKind(content, scene));
  return named.length > below.length / 2 ? named : below;
}

/** What stands under the name of a kind. */
export const servicesOfKindNamed = (
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
): readonly ServiceFact[] => mostlyNamed(servicesOfKind(content, services, scene), content, scene);

/**
 * All that is of the kind that is asked for: what stands under its name, else what has it in the name, as the caller says it.
 * That a cake is a dessert does not say that the rest of the list is none, so kinds are no names, and no more are words that
 * mean the same: of "Men's cut" and "Kids" nobody knows whether the kids get a "haircut".
 */
export function poolOf(
  content: readonly string[],
  services: readonly ServiceFact[],
  scene: Scene,
): readonly ServiceFact[] {
  if (content.length === 0) return services;
  const below = servicesOfKind(content, services, scene);
  return below.length > 1 ? mostlyNamed(below, content, scene) : services.filter(namesKind(content, scene));
}
