/** The activities of `deleteAgent`, bound to their dependencies. The workflow imports only their type. */
import { bindAll } from '../heartbeat.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { releaseAgent, releaseKnowledge, releaseNumber } from './release.ts';
import { retire } from './retire.ts';

export function createDeleteActivities(dependencies: AgentDependencies) {
  return bindAll(dependencies, { releaseNumber, releaseAgent, releaseKnowledge, retire });
}
export type DeleteActivities = ReturnType<typeof createDeleteActivities>;
