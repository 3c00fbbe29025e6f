/** What form the answer to a question must have. */
import type { Scene } from '../business.ts';
import { fold } from '../language/text.ts';

/** `more` is what yes or no does not answer. A duration holds a number and a unit of time, "who" holds people, an area what is served. */
export type Wanted =
  | 'anything'
  | 'more'
  | 'number'
  | 'moment'
  | 'day'
  | 'clock'
  | 'duration'
  | 'people'
  | 'area'
  | 'place'
  | 'price'
  | 'phone';

/** The caller's home is no place by name: "Do you deliver to the house?" */
const isHome =
  /(?:^| )(?:a la maison|a domicile|chez (?:moi|nous)|a domicilio|(?:a|en|em|ate|ate a) (?:mi |nuestra |minha |nossa )?casa(?: mia| nostra)?|nach hause|zu mir|at home|(?:to )?(?:my|our) (?:home|house|place)|thuis|do domu|acasa)(?: d\S+ \S+(?: \S+)?)?$/u;

/** The form that a clause asks for. */
export function wantedOf(clause: string, { lexicon, readWhen }: Scene): Wanted {
  if (lexicon.has('area', clause) && !lexicon.has('when', clause) && !isHome.test(fold(clause)))
    return 'area';
  if (lexicon.has('howLong', clause)) return 'duration';
  if (lexicon.has('howMany', clause)) return 'number';
  const folded = fold(clause);
  // "What time on Monday?": the day is known, so only a time of day is an answer.
  if (asksDay.test(folded)) return 'day';
  if (lexicon.has('when', clause))
    return asksHour.test(folded) || readWhen(clause, undefined).days.length > 0 ? 'clock' : 'moment';
  if (lexicon.paraphrases.who.test(folded)) return 'people';
  return lexicon.paraphrases.open.test(folded.replace(whether, '')) ? 'more' : 'anything';
}

/** French "est-ce que" asks for yes or no, "qu'est-ce que" for more. */
const whether = /(?<!qu )\best ce qu[ei]? /u;

/** "From what hour …": neither a day nor a year is an answer. */
const asksHour =
  /(?:^| )(?:what (?:hours?|time(?! of))|(?:wie ?viel|welcher?) uhr|uhrzeit|que horas?|quelles? heures?|che or[ae]|ce ora|hoe laat|(?:ktorej|jakiej) godzin\p{L}*|[ado]{1,2} ktorej)(?: |$)|何時/u;

/** "Which day …", "on which days …": an hour is no answer. */
const asksDay =
  /(?:^| )(?:(?:what|which) days?|welche[mnr]? tage?n?|wochentag\p{L}*|quels? jours?|que dias?|quais dias|che giorn[oi]|quali? giorn[oi]|welke dag(?:en)?|(?:jaki|ktory|ktorego) dzien|jakie dni|w jakich dniach|ce zile?)(?: |$)|何曜日/u;

/** French "vous avez combien de chambres" asks for no price, although "combien" does. */
export const asksCount = (clause: string, { lexicon }: Scene): boolean =>
  lexicon.words.cues.howMany.some(
    (cue) => cue.includes(' ') && ` ${fold(clause)} `.includes(` ${fold(cue)} `),
  );

/** "What night is …", "what time does …": the words that ask are no content. */
export const isTimeWanted = (wanted: Wanted): boolean => wanted === 'moment' || wanted === 'clock';
