/** What is asked of all days: "When do you open again?", "Are you open every day?", "Which day are you closed?" */
import { phrases, wordsOf } from '../../../domain/knowledge/words/index.ts';
import type { Scene } from '../business.ts';
import { phrasePattern } from '../language/lexicon.ts';
import { perLanguage } from '../language/per-language.ts';
import type { When } from '../language/when.ts';

/** "When are you open?", "Which hours …": the answer is a time, not yes or no. */
export const asksWhich = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.has('when', clause) || lexicon.has('hours', clause) || lexicon.has('which', clause);

const everyDay = perLanguage(({ language, spaced }) =>
  phrasePattern(phrases(wordsOf(language).dayGroups.everyDay), spaced),
);

/** What a caller says of days and times, with what he asks of all days. */
export function withAmongDays(when: When, clause: string, scene: Scene): When {
  const { has, without, words } = scene.lexicon;
  if (when.days.length === 0 && has('anyDay', clause))
    return { ...when, times: [], part: undefined, rest: without(['anyDay'], when.rest) };
  if (when.days.length > 0 || when.times.length > 0) return when;
  const notClosed = without(['isClosed'], clause);
  const isOpen = has('isOpen', notClosed) || has('opening', notClosed);
  if (isOpen && has('nextTime', clause) && !has('now', clause))
    return { ...when, among: 'next', rest: without(['nextTime'], when.rest) };
  if (asksWhich(clause, scene))
    return has('isClosed', clause) && !isOpen ? { ...when, among: 'closed' } : when;
  const rest = when.rest.replace(everyDay(words), ' ');
  return isOpen && rest !== when.rest ? { ...when, among: 'every', rest } : when;
}
