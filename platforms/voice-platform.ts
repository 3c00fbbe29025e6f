/** What Switchboard needs of a place where voice agents live. Every platform passes `test/platforms/conformance.ts`. */
import type { PlatformName } from '../contract/schemas/agents.ts';
import type { Conflict, Fact, Source } from '../contract/schemas/facts.ts';
import type { ResourceKind } from '../contract/schemas/operations.ts';
import type { Passage } from '../domain/knowledge/types.ts';
import type { SlotDefinition } from '../domain/templates/types.ts';

/**
 * Our stamp on everything that we create at a platform: `<operation id>/<kind>`. Creating under a reference that already
 * exists adopts what is there, so a repeated activity or a lost answer never makes a second one.
 */
export type Reference = `${string}/${ResourceKind}`;

export interface KnowledgeBaseSpec {
  name: string;
  facts: Fact[];
  conflicts: Conflict[];
  passages: Passage[];
}

export interface AgentSpec {
  name: string;
  businessName: string;
  language: string;
  voice: string;
  greeting: string;
  systemPrompt: string;
  slots: SlotDefinition[];
  timeZone?: string;
  knowledgeBaseId: string;
}

export interface NumberRequest {
  /** Three digits; a platform that has none left there refuses with `no_number`. */
  areaCode?: string;
  label: string;
}

/** A resource as the platform lists it. */
export interface PlatformResource {
  kind: ResourceKind;
  id: string;
  reference: Reference;
}

export interface ConverseInput {
  /** The number that is called; the platform must route it to the agent that it is assigned to. */
  toNumber: string;
  callerId?: string;
  turns: string[];
  /** Same key, same call: a repeated request returns the first one's transcript. */
  callKey: string;
}

export interface ConverseResult {
  agentId: string;
  turns: { speaker: 'agent' | 'caller'; text: string; sources?: Source[] }[];
}

export interface PlatformCapabilities {
  /** Buys numbers itself. */
  numbers: boolean;
  outboundCalls: boolean;
  /** Text conversations with a deployed agent, as test-calls and the live check need them. */
  textConversations: boolean;
  languages: 'any' | string[];
  /** What holding a number costs, in micro-dollars a month. */
  numberMonthlyMicrousd: number;
}

export type PlatformErrorReason = 'rejected' | 'unavailable' | 'no_number' | 'not_found';

/** `unavailable` is worth a retry, the others are final. The message carries no secret and may reach the client. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly reason: PlatformErrorReason;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    reason: PlatformErrorReason,
    message: string,
    options?: { cause?: unknown; retryAfterSeconds?: number },
  ) {
    super(message, { cause: options?.cause });
    this.reason = reason;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** Creates adopt by reference; updates and deletes are idempotent (deleting what is gone succeeds). Rejects with `PlatformError`. */
export interface VoicePlatform {
  readonly name: PlatformName;
  readonly capabilities: PlatformCapabilities;
  createKnowledgeBase(reference: Reference, spec: KnowledgeBaseSpec): Promise<{ id: string }>;
  createAgent(reference: Reference, spec: AgentSpec): Promise<{ id: string }>;
  updateAgent(id: string, spec: AgentSpec): Promise<void>;
  acquireNumber(reference: Reference, request: NumberRequest): Promise<{ id: string; e164: string }>;
  assignNumber(numberId: string, agentId: string): Promise<void>;
  /** Deletes an agent or knowledge base, or gives a number back. */
  release(kind: ResourceKind, id: string): Promise<void>;
  /** The resource under a reference, or null. */
  find(reference: Reference): Promise<PlatformResource | null>;
  /** Everything at the platform that carries one of our references, page by page; for the sweeper. */
  list(cursor?: string): Promise<{ resources: PlatformResource[]; nextCursor: string | null }>;
  converse(input: ConverseInput): Promise<ConverseResult>;
}
