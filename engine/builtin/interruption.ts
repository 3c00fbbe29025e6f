/** A question in the middle of a request or a message. */
import { answerTurn } from './answer-turn.ts';
import { changeOfBooking } from './booking-changes.ts';
import { isDenial } from './answers/denials.ts';
import type { Answer, Scene } from './business.ts';
import type { State, Step } from './dialogue-state.ts';
import { changedService, openQuestion, openQuestionAgain } from './filling.ts';
import type { Form } from './form-state.ts';
import { answersForm } from './form.ts';
import { isOnlyWhen } from './only-when.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { tells } from './language/signs.ts';
import { hearPhone } from './language/spoken-numbers.ts';
import { fold } from './language/text.ts';
import { asks } from './questions/asking.ts';
import type { Focus } from './questions/question.ts';
import { shifted } from './shifted-time.ts';
import { isMatter, isWhen } from './slots.ts';
import { withWish } from './special-wishes.ts';
import type { Topic } from './topics/types.ts';
import { inTurn } from './language/sentences.ts';

/** So much may stand beside a word that asks where nothing else tells a question: "price of a perm". */
const maxAskedWords = 1;

/** What was last spoken of is what is to be booked: "How much is it?" */
export function aboutForm({ values }: Form, { focus }: State, { lexicon, readWhen, local }: Scene): Focus {
  const [, matter = ''] = Object.entries(values).find(([name]) => isMatter(name) || name === 'service') ?? [];
  // When it is to be done says nothing of what it is.
  const said = readWhen(matter, local?.date).rest;
  const about = lexicon.contentOf(said);
  return about.length > 0 ? { ...focus, about, said } : focus;
}

/** "Will I be charged?", of him who calls off: what the team is told goes before the question, without its day. */
function toldIn({ kind, values }: Form, scene: Scene): string {
  const { message = '' } = values;
  if (kind !== 'message' || changeOfBooking(message, scene) === undefined) return '';
  return `${scene.readWhen(message, scene.local?.date).rest}. `;
}

const isUnanswered = (answer: Answer | null): boolean => answer === null || answer.offersCallback === true;

/** What is asked, by itself, else with what is called off. */
function answerInForm(text: string, form: Form, state: State, scene: Scene): ReturnType<typeof answerTurn> {
  const before = aboutForm(form, state, scene);
  const alone = answerTurn(text, before, scene);
  const told = isUnanswered(alone.answer) ? toldIn(form, scene) : '';
  return told === '' ? alone : answerTurn(text, before, scene, told);
}

/** "Could we take the Friday instead?", "half an hour later?", of what was told: set right, and no question about it. */
function isSetRight(form: Form, text: string, scene: Scene): boolean {
  const { lexicon, readWhen, local } = scene;
  const { slots, values } = form;
  if (shifted(form, text, scene) !== undefined) return true;
  const { days, times } = readWhen(text, local?.date);
  return (
    days.length <= 1 &&
    days.length + times.length > 0 &&
    slots.some((slot) => isWhen(slot) && (values[slot.name] ?? '') !== '') &&
    (['amends', 'instead', 'suits'] as const).some((sign) => tells(sign, text, lexicon)) &&
    (['hours', 'opening', 'closing', 'price', 'isOpen', 'isClosed'] as const).every(
      (cue) => !lexicon.has(cue, text),
    ) &&
    !lexicon.paraphrases.open.test(fold(text))
  );
}

