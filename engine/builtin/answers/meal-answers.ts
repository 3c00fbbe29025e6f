/** "When does the kitchen close?", "is there food on Sundays?": by the hours of the meals, where the site tells them apart. */
import { containsPhrase } from '../../../domain/knowledge/page/page-view.ts';
import { foldWord, phrases, wordsOf } from '../../../domain/knowledge/words/index.ts';
import type { Answer } from '../business.ts';
import { perLanguage } from '../language/per-language.ts';
import { contentWithout, hoursCues, isOfOtherDay } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { wantedOf } from '../questions/wanted.ts';
import { answerHours } from './hours-answers.ts';
import { asksOfNow, labelTest, wantsOf } from './hours-questions.ts';
import { answerFromKnowledge } from './knowledge-answers.ts';
import { scheduleOf } from './schedule.ts';

const mealNames = perLanguage(({ language }) => {
  const { hours } = wordsOf(language);
  return [...phrases(hours.lunch), ...phrases(hours.dinner)];
});

/** Whether it is asked when there is food, whatever it is called, and nothing else: "Can we eat outside?" asks for more. */
function asksForFood({ clause, scene, when }: Question): boolean {
  const { has, paraphrases } = scene.lexicon;
  if (!has('food', clause)) return false;
  const isTimed =
    when.days.length + when.times.length > 0 ||
    (['when', 'opening', 'closing', 'now', 'still'] as const).some((cue) => has(cue, clause));
  // "What food do you have on Friday?" asks for no time.
  const isWhat = wantedOf(clause, scene) === 'more' && !has('closing', clause);
  if (!isTimed || isWhat) return false;
  const asking = [...hoursCues, 'food', 'serves', 'offer', 'present', 'goes', 'until'] as const;
  return contentWithout(asking, when.rest, scene).every((stem) => paraphrases.soft.has(stem));
}

/** The hours of the meals; null where no food is asked for, or the site has no hours for any, or some for just what is named. */
export function answerMealTimes(question: Question): Answer | null {
  const { clause, scene, when } = question;
  if (!asksForFood(question)) return null;
  const { has, contentOf, words } = scene.lexicon;
  const isNamed = scheduleOf(scene, labelTest(contentOf(when.rest), scene)).isStated;
  const labelled = (label: string): boolean =>
    has('food', label) || containsPhrase(foldWord(label), mealNames(words));
  if (isNamed || !scheduleOf(scene, labelled).isStated) return null;
  const now = asksOfNow(clause, when, scene);
  const wants = wantsOf(clause, when, scene, true);
  const told = answerHours({ wants, when, now, until: has('until', clause), labelled }, scene);
  if (told.sources.length > 0) return told;
  // A day on which no meal has hours: another line may tell of it, else callers hear which days have some.
  const found = answerFromKnowledge(contentWithout(['followUp'], clause, scene), scene, 'clock');
  if (found !== null && !isOfOtherDay(found, when, scene)) return { ...found, topic: 'hours' };
  const allDays = { ...when, days: [], times: [], part: undefined };
  return answerHours({ wants: 'spans', when: allDays, now: false, until: false, labelled }, scene);
}
