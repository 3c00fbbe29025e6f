/** The activities of `provisionAgent`, bound to their dependencies. The workflow imports only their type. */
import type { ProvisionInput } from '../../workflows/inputs.ts';
import { activate } from './activate.ts';
import { composeKnowledge, composePrompt } from './compose.ts';
import { failOperation, releaseResources, type OperationFailure } from './compensate.ts';
import type { ProvisionDependencies } from './dependencies.ts';
import { acquireNumber, assignNumber, deploy, verifyLive } from './platform.ts';
import { readSite } from './read-site.ts';

export function createProvisionActivities(dependencies: ProvisionDependencies) {
  return {
    readSite: (input: ProvisionInput) => readSite(dependencies, input),
    composeKnowledge: (input: ProvisionInput) => composeKnowledge(dependencies, input),
    composePrompt: (input: ProvisionInput) => composePrompt(dependencies, input),
    deploy: (input: ProvisionInput) => deploy(dependencies, input),
    acquireNumber: (input: ProvisionInput) => acquireNumber(dependencies, input),
    assignNumber: (input: ProvisionInput) => assignNumber(dependencies, input),
    verifyLive: (input: ProvisionInput) => verifyLive(dependencies, input),
    activate: (input: ProvisionInput) => activate(dependencies, input),
    releaseResources: (input: ProvisionInput) => releaseResources(dependencies, input),
    failOperation: (input: ProvisionInput, failure: OperationFailure) =>
      failOperation(dependencies.db, input, failure),
  };
}
export type ProvisionActivities = ReturnType<typeof createProvisionActivities>;
