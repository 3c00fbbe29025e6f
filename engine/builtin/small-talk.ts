/** Answers what is said for politeness alone: greetings, thanks, good-byes. */
import type { Reply } from '../types.ts';
import type { Scene } from './business.ts';
import { tells } from './language/signs.ts';
import { asks } from './questions/asking.ts';
import { lastQuestion } from './language/text.ts';
import type { CueName } from './words/types.ts';

/** Small talk counts only where nothing else is said, so that "hello, are you open?" is a question. */
const smallTalk: readonly CueName[] = ['howAreYou', 'thanks', 'goodbye', 'greeting'];

/** The reply to a text that is nothing but small talk; null where anything else is said. */
export function answerSmallTalk(text: string, scene: Scene): Reply | null {
  const { lexicon } = scene;
  const cue = smallTalk.find((name) => lexicon.has(name, text));
  // "All right then, bye": who takes his leave agrees to nothing.
  const beside = lexicon.has('goodbye', text) ? (['yes', 'no'] as const) : [];
  const rest = lexicon.without([...smallTalk, ...beside], text);
  if (cue === undefined || lexicon.has('when', rest)) return null;
  if (lexicon.contentOf(rest).length > 0 && !isFarewell(text, rest, scene)) return null;
  const { say } = lexicon;
  switch (cue) {
    case 'howAreYou':
      return plainReply(say.howAreYou);
    case 'thanks':
      // "No, thanks" wants nothing else.
      return plainReply(lexicon.has('goodbye', text) || isPlainNo(text, scene) ? say.goodbye : say.thanks);
    case 'goodbye':
      return plainReply(say.goodbye);
    default:
      return plainReply(say.greeting);
  }
}

/** A no with nothing beside it but thanks. */
export const isPlainNo = (text: string, { lexicon }: Scene): boolean =>
  lexicon.has('no', text) && lexicon.contentOf(lexicon.without(['no', 'thanks'], text)).length === 0;

const maxWished = 3;
/** What is asked for beside thanks or a pause. */
const asked: readonly CueName[] = [
  'hours',
  'price',
  'address',
  'phone',
  'email',
  'isOpen',
  'isClosed',
  'offer',
  'howLong',
  'howMany',
];

/** Whether what is left beside small talk asks for anything of the site. */
export const asksBesideSmallTalk = (rest: string, { lexicon }: Scene): boolean =>
  asked.some((cue) => lexicon.has(cue, rest));

/** "Thanks a lot, all the best": a word or two that wish well, and ask nothing. */
function isFarewell(text: string, rest: string, scene: Scene): boolean {
  const { has, contentOf, topicsOf, without } = scene.lexicon;
  return (
    (has('thanks', text) || has('goodbye', text)) &&
    contentOf(without(['yes'], rest)).length <= maxWished &&
    !/[\d?？]/u.test(text) &&
    !asks(text, scene) &&
    !tells('trouble', text, scene.lexicon) &&
    topicsOf(rest).size === 0 &&
    !asksBesideSmallTalk(rest, scene)
  );
}

/** What the agent says of its own, not of the site. */
export const plainReply = (text: string): Reply => ({ text, sources: [] });

/** What is said last to who takes his leave: how it ended, without asking for more. */
export const partingWith = (said: string, { lexicon: { say } }: Scene): string =>
  `${said.replace(lastQuestion, '')} ${say.goodbye}`;
