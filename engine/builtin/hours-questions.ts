/** Questions about times: opening hours, hours under a label, holidays. */
import { factsOf } from './business.ts';
import type { Answer, Scene } from './business.ts';
import { answerHours } from './hours-answers.ts';
import { answerFromFaq, answerFromKnowledge } from './knowledge-answers.ts';
import { contentWithout, hoursCues, isOfOtherDay } from './question-content.ts';
import { createSchedule } from './schedule.ts';
import { silentAnswer } from './silent-answers.ts';
import type { When } from './when.ts';

/** Whether a label of hours has one of these words. */
export const labelTest =
  (content: readonly string[], scene: Scene) =>
  (label: string): boolean => {
    const stems = new Set(scene.lexicon.stemsOf(label));
    return content.some((stem) => scene.index.covers(stems, stem));
  };

/** "When are you open?", "Which hours …": the answer is a time, not yes or no. */
const asksWhich = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.has('when', clause) || lexicon.has('hours', clause) || lexicon.has('which', clause);

/** Answers when the business, or a part of it, is open. */
export function hoursAnswer(clause: string, when: When, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const rest = contentWithout(hoursCues, when.rest, scene);
  const says = (cue: 'opening' | 'closing'): boolean =>
    lexicon.has(cue, clause) || lexicon.has(cue, when.rest);
  const wants = says('closing')
    ? 'closing'
    : says('opening')
      ? 'opening'
      : lexicon.has('isOpen', clause) && !asksWhich(clause, scene)
        ? 'open'
        : 'spans';
  const now =
    lexicon.has('now', clause) &&
    // Italian "a che ora" holds the word for now.
    !lexicon.has('when', clause) &&
    when.times.length === 0 &&
    (when.days.length === 0 || when.days[0]?.relation === 'today');
  // "The restaurant" is the business itself, unless the site tells hours for it apart.
  const withPlace = contentWithout(
    hoursCues.filter((cue) => cue !== 'place'),
    when.rest,
    scene,
  );
  const labelled = withPlace.length === 0 ? undefined : labelTest(withPlace, scene);
  if (labelled && createSchedule(factsOf(scene, 'hours'), scene.conflicts, labelled).isStated) {
    return answerHours({ wants, when, now, labelled }, scene);
  }
  if (rest.length === 0) return answerHours({ wants, when, now }, scene);
  const isTimed = says('closing') || says('opening') || when.days.length > 0 || when.times.length > 0;
  const isOpenWord = lexicon.has('isOpen', clause) && !asksWhich(clause, scene);
  const found = answerFromKnowledge(
    rest,
    scene,
    isOpenWord || !(isTimed || asksWhich(clause, scene)) ? 'anything' : 'number',
  );
  if (found !== null && !isOfOtherDay(found, when, scene)) return { ...found, topic: 'hours' };
  // "Can I come with my dog?", "until when can I cancel for free?": about something else that the site is silent on.
  const isAboutHours = isTimed ? rest.length < 2 || when.days.length > 0 : lexicon.has('hours', clause);
  if (!isAboutHours) return silentAnswer(rest, scene);
  const general = answerHours({ wants: 'spans', when, now }, scene);
  return general.sources.length === 0
    ? general
    : { ...general, text: `${lexicon.say.regularHours} ${general.text}` };
}

/** Holidays: only what the site says of that day, never the regular hours. */
export function holidayAnswer(clause: string, scene: Scene): Answer {
  const { lexicon } = scene;
  const content = contentWithout(
    ['isOpen', 'opening', 'closing', 'hours', 'place', 'followUp'],
    clause,
    scene,
  );
  // "Christmas Eve" is not Christmas Day: the label has to hold every word.
  const labelled = (label: string): boolean => {
    const stems = new Set(scene.lexicon.stemsOf(label));
    return content.every(
      (stem) => scene.lexicon.paraphrases.soft.has(stem) || scene.index.covers(stems, stem),
    );
  };
  const special = factsOf(scene, 'hours').filter(
    ({ value }) => value.label !== undefined && lexicon.has('holiday', value.label) && labelled(value.label),
  );
  const [first] = special;
  if (first !== undefined)
    return { text: lexicon.say.quote(first.source.quote), sources: [first.source], topic: 'hours' };
  const found = answerFromFaq(content, scene) ?? answerFromKnowledge(content, scene);
  return found ?? { ...silentAnswer(content, scene, 'anything', lexicon.say.holidayUnknown), topic: 'hours' };
}
