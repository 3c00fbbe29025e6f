/** The built-in language engine: retrieval and rules, no IO, no clock of its own. */
import type { LanguageEngine } from '../types.ts';
import { createBusinessReader } from './business-reader.ts';
import type { Scene } from './business.ts';
import { datesAnywhere, localTime } from './language/clock.ts';
import { fittedJudge, type Judge } from './evidence/evidence.ts';
import { fittedRouteJudge, type RouteJudge } from './evidence/route-evidence.ts';
import { converse, type StepMemory } from './conversation.ts';

/**
 * Answers from facts and passages only, each concrete claim with its sources; says openly where the site is silent.
 * Stateless: the dialogue is derived from the turns, so the same turns get the same reply.
 */
export function createBuiltinEngine(
  judge: Judge = fittedJudge,
  judgeRoute: RouteJudge = fittedRouteJudge,
): LanguageEngine {
  const readBusiness = createBusinessReader();
  const memory: StepMemory = new WeakMap();
  return {
    name: 'builtin',
    reply: ({ agent, turns, callerId, now }) => {
      const local = localTime(now, agent.timeZone);
      const sceneIn = (language: string): Scene => ({
        ...readBusiness({ ...agent, language }),
        agent,
        local,
        dates: local === undefined ? datesAnywhere(now) : [local.date, local.date],
        callerId,
        heard: '',
        told: '',
        judge,
        judgeRoute,
      });
      return Promise.resolve(converse(turns, agent, sceneIn, now.getTime(), memory));
    },
    writePrompt: ({ draft }) => Promise.resolve(draft),
  };
}
