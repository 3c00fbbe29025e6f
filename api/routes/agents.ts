/** Agents: accept one to be built, and read them. */
import { createAgent, getAgent, listAgents } from '../../contract/endpoints/agents.ts';
import type { ErrorDetail } from '../../contract/errors.ts';
import { provisionSteps } from '../../contract/schemas/operations.ts';
import { listAgents as listAgentRows } from '../../db/agents.ts';
import { acceptOperation } from '../../db/operations.ts';
import { estimatedSeconds } from '../../domain/operations.ts';
import { newId } from '../../domain/ids.ts';
import { normalizeBusinessUrl, resolveRequest, type ProvisionRequest } from '../../domain/provisioning.ts';
import { findTemplate } from '../../domain/templates/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { requireAgent } from '../agent-of-call.ts';
import { requireCredit } from '../credit.ts';
import { operationOf } from '../accept.ts';
import { answerList, idOf } from '../lists.ts';
import { notValid } from '../middleware/validate.ts';
import { acceptedHeaders, presentOperation } from '../present/operation.ts';
import { presentAgent } from '../present/agent.ts';
import { preparedRoute, route, type Route } from '../route.ts';
import type { Services } from '../services.ts';
import { templateIssues } from '../template-issues.ts';

export function agentRoutes({ db, sealer, launcher, platforms, checkOutboundUrl }: Services): Route[] {
  /** What of a payload no schema knows to be wrong; members that are no text are the schema's to refuse. */
  function issuesOf(payload: Record<string, unknown>): ErrorDetail[] {
    const { platform, template_id: templateId, business_url: businessUrl } = payload;
    const configured = platforms.configured().map(({ name }) => name as string);
    const notHere = `is not configured here; one of: ${configured.join(', ')}`;
    return [
      ...(typeof platform !== 'string' || configured.includes(platform)
        ? []
        : [{ path: 'payload.platform', message: notHere }]),
      ...templateIssues(templateId, 'payload.template_id'),
      ...(typeof businessUrl !== 'string' || normalizeBusinessUrl(businessUrl.trim()) !== null
        ? []
        : [{ path: 'payload.business_url', message: 'is not a web address' }]),
    ];
  }

  /** What was asked for with defaults filled in; rejects with everything that is wrong with it. */
  async function resolve(body: BodyOf<typeof createAgent>, requestId: string): Promise<ProvisionRequest> {
    const { payload } = body;
    const issues = issuesOf(payload);
    const template = findTemplate(payload.template_id);
    const businessUrl = normalizeBusinessUrl(payload.business_url);
    if (!template || businessUrl === null || issues.length > 0) throw notValid(issues);
    await checkOutboundUrl(businessUrl);
    return resolveRequest(body, businessUrl, template, requestId);
  }

  return [
    preparedRoute(createAgent)(
      async ({ body, caller, requestId }) => {
        const request = await resolve(body, requestId);
        if (!isDryRun(body)) await requireCredit(db, caller.accountId);
        return request;
      },
      ({ body, caller, afterCommit }, request) => {
        if (isDryRun(body)) return Promise.resolve({ status: 200, body: planOf(request) as never });
        const { row, effect } = acceptOperation(
          caller.accountId,
          operationOf(caller, { kind: 'provision_agent', agentId: newId('agent'), request }),
        );
        afterCommit(() => launcher.wake());
        return Promise.resolve({ body: presentOperation(row), headers: acceptedHeaders(row), effect });
      },
      ({ payload }) =>
        typeof payload === 'object' && payload !== null ? issuesOf(payload as Record<string, unknown>) : [],
    ),

    route(listAgents)(async (call) => ({
      body: await answerList(sealer, listAgents, call, {
        fetch: (page) => listAgentRows(db, call.caller.accountId, call.query, page),
        keyOf: idOf,
        present: presentAgent,
      }),
    })),

    route(getAgent)(async ({ params, caller }) => {
      const agent = await requireAgent(db, caller.accountId, params.agent_id);
      return { body: presentAgent(agent) };
    }),
  ];
}

const isDryRun = (body: BodyOf<typeof createAgent>) => body.dry_run ?? body.payload.dry_run ?? false;

/** What `dry_run` answers. Building costs nothing; minutes of calls do. */
function planOf(request: ProvisionRequest) {
  return {
    dry_run: true,
    plan: {
      name: request.name,
      platform: request.platform,
      business_url: request.businessUrl,
      template_id: request.templateId,
      voice: request.voice,
      language: request.language,
      area_code: request.areaCode,
      extraction: request.extraction,
      metadata: request.metadata,
      steps: [...provisionSteps],
    },
    estimated_seconds: estimatedSeconds.provision_agent,
    estimated_cost: { amount_microusd: 0, currency: 'USD' },
  };
}
