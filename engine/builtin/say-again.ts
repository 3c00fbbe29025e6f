/** Says the last thing again to callers who did not hear or understand it. */
import type { Reply, Turn } from '../types.ts';
import type { Scene } from './business.ts';
import { inTurn } from './language/sentences.ts';
import { plainReply } from './small-talk.ts';
import type { CueName } from './words/types.ts';

const asksBack: readonly CueName[] = ['repeat', 'speakUp'];
const manners: readonly CueName[] = ['lineCheck', 'greeting', 'thanks'];

/** "Hello dear, can you hear me? I'm a bit deaf": louder or slower is asked for, and nothing else. */
function wishesSpeakUp(text: string, { lexicon }: Scene): boolean {
  const { has, without, contentOf, paraphrases } = lexicon;
  // "Speak", and "love", to whom one speaks.
  const saysLittle = (stem: string): boolean =>
    paraphrases.soft.has(stem) || paraphrases.topicsOfStem(stem).includes('language');
  return has('speakUp', text) && contentOf(without([...asksBack, ...manners], text)).every(saysLittle);
}

/** "Sorry?", "What did you say?" */
const asksToRepeat = (text: string, { lexicon: { has, without, contentOf } }: Scene): boolean =>
  (has('repeat', text) && contentOf(without(['repeat'], text)).length === 0) ||
  (has('huh', text) && without(['huh', 'repeat'], text) === '');

/** What was said before, with its sources; undefined where anything else is said. */
export function sayAgain(text: string, before: Turn | undefined, scene: Scene): Reply | undefined {
  const { say } = scene.lexicon;
  const isLouder = wishesSpeakUp(text, scene);
  if (!isLouder && !asksToRepeat(text, scene)) return undefined;
  const last = before === undefined ? plainReply(say.nothingToRepeat) : before;
  const isSaid = !isLouder || last.text.startsWith(say.ofCourse);
  return { text: isSaid ? last.text : inTurn(say.ofCourse, last.text), sources: last.sources ?? [] };
}
