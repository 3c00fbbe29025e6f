/** What requests to every declared endpoint need: valid bodies, and things of an account for the ids in paths. */
import type { Endpoint } from '../../contract/endpoint.ts';
import { failOperation } from '../../db/operation-endings.ts';
import { makeAgent, makeOperation } from './agents.ts';
import { startTestApi, type TestAccount, type TestApi } from './api.ts';
import { openConsole, type Console } from './console.ts';
import { makeDelivery } from './webhooks.ts';

export type PathValues = Readonly<Record<string, string>>;

const bodies: Record<string, Record<string, unknown>> = {
  createToken: { grant_type: 'client_credentials', client_id: 'x', client_secret: 'y' },
  createSession: { email: 'nobody@example.com', password: 'wrong' },
  createApiKey: { name: 'Ours', scopes: ['agents:read'] },
  rotateApiKey: { overlap_seconds: 60 },
  revokeToken: { token: 'x', client_id: 'x', client_secret: 'y' },
  introspectToken: { token: 'x', client_id: 'x', client_secret: 'y' },
  createAgent: {
    payload: {
      name: 'Desk',
      platform: 'local',
      business_url: 'https://shop.example',
      template_id: 'general',
    },
  },
  createTestCall: { turns: ['Hello?'] },
  updateAgent: { voice: 'deep' },
  putExtraction: { confidence_threshold: 0.8 },
  createWebhook: { url: 'https://hooks.example/x' },
  updateWebhook: { description: 'Ours' },
  testWebhook: {},
  replayWebhook: { since: '2026-01-01T00:00:00.000Z' },
  signUp: {
    invitation_code: 'inv_01h455vb4pex5vsknk084sn02q',
    email: 'ada@example.com',
    password: 'correct horse battery staple',
  },
};

/** A valid body for an endpoint that takes one; whoever declares an endpoint adds it here. */
export function bodyFor(endpoint: Endpoint): Record<string, unknown> | undefined {
  if (!endpoint.body) return undefined;
  const body = bodies[endpoint.id];
  if (!body) throw new Error(`test/support/declared.ts has no body for ${endpoint.id}`);
  return body;
}

/** The endpoint's path with its ids; throws where one is missing, so that no endpoint goes without. */
export function fillPath({ id, path }: Endpoint, values: PathValues): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`test/support/declared.ts has no ${name} for ${id}`);
    return value;
  });
}

/** Makes one of everything for an account; gives the ids by endpoint, as some need theirs in another state. */
export async function makeOneOfEach(
  api: TestApi,
  owner: TestAccount,
): Promise<(endpoint: Endpoint) => PathValues> {
  const { db } = api;
  const { accountId } = owner;
  const { agentId, operationId, phoneNumberId } = await makeAgent(db, accountId);
  const page = await db<{ id: string; agent_id: string }>('site_pages')
    .where({ agent_id: agentId })
    .first('id');
  const { webhookId, deliveryId } = await makeDelivery(api, accountId);
  const running = await makeOperation(db, accountId);
  await db('start_requests').where({ operation_id: running.id }).delete();
  const failed = await makeOperation(db, accountId);
  await db.transaction((tx) =>
    failOperation(tx, accountId, failed.id, {
      code: 'SITE_EMPTY',
      message: 'Nothing.',
      retryable: false,
    }),
  );
  const doomed = await makeAgent(db, accountId);
  const common = {
    agent_id: agentId,
    operation_id: operationId,
    document_id: page?.id ?? '',
    template_id: 'general',
    webhook_id: webhookId,
    delivery_id: deliveryId,
    phone_number_id: phoneNumberId,
    version: '1',
    key_id: owner.keyId,
  };
  const special: Record<string, PathValues> = {
    cancelOperation: { operation_id: running.id },
    retryOperation: { operation_id: failed.id },
    deleteAgent: { agent_id: doomed.agentId },
  };
  return ({ id }) => ({ ...common, ...special[id] });
}

export interface DeclaredApi {
  api: TestApi;
  owner: TestAccount;
  /** The owner in a browser. */
  signedIn: Console;
  idsOf: (endpoint: Endpoint) => PathValues;
}

/** An API whose one account has one of everything; `close` its `api`. */
export async function startDeclaredApi(): Promise<DeclaredApi> {
  const api = await startTestApi();
  const owner = await api.makeAccount();
  const idsOf = await makeOneOfEach(api, owner);
  return { api, owner, idsOf, signedIn: await openConsole(api, owner) };
}
