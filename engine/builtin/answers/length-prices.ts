/** Prices by how long something takes: of an hour, and where the length that a caller names is not among them. */
import { factsOf, sourcesOf } from '../business.ts';
import type { Answer } from '../business.ts';
import { isPriced } from '../language/amounts.ts';
import { isLength } from '../language/lengths.ts';
import { fold } from '../language/text.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import { contentWithout } from '../questions/question-content.ts';
import type { Question } from '../questions/question.ts';
import { tell } from './knowledge-answers.ts';
import { listed, maxListed, priced } from './offer-answers.ts';
import { namedInPrice } from './price-questions.ts';
import { fullMatches, matchServices, type ServiceFact } from './service-matches.ts';

/** "A massage of two hours" where there are such of 60 and 90 minutes: which there are, with what they cost. */
export function answerOtherLength({ clause, scene, focus, when }: Question): Answer | null {
  const { lexicon } = scene;
  const [asked, another] = lexicon.lengthsOf(clause).signs;
  if (asked === undefined || another !== undefined) return null;
  const lengthsOf = ({ value }: ServiceFact): string[] =>
    [value.name, value.price_text ?? ''].flatMap((text) => lexicon.lengthsOf(text).signs);
  const named = namedInPrice(clause, when, scene, focus.about).filter((stem) => !isLength(stem));
  const services = factsOf(scene, 'service').filter(({ value }) => value.price_text !== undefined);
  const meant = named.length === 0 ? [] : fullMatches(matchServices(named, services, scene));
  const others = meant.filter((fact) => lengthsOf(fact).length > 0);
  if (others.length === 0 || others.length > maxListed) return null;
  if (meant.some((fact) => lengthsOf(fact).includes(asked))) return null;
  return {
    text: lexicon.say.quote(listed(others, priced, scene)),
    sources: sourcesOf(others),
    topic: 'price',
  };
}

const HOURLY = anyLanguage('hourly', { ...whole, flags: 'u' });
const PER_HOUR = /[/]\s?(?:h|hr|hour|std|stunde|ora|hora|heure|uur|godz)(?!\p{L})/iu;

const isHourly = (text: string): boolean => HOURLY.test(fold(text)) || PER_HOUR.test(text);

/** "How much do you charge by the hour?": what has a price of an hour, where nothing is named; null where there is none. */
export function answerHourly({ clause, scene, asksPrice }: Question): Answer | null {
  const { index, lexicon } = scene;
  const asked = fold(clause);
  if (!HOURLY.test(asked) || !(asksPrice || lexicon.has('price', clause))) return null;
  const beside = contentWithout(['price', 'followUp', 'works'], asked.replace(HOURLY, ' '), scene);
  if (beside.some((stem) => !lexicon.paraphrases.soft.has(stem) && !isLength(stem))) return null;
  const services = factsOf(scene, 'service').filter(({ value }) =>
    isHourly(`${value.name} ${value.price_text ?? ''}`),
  );
  if (services.length > 0)
    return {
      text: lexicon.say.quote(listed(services, priced, scene)),
      sources: sourcesOf(services.slice(0, maxListed)),
      topic: 'price',
    };
  const line = index.pieces.find(({ text }) => isPriced.test(text) && isHourly(text));
  return line === undefined ? null : { ...tell(line, [], scene), topic: 'price' };
}
