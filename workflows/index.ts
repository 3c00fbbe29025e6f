/** Every workflow type of the service; the worker's bundle starts here. */
export { deleteAgent } from './delete-agent.ts';
export { provisionAgent } from './provision-agent.ts';
export { sweep } from './sweep.ts';
export { updateAgent } from './update-agent.ts';
