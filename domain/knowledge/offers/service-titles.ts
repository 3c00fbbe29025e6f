/** Tells titles that say for whom something is from such that say what it is. */
import { foldWord } from '../words/index.ts';

/** For whom, not what: entries of menus and headings of parts of a price list. */
const PEOPLE =
  /^(?:for\s|für\s|pour\s|para\s|per\s)?(?:wo)?(?:men|ladies|gents|gentlemen|girls|boys|kids|children|adults|seniors|herren|damen|frauen|manner|kinder|erwachsene|jugendliche|hommes?|femmes?|enfants?|adultes?|hombres?|mujer(?:es)?|caballeros?|damas?|senoras?|ninos|adultos?|uomo|uomini|donna|donne|bambini|adulti|homem|homens|mulher|mulheres|criancas|heren|dames|mannen|vrouwen|kinderen|volwassenen|panie|panowie|dzieci|dorosli|barbati|femei|copii|adulti|男性|女性|お子様)$/u;

/** "Women", "Kinder": whom something is for. */
export function isPeople(name: string): boolean {
  return PEOPLE.test(foldWord(name));
}
