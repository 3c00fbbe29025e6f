/** Agents after they were built: changes, deletion, versions. */
import { deleteAgent, updateAgent } from '../../contract/endpoints/agents.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import {
  getVersion,
  listVersions,
  restoreVersion,
  type AgentVersion,
} from '../../contract/endpoints/versions.ts';
import { setAgentStatus, type AgentWithVersion } from '../../db/agents.ts';
import { findPendingOperation } from '../../db/operations.ts';
import { findVersion, listVersions as listVersionRows, type VersionRow } from '../../db/versions.ts';
import { mergeMetadata, mostMetadataKeys, type AgentChanges } from '../../domain/agent-life.ts';
import { customMembers } from '../../domain/extraction.ts';
import { lockForChange, requireAgent } from '../agent-of-call.ts';
import { acceptWork } from '../accept.ts';
import { answerList } from '../lists.ts';
import { notValid } from '../middleware/validate.ts';
import { notFound } from '../not-found.ts';
import { acceptedHeaders, presentOperation } from '../present/operation.ts';
import { route, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { templateIssues } from '../template-issues.ts';

export function agentLifeRoutes({ db, sealer, launcher }: Services): Route[] {
  return [
    route(updateAgent)(
      async (call) => {
        const agent = await lockForChange(call, call.params.agent_id);
        const changes = changesOf(call.body, agent);
        const request = { requestId: call.requestId, changes };
        return await acceptWork(call, launcher, { kind: 'update_agent', agentId: agent.id, request });
      },
      ({ template_id: templateId }) => templateIssues(templateId, 'template_id'),
    ),

    route(deleteAgent)(async (call) => {
      const { accountId } = call.caller;
      const agent = await lockForChange(call, call.params.agent_id, { alsoDeleting: true });
      const pending = await findPendingOperation(call.db, accountId, agent.id, 'delete_agent');
      if (pending) return { body: presentOperation(pending), headers: acceptedHeaders(pending) };
      await setAgentStatus(call.db, accountId, agent.id, 'deleting');
      const request = { requestId: call.requestId };
      return await acceptWork(call, launcher, { kind: 'delete_agent', agentId: agent.id, request });
    }),

    route(listVersions)(async (call) => {
      const { params, caller } = call;
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      return {
        body: await answerList(sealer, listVersions, call, {
          within: agent.id,
          fetch: (page) => listVersionRows(db, caller.accountId, agent.id, page),
          keyOf: (row) => String(row.number),
          present: (row) => presentVersion(row, agent),
        }),
      };
    }),

    route(getVersion)(async ({ params, caller }) => {
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      const version = await findVersion(db, caller.accountId, agent.id, params.version);
      if (!version?.activated_at) throw notFound('version');
      return { body: presentVersion(version, agent) };
    }),

    route(restoreVersion)(async (call) => {
      const agent = await lockForChange(call, call.params.agent_id);
      const version = await findVersion(call.db, call.caller.accountId, agent.id, call.params.version);
      if (!version?.activated_at) throw notFound('version');
      const request = { requestId: call.requestId, changes: {}, restoreVersion: version.number };
      return await acceptWork(call, launcher, { kind: 'update_agent', agentId: agent.id, request });
    }),
  ];
}

/** The body in our terms. Throws `INVALID_REQUEST` for what only the agent's own state shows to be wrong. */
function changesOf(body: BodyOf<typeof updateAgent>, agent: AgentWithVersion): AgentChanges {
  const changes: AgentChanges = {
    name: body.name,
    voice: body.voice,
    language: body.language,
    areaCode: body.area_code,
    templateId: body.template_id,
    systemPrompt: body.system_prompt,
    greeting: body.greeting,
    extraction: body.extraction ? customMembers(body.extraction) : body.extraction,
    metadata: body.metadata,
  };
  const keys = Object.keys(mergeMetadata(agent.metadata, body.metadata)).length;
  const issues = [
    ...templateIssues(body.template_id, 'template_id'),
    ...(keys > mostMetadataKeys
      ? [{ path: 'metadata', message: `would hold ${keys} keys; at most ${mostMetadataKeys}` }]
      : []),
  ];
  if (issues.length > 0) throw notValid(issues);
  return changes;
}

function presentVersion(row: VersionRow, agent: AgentWithVersion): AgentVersion {
  return {
    agent_id: row.agent_id,
    version: row.number,
    version_id: row.id,
    live: row.number === agent.version,
    system_prompt: row.system_prompt,
    greeting: row.greeting,
    language: row.language,
    voice: row.voice ?? agent.voice,
    slots: row.slots ?? agent.extraction.slots,
    phone_number: row.phone_number ?? agent.phone_number,
    knowledge_snapshot: row.knowledge_number,
    changed: row.changed,
    restored_from: row.restored_from,
    changed_by: row.actor,
    operation_id: row.operation_id ?? agent.operation_id,
    created_at: (row.activated_at ?? row.created_at).toISOString(),
  };
}
