/** The activities of `provisionAgent`, bound to their dependencies. The workflow imports only their type. */
import type { StepInput } from '../../workflows/inputs.ts';
import { failOperation, releaseResources } from '../compensate.ts';
import { whileHeartbeating } from '../heartbeat.ts';
import { activate } from './activate.ts';
import { composeKnowledge, composePrompt } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { acquireNumber, assignNumber, deploy, verifyLive } from './platform.ts';
import { readSite } from './read-site.ts';

export function createProvisionActivities(dependencies: ProvisionDependencies) {
  const bind =
    <A extends unknown[], T>(activity: (dependencies: ProvisionDependencies, ...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      whileHeartbeating(() => activity(dependencies, ...args));
  return {
    readSite: (input: StepInput) => readSite(dependencies, input),
    composeKnowledge: bind(composeKnowledge),
    composePrompt: bind(composePrompt),
    deploy: bind(deploy),
    acquireNumber: bind(acquireNumber),
    assignNumber: bind(assignNumber),
    verifyLive: bind(verifyLive),
    activate: bind(activate),
    releaseResources: bind(releaseResources),
    failOperation: bind(failOperation),
  };
}
export type ProvisionActivities = ReturnType<typeof createProvisionActivities>;
/** Those that end any failed operation. */
export type CompensationActivities = Pick<ProvisionActivities, 'releaseResources' | 'failOperation'>;
