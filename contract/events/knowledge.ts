/** What happens to what agents know. */
import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { eventType, exampleIds } from './definition.ts';

const count = z.number().int().min(0);

export const knowledgeEvents = {
  'kb.synced': eventType({
    description: "An agent's knowledge has been compared with its sources and brought up to date.",
    data: z.strictObject({
      operation_id: idSchema('operation')
        .nullable()
        .describe('The operation that did it, where one was asked for'),
      version: z.number().int().describe("The agent's version that knows it"),
      documents: z.strictObject({ added: count, changed: count, removed: count, unchanged: count }),
      facts: z.strictObject({ added: count, changed: count, removed: count }),
    }),
    example: {
      operation_id: exampleIds.operation,
      version: 3,
      documents: { added: 1, changed: 2, removed: 0, unchanged: 14 },
      facts: { added: 3, changed: 1, removed: 0 },
    },
  }),

  'kb.update_proposed': eventType({
    description: 'An improvement of the knowledge base waits for approval.',
    data: z.strictObject({
      proposal_id: idSchema('proposal'),
      title: z.string().max(300),
      calls: z.array(idSchema('call')).max(20).describe('Calls that it rests on'),
      proposal_url: z.string().describe('Path of the API'),
    }),
    example: {
      proposal_id: exampleIds.proposal,
      title: 'Callers ask about parking; the site does not say.',
      calls: [exampleIds.call],
      proposal_url: `/v2/agents/${exampleIds.agent}/kb/proposals/${exampleIds.proposal}`,
    },
  }),
};
