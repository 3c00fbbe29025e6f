/** The activities of `updateAgent`, bound to their dependencies. The workflow imports only their type. */
import { whileHeartbeating } from '../heartbeat.ts';
import type { AgentDependencies } from '../dependencies.ts';
import { activateVersionOf, releaseReplaced } from './activate.ts';
import { composeVersion } from './compose-version.ts';
import { acquireNewNumber, assignNewNumber, deployVersion, verifyVersion } from './platform.ts';

export function createUpdateActivities(dependencies: AgentDependencies) {
  const bind =
    <A extends unknown[], T>(activity: (dependencies: AgentDependencies, ...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      whileHeartbeating(() => activity(dependencies, ...args));
  return {
    composeVersion: bind(composeVersion),
    deployVersion: bind(deployVersion),
    acquireNewNumber: bind(acquireNewNumber),
    assignNewNumber: bind(assignNewNumber),
    verifyVersion: bind(verifyVersion),
    activateVersion: bind(activateVersionOf),
    releaseReplaced: bind(releaseReplaced),
  };
}
export type UpdateActivities = ReturnType<typeof createUpdateActivities>;
