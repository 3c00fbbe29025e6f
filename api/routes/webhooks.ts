/** Subscriptions: make, read, change, remove, rotate, test and replay them. */
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '../../contract/endpoints/webhooks.ts';
import type { BodyOf } from '../../contract/endpoint.ts';
import { ApiError, type ErrorDetail } from '../../contract/errors.ts';
import { idSchema } from '../../contract/ids.ts';
import type { EventType } from '../../contract/events/index.ts';
import { headerInBoth, mostWebhooks, shareHeader } from '../../contract/schemas/webhooks.ts';
import { findAgent } from '../../db/agents.ts';
import type { AccountId } from '../../db/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { acceptReplay, countReplay } from '../../db/replays.ts';
import {
  countWebhooks,
  deleteWebhook as deleteRow,
  findWebhook,
  insertWebhook,
  listWebhooks as listRows,
  lockNewWebhooks,
  lockWebhook,
  rotateWebhookSecret as rotateRow,
  updateWebhook as updateRow,
  type WebhookRow,
} from '../../db/webhooks.ts';
import { idOfEffect, newId } from '../../domain/ids.ts';
import { headersContext, secretContext } from '../../domain/seal-contexts.ts';
import { rotateSecrets } from '../../domain/webhooks/secrets.ts';
import { openSecretHeaders } from '../../domain/webhooks/settings.ts';
import { newWebhookSecret } from '../../domain/webhooks/signing.ts';
import { answerList, idOf } from '../lists.ts';
import { notValid } from '../middleware/validate.ts';
import { notFound } from '../not-found.ts';
import { presentWebhook } from '../present/webhook.ts';
import { preparedRoute, route, type Route } from '../route.ts';
import type { Caller, Services } from '../services.ts';
import { sendTestEvent } from '../webhook-test.ts';

const agentIdSchema = idSchema('agent');
const overlapSeconds = 24 * 3600;
const mostReplayed = 250_000;

