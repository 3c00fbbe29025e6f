/** Every workflow type of the service; the worker's bundle starts here. */
export { deleteAgent } from './delete-agent.ts';
export { deliverToEndpoint } from './deliver-to-endpoint.ts';
export { provisionAgent, provisionAgentV2, provisionAgentV3 } from './provision-agent.ts';
export { retention } from './retention.ts';
export { sweep } from './sweep.ts';
export { updateAgent } from './update-agent.ts';
