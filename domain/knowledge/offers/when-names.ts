/** Names that only say when a price holds: "Weekdays before 9 pm", "July – August", "Low season". */
import { inAnyLanguage } from '../words/in-any-language.ts';
import { foldWord, phrases, type WordTable } from '../words/index.ts';
import { SPACELESS } from '../words/phrase-index.ts';
import { escapeRegExp } from '../words/union.ts';

const MAX_LENGTH = 40;
/** "Mar" is a day and a dish. */
const MIN_LENGTH = 4;
const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}\\s?(?:am|pm|uhr|uur)?|\\s?(?:am|pm|uhr|uur|h))';
const SEASONS = new RegExp(`^(?:${inAnyLanguage.offers.seasons})$`, 'u');

interface Forms {
  whole: RegExp;
  telling: RegExp;
}
const known = new WeakMap<WordTable, Forms>();

/** "Weekdays", "Saturday and Sunday", "6pm – 12am": days, months and times of day alone. */
export function isDayOrTime(name: string, words: WordTable): boolean {
  const folded = foldWord(name);
  if (folded.length > MAX_LENGTH || (folded.length < MIN_LENGTH && !SPACELESS.test(folded))) return false;
  const { whole, telling } = known.get(words) ?? formsOf(words);
  return telling.test(folded) && whole.test(folded);
}

/** The same, or a season. */
export function isWhen(name: string, words: WordTable): boolean {
  return SEASONS.test(foldWord(name)) || isDayOrTime(name, words);
}

function formsOf(words: WordTable): Forms {
  const { days, dayGroups, months, hours, stopwords } = words;
  const { through, and, from, am, pm, clock, noon, midnight, morning, afternoon, dinner } = hours;
  // "Sunday dinner" is on the table.
  const meals = new Set(phrases(dinner));
  const evening = phrases(afternoon).filter((phrase) => !phrase.split(' ').some((word) => meals.has(word)));
  const named = [...Object.values(days), ...Object.values(dayGroups), months];
  const times = anyOf(named);
  // "De la mer": an abbreviation beside small words is a word of its own.
  const spelled = anyOf([
    phrases(named.join(', '))
      .filter((one) => one.length >= MIN_LENGTH || SPACELESS.test(one))
      .join(', '),
  ]);
  const joining = anyOf([through, and, from, am, pm, clock, noon, midnight, morning, ...evening, stopwords]);
  const forms = {
    whole: new RegExp(
      `^(?:(?:${times}|${CLOCK}|${joining}|${inAnyLanguage.offers.timeLimits}|\\d{1,2})(?:[\\s,.:&/()~〜·–—-]+|$|(?=${SPACELESS.source})))+$`,
      'u',
    ),
    telling: new RegExp(`(?<!\\p{L})(?:${spelled}|${CLOCK}|${times}.*(?<!\\p{L})${times})`, 'u'),
  };
  known.set(words, forms);
  return forms;
}

/** Longer ones first, each as a whole word where words are spaced. */
function anyOf(lists: readonly string[]): string {
  const all = phrases(lists.join(', ')).sort((one, other) => other.length - one.length);
  const escaped = all.map(escapeRegExp);
  return `(?:${escaped.map((one) => (SPACELESS.test(one) ? one : `${one}(?!\\p{L})`)).join('|')})`;
}
