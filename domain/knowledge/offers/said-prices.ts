/** Sentences that tell a price: "The session lasts an hour and costs £40" is about what stands over it. */
import { inAnyLanguage } from '../words/in-any-language.ts';

const SAID = inAnyLanguage.offers;
const ARTICLES = `(?:(?:${SAID.articles})\\s|${SAID.shortArticles})`;
const HOW = `(?:\\s(?:${SAID.costsHow}|${SAID.beforePrice}))?`;

/** "The session costs", "It is": a subject that names nothing by itself. */
const OF_ITSELF = new RegExp(
  `^(?:${ARTICLES}|(?:${SAID.determiners})\\s)?(?:${SAID.itself})(?:\\s(?:${SAID.lasts})\\s.{1,60})?\\s(?:${SAID.costs}|${SAID.beforePrice})${HOW}$|^(?:${SAID.reckon})(?:\\s.{1,30})?$`,
  'iu',
);
/** "The dive takes two hours and costs". */
const LASTING = new RegExp(
  `^(?:${ARTICLES}|(?:${SAID.determiners})\\s)?(.{2,60}?)\\s(?:${SAID.lasts})\\s.{1,60}?\\s${SAID.costs}${HOW}$`,
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
  if (OF_ITSELF.test(text)) return { isOfHeading: true };
  const one = ONE_WORD.exec(text)?.[1];
  if (one !== undefined) return isIn(one, heading) ? { isOfHeading: true } : undefined;
  const subject = (LASTING.exec(text) ?? OFFERED.exec(text))?.[1];
  if (subject === undefined) return undefined;
  return { subject, isOfHeading: isIn(subject.split(' ').at(-1)!, heading) };
}

const isIn = (word: string, heading: string | undefined): boolean =>
  heading?.toLowerCase().includes(word.toLowerCase()) ?? false;
