/** The activities of `deleteAgent`, bound to their dependencies. The workflow imports only their type. */
import { whileHeartbeating } from '../heartbeat.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { releaseAgent, releaseKnowledge, releaseNumber } from './release.ts';
import { retire } from './retire.ts';

export function createDeleteActivities(dependencies: AgentDependencies) {
  const bind =
    <A extends unknown[], T>(activity: (dependencies: AgentDependencies, ...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      whileHeartbeating(() => activity(dependencies, ...args));
  return {
    releaseNumber: bind(releaseNumber),
    releaseAgent: bind(releaseAgent),
    releaseKnowledge: bind(releaseKnowledge),
    retire: bind(retire),
  };
}
export type DeleteActivities = ReturnType<typeof createDeleteActivities>;
