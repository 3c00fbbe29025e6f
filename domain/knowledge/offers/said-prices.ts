/** Sentences that tell a price: "The session lasts an hour and costs £40" is about what stands over it. */
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.offers;
const ARTICLES = `(?:(?:${SAID.articles})\\s|${SAID.shortArticles})`;
const LEADS = `(?:${ARTICLES}|(?:${SAID.determiners})\\s)`;
const HOW = `(?:\\s(?:${SAID.costsHow}|${SAID.beforePrice}))?`;

/** "The session costs", "It is", "The cost of this is": a subject that names nothing by itself. */
const OF_ITSELF = new RegExp(
  `^${LEADS}?(?:${SAID.itself})(?:\\s${SAID.ofThis})?(?:\\s(?:${SAID.lasts})\\s.{1,60})?\\s(?:${SAID.costs}|${SAID.beforePrice})${HOW}$|^(?:${SAID.reckon})(?:\\s.{1,30})?$`,
  'iu',
);
/** "This check costs": what it is stands above. */
const OF_THIS = new RegExp(
  `^${SAID.demonstratives}(?:\\s[\\p{L}\\d’'-]+){1,3}?\\s(?:${SAID.costs}|${SAID.beforePrice})${HOW}$`,
  'iu',
);
const COUNT = `${SAID.amountLimits}\\s\\d{1,3}\\s\\p{L}{4,}`;
/** "From 4 people": how many make it cost that much. */
const COUNTED = new RegExp(`^${COUNT}${HOW}$`, 'iu');
/** "Under 12 years": a price of its own. */
const AGES = new RegExp(`${SAID.ages.replaceAll('#', '\\d{1,3}')}${HOW}$`, 'iu');
/** "From 4 people you pay", "For a full service we charge": what stands behind "for" may be a name. */
const PAID = new RegExp(
  `^(?:${SAID.forWhom}\\s${LEADS}?(.{3,60}?)|${COUNT})\\s${SAID.youPay}(?:\\s.{1,60})?$`,
  'iu',
);
const THIS = new RegExp(`^${SAID.demonstratives}(?!\\p{L})`, 'iu');
/** "The dive takes two hours and costs". */
const LASTING = new RegExp(
  `^${LEADS}?(.{2,60}?)\\s(?:${SAID.lasts})\\s.{1,60}?\\s${SAID.costs}${HOW}$`,
  'iu',
);
/** "Lash lifting we do from": what stands before the verb. */
const OFFERED = new RegExp(`^(?:${ARTICLES})?(.{2,60}?)\\s(?:${SAID.weOffer})${HOW}$`, 'iu');
/** "The dive costs": one word that the heading may tell in full. */
const ONE_WORD = new RegExp(`^${ARTICLES}([\\p{L}-]{3,30})\\s${SAID.costs}${HOW}$`, 'iu');

/** What the words before a price in a sentence say that it is for; undefined where they are no such sentence. */
export function saidSubject(
  sentence: string,
  heading: string | undefined,
): { subject?: string; isOfHeading: boolean } | undefined {
  const text = sentence.replace(/[\s:–—-]+$/u, '');
  if (OF_ITSELF.test(text) || OF_THIS.test(text)) return { isOfHeading: true };
  if (COUNTED.test(text) && !AGES.test(text)) return { subject: text, isOfHeading: true };
  const paid = PAID.exec(text);
  if (paid)
    return paid[1] === undefined || THIS.test(paid[1])
      ? { isOfHeading: true }
      : { subject: paid[1], isOfHeading: false };
  const one = ONE_WORD.exec(text)?.[1];
  if (one !== undefined) return isIn(one, heading) ? { isOfHeading: true } : undefined;
  const subject = (LASTING.exec(text) ?? OFFERED.exec(text))?.[1];
  if (subject === undefined) return undefined;
  return { subject, isOfHeading: isIn(subject.split(' ').at(-1)!, heading) };
}

const isIn = (word: string, heading: string | undefined): boolean =>
  heading?.toLowerCase().includes(word.toLowerCase()) ?? false;
