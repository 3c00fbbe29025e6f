/** Hears a vehicle in what a caller says: make, model and year. */
import type { Scene } from './business.ts';
import { alternativesOf, atSamePlaces } from './language/text.ts';
import { isSmallWord } from './hear-name.ts';
import { tidy } from './recognized.ts';

/** Names of makes, and of models that are said without theirs, in any language. */
const MAKES =
  'abarth|acura|alfa romeo|alfa|aprilia|aston martin|audi|bentley|bmw|buick|byd|cadillac|chevrolet|chevy|chrysler|citroen|cupra|dacia|daihatsu|ducati|fiat|ford|gmc|harley davidson|honda|hyundai|infiniti|isuzu|iveco|jaguar|jeep|kawasaki|kia|lada|lancia|land rover|lexus|maserati|mazda|mercedes benz|mercedes|mitsubishi|nissan|opel|peugeot|piaggio|pontiac|porsche|range rover|renault|rover|saab|skoda|ssangyong|subaru|suzuki|tesla|toyota|triumph|vauxhall|vespa|volkswagen|volvo|vw|yamaha|トヨタ|ホンダ|日産|マツダ|スバル|スズキ|ダイハツ|三菱|レクサス';

/** The same as words of a language: names only where they are written as such. */
const IN_CAPITALS =
  'Seat|SEAT|Mini|MINI|Smart|Dodge|Ram|RAM|Lincoln|Golf|Polo|Passat|Corsa|Astra|Clio|Panda|Punto|Fiesta|Focus|Civic|Corolla|Yaris';

const make = alternativesOf(MAKES.split('|')).replaceAll(' ', '[ -]');
const MAKE = new RegExp(`(?<![\\p{L}\\d])(?:${make})(?![\\p{Script=Latin}\\d])`, 'u');
const NAMED = new RegExp(`(?<![\\p{L}\\d])(?:${IN_CAPITALS})(?![\\p{L}\\d])`, 'u');
const YEAR_BEFORE = /(?:19|20)\d{2}\s+$/u;
/** "From 2014", "del 2015", "Baujahr 2012". */
const YEAR_BEHIND = /^,?(?:\s\p{L}{2,7}){0,2}\s(?:19|20)\d{2}(?!\d)/u;
const WORD = /^[\s-]([\p{L}\d][\p{L}\d.'’-]*)/u;

const maxModelWords = 3;

/** "My 2014 Ford Focus": undefined where no make is named. */
export function vehicleIn(text: string, scene: Scene): string | undefined {
  const plain = atSamePlaces(text);
  const found = MAKE.exec(plain) ?? NAMED.exec(text);
  if (found === null) return undefined;
  const year = YEAR_BEFORE.exec(text.slice(0, found.index))?.[0] ?? '';
  let end = found.index + found[0].length;
  const isWritten = /\p{Lu}/u.test(text.slice(found.index, end));
  for (let count = 0; count < maxModelWords; count += 1) {
    const word = WORD.exec(text.slice(end))?.[1] ?? '';
    const isNumbered = /\d/u.test(word);
    // Written small, the model is one word.
    const isModel = isNumbered || /^\p{Lu}/u.test(word) || (!isWritten && count === 0);
    if (word === '' || !isModel || (!isNumbered && isSmallWord(word, scene))) break;
    end += word.length + 1;
  }
  end += YEAR_BEHIND.exec(text.slice(end))?.[0].length ?? 0;
  return tidy(text.slice(found.index - year.length, end));
}
