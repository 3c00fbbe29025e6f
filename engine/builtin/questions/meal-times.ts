/** A meal that a caller names is a time of the day: "Are you open for lunch on Sunday?" */
import { containsPhrase } from '../../../domain/knowledge/page/page-view.ts';
import { foldWord, phrases, wordsOf } from '../../../domain/knowledge/words/index.ts';
import { factsOf, type Scene } from '../business.ts';
import { phrasePattern } from '../language/lexicon.ts';
import type { When } from '../language/when.ts';

/** Minutes of the day at one of which a house that serves the meal is open, be it an early eater's or a late one's. */
const MEAL_TIMES = { lunch: [750, 810], dinner: [1140, 1230] } as const;

/** What a caller says of days and times, with those of the meal, unless the site tells hours for it apart. */
export function withMealTimes(when: When, clause: string, scene: Scene): When {
  const { words, has } = scene.lexicon;
  if (when.days.length === 0 || when.times.length > 0 || !has('isOpen', clause)) return when;
  const { hours } = wordsOf(words.language);
  const labels = factsOf(scene, 'hours').map(({ value }) => foldWord(value.label ?? ''));
  for (const meal of ['lunch', 'dinner'] as const) {
    const names = phrases(hours[meal]);
    const rest = when.rest.replace(phrasePattern(names, words.spaced), ' ');
    if (rest === when.rest || labels.some((label) => containsPhrase(label, names))) continue;
    return { ...when, rest, times: [...MEAL_TIMES[meal]] };
  }
  return when;
}
