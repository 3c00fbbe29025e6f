/** One conversation as a fold over the caller's turns: same turns, same reply. */
import { givesOrders } from '../../domain/prompt/quote.ts';
import type { AgentProfile, Reply, Turn } from '../types.ts';
import { callerLanguage } from './language/caller-language.ts';
import { wantedOf } from './questions/wanted.ts';
import { asks, isQuestion } from './questions/asking.ts';
import { asksHowToBook, asksWhetherToBook, bookingRuleOfDay } from './answers/booking-answers.ts';
import { aboutOf, answerClause } from './answer.ts';
import { joinAnswers } from './answers/join-answers.ts';
import type { Focus } from './questions/question.ts';
import { factsOf } from './business.ts';
import type { Answer, Scene } from './business.ts';
import { continueForm, openQuestion, startForm } from './form.ts';
import type { Form, FormStep } from './form.ts';
import { namesOf } from './answers/contact-questions.ts';
import { answerFromKnowledge } from './answers/knowledge-answers.ts';
import { hearPhone } from './language/spoken-numbers.ts';
import { contentWithout } from './questions/question-content.ts';
import { fullMatches, matchServices } from './answers/service-matches.ts';
import { clausesOf, fold, wordsOf } from './language/text.ts';
import type { CueName } from './words/types.ts';

interface State {
  /** What the caller speaks, once it is another language than the site's. */
  language?: string | undefined;
  focus: Focus;
  /** What the offered call back would be about. */
  callbackAbout?: string | undefined;
  form?: Form | undefined;
}

interface Step {
  state: State;
  reply: Reply;
}

const maxTurnLength = 2000;
const maxClauses = 6;

const plain = (text: string): Reply => ({ text, sources: [] });

/** Small talk counts only where nothing else is said, so that "hello, are you open?" is a question. */
const smallTalk: readonly CueName[] = ['howAreYou', 'thanks', 'goodbye', 'greeting'];

function answerSmallTalk(text: string, scene: Scene): Reply | null {
  const { lexicon } = scene;
  const cue = smallTalk.find((name) => lexicon.has(name, text));
  const rest = lexicon.without(smallTalk, text);
  if (cue === undefined || lexicon.contentOf(rest).length > 0 || lexicon.has('when', rest)) return null;
  const { say } = lexicon;
  switch (cue) {
    case 'howAreYou':
      return plain(say.howAreYou);
    case 'thanks':
      return plain(lexicon.has('goodbye', text) ? say.goodbye : say.thanks);
    case 'goodbye':
      return plain(say.goodbye);
    default:
      return plain(say.greeting);
  }
}

function ofForm(step: FormStep, state: State): Step {
  return {
    state: { ...state, form: step.form, callbackAbout: undefined },
    reply: { text: step.text, sources: step.sources },
  };
}

/** A question in the middle of a form is answered, then the form goes on. */
function interruption(form: Form, text: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  const isAsking =
    asks(text, scene) ||
    (['hours', 'price', 'address', 'isOpen', 'isClosed'] as const).some((cue) => lexicon.has(cue, text));
  if (!isAsking || hearPhone(text, scene.lexicon.words) !== undefined) return null;
  const { answer, focus } = answerTurn(text, state.focus, scene);
  if (answer === null || answer.offersCallback === true) return null;
  return {
    state: { ...state, focus },
    reply: { text: `${answer.text} ${openQuestion(form, scene)}`, sources: answer.sources },
  };
}

/** A question by itself, or with what the caller told before it: "My car has some rust, can you treat that?" */
function answerTold(clause: string, told: string, scene: Scene, focus: Focus): Answer | null {
  const { lexicon } = scene;
  if (told === '') return answerClause(clause, scene, focus);
  const whole = `${told}${clause}`;
  // "It's an emergency, who do I call?", "I'm in Southgate, do you come out here?"
  const isWhom = lexicon.has('phone', clause) || lexicon.topicsOf(clause).has('calling');
  const isServed = lexicon.has('area', clause) || lexicon.topicsOf(clause).has('homeVisit');
  const isThere = isServed && namesOf(told, scene).length > 0;
  if ((isWhom && lexicon.topicsOf(told).has('emergency')) || isThere)
    return answerClause(whole, scene, focus);
  const answer = answerClause(clause, scene, focus);
  const about = aboutOf(clause, scene);
  // "I need new brakes, could you help?" asks for no help at large.
  const isThin = about.length <= 1 && lexicon.topicsOf(clause).size === 0;
  if (answer !== null && answer.isSilent !== true && !isThin) return answer;
  const answerOfWhole = answerClause(whole, scene, focus);
  // "A dozen eggs, how much is it?" asks for no price list.
  const isBare = about.length === 0 || !speaksOf(told, answer, scene);
  return answerOfWhole !== null && (isBare || answerOfWhole.isSilent !== true)
    ? answerOfWhole
    : (answer ?? answerOfWhole);
}

