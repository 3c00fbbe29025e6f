/** Agents: accept one to be built, and read them. */
import { createAgent, getAgent, listAgents } from '../../contract/endpoints/agents.ts';
import { ApiError } from '../../contract/errors.ts';
import { provisionSteps } from '../../contract/schemas/operations.ts';
import { findAgent, listAgents as listAgentRows } from '../../db/agents.ts';
import { acceptOperation } from '../../db/operations.ts';
import { estimatedSeconds } from '../../domain/operations.ts';
import { newId } from '../../domain/ids.ts';
import { normalizeBusinessUrl, resolveRequest, type ProvisionRequest } from '../../domain/provisioning.ts';
import { findTemplate, templates } from '../../domain/templates/index.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { requireCredit } from '../credit.ts';
import { operationOf } from '../accept.ts';
import { answerList, listScope } from '../lists.ts';
import { notFound } from '../not-found.ts';
import { acceptedHeaders, presentOperation } from '../present/operation.ts';
import { presentAgent } from '../present/agent.ts';
import { preparedRoute, route, type Route } from '../route.ts';
import type { Services } from '../services.ts';

export function agentRoutes({ db, sealer, launcher, platforms, checkOutboundUrl }: Services): Route[] {
  /** What was asked for with defaults filled in; rejects with everything that is wrong with it. */
  async function resolve(body: BodyOf<typeof createAgent>, requestId: string): Promise<ProvisionRequest> {
    const { payload } = body;
    const configured = platforms.configured().map((platform) => platform.name);
    const template = findTemplate(payload.template_id);
    const businessUrl = normalizeBusinessUrl(payload.business_url);
    const details = [
      ...(configured.includes(payload.platform)
        ? []
        : [
            { path: 'payload.platform', message: `is not configured here; one of: ${configured.join(', ')}` },
          ]),
      ...(template
        ? []
        : [
            {
              path: 'payload.template_id',
              message: `is unknown; one of: ${templates.map(({ id }) => id).join(', ')}`,
            },
          ]),
      ...(businessUrl === null ? [{ path: 'payload.business_url', message: 'is not a web address' }] : []),
    ];
    if (!template || businessUrl === null || details.length > 0) {
      throw new ApiError('INVALID_REQUEST', `Not valid: ${details.map(({ path }) => path).join(', ')}.`, {
        details,
      });
    }
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
    ),

    route(listAgents)(async ({ query, caller }) => {
      const { scope } = listScope(caller.accountId, listAgents.id, query);
      const fetch = (page: Parameters<typeof listAgentRows>[3]) =>
        listAgentRows(db, caller.accountId, query, page);
      return {
        body: await answerList({
          sealer,
          scope,
          query,
          fetch,
          keyOf: (row) => row.id,
          present: presentAgent,
        }),
      };
    }),

    route(getAgent)(async ({ params, caller }) => {
      const agent = await findAgent(db, caller.accountId, params.agent_id);
      if (!agent) throw notFound('agent');
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
