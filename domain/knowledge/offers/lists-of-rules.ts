/** Tells pages of short rules ("Parking", "Dogs", "Smoking", each over a sentence) from lists of what is offered. */
import { labelKey, rulesOf } from '../house-rules.ts';
import type { WordTable } from '../words/index.ts';
import type { Group } from './service-candidates.ts';

const MIN_RULES = 3;
const LEAST_SHARE = 1 / 3;

/** Whether a third of some headings, and no fewer than three, are what rules of a house stand under; what stands there as well is none of what is sold. */
export function isListOfRules({ kind, members, priced }: Group, words: WordTable): boolean {
  if (kind !== 'heading' || priced > 0) return false;
  const { ruleLabels } = rulesOf(words);
  const labels = new Set(members.map(({ name }) => labelKey(name)).filter((label) => ruleLabels.test(label)));
  return labels.size >= MIN_RULES && labels.size >= members.length * LEAST_SHARE;
}
