/** Every workflow type of the service; the worker's bundle starts here. */
export { provisionAgent } from './provision-agent.ts';
export { sweep } from './sweep.ts';
