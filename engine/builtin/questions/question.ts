/** What a clause of a caller asks for, before anything is looked up. */
import type { Answer, Scene, Topic } from '../business.ts';
import { asksNextPart, labelTest } from '../answers/hours-questions.ts';
import { extremeOf, limitOf } from '../answers/price-questions.ts';
import { withAmongDays } from './among-days.ts';
import { withDaysBefore } from './days-before.ts';
import { withOffHours } from './off-hours.ts';
import { withMealTimes } from './meal-times.ts';
import { contentWithout } from './question-content.ts';
import { asksCount, asksTimeFirst, wantedOf } from './wanted.ts';
import { readDaysAhead } from './days-ahead.ts';
import { readDays } from './read-days.ts';
import { isRouteLikely, type Route } from '../evidence/route-evidence.ts';
import { scheduleOf } from '../answers/schedule.ts';
import { withoutNet } from '../language/without-net.ts';
import { fold } from '../language/text.ts';
import type { DayReference, When } from '../language/when.ts';
import type { Topic as TopicOfCallers } from '../topics/types.ts';
import type { CueName } from '../words/types.ts';
import { perLanguage } from '../language/per-language.ts';
import { anyLanguage, patternsByLanguage, spacedWords, whole } from '../patterns/any-language.ts';

const EXACTLY = anyLanguage('exactly', { before: '(?<![\\p{L}-])', after: '(?![\\p{L}-])', flags: 'giu' });

/** ", not just cars": what else there is asks nothing. */
const NOT_ONLY = anyLanguage('notOnly', { before: ',?\\s', after: '\\s[^,?]+(?=\\?|$)', flags: 'giu' });

/** The clause without "exactly", which asks nothing and stands between words that do, and "online" for "on the internet"; French callers say "chez vous" of the business. */
export const withoutExactly = (clause: string): string =>
  withoutNet(clause.replace(EXACTLY, ' ').replace(NOT_ONLY, ' ')).replace(/ {2,}/gu, ' ');

/** German "zu mir" and "auf den Hof" shut and open no doors, and Dutch "dicht bij" closes none. */
const PREPOSITION = anyLanguage('preposition', { before: whole.before, flags: 'giu' });

/** "What does a bath come to?" */
const ASKS_TOTAL = anyLanguage('asksTotal', { before: '(?<!\\p{L})', after: '$', flags: 'u' });

/** What the conversation was last about. */
export interface Focus {
  topic: Topic | undefined;
  /** Content words of the last service or price that was asked for. */
  about: readonly string[];
  /** The clause that named them. */
  said: string;
  /** The last answer, where it was a sentence with an amount. */
  priced?: Answer | undefined;
  /** The days that were last asked about. */
  days: readonly DayReference[];
  /** The heading with the name of whom the last answer was about. */
  person?: string | undefined;
}

export interface Question {
  clause: string;
  scene: Scene;
  focus: Focus;
  /** Days and times that the clause names, and the rest of it. */
  when: When;
  namesTime: boolean;
  asksHours: boolean;
  /** A part, a place or a person that has hours of its own is asked for. */
  asksLabel: boolean;
  /** "And in Elm Road?", after a question for the hours. */
  followsHours: boolean;
  asksPrice: boolean;
  /** "And for children?" */
  follows: boolean;
  /** Whether an answer made from facts is told. */
  isLikely: (route: Route, answer: Answer | null) => answer is Answer;
}

/** A verb of opening with an article and what is opened, in the languages in which shops open with the same verb. */
const OPENS = new RegExp(
  `${whole.before}${spacedWords('opens')} ${spacedWords('beforeOpened')} (\\p{L}{4,})`,
  'u',
);

/** "Do you open the door?": neither the shop nor a day. */
function opensThing(rest: string, { lexicon }: Scene): boolean {
  const thing = OPENS.exec(rest)?.[1];
  return (
    thing !== undefined &&
    lexicon.contentOf(thing).length > 0 &&
    (['place', 'holiday', 'hours'] as const).every((cue) => !lexicon.has(cue, thing))
  );
}