export function webhookRoutes(services: Services): Route[] {
  const { db, sealer, checkOutboundUrl } = services;
  const present = (row: WebhookRow) => presentWebhook(sealer, row);
  const sealHeaders = (id: string, headers: Record<string, string>) =>
    Object.keys(headers).length === 0 ? null : sealer.seal(JSON.stringify(headers), headersContext(id));

  async function lock(tx: Tx, accountId: AccountId, id: string): Promise<WebhookRow> {
    const row = await lockWebhook(tx, accountId, id);
    if (!row) throw notFound('webhook');
    return row;
  }

  /** What is given is sent together with what is kept; where both maps are given, the schema has looked. */
  function requireHeadersOnce(
    { headers, secret_headers: secret }: BodyOf<typeof updateWebhook>,
    kept: WebhookRow,
  ): void {
    if (headers === undefined && secret === undefined) return;
    if (shareHeader(headers ?? kept.headers, secret ?? openSecretHeaders(sealer, kept)))
      throw notValid([{ path: secret ? 'secret_headers' : 'headers', message: headerInBoth }]);
  }

  /** What is no id is the schema's to refuse. */
  async function agentIssues(from: Db | Tx, accountId: AccountId, agentId: unknown): Promise<ErrorDetail[]> {
    const { success, data } = agentIdSchema.safeParse(agentId);
    if (!success || (await findAgent(from, accountId, data))) return [];
    return [{ path: 'agent_id', message: 'is not an agent of this account' }];
  }

  async function requireAgent(tx: Tx, accountId: AccountId, agentId: string | null): Promise<void> {
    const issues = await agentIssues(tx, accountId, agentId);
    if (issues.length > 0) throw notValid(issues);
  }

  const findIssues = ({ agent_id: agentId }: Record<string, unknown>, { accountId }: Caller) =>
    agentIssues(db, accountId, agentId);

  async function find(connection: Db | Tx, accountId: AccountId, id: string): Promise<WebhookRow> {
    const row = await findWebhook(connection, accountId, id);
    if (!row) throw notFound('webhook');
    return row;
  }

  return [
    preparedRoute(createWebhook)(
      ({ body }) => checkOutboundUrl(body.url, 'url'),
      async ({ body, caller, db: tx }) => {
        await requireAgent(tx, caller.accountId, body.agent_id);
        const id = newId('webhook');
        const secret = newWebhookSecret();
        const { secret_headers: secretHeaders, ...settings } = body;
        await lockNewWebhooks(tx, caller.accountId);
        if ((await countWebhooks(tx, caller.accountId)) >= mostWebhooks)
          throw new ApiError(
            'CONFLICT',
            `An account has at most ${mostWebhooks} subscriptions; delete one first.`,
          );
        const row = await insertWebhook(tx, caller.accountId, {
          ...settings,
          id,
          url: new URL(body.url).href,
          sealed_headers: sealHeaders(id, secretHeaders),
          sealed_secret: sealer.seal(secret, secretContext(id)),
        });
        return { body: { ...present(row), secret }, headers: { Location: `/v2/webhooks/${id}` } };
      },
      findIssues,
    ),

    route(listWebhooks)(async (call) => {
      const { query, caller } = call;
      const filters = {
        agent_id: query.agent_id,
        enabled: query.enabled === undefined ? undefined : query.enabled === 'true',
      };
      return {
        body: await answerList(sealer, listWebhooks, call, {
          fetch: (page) => listRows(db, caller.accountId, filters, page),
          keyOf: idOf,
          present,
        }),
      };
    }),

    route(getWebhook)(async ({ params, caller }) => ({
      body: present(await find(db, caller.accountId, params.webhook_id)),
    })),

    preparedRoute(updateWebhook)(
      async ({ body }) => {
        if (body.url !== undefined) await checkOutboundUrl(body.url, 'url');
      },
      async ({ params, body, caller, db: tx, requireMatch }) => {
        const { secret_headers: secretHeaders, url, ...settings } = body;
        const current = await lock(tx, caller.accountId, params.webhook_id);
        requireMatch(present(current));
        await requireAgent(tx, caller.accountId, body.agent_id ?? null);
        requireHeadersOnce(body, current);
        const row = await updateRow(tx, caller.accountId, params.webhook_id, {
          ...withoutUndefined(settings),
          ...(url === undefined ? {} : { url: new URL(url).href }),
          ...(secretHeaders === undefined
            ? {}
            : { sealed_headers: sealHeaders(params.webhook_id, secretHeaders) }),
        });
        if (!row) throw notFound('webhook');
        return { body: present(row) };
      },
      findIssues,
    ),

    route(deleteWebhook)(async ({ params, caller, db: tx, requireMatch }) => {
      requireMatch(present(await lock(tx, caller.accountId, params.webhook_id)));
      await deleteRow(tx, caller.accountId, params.webhook_id);
      return { body: { webhook_id: params.webhook_id, deleted: true } };
    }),

    route(rotateWebhookSecret)(async ({ params, caller, db: tx }) => {
      const secret = newWebhookSecret();
      const current = await lock(tx, caller.accountId, params.webhook_id);
      const secrets = rotateSecrets(sealer, current, secret, Date.now());
      if (!secrets)
        throw new ApiError('CONFLICT', 'Ten secrets sign already; wait until the first has ended.');
      const row = await rotateRow(tx, caller.accountId, params.webhook_id, secrets, overlapSeconds);
      if (!row) throw notFound('webhook');
      return { body: { ...present(row), secret } };
    }),

    route(testWebhook)(async ({ params, body, caller, effectId }) => {
      const row = await find(db, caller.accountId, params.webhook_id);
      const type = body.event_type ?? (row.event_types?.[0] as EventType | undefined) ?? 'call.completed';
      const id = idOfEffect('event', effectId);
      return { body: await sendTestEvent(services, row, { id, type }) };
    }),

    route(replayWebhook)(async ({ params, body, caller, effectId }) => {
      const webhook = await find(db, caller.accountId, params.webhook_id);
      if (!webhook.enabled && !body.dry_run)
        throw new ApiError('CONFLICT', 'The subscription is disabled; enable it first.');
      const window = {
        since: new Date(body.since),
        until: body.until === undefined ? null : new Date(body.until),
        eventTypes: body.event_types ?? null,
        onlyFailed: body.only_failed,
      };
      const count = body.dry_run
        ? await countReplay(db, caller.accountId, webhook, window, mostReplayed)
        : await acceptReplay(db, caller.accountId, effectId, webhook, window, mostReplayed);
      if (count === null || count > mostReplayed) {
        throw new ApiError('INVALID_REQUEST', 'The window holds too many events.', {
          details: [{ path: 'since', message: `more than ${mostReplayed} events; take smaller windows` }],
        });
      }
      if (body.dry_run) return { status: 200, body: { webhook_id: webhook.id, dry_run: true, count } };
      return {
        body: { webhook_id: webhook.id, dry_run: false, count },
        headers: { Location: `/v2/webhooks/${webhook.id}/deliveries` },
      };
    }),
  ];
}

/** `exactOptionalPropertyTypes` tells members that are absent from members that are undefined; zod does not. */
function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as never;
}
