/** One conversation as a fold over the caller's turns: same turns, same reply. */
import { givesOrders } from '../../domain/prompt/quote.ts';
import type { AgentProfile, Reply, Turn } from '../types.ts';
import { answerTurn } from './answer-turn.ts';
import { asksHowToBook, asksWhetherToBook, bookingRuleOfDay } from './answers/booking-answers.ts';
import {
  asksBefore,
  asksOfRule,
  bookingRule,
  changeOfBooking,
  unbooked,
  toldMatter,
  toldMessage,
  wantsService,
  wantsToCome,
} from './booking-wishes.ts';
import type { Answer, Scene } from './business.ts';
import { holdsPhone, inLanguage, openQuestion, type Form, type FormStep } from './filling.ts';
import { answersForm, callInstead, continueForm, startChange, startForm } from './form.ts';
import { hearIntroduction, isWrittenAsName } from './hear-name.ts';
import { askedLanguage, callerLanguage, dangerLanguage } from './language/caller-language.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { isOnly, tells } from './language/signs.ts';
import { hearPhone } from './language/spoken-numbers.ts';
import { clausesOf } from './language/clauses.ts';
import { fold, wordsOf } from './language/text.ts';
import { asks, asksForLanguage } from './questions/asking.ts';
import type { Focus } from './questions/question.ts';
import { readDays } from './questions/read-days.ts';
import { matterOf } from './slots.ts';
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

/** A step that comes behind an answer in the same reply. */
const behind = (answer: Answer, { state, reply }: Step): Step => ({
  state,
  reply: { text: `${answer.text} ${reply.text}`, sources: [...answer.sources, ...reply.sources] },
});

/** So much may stand beside a word that asks where nothing else tells a question: "price of a perm". */
const maxAskedWords = 1;

/** A question in the middle of a form is answered, then the form goes on. */
function interruption(form: Form, text: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  // "Cuanto antes": a day that is wished for begins like a question.
  const isWished =
    lexicon.has('someTime', text) && lexicon.contentOf(lexicon.without(['someTime'], text)).length === 0;
  const isQuestioning = (!isWished && asks(text, scene)) || /[?？]\s*$/u.test(text);
  // "Zu viert um acht": a small word of opening asks nothing beside what answers the form.
  const isAsking =
    isQuestioning ||
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
  if (!isAsking || isAmended || hearPhone(text, scene.lexicon.words) !== undefined) return null;
  const { answer, focus } = answerTurn(withoutPoliteness(text, lexicon.words), state.focus, scene);
  const isUnknown = answer === null || answer.offersCallback === true;
  const isYesOrNo = (['yes', 'no', 'amiss'] as const).some((cue) => lexicon.has(cue, text));
  if (isUnknown && (!isQuestioning || isYesOrNo || answersForm(form, text, scene))) return null;
  const told = isUnknown ? lexicon.say.unknown : answer.text;
  return {
    state: { ...state, focus },
    reply: { text: `${told} ${openQuestion(form, scene)}`, sources: isUnknown ? [] : answer.sources },
  };
}

