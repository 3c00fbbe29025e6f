/** The built-in language engine: retrieval and rules, no IO, no clock of its own. */
import type { LanguageEngine } from '../types.ts';
import { createBusinessReader } from './business-reader.ts';
import { localTime } from './clock.ts';
import { converse } from './conversation.ts';

/**
 * Answers from facts and passages only, each concrete claim with its sources; says openly where the site is silent.
 * Stateless: the dialogue is derived from the turns, so the same turns get the same reply.
 */
export function createBuiltinEngine(): LanguageEngine {
  const readBusiness = createBusinessReader();
  return {
    name: 'builtin',
    reply: ({ agent, turns, callerId, now }) =>
      Promise.resolve(
        converse(turns, { ...readBusiness(agent), agent, local: localTime(now, agent.timeZone), callerId }),
      ),
    writePrompt: ({ draft }) => Promise.resolve(draft),
  };
}
