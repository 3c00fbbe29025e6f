/** Amounts of money in a text. */

export const isPriced =
  /[$€£¥₹]\s?\d|(?<![\p{L}\d])(?:R|Rs\.?|Fr\.|kr\.?|chf|eur(?:os?)?|usd|gbp|pln|ron|lei)\s?\d|\d[.,]\s?[-–—](?!\s?\d)|\d\s?(?:[$€£¥₹]|zł|z[lł]ot\p{L}{1,3}\b|(?:de )?lei\b|ron\b|pln\b|eur\b|usd\b|gbp\b|chf\b|kr\b|r\$|euro?s?\b|dollars?\b|pounds?\b|reais\b|pesos\b|fran(?:cs|ken)\b|円)/iu;

export const withoutPrices = (text: string): string =>
  text.replace(
    /[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£¥%]|z[lł](?:ot\p{L}{1,3})?(?!\p{L})|(?:de )?lei\b|eur(?:os?)?\b|chf\b|dollars?\b|bucks\b|quid\b|reais\b|fran(?:cs|ken|chi)\b|円)/giu,
    ' ',
  );