/** Whether an answer leaves out nothing that was told and that the site speaks of in places, not everywhere. */
const speaksOf = (told: string, answer: Answer | null, { lexicon, index }: Scene): boolean => {
  const said = new Set(lexicon.stemsOf(answer?.text ?? ''));
  const { soft } = lexicon.paraphrases;
  return lexicon
    .contentOf(told)
    .every(
      (stem) => soft.has(stem) || index.count(stem) === 0 || index.isCommon(stem) || index.covers(said, stem),
    );
};

/** The answers to all clauses of a turn, and what it was about. */
function answerTurn(text: string, before: Focus, scene: Scene): { answer: Answer | null; focus: Focus } {
  const answers: Answer[] = [];
  let focus = before;
  const clauses = clausesOf(text, scene.lexicon.words).slice(0, maxClauses);
  let told = '';
  const hasQuestion = clauses.some((clause) => isQuestion(clause, scene));
  for (const clause of clauses) {
    // "I've got a leak, can someone come at night?": what is told before a question asks nothing by itself.
    if (hasQuestion && !isQuestion(clause, scene)) {
      told += `${clause} `;
      continue;
    }
    if (answerSmallTalk(clause, scene) !== null) continue;
    const answer = answerTold(clause, told, scene, focus);
    if (answer === null) continue;
    answers.push(answer);
    const about = aboutOf(clause, scene);
    focus = { topic: answer.topic ?? focus.topic, about: about.length > 0 ? about : focus.about };
  }
  return {
    answer: answers.length === 0 ? null : joinAnswers(answers, scene.lexicon.say.mayITakeYourNumber),
    focus,
  };
}

/** "How much is a double room?", "From when can I call to book?", "Which number do I book at?": a question, not an order. */
const asksBefore = (text: string, scene: Scene): boolean => {
  const { lexicon } = scene;
  const isMeasured = (['price', 'howLong', 'howMany'] as const).some((cue) => lexicon.has(cue, text));
  // "From what time can I order?"
  const isOfLimit =
    lexicon.has('when', text) &&
    ((['which', 'opening', 'closing'] as const).some((cue) => lexicon.has(cue, text)) ||
      lexicon.topicsOf(text).has('calling'));
  const isOfNumber = lexicon.has('phone', text) && wantedOf(text, scene) === 'more';
  return (isMeasured || isOfLimit || isOfNumber) && asks(text, scene);
};

/** "Can I reserve in the beer garden?": where a sentence of the site speaks of just that, it is the answer. */
function bookingRule(text: string, scene: Scene): Answer | null {
  const { lexicon } = scene;
  const when = scene.readWhen(text, scene.local?.date);
  if (!asks(text, scene)) return null;
  if (when.days.length > 0 || when.times.length > 0) return null;
  const content = lexicon.contentOf(text).filter((stem) => !lexicon.paraphrases.soft.has(stem));
  const isPlain = lexicon.contentOf(lexicon.without(['booking'], text)).length === 0;
  return content.length < 2 || isPlain ? null : answerFromKnowledge(content, { ...scene, heard: text });
}

/** "I need a haircut.": a service by its name, and no question. */
function wantsService(text: string, scene: Scene): boolean {
  const { lexicon } = scene;
  if (!lexicon.has('wants', text) || asks(text, scene)) return false;
  if (clausesOf(text, lexicon.words).some((clause) => isQuestion(clause, scene))) return false;
  const { rest } = scene.readWhen(text, scene.local?.date);
  const content = contentWithout(['wants', 'greeting'], rest, scene);
  return fullMatches(matchServices(content, factsOf(scene, 'service'), scene)).length > 0;
}

/** Where the site says that it takes no bookings, none is taken down. */
function unbooked({ lexicon, index }: Scene): Reply | null {
  const piece = index.pieces.find(({ text }) => lexicon.has('noBooking', text));
  return piece === undefined ? null : { text: lexicon.say.quote(piece.text), sources: [piece.source] };
}

