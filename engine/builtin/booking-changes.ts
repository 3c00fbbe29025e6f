/** Tells that a booking is to be called off or moved. */
import type { Scene } from './business.ts';
import { namesLimit } from './hear-time.ts';
import { clausesOf } from './language/clauses.ts';
import { isOnly, tells, withoutSign } from './language/signs.ts';
import { fold } from './language/text.ts';
import { asks, asksAnywhere } from './questions/asking.ts';
import type { Topic } from './topics/types.ts';

const maxLimitedWords = 30;

/** What somebody asks who cannot come. */
const ofAbsence: ReadonlySet<string> = new Set<Topic>(['cancel', 'refund', 'deposit', 'payment']);

/** "I can't make it on Friday"; who cannot come before five wants to come after it. */
export function isAbsent(text: string, { lexicon, readWhen, local }: Scene): boolean {
  const { words } = lexicon;
  const isLimited = (clause: string): boolean => {
    if (!tells('absence', clause, lexicon) || readWhen(clause, local?.date).times.length === 0) return false;
    const said = clause.split(' ').slice(0, maxLimitedWords);
    return said.some((_, at) => namesLimit(said.slice(at).join(' '), lexicon));
  };
  return tells('absence', text, lexicon) && !clausesOf(text, words).some(isLimited);
}

/** "I can't make it tomorrow", "could we do Thursday instead of Friday?": no word for a booking, and a day of it. */
function impliedChange(text: string, scene: Scene): 'callOff' | 'rebook' | undefined {
  const { lexicon, readWhen, local } = scene;
  const { days, times, rest } = readWhen(text, local?.date);
  // "My daughter is ill, we can't come" needs no day.
  if (days.length + times.length === 0 && !tells('trouble', text, lexicon)) return undefined;
  const isOfHours = (said: string): boolean =>
    (['isOpen', 'isClosed', 'hours'] as const).some((cue) => lexicon.has(cue, said));
  if (days.length > 0 && !isOfHours(text) && tells('instead', text, lexicon)) {
    // "Can I have salad instead of fries on Friday?" is of no day in another's place.
    const isBare = lexicon
      .contentOf(withoutSign('instead', rest, lexicon))
      .every((stem) => lexicon.paraphrases.soft.has(stem));
    return days.length + times.length > 1 || isBare ? 'rebook' : undefined;
  }
  if (!isAbsent(text, scene)) return undefined;
  const clauses = clausesOf(text, lexicon.words);
  const isTold = (clause: string): boolean => tells('absence', clause, lexicon);
  // "What if I can't come?" tells nothing yet.
  if (clauses.some((clause) => isTold(clause) && asksAnywhere(clause, scene))) return undefined;
  // "I can't come on Friday, I'd like a table on Saturday": what tells that he does not come tells no wish to.
  const beside = withoutSign('absence', fold(text), lexicon);
  if (tells('booking', beside, lexicon) || tells('wishOfDay', beside, lexicon)) return undefined;
  // "I have an appointment tomorrow and can't make it, will I be charged?"
  const isOfBooking = clauses.some((clause) => isTold(clause) && tells('bookable', clause, lexicon));
  const isOfAbsence = (clause: string): boolean =>
    isOfBooking || lexicon.has('price', clause) || !lexicon.topicsOf(clause).isDisjointFrom(ofAbsence);
  const isElse = (clause: string): boolean =>
    isOfHours(clause) || (asksAnywhere(clause, scene) && !isOfAbsence(clause));
  return clauses.some((clause) => !isTold(clause) && isElse(clause)) ? undefined : 'callOff';
}

/** Whether a booking is to be called off or moved; what is asked about doing so in general is a question. */
export function changeOfBooking(text: string, scene: Scene): 'callOff' | 'rebook' | undefined {
  const { lexicon } = scene;
  const told = (['callOff', 'rebook'] as const).find((name) => tells(name, text, lexicon));
  // "I need an appointment to change my tyres."
  const sign = told === 'rebook' && tells('anew', text, lexicon) ? undefined : told;
  // "What if I need to cancel?" is of the rules.
  const isOpen = asks(text, scene) && lexicon.paraphrases.open.test(fold(text));
  if (sign === undefined)
    return !isOpen && isOnly('callOffAlone', text, lexicon) ? 'callOff' : impliedChange(text, scene);
  if (!asks(text, scene)) return sign;
  const isOfRules =
    (['price', 'free', 'howLong', 'howMany', 'when', 'until'] as const).some((cue) =>
      lexicon.has(cue, text),
    ) ||
    (sign === 'callOff' && lexicon.topicsOf(text).has('refund')) ||
    isOpen;
  return isOfRules ? undefined : sign;
}
