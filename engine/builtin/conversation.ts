/** One conversation as a fold over the caller's turns: same turns, same reply. */
import { givesOrders } from '../../domain/prompt/quote.ts';
import type { AgentProfile, Reply, Turn } from '../types.ts';
import { answerTurn } from './answer-turn.ts';
import { helpForAnimal, lineForUrgent, numberToldBefore } from './answers/emergency-answers.ts';
import { isDenial } from './answers/denials.ts';
import { beginMatter, beginRequest, beginTrouble, withoutDenials } from './begin-request.ts';
import { helpWith, toldMessage, wantsToCome, wishes } from './booking-wishes.ts';
import { changeOfBooking } from './booking-changes.ts';
import type { Scene } from './business.ts';
import { behind, ofForm, type State, type Step } from './dialogue-state.ts';
import { endForm } from './end-form.ts';
import { givenNames } from './evidence/given-names.ts';
import { goOn, inLanguage, openQuestion, openQuestionAgain } from './filling.ts';
import { amendNoted, answersForm, callInstead, continueForm, startChange, startForm } from './form.ts';
import type { Form } from './form-state.ts';
import { hearIntroduction, isWrittenAsName, withoutOthers } from './hear-name.ts';
import { askedLanguage, callerLanguage, dangerLanguage } from './language/caller-language.ts';
import { aboutForm, interruption } from './interruption.ts';
import { withoutFillers } from './language/fillers.ts';
import { withoutPoliteness } from './language/politeness.ts';
import { clausesOf } from './language/clauses.ts';
import { inTurn, withoutLeaders } from './language/sentences.ts';
import { isOnly, tells, toldBefore } from './language/signs.ts';
import { hearPhone, withoutPhone } from './language/spoken-numbers.ts';
import { fold, withoutAccents, wordsOf } from './language/text.ts';
import { personWanted, wantsByRole } from './named-person.ts';
import { spacedWords } from './patterns/any-language.ts';
import { asks, asksAnywhere, asksForLanguage } from './questions/asking.ts';
import { readDays } from './questions/read-days.ts';
import { sayAgain } from './say-again.ts';
import { isName, matterOf } from './slots.ts';
import { answerSmallTalk, asksBesideSmallTalk, isPlainNo, plainReply } from './small-talk.ts';
import { hearWhoAnswers, whetherReached } from './who-answers.ts';
import type { LanguageWords } from './words/types.ts';

const maxTurnLength = 2000;

/** "My name is Ann", before anything asked for it; "under 20 dollars" is no name. */
function sureIntroduction(text: string, scene: Scene): ReturnType<typeof hearIntroduction> {
  const said = hearIntroduction(withoutOthers(text, scene), scene);
  const isWritten = !scene.lexicon.words.spaced || /^\p{Lu}/u.test(said?.name ?? '');
  return said?.isSure === true && isWritten ? said : undefined;
}

/** "Damn it, put me through", "… 0117 496 0111": what is said with anger is heard as well. */
const tellsBeside = (text: string, wantsPerson: boolean, form: Form | undefined, scene: Scene): boolean =>
  wantsPerson ||
  (['person', 'message'] as const).some((cue) => scene.lexicon.has(cue, text)) ||
  hearPhone(text, scene.lexicon.words) !== undefined ||
  (form !== undefined && answersForm(form, text, scene));

/** A telephone number and nothing else: who leaves it would like to be called. */
const isBareNumber = (text: string, { words, without, contentOf }: Scene['lexicon']): boolean =>
  hearPhone(text, words) !== undefined &&
  !/[?？]/u.test(text) &&
  contentOf(without(['phone', 'greeting', 'thanks', 'yes'], withoutPhone(text, words))).length === 0;

