/** Begins a request from the wish to come, to have or to order something, or from what is to be seen to. */
import { answerTurn } from './answer-turn.ts';
import {
  asksHowToBook,
  asksWhetherToBook,
  bookingRuleOfDay,
  bookingRuleOfParty,
  unbooked,
} from './answers/booking-answers.ts';
import { seasonOfWish } from './answers/seasons.ts';
import {
  asksAtLarge,
  asksBefore,
  asksOfRule,
  bookedMatter,
  bookingRule,
  namesService,
  orderOf,
  toldMatter,
  troubleOf,
  wantsService,
  wantsToCome,
  wantsToHave,
  wantsVisit,
  wishes,
} from './booking-wishes.ts';
import type { Answer, Scene } from './business.ts';
import { behind, ofForm, type State, type Step } from './dialogue-state.ts';
import { startForm } from './form.ts';
import { clausesOf } from './language/clauses.ts';
import { tells } from './language/signs.ts';
import { asks, asksAnywhere } from './questions/asking.ts';
import { partsOf, recognize } from './recognize.ts';
import { isCounted, isMatter } from './slots.ts';
import { openingOfDay } from './wished-time.ts';

/** "I don't need an appointment, I just have a question": what is left of it may begin a request. */
export function withoutDenials(text: string, { lexicon }: Scene): string {
  if (!tells('booksNothing', text, lexicon)) return text;
  return clausesOf(text, lexicon.words)
    .filter((clause) => !tells('booksNothing', clause, lexicon))
    .join(', ');
}

/** A request with what was told of it, behind the answer to what else was asked; null where nothing is wished for. */
export function beginRequest(said: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  const text = withoutDenials(said, scene);
  if (text === '' || asksAtLarge(text, scene)) return null;
  const { has } = lexicon;
  const wants = wantsToCome(text, scene);
  const order = orderOf(text, scene);
  if (!wants && !has('booking', text) && order === undefined && !wantsService(text, scene)) return null;
  // "That's all about prices, now can I book?"
  const clauses = clausesOf(text, lexicon.words);
  const wishing = clauses.filter((clause) => wishes(clause, scene));
  const wish = wishing.length > 0 ? wishing.join(' ') : text;
  const isAsked = asksBefore(wish, scene) || asksHowToBook(text, scene) || asksWhetherToBook(text, scene);
  if (isAsked || (asksOfRule(text, scene) && !wantsToHave(text, scene))) return null;
  const rule = wants ? null : bookingRule(text, scene);
  if (rule !== null) return { state, reply: { text: rule.text, sources: rule.sources } };
  const refused = unbooked(text, scene);
  if (refused !== null) return { state, reply: refused };
  const others = clauses.filter((clause) => !wishing.includes(clause) && asksAnywhere(clause, scene));
  const known = { ...bookedMatter(text, scene), ...toldMatter(text, scene), ...order?.known };
  const started = ofForm(startForm(order?.kind ?? 'booking', text, scene, known), state);
  // A day that was refused has been told already.
  const season = started.reply.sources.length === 0 ? seasonOfWish(text, scene) : null;
  const begun = season === null ? started : behind(season, started);
  const isVisit = wantsVisit(text, scene) && asks(text, scene);
  if (others.length > 0 && !isVisit) {
    const { answer } = answerTurn(others.join(' '), state.focus, scene);
    // What may be ordered is no question that has to be left open.
    const isOpen = answer === null || (order !== undefined && answer.isSilent === true);
    return isOpen ? begun : behind(answer, begun);
  }
  // A day or a time that was refused has been told with its hours.
  if (isVisit && begun.reply.sources.length > 0) {
    const { text: told, sources } = begun.reply;
    return { ...begun, reply: { text: `${lexicon.say.no} ${told}`, sources } };
  }
  const answer =
    bookingRuleOfDay(text, scene) ??
    bookingRuleOfParty(text, scene) ??
    (isVisit ? openingOfDay(text, scene) : saidOfWish(text, state, scene));
  return answer === null ? begun : behind(answer, begun);
}

/** "Could you arrange a tour for us?": what the site says of what is asked for, and not only that it may be booked. */
function saidOfWish(text: string, { focus }: State, scene: Scene): Answer | null {
  // "Can I book a manicure?": what is wished for is on the list, and nothing else was asked.
  const isOnList = scene.lexicon.has('booking', text) && namesService(text, scene);
  if (isOnList || !asks(text, scene)) return null;
  const { answer } = answerTurn(text, focus, scene);
  return answer === null || answer.isSilent === true || answer.offersCallback === true ? null : answer;
}

/** "My car makes a noise, can you look at it?": a request about that; null where nothing is to be looked at. */
export function beginMatter(text: string, state: State, scene: Scene): Step | null {
  const { lexicon } = scene;
  // "My dog limps, can I come in?"
  const isToSee = tells('visit', text, lexicon) && tells('trouble', text, lexicon);
  const matter = isToSee || tells('lookAt', text, lexicon) ? toldMatter(text, scene) : undefined;
  return matter === undefined ? null : ofForm(startForm('booking', text, scene, matter), state);
}

/** "My tooth hurts": a request about that; null where no trouble is told. */
export function beginTrouble(text: string, state: State, scene: Scene): Step | null {
  const trouble = troubleOf(text, scene);
  if (trouble === undefined || unbooked(text, scene) !== null) return null;
  // The day on which it began is none to come on, but "I'd like to bring it in on Monday" wishes for one.
  const wished = partsOf(text).filter(
    (part) =>
      !tells('trouble', part, scene.lexicon) &&
      (['wishOfDay', 'mayAsk'] as const).some((sign) => tells(sign, part, scene.lexicon)),
  );
  const told = scene.agent.slots
    .filter((slot) => !isCounted(slot) && !isMatter(slot.name))
    .map((slot) => [slot.name, recognize(slot, text, scene, false)?.value ?? ''] as const)
    .filter(([, value]) => value !== '');
  return ofForm(
    startForm('booking', wished.join(', '), scene, { ...Object.fromEntries(told), ...trouble }),
    state,
  );
}
