/** What is left of a question when what only asks is taken away. */
import { factsOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import { isLength } from '../language/lengths.ts';
import { wordsOf } from '../language/text.ts';
import type { When } from '../language/when.ts';
import type { CueName } from '../words/types.ts';

export const hoursCues = [
  'isOpen',
  'isClosed',
  'opening',
  'closing',
  'hours',
  'now',
  'still',
  'anyDay',
  'place',
  'followUp',
  'when',
] as const;

/** Whether the name of a service holds a stem, be it a number or a letter ("2 bedrooms"). */
export const isUsed = (stem: string, scene: Scene): boolean =>
  factsOf(scene, 'service').some(({ value }) => scene.lexicon.stemsOf(value.name).includes(stem));

/** "Millbrook" in "Harwell & Millbrook Vets", where hours of both places are told: it says which of them is meant. */
function tellsBranch(stem: string, scene: Scene): boolean {
  const labels = factsOf(scene, 'hours').flatMap(({ value: { label } }) => label ?? []);
  const named = labels.filter((label) => scene.lexicon.stemsOf(label).includes(stem));
  return named.length > 0 && named.length < labels.length;
}

/**
 * "Do you do plumbing?", asked of "Harbour Plumbing": where nothing but a part of the name is asked for, and a service has it,
 * it is what is sold.
 */
function soldByName(
  content: readonly string[],
  own: ReadonlySet<string>,
  cues: readonly CueName[],
  scene: Scene,
): string[] {
  if (!cues.includes('price') && !cues.includes('offer')) return [];
  const name = new Set(scene.lexicon.contentOf(scene.agent.businessName));
  return name.isSubsetOf(own) ? [] : content.filter((stem) => own.has(stem) && isUsed(stem, scene));
}

/** Stems of the business's name that stand in a text as they are written, but for those that say something else there. */
function ownNameIn(words: ReadonlySet<string>, { lexicon, agent }: Scene): Set<string> {
  const name = wordsOf(agent.businessName, lexicon.words);
  // "Beard" is no part of "Beard's": only a word of the name as it is written is left out.
  const said = name.filter((word) => words.has(word)).map((word) => lexicon.stemOf(word));
  const whole = lexicon.contentOf(agent.businessName);
  if (new Set(whole).isSubsetOf(new Set(said))) return new Set(said);
  // "Do you serve breakfast?", asked of "Harbour Bed and Breakfast": callers ask for it anywhere.
  return new Set(said.filter((stem) => lexicon.paraphrases.topicsOfStem(stem).length === 0));
}

/** Content of a text without what the cues already say and without the business's own name. */
export function contentWithout(
  cues: Parameters<Scene['lexicon']['without']>[0],
  text: string,
  scene: Scene,
): string[] {
  const { lexicon } = scene;
  const words = new Set(wordsOf(text, lexicon.words));
  const own = new Set([...ownNameIn(words, scene)].filter((stem) => !tellsBranch(stem, scene)));
  // "An hour and a half": the "and" of it is no cue.
  const { signs, rest } = lexicon.lengthsOf(text);
  const content = [...lexicon.contentOf(lexicon.without(cues, rest)), ...signs];
  const beside = content.filter((stem) => !own.has(stem));
  // "Half an hour of massage", asked of "Harbour Massage": a length names no thing.
  const named = beside.some((stem) => !lexicon.paraphrases.soft.has(stem) && !isLength(stem))
    ? beside
    : [...soldByName(content, own, cues, scene), ...beside];
  // "For a group of 12": small numbers and single letters narrow nothing down that the site could say in words.
  const telling = named.filter((stem) => !/^(?:\d{1,2}|[a-z])$/.test(stem));
  const others =
    telling.length > 0
      ? [...telling, ...named.filter((stem) => !telling.includes(stem) && isUsed(stem, scene))]
      : named;
  // What only asks ("exactly", "arrange") is dropped where the site does not use it and something is named beside it.
  const soft = (stem: string): boolean =>
    scene.lexicon.paraphrases.soft.has(stem) && !scene.index.pieces.some(({ stems }) => stems.has(stem));
  if (others.some((stem) => !scene.lexicon.paraphrases.soft.has(stem)))
    return others.filter((stem) => !soft(stem));
  return others.length > 0
    ? others
    : content.filter((stem) => scene.index.weight(stem) < 1.5 && !own.has(stem));
}

/**
 * What a question for hours names beside them. "Until when can I bring the car?": what the whole site is about, brought or picked
 * up, is nothing else.
 */
export function besideHours(text: string, cues: readonly CueName[], scene: Scene): string[] {
  const { index, lexicon } = scene;
  if (!lexicon.has('goes', text)) return contentWithout(cues, text, scene);
  return contentWithout([...cues, 'present', 'goes'], text, scene).filter((stem) => !index.isCommon(stem));
}

/** A sentence about Sunday says nothing about Friday. */
export function isOfOtherDay({ text }: Answer, { days }: When, { readWhen }: Scene): boolean {
  const named = readWhen(text, undefined).days.map(({ weekday }) => weekday);
  return days.length > 0 && named.length > 0 && !days.some(({ weekday }) => named.includes(weekday));
}