/** What is called off, paid or begun has no opening hours, whatever word of opening stands beside it. */
const timeless: ReadonlySet<string> = new Set<TopicOfCallers>([
  'cancel',
  'deposit',
  'finance',
  'newClients',
  'payment',
  'smoking',
]);

/** "Double mattress, how much?" */
const amountAtEnd = perLanguage(
  ({ language }) => new RegExp(`(?<=\\S )(?:${patternsByLanguage[language]!.asksAmount})$`, 'u'),
);

/** A clause with all that is to be known of it before it is answered. */
export function hear(clause: string, scene: Scene, focus: Focus): Question {
  const { lexicon } = scene;
  const told = readDaysAhead(clause, scene) ?? readDays(clause, scene);
  const said = withDaysBefore(told, clause, focus, scene);
  const ofDays = withAmongDays(withMealTimes(said, clause, scene), clause, scene);
  const when = withOffHours(ofDays, clause, scene);
  const namesTime = when.days.length > 0 || when.times.length > 0 || when.relativeWithoutClock;
  const content = contentWithout(['followUp'], when.rest, scene);
  // German "zu finden" is no "zu" of doors.
  const notWhere = (text: string): string => {
    const plain = text.replace(PREPOSITION, '');
    return lexicon.has('where', clause) ? lexicon.without(['address'], plain) : plain;
  };
  // "How much notice …?", French "combien de personnes": asks for no price.
  const isCount = lexicon.topicsOf(clause).has('capacity') || asksCount(clause, scene);
  const counted: CueName[] = isCount ? ['howMany'] : [];
  const isOfElse = !lexicon.topicsOf(clause).isDisjointFrom(timeless) && !lexicon.has('hours', clause);
  const wanted = wantedOf(clause, scene);
  // "What is the minimum number of hours?": counted, and not those of a door.
  const isCounted = wanted === 'duration' && lexicon.has('howMany', clause);
  const opening: CueName[] = ['opening', 'closing', 'isOpen', 'isClosed'];
  // "How long have you been here?" asks since when.
  const asksHours =
    !opensThing(when.rest, scene) &&
    !isOfElse &&
    !lexicon.contentOf(clause).includes('#age') &&
    (when.isOffHours === true ||
      (isCounted ? opening : [...opening, 'hours' as const]).some(
        (cue) => lexicon.has(cue, notWhere(clause)) || lexicon.has(cue, notWhere(when.rest)),
      ));
  // "Open until 18", French "jusqu'à 18 heures": no amount.
  const isUntil = when.times.length > 0 && (asksHours || when.days.length > 0);
  const followsHours = focus.topic === 'hours' && asksNextPart(clause, content, scene);
  return {
    clause,
    scene,
    focus,
    when,
    namesTime,
    asksHours,
    asksLabel:
      (lexicon.has('when', clause) || namesTime || followsHours) &&
      scheduleOf(scene, labelTest(content, scene)).isStated,
    // "Who is in charge?", German "um wie viel Uhr", "By which day do I have to pay?"
    followsHours,
    asksPrice:
      (wanted !== 'people' &&
        wanted !== 'day' &&
        !asksTimeFirst(clause, scene) &&
        lexicon.has(
          'price',
          lexicon.without(['howLong', 'when', 'opening', 'closing', ...counted], clause),
        )) ||
      (wanted === 'more' && ASKS_TOTAL.test(fold(clause))) ||
      (content.length > 0 && amountAtEnd(lexicon.words).test(fold(clause))) ||
      (!isUntil && limitOf(clause, scene) !== undefined) ||
      extremeOf(clause, scene) !== null,
    follows: lexicon.has('followUp', clause),
    isLikely: (route, answer): answer is Answer => isRouteLikely(route, answer, when, scene),
  };
}
