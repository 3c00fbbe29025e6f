/** Numbers in words, wherever they count something. */
import { describe, expect, it } from '@jest/globals';
import { lexiconFor } from '../../engine/builtin/language/lexicons.ts';

describe('a number of several words or joined ones', () => {
  it.each([
    ['en', 'a seventy-five minute class', '75min'],
    ['en', 'thirty five minutes', '35min'],
    ['de', 'eine Massage von fünfundsiebzig Minuten', '75min'],
    ['es', 'treinta y cinco minutos', '35min'],
    ['fr', 'soixante-quinze minutes', '75min'],
    ['it', 'trentacinque minuti', '35min'],
    ['pt', 'trinta e cinco minutos', '35min'],
    ['nl', 'vijfendertig minuten', '35min'],
    ['pl', 'trzydzieści pięć minut', '35min'],
    ['ro', 'treizeci și cinci de minute', '35min'],
  ])('is one length in %s: %s', (language, text, sign) => {
    expect(lexiconFor(language).lexicon.lengthsOf(text).signs).toEqual([sign]);
  });

  it.each([
    ['en', 'a thirty-two kilo sheepdog', 32],
    ['de', 'ein Hund von zweiunddreißig kg', 32],
    ['es', 'un perro de treinta y dos kilos', 32],
    ['fr', 'un chien de trente-deux kilos', 32],
    ['it', 'un cane di trentadue kg', 32],
    ['pt', 'trinta e dois kg', 32],
    ['nl', 'een hond van tweeëndertig kilo', 32],
    ['pl', 'pies trzydzieści dwa kg', 32],
    ['ro', 'un câine de treizeci și două kg', 32],
  ])('is one weight in %s: %s', (language, text, kilograms) => {
    const amounts = lexiconFor(language).lexicon.measures.amountsIn(text);
    expect(amounts.map(({ measure }) => [measure.kind, measure.from])).toEqual([['mass', kilograms]]);
  });

  it.each([
    ['de', 'Karte für achtundzwanzig Tage', '28'],
    ['it', 'tessera da ventotto giorni', '28'],
    ['nl', 'kaart voor achtentwintig dagen', '28'],
    ['es', 'bono de veintiocho días', '28'],
    ['pl', 'karnet na trzydzieści dni', '30'],
  ])('means its digits in %s: %s', (language, text, digits) => {
    expect(lexiconFor(language).lexicon.contentOf(text)).toContain(digits);
  });
});