function step(state: State, raw: string, before: Turn | undefined, scene: Scene): Step {
  const text = raw.slice(0, maxTurnLength).replaceAll('\0', ' ');
  const { lexicon } = scene;
  const { say, has } = lexicon;
  const { form } = state;
  const stay = (reply: Reply): Step => ({ state, reply });

  if (has('danger', text)) return stay(plain(say.danger));
  if (givesOrders(text)) {
    const open = form === undefined ? '' : ` ${openQuestion(form, scene)}`;
    return stay(plain(say.orders(scene.agent.businessName) + open));
  }
  if (has('repeat', text) && lexicon.contentOf(lexicon.without(['repeat'], text)).length === 0) {
    return stay(
      before === undefined
        ? plain(say.nothingToRepeat)
        : { text: before.text, sources: before.sources ?? [] },
    );
  }
  if (has('robot', text)) {
    const open = form === undefined ? '' : ` ${openQuestion(form, scene)}`;
    return stay(plain(say.robot(scene.agent.businessName) + open));
  }
  if (has('secrets', text)) {
    const open = form === undefined ? '' : ` ${openQuestion(form, scene)}`;
    return stay(plain(say.orders(scene.agent.businessName) + open));
  }
  if (has('abuse', text) && !asks(text, scene) && !/[?？]/.test(text)) return stay(plain(say.calm));
  if (form !== undefined) {
    if (has('cancel', text)) return { state: { focus: state.focus }, reply: plain(say.canceled) };
    return interruption(form, text, state, scene) ?? ofForm(continueForm(form, text, scene), state);
  }
  if (has('person', text)) {
    const begun = startForm('message', text, scene);
    return ofForm({ ...begun, text: begun.text.replace(say.startMessage, say.person) }, state);
  }
  if (state.callbackAbout !== undefined) {
    const accepts =
      hearPhone(text, scene.lexicon.words) !== undefined ||
      (has('yes', text) && lexicon.contentOf(lexicon.without(['yes', 'thanks'], text)).length === 0);
    if (accepts) return ofForm(startForm('message', text, scene, { message: state.callbackAbout }), state);
    if (
      has('no', text) &&
      lexicon.contentOf(lexicon.without(['no', 'thanks', 'goodbye'], text)).length === 0
    ) {
      return {
        state: { focus: state.focus },
        reply: plain(has('goodbye', text) ? say.goodbye : say.anythingElse),
      };
    }
  }
  if (has('message', text)) return ofForm(startForm('message', text, scene), state);
  const asksOfBooking =
    asksBefore(text, scene) || asksHowToBook(text, scene) || asksWhetherToBook(text, scene);
  // "Do I get my money back?" gets nobody an appointment.
  const isOfRefund = lexicon.topicsOf(text).has('refund') && asks(text, scene);
  if ((has('booking', text) || wantsService(text, scene)) && !asksOfBooking && !isOfRefund) {
    const rule = bookingRule(text, scene);
    if (rule !== null) return stay({ text: rule.text, sources: rule.sources });
    const refused = unbooked(scene);
    if (refused !== null) return stay(refused);
    const others = clausesOf(text, lexicon.words).filter(
      (clause) => !has('booking', clause) && (/[?？]/.test(clause) || asks(clause, scene)),
    );
    const answer =
      others.length === 0
        ? bookingRuleOfDay(text, scene)
        : answerTurn(others.join(' '), state.focus, scene).answer;
    const begun = ofForm(startForm('booking', text, scene), state);
    if (answer === null) return begun;
    return {
      state: begun.state,
      reply: {
        text: `${answer.text} ${begun.reply.text}`,
        sources: [...answer.sources, ...begun.reply.sources],
      },
    };
  }
  const talk = answerSmallTalk(text, scene);
  if (talk !== null) return stay(talk);

  const { answer, focus } = answerTurn(text, state.focus, scene);
  if (answer !== null) {
    const about = answer.offersCallback === true ? text.trim().slice(0, 200) : undefined;
    return { state: { focus, callbackAbout: about }, reply: { text: answer.text, sources: answer.sources } };
  }
  if (has('no', text)) return stay(plain(say.goodbye));
  const isShort = wordsOf(fold(text), lexicon.words).length <= 3;
  return stay(plain(has('yes', text) && isShort ? say.greeting : say.notUnderstood));
}

/** One step in the language that the caller speaks now; names and addresses are given in the language of the site. */
function speak(
  state: State,
  text: string,
  before: Turn | undefined,
  agent: AgentProfile,
  sceneIn: (language: string) => Scene,
): Step {
  const spoken = state.language ?? sceneIn(agent.language).lexicon.words.language;
  // A name or an address in the middle of a form is no change of language.
  const language = state.form === undefined ? callerLanguage(text.slice(0, maxTurnLength), spoken) : spoken;
  const taken = step(state, text, before, sceneIn(language));
  return { ...taken, state: { ...taken.state, language } };
}

/** Steps that were taken before, by caller turn: a call asks for its next reply with the same turns and one more. */
export type StepMemory = WeakMap<Turn, { from: State; agent: AgentProfile; nowMs: number; step: Step }>;

const firstState: State = { focus: { topic: undefined, about: [] } };

/** The reply to the last caller turn; what the agent itself said before matters only where it is to repeat it. */
export function converse(
  turns: readonly Turn[],
  agent: AgentProfile,
  sceneIn: (language: string) => Scene,
  nowMs: number,
  memory: StepMemory,
): Reply {
  let state = firstState;
  let reply: Reply = plain(agent.greeting);
  let before: Turn | undefined;
  for (const turn of turns) {
    if (turn.speaker === 'agent') {
      before = turn;
      continue;
    }
    const known = memory.get(turn);
    const isSame = known?.from === state && known.agent === agent && known.nowMs === nowMs;
    const taken = isSame ? known.step : speak(state, turn.text, before, agent, sceneIn);
    memory.set(turn, { from: state, agent, nowMs, step: taken });
    ({ state, reply } = taken);
  }
  return reply;
}