function step(state: State, raw: string, before: Turn | undefined, scene: Scene): Step {
  const { lexicon } = scene;
  const { say, has } = lexicon;
  const { form } = state;
  const heard = raw.slice(0, maxTurnLength).replaceAll('\0', ' ');
  // "Sorry" sets right what was given for a request.
  const text = form === undefined ? withoutPoliteness(heard, lexicon.words) : heard;
  const stay = (reply: Reply): Step => ({ state, reply });
  /** Said in the middle of a form, which then goes on. */
  const aside = (said: string): Step =>
    stay(plainReply(form === undefined ? said : `${said} ${openQuestion(form, scene)}`));

  if (givesOrders(text)) return aside(say.orders(scene.agent.businessName));
  const isRepeat = has('repeat', text) && lexicon.contentOf(lexicon.without(['repeat'], text)).length === 0;
  if (isRepeat || (has('huh', text) && lexicon.without(['huh', 'repeat'], text) === '')) {
    return stay(
      before === undefined
        ? plainReply(say.nothingToRepeat)
        : { text: before.text, sources: before.sources ?? [] },
    );
  }
  // "Are you there at the moment?", "How long are you still there?"
  const asksOfTime =
    (['now', 'when', 'howLong'] as const).some((cue) => has(cue, text)) ||
    readDays(text, scene).days.length > 0;
  const isChecking =
    !asksOfTime &&
    (has('lineCheck', text) || (form !== undefined && has('greeting', text))) &&
    lexicon.contentOf(lexicon.without(['lineCheck', 'greeting'], text)).length === 0;
  if (isChecking) return aside(say.here);
  const besidePause = lexicon.without(['pause', 'yes', 'no', 'correction', 'thanks', 'greeting'], text);
  // "No, wait", to what was read out, refuses it.
  const isRefusal =
    form?.asking === 'confirm' && (['no', 'correction', 'amiss'] as const).some((cue) => has(cue, text));
  if (has('pause', text) && !isRefusal && !has('now', text) && lexicon.contentOf(besidePause).length === 0)
    return stay(plainReply(say.takeYourTime));
  if (has('robot', text) && !tells('person', text, lexicon))
    return aside(say.robot(scene.agent.businessName));
  // "Operator?" is no question, "who is the manager?" is.
  const isRole = isOnly('personAlone', text, lexicon) && !asks(text.replace(/[?？]\s*$/, ''), scene);
  const isOfLanguage = asksForLanguage(text, scene);
  const wantsPerson = isRole || (tells('person', text, lexicon) && !isOfLanguage);
  if (has('secrets', text)) return aside(say.orders(scene.agent.businessName));
  if (has('abuse', text) && !asks(text, scene) && !/[?？]/.test(text)) return stay(plainReply(say.calm));
  if (form !== undefined) {
    // Who says goodbye in the middle wants nothing of it any more.
    const isBye =
      has('goodbye', text) &&
      lexicon.contentOf(lexicon.without(['goodbye', 'thanks', 'no'], text)).length === 0;
    if (isBye && form.asking !== 'confirm' && !holdsPhone(form))
      return { state: { focus: state.focus }, reply: plainReply(say.goodbye) };
    // "I don't mind", where a day is asked for, drops nothing.
    const isAnyTime = has('someTime', text) && /date|time/.test(form.asking);
    if (has('cancel', text) && !isAnyTime)
      return { state: { focus: state.focus }, reply: plainReply(say.canceled) };
    // What the message is about may be just that.
    if (wantsPerson && form.asking !== 'message') {
      return form.kind === 'message' ? aside(say.person) : ofForm(callInstead(form, scene), state);
    }
    return interruption(form, text, state, scene) ?? ofForm(continueForm(form, text, scene), state);
  }
  if (tells('sales', text, lexicon)) return stay(plainReply(say.noSales));
  if (wantsPerson || (has('person', text) && !isOfLanguage))
    return ofForm(startForm('message', text, scene, {}, say.person), state);
  if (state.callbackAbout !== undefined) {
    const isName = isWrittenAsName(text, scene);
    const accepts =
      isName ||
      hearIntroduction(text, scene)?.isSure === true ||
      hearPhone(text, scene.lexicon.words) !== undefined ||
      has('sameNumber', text) ||
      (has('yes', text) &&
        !has('goodbye', text) &&
        lexicon.contentOf(lexicon.without(['yes', 'thanks'], text)).length === 0);
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
  if (has('message', text)) return ofForm(startForm('message', text, scene, toldMessage(text, scene)), state);
  if (!asks(text, scene)) {
    if (tells('wrongNumber', text, lexicon)) return stay(plainReply(say.goodbye));
    if (tells('forTeam', text, lexicon) && !wantsToCome(text, scene))
      return ofForm(
        startForm('message', text, scene, { message: matterOf(state.callbackAbout ?? '', text) }),
        state,
      );
  }
  const change = changeOfBooking(text, scene);
  if (change !== undefined) {
    const told = asks(text, scene) ? answerTurn(text, state.focus, scene).answer : null;
    const begun = ofForm(startChange(change, text, scene), state);
    // What the site says of it is told first; its hours are nothing of it.
    return told === null || told.isSilent === true || told.topic !== undefined ? begun : behind(told, begun);
  }
  const asksOfBooking =
    asksBefore(text, scene) || asksHowToBook(text, scene) || asksWhetherToBook(text, scene);
  const matter = toldMatter(text, scene);
  const wants = wantsToCome(text, scene);
  const wishes = wants || has('booking', text) || wantsService(text, scene);
  if (wishes && !asksOfBooking && !asksOfRule(text, scene)) {
    const rule = wants ? null : bookingRule(text, scene);
    if (rule !== null) return stay({ text: rule.text, sources: rule.sources });
    const refused = unbooked(scene);
    if (refused !== null) return stay(refused);
    const others = clausesOf(text, lexicon.words).filter(
      (clause) =>
        !has('booking', clause) &&
        !wantsToCome(clause, scene) &&
        (/[?？]/.test(clause) || asks(clause, scene)),
    );
    const answer =
      others.length === 0
        ? bookingRuleOfDay(text, scene)
        : answerTurn(others.join(' '), state.focus, scene).answer;
    const begun = ofForm(startForm('booking', text, scene, matter), state);
    return answer === null ? begun : behind(answer, begun);
  }
  const talk = answerSmallTalk(text, scene);
  if (talk !== null) return stay(talk);

  const { answer, focus } = answerTurn(text, state.focus, scene);
  const isUnknown = answer === null || answer.offersCallback === true;
  if (tells('lookAt', text, lexicon) && matter !== undefined) {
    const begun = ofForm(startForm('booking', text, scene, matter), state);
    return isUnknown ? begun : behind(answer, begun);
  }
  if (answer !== null) {
    const about = isUnknown ? matterOf(state.callbackAbout ?? '', text) : undefined;
    return { state: { focus, callbackAbout: about }, reply: { text: answer.text, sources: answer.sources } };
  }
  if (has('no', text) && lexicon.contentOf(lexicon.without(['no', 'thanks'], text)).length === 0)
    return stay(plainReply(say.goodbye));
  const isShort = wordsOf(fold(text), lexicon.words).length <= 3;
  return stay(plainReply(has('yes', text) && isShort ? say.greeting : say.notUnderstood));
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
  const said = text.slice(0, maxTurnLength);
  const inDanger = dangerLanguage(said, spoken);
  if (inDanger !== undefined) return { state, reply: plainReply(inDanger.say.danger) };
  const asked = askedLanguage(said) ?? spoken;
  const language = asked === spoken ? callerLanguage(said, spoken, state.form !== undefined) : asked;
  const scene = sceneIn(language);
  const form = state.form && language !== spoken ? inLanguage(state.form, scene) : state.form;
  if (asked !== spoken) {
    const reply = form === undefined ? scene.lexicon.say.greeting : openQuestion(form, scene);
    return { state: { ...state, form, language }, reply: plainReply(reply) };
  }
  const taken = step({ ...state, form }, text, before, scene);
  return { ...taken, state: { ...taken.state, language } };
}

/** Steps that were taken before, by caller turn: a call asks for its next reply with the same turns and one more. */
export type StepMemory = WeakMap<Turn, { from: State; agent: AgentProfile; nowMs: number; step: Step }>;

const firstState: State = { focus: { topic: undefined, about: [], days: [] } };

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
