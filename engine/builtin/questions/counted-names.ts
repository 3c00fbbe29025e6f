/** Numbers in what a price is for, beside those that callers name. */
import type { Scene } from '../business.ts';
import { isOne } from '../evidence/counting.ts';

/** So many words before a thing a number may stand that counts it: "1 or 2 guests". */
const maxBeforeCounted = 3;

/** The numbers that stand before each thing that a text counts. */
function countsIn(text: string, { lexicon }: Scene): Map<string, number[]> {
  const stems = lexicon.stemsOf(text);
  return new Map(
    stems.flatMap((stem, at) => {
      if (/\d/u.test(stem) || !isCount(stems[at - 1] ?? '', lexicon)) return [];
      const before = stems.slice(Math.max(0, at - maxBeforeCounted), at);
      return [
        [
          stem,
          before
            .filter((each) => isCount(each, lexicon))
            .map((each) => (/\d/u.test(each) ? Number(each) : 1)),
        ],
      ];
    }),
  );
}

const isCount = (stem: string, lexicon: Scene['lexicon']): boolean =>
  /^\d{1,2}$/u.test(stem) || isOne(stem, lexicon);

/** Whether a name counts what the caller counts otherwise: "Two cats sharing" is no price for one cat; ranges ("from ten guests") are weighed elsewhere. */
export function countsOtherwise(name: string, scene: Scene): boolean {
  if (!/\d/u.test(name) || scene.lexicon.measures.rangesIn(name).length > 0) return false;
  const asked = countsIn(scene.heard, scene);
  return [...countsIn(name, scene)].some(([stem, counts]) => {
    const wanted = asked.get(stem)?.at(-1);
    return wanted !== undefined && (wanted < Math.min(...counts) || wanted > Math.max(...counts));
  });
}
