/** Prepares an agent's knowledge for answering, and keeps it prepared while the knowledge lives. */
import type { AgentKnowledge, AgentProfile } from '../types.ts';
import { prepareBusiness } from './business.ts';
import type { Business } from './business.ts';
import { lexiconFor } from './language/lexicons.ts';

/** Indexing costs far more than a question, so it is done once per knowledge object and language. */
export function createBusinessReader(): (agent: AgentProfile) => Business {
  const prepared = new WeakMap<AgentKnowledge, Map<string, Business>>();
  return (agent) => {
    const { lexicon, readWhen } = lexiconFor(agent.language);
    const byLanguage = prepared.get(agent.knowledge) ?? new Map<string, Business>();
    prepared.set(agent.knowledge, byLanguage);
    const business = byLanguage.get(lexicon.words.language) ?? prepareBusiness(agent, lexicon, readWhen);
    byLanguage.set(lexicon.words.language, business);
    return business;
  };
}
