/** What an agent knows, and where it is written. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { pageOf, pageQuery, timestampSchema } from '../schemas/common.ts';
import { conflictSchema, factKindSchema, factSchema } from '../schemas/facts.ts';
import { agentParams } from './agents.ts';

export const listFacts = endpoint({
  id: 'listFacts',
  method: 'GET',
  path: '/v2/agents/{agent_id}/kb/facts',
  tag: 'Knowledge',
  summary: 'What the site states, structured',
  description:
    'Every fact names the page and the words that it came from. Contradictions stand under `conflicts` with all their sources; `absent` names the kinds that the site is silent about.',
  scope: 'agents:read',
  params: agentParams,
  success: {
    status: 200,
    schema: z
      .object({
        data: z.array(factSchema),
        conflicts: z.array(conflictSchema),
        absent: z.array(factKindSchema),
      })
      .meta({ id: 'Facts' }),
    description: 'Facts, conflicts and absent kinds',
  },
  errors: [],
  etag: true,
});

const documentFields = {
  document_id: idSchema('document'),
  agent_id: idSchema('agent'),
  source: z.enum(['site']).describe('Where it came from'),
  url: z.string(),
  title: z.string(),
  language: z.string().nullable(),
  content_hash: z.string().describe('SHA-256 of the page as it was fetched'),
  fetched_at: timestampSchema,
  characters: z.number().int(),
};
const documentSummarySchema = z.object(documentFields).meta({ id: 'DocumentSummary' });
const documentSchema = z.object({ ...documentFields, text: z.string() }).meta({ id: 'Document' });

export const listDocuments = endpoint({
  id: 'listDocuments',
  method: 'GET',
  path: '/v2/agents/{agent_id}/kb/documents',
  tag: 'Knowledge',
  summary: 'List the documents that an agent knows',
  scope: 'agents:read',
  params: agentParams,
  query: z.strictObject({ ...pageQuery }),
  success: { status: 200, schema: pageOf(documentSummarySchema), description: 'A page of documents' },
  errors: ['INVALID_CURSOR'],
});

export const getDocument = endpoint({
  id: 'getDocument',
  method: 'GET',
  path: '/v2/agents/{agent_id}/kb/documents/{document_id}',
  tag: 'Knowledge',
  summary: 'Read a document with its text',
  scope: 'agents:read',
  params: agentParams.extend({ document_id: idSchema('document') }),
  success: { status: 200, schema: documentSchema, description: 'The document' },
  errors: [],
  etag: true,
});
