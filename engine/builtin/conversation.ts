/** One conversation as a fold over the caller's turns: same turns, same reply. */
import { givesOrders } from '../../domain/prompt/quote.ts';
import type { AgentProfile, Reply, Turn } from '../types.ts';
import { answerTurn } from './answer-turn.ts';
import { asksHowToBook, asksWhetherToBook, bookingRuleOfDay } from './answers/booking-answers.ts';
import { asksBefore, bookingRule, unbooked, wantsService, wantsToCome } from './booking-wishes.ts';
import type { Scene } from './business.ts';
import { openQuestion, type Form, type FormStep } from './filling.ts';
import { answersForm, callInstead, continueForm, startForm } from './form.ts';
import { hearIntroduction, isWrittenAsName } from './hear-name.ts';
import { callerLanguage } from './language/caller-language.ts';
import { allWords } from './language/lexicons.ts';
import { isOnly, tells, tellsDanger } from './language/signs.ts';
import { hearPhone } from './language/spoken-numbers.ts';
import { clausesOf, fold, wordsOf } from './language/text.ts';
import { asks, isQuestion } from './questions/asking.ts';
import type { Focus } from './questions/question.ts';
import { answerSmallTalk, plainReply } from './small-talk.ts';

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

function ofForm(step: FormStep, state: State): Step {
  return {
    state: { ...state, form: step.form, callbackAbout: undefined },
    reply: { text: step.text, sources: step.sources },
  };
}

/** A question in the middle of a form is answered, then the form goes on. */
function interruption(form: Form, text: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  const isQuestioning = asks(text, scene) || /[?？]\s*$/u.test(text);
  const isAsking =
    isQuestioning ||
    (['hours', 'price', 'address', 'isOpen', 'isClosed'] as const).some((cue) => lexicon.has(cue, text));
  if (!isAsking || hearPhone(text, scene.lexicon.words) !== undefined) return null;
  const { answer, focus } = answerTurn(text, state.focus, scene);
  const isUnknown = answer === null || answer.offersCallback === true;
  const isYesOrNo = lexicon.has('yes', text) || lexicon.has('no', text);
  if (isUnknown && (!isQuestioning || isYesOrNo || answersForm(form, text, scene))) return null;
  const told = isUnknown ? lexicon.say.unknown : answer.text;
  return {
    state: { ...state, focus },
    reply: { text: `${told} ${openQuestion(form, scene)}`, sources: isUnknown ? [] : answer.sources },
  };
}

function step(state: State, raw: string, before: Turn | undefined, scene: Scene): Step {
  const text = raw.slice(0, maxTurnLength).replaceAll('\0', ' ');
  const { lexicon } = scene;
  const { say, has } = lexicon;
  const { form } = state;
  const stay = (reply: Reply): Step => ({ state, reply });
  /** Said in the middle of a form, which then goes on. */
  const aside = (said: string): Step =>
    stay(plainReply(form === undefined ? said : `${said} ${openQuestion(form, scene)}`));

  if (tellsDanger(text, lexicon)) return stay(plainReply(say.danger));
  if (givesOrders(text)) return aside(say.orders(scene.agent.businessName));
  if (has('repeat', text) && lexicon.contentOf(lexicon.without(['repeat'], text)).length === 0) {
    return stay(
      before === undefined
        ? plainReply(say.nothingToRepeat)
        : { text: before.text, sources: before.sources ?? [] },
    );
  }
  if (has('robot', text) && !tells('person', text, lexicon))
    return aside(say.robot(scene.agent.businessName));
  // "Operator?" is no question, "who is the manager?" is.
  const isRole = isOnly('personAlone', text, lexicon) && !asks(text.replace(/[?？]\s*$/, ''), scene);
  const wantsPerson = isRole || tells('person', text, lexicon);
  if (has('secrets', text)) return aside(say.orders(scene.agent.businessName));
  if (has('abuse', text) && !asks(text, scene) && !/[?？]/.test(text)) return stay(plainReply(say.calm));
  if (form !== undefined) {
    // Who says goodbye in the middle wants nothing of it any more.
    const isBye =
      has('goodbye', text) &&
      lexicon.contentOf(lexicon.without(['goodbye', 'thanks', 'no'], text)).length === 0;
    if (isBye && form.asking !== 'confirm')
      return { state: { focus: state.focus }, reply: plainReply(say.goodbye) };
    if (has('cancel', text)) return { state: { focus: state.focus }, reply: plainReply(say.canceled) };
    // What the message is about may be just that.
    if (wantsPerson && form.asking !== 'message') {
      return form.kind === 'message' ? aside(say.person) : ofForm(callInstead(form, scene), state);
    }
    return interruption(form, text, state, scene) ?? ofForm(continueForm(form, text, scene), state);
  }
  if (wantsPerson || has('person', text))
    return ofForm(startForm('message', text, scene, {}, say.person), state);
  if (state.callbackAbout !== undefined) {
    const isName = isWrittenAsName(text, scene);
    const accepts =
      isName ||
      hearIntroduction(text, scene)?.isSure === true ||
      hearPhone(text, scene.lexicon.words) !== undefined ||
      (has('yes', text) && lexicon.contentOf(lexicon.without(['yes', 'thanks'], text)).length === 0);
    const known = {
      message: state.callbackAbout,
      ...(isName ? { caller_name: text.trim().replace(/[.!]$/, '') } : {}),
    };
    if (accepts) return ofForm(startForm('message', text, scene, known), state);
    if (
      has('no', text) &&
      lexicon.contentOf(lexicon.without(['no', 'thanks', 'goodbye'], text)).length === 0
    ) {
      return {
        state: { focus: state.focus },
        reply: plainReply(has('goodbye', text) ? say.goodbye : say.anythingElse),
      };
    }
  }
  if (has('message', text)) return ofForm(startForm('message', text, scene), state);
  if (tells('callOff', text, lexicon) && !isQuestion(text, scene)) {
    return ofForm(startForm('message', text, scene, { message: text.trim().slice(0, 200) }), state);
  }
  const asksOfBooking =
    asksBefore(text, scene) || asksHowToBook(text, scene) || asksWhetherToBook(text, scene);
  // "Do I get my money back?" gets nobody an appointment.
  const isOfRefund = lexicon.topicsOf(text).has('refund') && asks(text, scene);
  // "Is an estimate free?" orders none.
  const isOfQuote = lexicon.topicsOf(text).has('quote') && has('free', text) && asks(text, scene);
  const wants = wantsToCome(text, scene);
  const wishes = wants || has('booking', text) || wantsService(text, scene);
  if (wishes && !asksOfBooking && !isOfRefund && !isOfQuote) {
    const rule = wants ? null : bookingRule(text, scene);
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
  if (has('no', text)) return stay(plainReply(say.goodbye));
  const isShort = wordsOf(fold(text), lexicon.words).length <= 3;
  return stay(plainReply(has('yes', text) && isShort ? say.greeting : say.notUnderstood));
}

/** "Sprechen Sie Deutsch?": the language that is asked for in its own words. */
const askedLanguage = (text: string): string | undefined =>
  allWords.find((words) => tells('ownLanguage', text, { words }))?.language;

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
  const asked = askedLanguage(text.slice(0, maxTurnLength));
  if (asked !== undefined && asked !== spoken) {
    const scene = sceneIn(asked);
    const said = state.form === undefined ? scene.lexicon.say.greeting : openQuestion(state.form, scene);
    return { state: { ...state, language: asked }, reply: plainReply(said) };
  }
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
  let reply: Reply = plainReply(agent.greeting);
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
