/** A time that is moved by a length: "half an hour later". */
import type { Scene } from './business.ts';
import type { fill } from './filling.ts';
import type { Form } from './form-state.ts';
import { speakTime } from './hear-time.ts';
import { perLanguage } from './language/per-language.ts';
import { alternativesOf, fold } from './language/text.ts';
import { besideWish } from './only-when.ts';
import { patternsByLanguage } from './patterns/any-language.ts';
import { settleTime } from './settle-time.ts';

const dayMinutes = 1440;
const hourMinutes = 60;
const quarterMinutes = 15;

const patternsOf = perLanguage(({ language, spaced, lengths, numerals }) => {
  const { later, earlier, article } = patternsByLanguage[language]!;
  const whole = (source: string): RegExp =>
    new RegExp(spaced ? `(?<!\\p{L})(?:${source})(?!\\p{L})` : source, 'u');
  const hour = `(?:${alternativesOf(lengths.hours)})`;
  const one = article === '' ? '' : `(?:(?:${article}) )?`;
  return {
    later: whole(later),
    earlier: whole(earlier),
    quarter: whole(`${one}(?:${numerals.clock.quarter})(?: ?(?:of an |d[ei]? )?${hour})?`),
    hour: spaced ? whole(one + hour) : /(?!)/u,
  };
});

/** The one length of time in a text, an hour without a number and a quarter as well, and the folded text without it. */
function lengthTold(text: string, { lexicon }: Scene): { minutes: number; rest: string } | undefined {
  const folded = fold(text);
  const { quarter, hour } = patternsOf(lexicon.words);
  if (quarter.test(folded)) return { minutes: quarterMinutes, rest: folded.replace(quarter, ' ') };
  const { signs, rest } = lexicon.lengthsOf(folded);
  if (signs.length === 1) return { minutes: Number.parseInt(signs[0]!, 10), rest };
  return signs.length === 0 && hour.test(folded)
    ? { minutes: hourMinutes, rest: folded.replace(hour, ' ') }
    : undefined;
}

/** How many minutes later a time is wished, or, below zero, earlier, where a text tells nothing else. */
function shiftOf(text: string, scene: Scene): number | undefined {
  const { lexicon } = scene;
  const { minutes, rest } = lengthTold(text, scene) ?? { minutes: 0, rest: '' };
  const { later, earlier } = patternsOf(lexicon.words);
  const [isLater, isEarlier] = [later.test(rest), earlier.test(rest)];
  if (minutes === 0 || isLater === isEarlier) return undefined;
  const beside = lexicon.contentOf(besideWish(rest.replace(isLater ? later : earlier, ' '), lexicon));
  if (beside.some((stem) => !lexicon.paraphrases.soft.has(stem))) return undefined;
  return isLater ? minutes : -minutes;
}

/** A form with its time moved as told; undefined where none is held, or none is told to be moved. */
export function shifted(form: Form, text: string, scene: Scene): ReturnType<typeof fill> | undefined {
  const slot = form.slots.find(({ name, type }) => type === 'time' && form.times?.[name] !== undefined);
  const shift = slot === undefined ? undefined : shiftOf(text, scene);
  if (slot === undefined || shift === undefined) return undefined;
  const readings = form.times![slot.name]!.map((minutes) => minutes + shift);
  if (readings.some((minutes) => minutes < 0 || minutes >= dayMinutes)) return undefined;
  const filled = {
    ...form,
    days: { ...form.days },
    times: { ...form.times, [slot.name]: readings },
    values: { ...form.values, [slot.name]: speakTime(readings, scene) },
  };
  return { filled, changed: [slot.name], refusal: settleTime(filled, text, scene), rest: '' };
}
