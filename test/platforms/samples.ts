/** Small but complete specs for tests of voice platforms. */
import { randomUUID } from 'node:crypto';
import type { Source } from '../../contract/schemas/facts.ts';
import type { ResourceKind } from '../../contract/schemas/operations.ts';
import type {
  AgentSpec,
  KnowledgeBaseSpec,
  Reference,
  VoicePlatform,
} from '../../platforms/voice-platform.ts';

const source = (quote: string): Source => ({ url: 'https://elm-street-cafe.example/', quote });

/** A reference that nothing has yet. */
export const newReference = (kind: ResourceKind): Reference => `op_${randomUUID()}/${kind}`;

export const sampleKnowledge = (overrides: Partial<KnowledgeBaseSpec> = {}): KnowledgeBaseSpec => ({
  name: 'Elm Street Café',
  facts: [
    { kind: 'name', value: { text: 'Elm Street Café' }, source: source('Elm Street Café') },
    {
      kind: 'hours',
      value: { days: ['mon', 'tue'], opens: '08:00', closes: '17:00', closed: false },
      source: source('Monday and Tuesday 8:00–17:00'),
    },
    {
      kind: 'service',
      value: { name: 'Espresso', price_text: '$3', price_min: 3, price_max: 3, currency: 'USD' },
      source: source('Espresso $3'),
    },
  ],
  conflicts: [],
  passages: [
    {
      url: 'https://elm-street-cafe.example/',
      heading: 'Welcome',
      text: 'Coffee, roasted on Elm Street since 1987.',
    },
  ],
  ...overrides,
});

export const sampleAgent = (knowledgeBaseId: string, overrides: Partial<AgentSpec> = {}): AgentSpec => ({
  name: 'Elm Street reception',
  businessName: 'Elm Street Café',
  language: 'en',
  voice: 'warm-female',
  greeting: 'Elm Street Café, how can I help?',
  systemPrompt: 'You answer the telephone of Elm Street Café.',
  slots: [{ name: 'caller_name', description: 'Who is calling', type: 'string', required: true }],
  timeZone: 'America/New_York',
  knowledgeBaseId,
  ...overrides,
});

/** Creates a resource of that kind, with what it needs, under the reference; repeatable. */
export async function createResource(
  platform: VoicePlatform,
  kind: ResourceKind,
  reference: Reference,
  knowledgeBaseId: string,
): Promise<{ id: string }> {
  switch (kind) {
    case 'knowledge_base':
      return platform.createKnowledgeBase(reference, sampleKnowledge());
    case 'agent':
      return platform.createAgent(reference, sampleAgent(knowledgeBaseId));
    case 'phone_number':
      return platform.acquireNumber(reference, { label: 'reception' });
  }
}

/** References for everything that `deployAgent` creates. */
export const newReferences = () => ({
  knowledgeBase: newReference('knowledge_base'),
  agent: newReference('agent'),
  number: newReference('phone_number'),
});

/** An agent with a knowledge base, and a number that it answers; four requests, repeatable with the same references. */
export async function deployAgent(
  platform: VoicePlatform,
  overrides: Partial<AgentSpec> = {},
  references: ReturnType<typeof newReferences> = newReferences(),
) {
  const { id: knowledgeBaseId } = await platform.createKnowledgeBase(
    references.knowledgeBase,
    sampleKnowledge(),
  );
  const { id: agentId } = await platform.createAgent(
    references.agent,
    sampleAgent(knowledgeBaseId, overrides),
  );
  const number = await platform.acquireNumber(references.number, { label: 'reception' });
  await platform.assignNumber(number.id, agentId);
  return { knowledgeBaseId, agentId, numberId: number.id, e164: number.e164 };
}