/** A question in the middle of a form is answered, then the form goes on; null where nothing is asked. */
export function interruption(form: Form, text: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  // "Cuanto antes": a day that is wished for begins like a question.
  const isWished =
    lexicon.has('someTime', text) && lexicon.contentOf(lexicon.without(['someTime'], text)).length === 0;
  const isQuestioning = (!isWished && asks(text, scene)) || /[?？]\s*$/u.test(text);
  // "Zu viert um acht": a small word of opening asks nothing beside what answers the form.
  const isAsking =
    isQuestioning ||
    // "Can we bring the dog? It's a labrador."
    (/[?？]/u.test(text) && !answersForm(form, text, scene)) ||
    // "It was sent to my old address" tells something.
    (['hours', 'price', 'address'] as const).some(
      (cue) =>
        lexicon.has(cue, text) &&
        lexicon.contentOf(lexicon.without([cue, 'followUp'], text)).length <= maxAskedWords,
    ) ||
    ((lexicon.has('isOpen', text) || lexicon.has('isClosed', text)) && !answersForm(form, text, scene));
  // "Wait, can you make that one o'clock?"
  const isAmended =
    lexicon.has('correction', text) &&
    (['hours', 'opening', 'closing', 'price', 'isOpen', 'isClosed'] as const).every(
      (cue) => !lexicon.has(cue, text),
    ) &&
    answersForm(form, text, scene);
  // "Can you come on Friday?", "today?", while a request is taken down.
  const { days, times } = scene.readWhen(text, scene.local?.date);
  const isOfDay =
    days.length + times.length > 0 &&
    ((lexicon.has('booking', text) && !lexicon.has('need', text)) ||
      tells('wishOfDay', text, lexicon) ||
      ((/_(?:date|time)$/u.test(form.asking) || tells('daySuits', text, lexicon)) &&
        isOnlyWhen(text, scene)));
  // "Could we move it to Monday after all?", of what was to be called off.
  const isMoved =
    form.kind === 'message' &&
    changeOfBooking(form.values['message'] ?? '', scene) !== undefined &&
    (['amends', 'rebook'] as const).some((sign) => tells(sign, text, lexicon));
  const isWhenGiven = isAmended || isMoved || isOfDay || isSetRight(form, text, scene);
  if (!isAsking || isWhenGiven || hearPhone(text, scene.lexicon.words) !== undefined) return null;
  const { answer, focus } = answerInForm(withoutPoliteness(text, lexicon.words), form, state, scene);
  const isUnknown = answer === null || isUnanswered(answer);
  // "Why do you need that?", which no website says.
  if (isUnknown && tells('asksWhy', text, lexicon)) {
    const { whyAsked } = lexicon.say;
    return { state, reply: { text: inTurn(whyAsked, openQuestionAgain(form, scene)), sources: [] } };
  }
  const isYesOrNo = (['yes', 'no', 'amiss'] as const).some((cue) => lexicon.has(cue, text));
  if (isUnknown && (!isQuestioning || isYesOrNo || answersForm(form, text, scene))) return null;
  const more = withAsked(form, text, answer, scene);
  const { unknown, startMessage } = lexicon.say;
  const told = isUnknown ? (more === undefined ? unknown : inTurn(unknown, startMessage)) : answer.text;
  const next = more === undefined ? openQuestionAgain(form, scene) : openQuestion(more, scene);
  return {
    state: { ...state, form: more ?? form, focus },
    reply: { text: inTurn(told, next), sources: isUnknown ? [] : answer.sources },
  };
}

/** What somebody may wish for with a request; whoever asks about the others would only like to know. */
const wishTopics: ReadonlySet<string> = new Set<Topic>([
  'access',
  'alcohol',
  'allergy',
  'arrival',
  'breakfast',
  'bring',
  'capacity',
  'children',
  'extraPerson',
  'outdoor',
  'parties',
  'pets',
  'smoking',
  'vegetarian',
]);

/**
 * "Could you do her fringe as well?", "can we sit outside?": what is asked for beside a request is kept with it, a service of the
 * site beside the one that is held; undefined where nothing is, or the site has the answer.
 */
function withAsked(form: Form, text: string, answer: Answer | null, scene: Scene): Form | undefined {
  const { lexicon } = scene;
  if (form.kind !== 'booking' || !tells('mayAsk', text, lexicon)) return undefined;
  const service = changedService(form, text, scene);
  if (service !== undefined && (answer === null || !isDenial(answer.text)))
    return service === form.values['service'] ? undefined : { ...form, values: { ...form.values, service } };
  const topics = lexicon.topicsOf(text);
  const isWish = topics.size === 0 || !topics.isDisjointFrom(wishTopics);
  return isUnanswered(answer) && isWish ? withWish(form, text, scene) : undefined;
}
