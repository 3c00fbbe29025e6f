/** What somebody of an age pays, where the site tells it by ages: "She is four, do we pay for her?" of "Under 5s are free". */
import { sourcesOf, topicsHeard, type Answer, type Scene } from '../business.ts';
import type { Piece } from '../evidence/retrieval.ts';
import { isPriced } from '../language/amounts.ts';
import { fold } from '../language/text.ts';
import { joinsOf } from '../questions/measured-question.ts';
import { withoutAges } from '../questions/is-about.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import type { Topic } from '../topics/types.ts';
import { quoteOf } from './knowledge-answers.ts';
import { asksToPay, HAS_TO_PAY } from './limit-answers.ts';

/** The topics that words for paying belong to. */
const payTopics: ReadonlySet<string> = new Set<Topic>(['discount', 'payment']);
/** "The baby", where no age is told. */
const ageOfBaby = 1;
const maxTold = 3;
const PAYING = new RegExp(HAS_TO_PAY, 'giu');

/** The age that is asked about, in years, with the words that tell it; undefined where none or several are told. */
function ageAsked({ heard, lexicon }: Scene): { age: number; said: string } | undefined {
  const [amount, another] = lexicon.measures.amountsIn(heard);
  if (another !== undefined) return undefined;
  if (amount === undefined)
    return lexicon.measures.namesYoung(heard) ? { age: ageOfBaby, said: '' } : undefined;
  const { kind, from } = amount.measure;
  return kind === 'age' ? { age: from, said: amount.said } : undefined;
}

/** The lines that tell a price, a reduction or that it is free for who is of that age, where they are on what is asked for. */
export function answerAgePrice({ clause, scene, asksPrice, when }: Question): Answer | null {
  const { index, lexicon } = scene;
  const asked = topicsHeard(scene);
  if (asked.has('pets') || when.days.length + when.times.length > 0) return null;
  if (!asksPrice && !asked.has('discount') && !asksToPay(clause, scene)) return null;
  const ofAge = ageAsked(scene);
  if (ofAge === undefined) return null;
  const { young, old } = lexicon.words.measures;
  const beside = new Set([...[ofAge.said, ...young, ...old].flatMap(lexicon.stemsOf), ...joinsOf(scene)]);
  const said = fold(scene.heard).replace(PAYING, ' ');
  const content = contentWithout(['price', 'free', 'offer', 'followUp'], said, scene);
  const subject = withoutAges(content, scene).filter(
    (stem) =>
      !beside.has(stem) && !lexicon.paraphrases.topicsOfStem(stem).some((topic) => payTopics.has(topic)),
  );
  const holdsAge = ({ text }: Piece): boolean =>
    lexicon.measures
      .rangesIn(text)
      .some(
        (range) =>
          range.kind === 'age' && range.from < range.to && ofAge.age >= range.from && ofAge.age <= range.to,
      );
  const tellsPrice = ({ text, stems, topics }: Piece): boolean =>
    !topics.has('pets') &&
    (isPriced.test(text) ||
      lexicon.has('free', text) ||
      stems.has('#percent') ||
      lexicon.topicsOf(text).has('discount'));
  const found = index.pieces.filter(
    (piece) =>
      tellsPrice(piece) &&
      holdsAge(piece) &&
      subject.every((stem) => index.covers(piece.stems, stem) || index.isCommon(stem)),
  );
  // The same may stand in a list of prices, in a sentence and in a heading.
  const digitsOf = ({ text }: Piece): string => (text.match(/\d+/gu) ?? []).join(' ');
  const once = [
    ...new Map(found.toReversed().map((piece) => [digitsOf(piece), piece])).values(),
  ].toReversed();
  // "Under 4s are free. 4 to 12: £6", beside "4 to 12: £6"
  const least = once.filter((piece) =>
    once.every((other) => other === piece || !` ${digitsOf(piece)} `.includes(` ${digitsOf(other)} `)),
  );
  if (least.length === 0 || least.length > maxTold) return null;
  const told = least.map((piece) => quoteOf(piece, [], scene));
  return { text: lexicon.say.quote(told.join('; ')), sources: sourcesOf(least), topic: 'price' };
}
