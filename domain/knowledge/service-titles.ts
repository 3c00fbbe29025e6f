/** Decides whether a title names something offered: no slogan, step, person, day or group of people. */
import type { Offers } from './offers.ts';
import { containsPhrase } from './page-view.ts';
import { isPriceHeading, isServiceName } from './service-names.ts';
import { foldWord, phrases, type WordTable } from './words/index.ts';
import { indexOfPhrase } from './words/phrase-index.ts';

const MAX_WORDS = 9;
const MAX_LENGTH = 70;

/** For whom, not what: entries of menus and headings of parts of a price list. */
const PEOPLE =
  /^(?:for\s|für\s|pour\s|para\s|per\s)?(?:wo)?(?:men|ladies|gents|gentlemen|girls|boys|kids|children|adults|seniors|herren|damen|frauen|manner|kinder|erwachsene|jugendliche|hommes?|femmes?|enfants?|adultes?|hombres?|mujer(?:es)?|caballeros?|damas?|senoras?|ninos|adultos?|uomo|uomini|donna|donne|bambini|adulti|homem|homens|mulher|mulheres|criancas|heren|dames|mannen|vrouwen|kinderen|volwassenen|panie|panowie|dzieci|dorosli|barbati|femei|copii|adulti|男性|女性|お子様)$/u;

/** A short title, as written: no sentence, question or number. */
export function isTitle(text: string, { page }: Offers): boolean {
  if (text.length > MAX_LENGTH || text.split(' ').length > MAX_WORDS) return false;
  if (/[?!.:…]$|\d{3}|^\d{1,2}[.)\s]/u.test(text)) return false;
  return !containsPhrase(foldWord(text).replace(/’/g, "'"), phrases(page.words.slogans));
}

/** A title that names something offered. */
export function isOfferTitle(text: string, offers: Offers): boolean {
  const { page, notOfferWords, asideWords } = offers;
  const { words } = page;
  const folded = foldWord(text);
  return (
    isTitle(text, offers) &&
    isServiceName(text, words) &&
    !containsPhrase(folded, notOfferWords) &&
    indexOfPhrase(folded, asideWords) !== 0 &&
    !isPriceHeading(text, words) &&
    !phrases(words.headings.offerCards).includes(folded) &&
    indexOfPhrase(folded, phrases(words.policy), 'stem') < 0 &&
    !containsPhrase(folded, phrases(words.headings.testimonials)) &&
    !isPeople(text) &&
    !isDay(text, words)
  );
}

/** "Friday", "Freitag": a day of a programme. */
export function isDay(name: string, { days }: WordTable): boolean {
  const folded = foldWord(name);
  return Object.values(days).some((names) => phrases(names).includes(folded));
}

/** "Women", "Kinder": whom something is for. */
export function isPeople(name: string): boolean {
  return PEOPLE.test(foldWord(name));
}
