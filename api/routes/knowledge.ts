/** What an agent knows: facts with their sources, and the pages that they came from. */
import { getDocument, listDocuments, listFacts } from '../../contract/endpoints/knowledge.ts';
import { findKnowledge } from '../../db/knowledge.ts';
import { findDocument, listDocuments as listDocumentRows, type SitePageRow } from '../../db/site-pages.ts';
import { requireAgent } from '../agent-of-call.ts';
import { answerList, idOf } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function knowledgeRoutes({ db, sealer }: Services): Route[] {
  return [
    route(listFacts)(async ({ params, caller }) => {
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      const knowledge = await findKnowledge(db, caller.accountId, agent.id, agent.knowledge_number);
      if (!knowledge) throw notFound('agent');
      return { body: { data: knowledge.facts, conflicts: knowledge.conflicts, absent: knowledge.absent } };
    }),

    route(listDocuments)(async (call) => {
      const { params, caller } = call;
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      return {
        body: await answerList(sealer, listDocuments, call, {
          within: agent.id,
          fetch: (page) => listDocumentRows(db, caller.accountId, agent.id, page),
          keyOf: idOf,
          present: presentSummary,
        }),
      };
    }),

    route(getDocument)(async ({ params, caller }) => {
      await requireAgent(db, caller.accountId, params.agent_id);
      const document = await findDocument(db, caller.accountId, params.agent_id, params.document_id);
      if (!document) throw notFound('document');
      return { body: { ...presentSummary(document), text: document.text } };
    }),
  ];
}

function presentSummary(row: SitePageRow) {
  return {
    document_id: row.id,
    agent_id: row.agent_id,
    source: 'site' as const,
    url: row.url,
    title: row.title,
    language: row.language,
    content_hash: row.content_hash,
    fetched_at: row.fetched_at.toISOString(),
    characters: row.text.length,
  };
}
