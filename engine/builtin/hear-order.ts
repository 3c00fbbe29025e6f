/** Things that are ordered: how many of them is set right, others are added, and when they are fetched is told elsewhere. */
import type { Scene } from './business.ts';
import { isSmallWord } from './hear-name.ts';
import { numbersOf, saidNumbers } from './language/number-words.ts';
import { fold } from './language/text.ts';
import { anyLanguage, whole } from './patterns/any-language.ts';
import { behindRefusal } from './refusals.ts';
import { matterOf } from './slots.ts';
import { beginsWithAnd } from './special-wishes.ts';
import { tells } from './language/signs.ts';

const ALSO = anyLanguage('also', whole);

/** A number of things, and where it stands. */
interface Counted {
  start: number;
  end: number;
  stem: string | undefined;
}

/** The numbers of a text, in digits or in words, each with what it counts. */
function countedIn(text: string, { lexicon }: Scene): Counted[] {
  const { words } = lexicon;
  if (!words.spaced) return [];
  const inDigits = [...text.matchAll(/\d+/gu)].map(({ index, 0: digits }) => ({
    start: index,
    end: index + digits.length,
  }));
  return [...inDigits, ...saidNumbers(text, numbersOf(words))].map(({ start, end }) => {
    const noun = /^\s+([\p{L}'’-]+)/u.exec(text.slice(end))?.[1] ?? '';
    return { start, end, stem: lexicon.stemsOf(noun)[0] };
  });
}

/** "No, make that three pizzas", "and a tiramisu as well": the order with it; undefined where nothing of it is told. */
export function changedOrder(held: string, text: string, scene: Scene): string | undefined {
  const { lexicon } = scene;
  const isRighted =
    (['no', 'correction'] as const).some((cue) => lexicon.has(cue, text)) ||
    (['amends', 'instead'] as const).some((sign) => tells(sign, text, lexicon));
  if (isRighted) {
    const before = countedIn(held, scene);
    for (const { start, end, stem } of countedIn(text, scene)) {
      const [same, ...others] = before.filter((each) => stem !== undefined && each.stem === stem);
      if (same !== undefined && others.length === 0)
        return held.slice(0, same.start) + text.slice(start, end) + held.slice(same.end);
    }
    return undefined;
  }
  const isMore = beginsWithAnd(text, scene) || ALSO.test(fold(text));
  const told = behindRefusal(text, scene) ?? text;
  return isMore && lexicon.contentOf(scene.readWhen(text, scene.local?.date).rest).length > 0
    ? matterOf(held, told)
    : undefined;
}

/** "Two pizzas for tomorrow at six": an order without when it is fetched, which may still change. */
export function withoutWhen(text: string, scene: Scene): string {
  const { lexicon, readWhen, local } = scene;
  const { days, times, rest } = readWhen(text, local?.date);
  if (!lexicon.words.spaced || days.length + times.length === 0) return text;
  const left = rest.split(' ');
  const kept: string[] = [];
  for (const word of text.trim().split(/\s+/u)) {
    const parts = fold(word).split(' ');
    if (!parts.every((part, at) => left[at] === part)) continue;
    left.splice(0, parts.length);
    kept.push(word);
  }
  while (kept.length > 0 && isSmallWord(kept.at(-1)!, scene)) kept.pop();
  return left.length > 0 || kept.length === 0 ? text : kept.join(' ').replace(/[,;.]+$/u, '');
}
