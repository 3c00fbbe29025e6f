/** The activities of `provisionAgent`, bound to their dependencies. The workflow imports only their type. */
import type { StepInput } from '../../workflows/inputs.ts';
import { failOperation, releaseResources } from '../compensate.ts';
import { bindAll } from '../heartbeat.ts';
import { activate } from './activate.ts';
import { composeKnowledge, composePrompt } from './compose.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { acquireNumber, assignNumber, deploy, verifyLive } from './platform.ts';
import { readSite } from './read-site.ts';

export function createProvisionActivities(dependencies: ProvisionDependencies) {
  return {
    readSite: (input: StepInput) => readSite(dependencies, input),
    ...bindAll(dependencies, {
      composeKnowledge,
      composePrompt,
      deploy,
      acquireNumber,
      assignNumber,
      verifyLive,
      activate,
      releaseResources,
      failOperation,
    }),
  };
}
export type ProvisionActivities = ReturnType<typeof createProvisionActivities>;
/** Those that end any failed operation. */
export type CompensationActivities = Pick<ProvisionActivities, 'releaseResources' | 'failOperation'>;