function step(state: State, raw: string, before: Turn | undefined, scene: Scene): Step {
  const { lexicon } = scene;
  const { say, has } = lexicon;
  const { form } = state;
  const heard = withoutFillers(raw.slice(0, maxTurnLength).replaceAll('\0', ' '), lexicon.words);
  // "Sorry" sets right what was given for a request.
  const text = form === undefined ? withoutPoliteness(heard, lexicon.words) : heard;
  const stay = (reply: Reply): Step => ({ state, reply });
  /** Said in the middle of a form, which then goes on. */
  const aside = (said: string): Step =>
    stay(plainReply(form === undefined ? said : inTurn(said, openQuestionAgain(form, scene))));

  // What is to be done by the team may be told in such words.
  const isCommand = tells('commands', text, lexicon) && !/[?？]/u.test(text) && form?.asking !== 'message';
  if (givesOrders(text) || isCommand) return aside(say.orders(scene.agent.businessName));
  const again = sayAgain(text, before, scene);
  if (again !== undefined) return stay(again);
  const number = form === undefined ? numberToldBefore(text, before?.text, scene) : null;
  if (number !== null) return stay({ text: number.text, sources: number.sources });
  // "Are you there at the moment?", "How long are you still there?"
  const asksOfTime =
    (['now', 'when', 'howLong'] as const).some((cue) => has(cue, text)) ||
    readDays(text, scene).days.length > 0;
  const isChecking =
    !asksOfTime &&
    (has('lineCheck', text) || (form !== undefined && has('greeting', text) && !has('goodbye', text))) &&
    lexicon.contentOf(lexicon.without(['lineCheck', 'greeting'], text)).length === 0;
  if (isChecking) return aside(say.here);
  const besidePause = lexicon.without(['pause', 'yes', 'no', 'correction', 'thanks', 'greeting'], text);
  // "No, wait", to what was read out, refuses it.
  const isRefusal =
    form?.asking === 'confirm' && (['no', 'correction', 'amiss'] as const).some((cue) => has(cue, text));
  // "Hang on, how much is it?"
  const isPaused = has('pause', text) && !has('now', text) && !asksBesideSmallTalk(besidePause, scene);
  if (isPaused && !isRefusal && lexicon.contentOf(besidePause).length === 0)
    return stay(plainReply(say.takeYourTime));
  const whoAnswers = hearWhoAnswers(heard, state.focus, scene);
  if (whoAnswers !== undefined) {
    const { told, rest } = whoAnswers;
    return rest === '' ? aside(told) : behind(plainReply(told), step(state, rest, before, scene));
  }
  const reached = whetherReached(heard, scene);
  if (reached !== undefined) return aside(reached);
  // "Operator?" is no question, "who is the manager?" is.
  const isRole = isOnly('personAlone', text, lexicon) && !asks(text.replace(/[?？]\s*$/, ''), scene);
  const isOfLanguage = asksForLanguage(text, scene);
  const isNamed = personWanted(text, scene) !== undefined || wantsByRole(text, scene);
  const wantsPerson = isRole || isNamed || (tells('person', text, lexicon) && !isOfLanguage);
  const isNoted = form !== undefined || state.noted !== undefined;
  if (isNoted && tells('asksConfirmed', text, lexicon) && asks(text, scene))
    return aside(inTurn(say.notYet, say.teamConfirms));
  // Where the website does not say, nobody here knows when the team calls.
  if (tells('whenBack', text, lexicon) && asks(text, scene)) {
    const { answer } = answerTurn(text, state.focus, scene);
    const isTold =
      answer !== null &&
      answer.offersCallback !== true &&
      answer.topic === undefined &&
      (!isNoted || lexicon.lengthsOf(answer.text).signs.length > 0);
    if (!isTold) return aside(isNoted ? say.teamConfirms : say.unknown);
    if (form === undefined) return stay({ text: answer.text, sources: answer.sources });
  }
  if (has('secrets', text)) return aside(say.orders(scene.agent.businessName));
  if (has('abuse', text) && !asksAnywhere(text, scene) && !tellsBeside(text, wantsPerson, form, scene))
    return stay(plainReply(say.calm));
  if (form !== undefined) {
    const ended = endForm(form, text, state, scene);
    if (ended !== undefined) return ended;
    // What the message is about may be just that.
    if (wantsPerson && form.asking !== 'message') {
      return form.kind === 'message' ? aside(say.person) : ofForm(callInstead(form, scene), state);
    }
    const interrupted = interruption(form, text, state, scene);
    if (interrupted !== null) return interrupted;
    const step = continueForm(form, text, scene);
    // "How much is it?" is asked of what was noted.
    return ofForm(
      step,
      step.noted === undefined ? state : { ...state, focus: aboutForm(form, state, scene) },
    );
  }
  const wished = withoutDenials(text, scene);
  const begins = wished !== '' && (wishes(wished, scene) || changeOfBooking(text, scene) !== undefined);
  // "Could we do Saturday instead?", of what was just noted, moves no other booking.
  const isOfNoted =
    state.noted?.kind === 'booking' &&
    (['instead', 'amends'] as const).some((sign) => tells(sign, text, lexicon));
  const amended = state.noted && (!begins || isOfNoted) ? amendNoted(state.noted, heard, scene) : undefined;
  if (amended !== undefined) return ofForm(amended, state);
  if (tells('sales', text, lexicon)) return stay(plainReply(say.noSales));
  if (wantsPerson || (has('person', text) && !isOfLanguage))
    return ofForm(
      startForm('message', text, scene, isNamed ? { message: matterOf(text) } : {}, say.person),
      state,
    );
  if (state.callbackAbout !== undefined) {
    const introduced = hearIntroduction(text, scene);
    const isIntroduced = introduced !== undefined && lexicon.contentOf(introduced.rest).length === 0;
    const isName = isWrittenAsName(text, scene) || (isOnlyGivenName(text) && !begins);
    // A whole request, with name and number in it, is one of its own.
    const accepts =
      !begins &&
      (isName ||
        isIntroduced ||
        introduced?.isSure === true ||
        introduced?.name.includes(' ') === true ||
        hearPhone(text, scene.lexicon.words) !== undefined ||
        has('sameNumber', text) ||
        (has('yes', text) &&
          !has('goodbye', text) &&
          lexicon.contentOf(lexicon.without(['yes', 'thanks'], text)).length === 0));
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
  if (isBareNumber(text, lexicon)) return ofForm(startForm('message', text, scene), state);
  if (tells('returns', text, lexicon) && !/[?？]/u.test(text))
    return ofForm(startForm('message', text, scene, { message: matterOf(text) }), state);
  if (isBereaved(text, lexicon) && !/[?？]/u.test(text) && !begins)
    return ofForm(startForm('message', text, scene, { message: matterOf(text) }), state);
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
  const request = beginRequest(text, state, scene);
  if (request !== null) return request;
  const said = sureIntroduction(text, scene);
  const isHello =
    said !== undefined && lexicon.contentOf(lexicon.without(['greeting'], said.rest)).length === 0;
  if (isHello && !asks(text, scene)) return stay(plainReply(say.greeting));
  const talk = answerSmallTalk(text, scene);
  if (talk !== null) return stay(talk);

  const trouble = beginTrouble(text, state, scene);
  if (trouble !== null) return withHelp(trouble, text, state, scene);

  const { answer, focus } = answerTurn(text, state.focus, scene);
  const isUnknown = answer === null || answer.offersCallback === true;
  const toSee = beginMatter(text, state, scene);
  if (toSee !== null && isUnknown) return withHelp(toSee, text, state, scene);
  // What is not done is not taken down either.
  if (toSee !== null && !isDenial(answer!.text)) return behind(answer!, toSee);
  if (answer !== null) {
    const about = isUnknown ? matterOf(state.callbackAbout ?? '', text) : undefined;
    return { state: { focus, callbackAbout: about }, reply: { text: answer.text, sources: answer.sources } };
  }
  if (isPlainNo(text, scene)) return stay(plainReply(say.goodbye));
  const isShort = wordsOf(fold(text), lexicon.words).length <= 3;
  if (!has('yes', text) || !isShort) return stay(plainReply(say.notUnderstood));
  return stay(plainReply(state.noted === undefined ? say.greeting : say.anythingElse));
}

/** "My laptop broke, do you fix that?": what the site says of it goes before what is asked for it. */
function withHelp(begun: Step, text: string, state: State, scene: Scene): Step {
  const help = asksAnywhere(text, scene) ? helpWith(text, scene) : null;
  if (help === null) return begun;
  return isDenial(help.text)
    ? { state, reply: { text: help.text, sources: help.sources } }
    : behind(help, begun);
}

/** A request that begins is not asked for the name that was told before. */
function withCaller(begun: Step, caller: string | undefined, scene: Scene): Step {
  const { form } = begun.state;
  const slot = form?.slots.find((each) => isName(each) && form.values[each.name] === undefined);
  if (caller === undefined || form === undefined || slot === undefined) return begun;
  const told = goOn({ ...form, values: { ...form.values, [slot.name]: caller } }, scene);
  const text = begun.reply.text.replace(openQuestion(form, scene), told.text);
  return { state: { ...begun.state, form: told.form }, reply: { ...begun.reply, text } };
}

/** What is said to who tells of danger to life; of an animal, what the site says of emergencies as well. */
function inDangerSay(said: string, words: LanguageWords, { focus }: State, scene: Scene): Reply {
  const { say } = words;
  if (tells('crisis', said, { words })) return plainReply(say.crisis);
  const isOfAnimal = tells('animalDanger', said, { words }) && !tells('persons', said, { words });
  if (!isOfAnimal) return plainReply(say.danger);
  const { answer } = answerTurn(said, focus, scene);
  const isOfEmergencies =
    answer !== null && answer.isSilent !== true && scene.lexicon.topicsOf(answer.text).has('emergency');
  const help = helpForAnimal(said, scene) ?? (isOfEmergencies ? answer : null);
  return help === null
    ? plainReply(say.animalDanger)
    : { text: `${say.animalDanger} ${help.text}`, sources: help.sources };
}

/** Neither the engine that died nor the battery that a husband says is dead. */
const isBereaved = (said: string, lexicon: Scene['lexicon']): boolean =>
  tells('bereaved', said, lexicon) && !tells('deadThings', said, lexicon);

/** "My mother died this morning": what is felt is said once, before all else. */
function withCondolence(step: Step, { condoled }: State, said: string, { lexicon }: Scene): Step {
  if (condoled === true || !isBereaved(said, lexicon)) return step;
  const { state, reply } = step;
  return {
    state: { ...state, condoled: true },
    reply: { ...reply, text: `${lexicon.say.condolence} ${reply.text}` },
  };
}

/** "Tom", where a number was asked for. */
const isOnlyGivenName = (text: string): boolean =>
  /^\p{Lu}\p{L}+[.!]?$/u.test(text.trim()) && givenNames.has(text.trim().replace(/[.!]$/, '').toLowerCase());

/** "Not urgent", "in case it is". */
const UNSURE = new RegExp(
  `(?<!\\p{L})(?:${withoutAccents(spacedWords('not'))}|${withoutAccents(spacedWords('condition'))})(?!\\p{L})`,
  'u',
);

/** "My kitchen is flooding!", and nothing that is asked, denied, over or for later. */
const cannotWait = (said: string, scene: Scene): boolean =>
  clausesOf(said, scene.lexicon.words).some((clause, at) => {
    const before = toldBefore('cannotWait', clause, scene.lexicon);
    // Spanish "hay agua" behind what is told asks nothing.
    const isAsked = /[?？]/u.test(clause) || (at === 0 && asks(clause, scene));
    return before !== undefined && !UNSURE.test(before) && !isAsked && isOfNow(clause, scene);
  });

function isOfNow(clause: string, { lexicon, readWhen, local }: Scene): boolean {
  const { days } = readWhen(clause, local?.date);
  const isSoon = days.every(({ relation }) => relation === 'today' || relation === 'tomorrow');
  return isSoon && !tells('isOver', clause, lexicon) && !tells('harmless', clause, lexicon);
}

/** Who tells of what cannot wait hears once the number for it before all else. */
function withUrgentLine(step: Step, { lineTold }: State, said: string, scene: Scene): Step {
  const line = lineTold !== true && cannotWait(said, scene) ? lineForUrgent(said, scene) : null;
  if (line === null || step.reply.text.includes(line.text)) return step;
  // Behind whom to call the site is not silent.
  const reply = { ...step.reply, text: step.reply.text.replace(`${scene.lexicon.say.unknown} `, '') };
  return behind(line, { reply, state: { ...step.state, lineTold: true } });
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
  if (inDanger !== undefined) return { state, reply: inDangerSay(said, inDanger, state, sceneIn(spoken)) };
  const asked = askedLanguage(said) ?? spoken;
  const language = asked === spoken ? callerLanguage(said, spoken, state.form !== undefined) : asked;
  const scene = sceneIn(language);
  const form = state.form && language !== spoken ? inLanguage(state.form, scene) : state.form;
  if (asked !== spoken) {
    const { say } = scene.lexicon;
    const goesOn = form === undefined ? say.greeting : openQuestion(form, scene);
    return { state: { ...state, form, language }, reply: plainReply(inTurn(say.yes, goesOn)) };
  }
  const introduced = form === undefined ? sureIntroduction(said, scene) : undefined;
  const caller = introduced?.name ?? state.caller;
  const taken = step({ ...state, form }, text, before, scene);
  const begun = form === undefined ? withCaller(taken, caller, scene) : taken;
  const kept = {
    ...begun.state,
    caller,
    language,
    condoled: state.condoled,
    lineTold: state.lineTold,
  };
  return withCondolence(withUrgentLine({ ...begun, state: kept }, state, said, scene), state, said, scene);
}

/** Steps that were taken before, by caller turn: a call asks for its next reply with the same turns and one more. */
export type StepMemory = WeakMap<Turn, { from: State; agent: AgentProfile; nowMs: number; step: Step }>;

const firstState: State = { focus: { topic: undefined, about: [], said: '', days: [] } };

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
  return { ...reply, text: withoutLeaders(reply.text) };
}
