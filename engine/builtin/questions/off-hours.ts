/** Whether a time is too late or too early to come: "Is eight too late?" asks whether the house is closed then. */
import type { Scene } from '../business.ts';
import { anyLanguage, whole } from '../patterns/any-language.ts';
import type { When } from '../language/when.ts';
import type { Topic } from '../topics/types.ts';

const TOO_LATE = anyLanguage('tooLate', { ...whole, flags: 'u' });
const TOO_EARLY = anyLanguage('tooEarly', { ...whole, flags: 'u' });

/** What guests of a hotel ask about has rules of its own. */
const ruled: ReadonlySet<string> = new Set<Topic>(['arrival', 'departure']);

function hasRule(clause: string, { lexicon, index }: Scene): boolean {
  const asked = lexicon.topicsOf(clause).intersection(ruled);
  return asked.size > 0 && index.pieces.some(({ topics }) => !topics.isDisjointFrom(asked));
}

/** A question that says so of a time, without the words for it; what is too late is in the evening, if it may be. */
export function withOffHours(when: When, clause: string, scene: Scene): When {
  const { times, rest } = when;
  const isLate = TOO_LATE.test(rest);
  // "Is it too late to register?" names no time.
  if (times.length === 0 || !(isLate || TOO_EARLY.test(rest)) || hasRule(clause, scene)) return when;
  return {
    ...when,
    times: [isLate ? Math.max(...times) : Math.min(...times)],
    rest: rest.replace(isLate ? TOO_LATE : TOO_EARLY, ' '),
    isOffHours: true,
  };
}
