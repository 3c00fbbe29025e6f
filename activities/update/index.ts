/** The activities of `updateAgent`, bound to their dependencies. The workflow imports only their type. */
import { bindAll } from '../heartbeat.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { activateVersionOf, releaseReplaced } from './activate.ts';
import { composeVersion } from './compose-version.ts';
import { acquireNewNumber, assignNewNumber, deployVersion, verifyVersion } from './platform.ts';

export function createUpdateActivities(dependencies: AgentDependencies) {
  return bindAll(dependencies, {
    composeVersion,
    deployVersion,
    acquireNewNumber,
    assignNewNumber,
    verifyVersion,
    activateVersion: activateVersionOf,
    releaseReplaced,
  });
}
export type UpdateActivities = ReturnType<typeof createUpdateActivities>;
