/** Prices by what is weighed, aged or counted: "a bath for my 25 pound dog" where the list goes by weights. */
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer, Scene } from '../business.ts';
import type { Measure } from '../language/measures.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { listed, maxListed, priced } from './offer-answers.ts';
import { askedPrice, type ServiceFact } from './service-matches.ts';
import { silentAnswer } from './silent-answers.ts';

/**
 * The prices whose range holds the amount that the caller names, or that none does; null where no prices of what is asked
 * for go by such amounts.
 */
export function answerMeasured({ clause, scene, asksPrice }: Question): Answer | null {
  const { index, lexicon } = scene;
  const [amount, another] = lexicon.measures.amountsIn(clause);
  if (amount === undefined || another !== undefined) return null;
  const measuring = new Set(lexicon.stemsOf(amount.said));
  const named = contentWithout(['price', 'offer', 'followUp'], clause, scene).filter(
    (stem) => !measuring.has(stem) && !stem.startsWith('#'),
  );
  const ranged = factsOf(scene, 'service').filter((fact) => rangesOf(fact, amount.measure, scene).length > 0);
  const holds = ({ value }: ServiceFact, stem: string): boolean =>
    index.covers(new Set(lexicon.stemsOf(value.name)), stem);
  const telling = named.filter((stem) => ranged.some((fact) => holds(fact, stem)));
  const { child, nearOf, soft } = lexicon.paraphrases;
  // Whose age it is is said by the age.
  const isAged = (stem: string): boolean =>
    amount.measure.kind === 'age' && (stem === child || nearOf(stem).includes(child));
  // What a boat costs for a child of eight is not what the entry costs.
  const isMentioned = (stem: string): boolean =>
    amount.measure.kind === 'age' ? index.isCommon(stem) : index.count(stem) > 0;
  const isBeside = (stem: string): boolean => soft.has(stem) || isMentioned(stem) || isAged(stem);
  if (!named.every((stem) => telling.includes(stem) || isBeside(stem))) return null;
  if (!asksPrice && telling.length === 0) return null;
  const meant = ranged.filter((fact) => telling.every((stem) => holds(fact, stem)));
  if (meant.length === 0) return null;
  const fitting = meant.filter((fact) =>
    rangesOf(fact, amount.measure, scene).some(({ from, to }) => isWithin(amount.measure, from, to)),
  );
  if (fitting.length > maxListed) return null;
  if (fitting.length === 0) return { ...silentAnswer(named, scene, 'price'), topic: 'price' };
  const { say } = lexicon;
  const text = lexicon.has('offer', clause)
    ? `${say.yes} ${say.weOffer(listed(fitting, priced, scene))}`
    : fitting.map((fact) => say.price(fact.value.name, askedPrice(fact, named, scene))).join(' ');
  return { text, sources: sourcesOf(fitting), topic: 'price' };
}

/** What a priced service is for, of the kind of `measure`. */
const rangesOf = ({ value }: ServiceFact, { kind }: Measure, { lexicon }: Scene): Measure[] =>
  value.price_text === undefined
    ? []
    : lexicon.measures.rangesIn(value.name).filter((range) => range.kind === kind);

const isWithin = ({ from: amount }: Measure, from: number, to: number): boolean =>
  amount >= from && amount <= to;
