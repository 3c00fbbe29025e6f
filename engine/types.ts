/** The language engine: writes prompts and holds conversations. Built in by retrieval and rules, or any OpenAI-compatible model. */
import type { Source, Conflict, Fact } from '../contract/schemas/facts.ts';
import type { Passage } from '../domain/knowledge/types.ts';
import type { SlotDefinition } from '../domain/templates/types.ts';

/** What an agent knows; nothing else may be claimed. */
export interface AgentKnowledge {
  facts: Fact[];
  conflicts: Conflict[];
  passages: Passage[];
}

/** Everything about a deployed agent that a conversation needs. */
export interface AgentProfile {
  businessName: string;
  /** BCP 47 primary subtag that the agent speaks. */
  language: string;
  greeting: string;
  systemPrompt: string;
  slots: SlotDefinition[];
  /** IANA zone of the business, where it is known; hours are in it. */
  timeZone?: string;
  knowledge: AgentKnowledge;
}

export interface Turn {
  speaker: 'caller' | 'agent';
  text: string;
  sources?: Source[];
}

export interface ConversationInput {
  agent: AgentProfile;
  /** All turns so far; the last one is the caller's. */
  turns: Turn[];
  callerId?: string;
  now: Date;
  /** How long a model may take for this reply; without it, as long as the engine lets it. */
  patienceMs?: number;
}

export interface Reply {
  text: string;
  /** The statements that the answer rests on; empty for small talk, questions back and "I don't know". */
  sources: Source[];
}

export interface LanguageEngine {
  readonly name: 'builtin' | 'openai-compatible';
  /** The agent's next turn. Rejects only on failure of a remote model that the engine could not make good itself. */
  reply(input: ConversationInput): Promise<Reply>;
  /** Words how the agent of a composed prompt sounds; rules and facts stay as they are, and all of it where that cannot be bettered. */
  writePrompt(input: { draft: string; knowledge: AgentKnowledge; language: string }): Promise<string>;
}
