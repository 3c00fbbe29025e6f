/** Who answers the telephone: asked by callers, and told honestly before anything else. */
import type { Scene } from './business.ts';
import { clausesOf } from './language/clauses.ts';
import { inTurn } from './language/sentences.ts';
import { isOnly, tells } from './language/signs.ts';
import { nameReached } from './named-person.ts';
import { asksAnywhere } from './questions/asking.ts';
import type { Focus } from './questions/question.ts';

/** "What's your name?", "Am I talking to a real person?" */
function asksWho(text: string, { person }: Focus, { lexicon }: Scene): boolean {
  if (tells('asksHuman', text, lexicon)) return true;
  const isAsked =
    lexicon.has('robot', text) ||
    isOnly('whoSpeaks', text, lexicon) ||
    (person === undefined && isOnly('whoIsIt', text, lexicon));
  return isAsked && !tells('person', text, lexicon);
}

/** What is said to who asks that, and what else he asks or wishes in the same turn; undefined where he does not. */
export function hearWhoAnswers(
  text: string,
  focus: Focus,
  scene: Scene,
): { told: string; rest: string } | undefined {
  const { lexicon, agent } = scene;
  const told = lexicon.say.robot(agent.businessName);
  const clauses = clausesOf(text, lexicon.words);
  const others = clauses.filter((clause) => !asksWho(clause, focus, scene));
  if (others.length < clauses.length) {
    const rest = others.join(' ');
    const goesOn = asksAnywhere(rest, scene) || tells('person', rest, lexicon);
    const isMore = goesOn && lexicon.contentOf(lexicon.without(['greeting', 'thanks'], rest)).length > 0;
    return { told, rest: isMore ? rest : '' };
  }
  return asksWho(text, focus, scene) ? { told, rest: '' } : undefined;
}

/** "Is this Domino's?" is told who it is; undefined where the site speaks of whoever is meant. */
export function whetherReached(text: string, scene: Scene): string | undefined {
  const { lexicon, agent, index } = scene;
  const name = tells('person', text, lexicon) ? undefined : nameReached(text, scene);
  if (name === undefined) return undefined;
  const { say, contentOf } = lexicon;
  const own = new Set(contentOf(agent.businessName));
  const asked = contentOf(name);
  const isThis = asked.some((stem) => own.has(stem));
  if (!isThis && asked.some((stem) => index.count(stem) > 0)) return undefined;
  return inTurn(isThis ? say.yes : say.no, say.thisIs(agent.businessName));
}
