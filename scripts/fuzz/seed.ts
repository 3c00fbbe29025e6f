/** What an account must hold so that every operation has something to succeed on. */
import { insertInvitation } from '../../db/system-invitations.ts';
import { createDb } from '../../db/client.ts';
import { newInvitationCode } from '../../domain/invitation-codes.ts';
import type { Client } from '../../client/src/index.ts';
import type { Credentials } from '../stack/credentials.ts';
import type { OwnSite } from './own-site.ts';

/** Names a value may be drawn from: by operation id, or `*` for all others; then by parameter or `body.member`. */
export type Values = Record<string, Record<string, readonly string[]>>;

export interface Session {
  cookie: string;
  csrfToken: string;
}

export interface Seeds {
  token: string;
  values: Values;
  session: Session;
  /** To be ended by the operation that ends sessions. */
  spareSessions: Session[];
  /** Ids that the run itself needs, by the operations that would take them away. */
  kept: Record<string, readonly string[]>;
  /** An operation that is still under way, and the body that begins another one. */
  pending: { operationId: string; createAgent: unknown };
}

export interface SeedOptions {
  client: Client;
  credentials: Credentials;
  databaseUrl: string;
  siteUrl: string;
  own: OwnSite;
}

/** Agents, keys and subscriptions that are there to be deleted. */
const spares = 6;
const spareSessionCount = 25;

export async function seed({ client, credentials, databaseUrl, siteUrl, own }: SeedOptions): Promise<Seeds> {
  const { base_url: baseUrl, client_id, client_secret, email, password } = credentials;
  const newWebhook = async (url: string) => (await client.createWebhook({ body: { url } })).webhook_id;
  const webhookId = await newWebhook(own.receiverUrl);
  const agents = await Promise.all(Array.from({ length: spares + 2 }, () => buildAgent(client, siteUrl)));
  const failed = await Promise.all([1, 2].map(() => failToBuild(client, own.emptyUrl)));
  const spareWebhooks = await Promise.all(
    Array.from({ length: spares }, () => newWebhook(`${own.receiverUrl}-gone`)),
  );
  const [agentId = '', secondAgentId = '', ...spareAgents] = agents;
  const pendingId = await accept(client, own.slowUrl);
  const { data: documents } = await client.listDocuments({ path: { agent_id: agentId } });
  const { data: numbers } = await client.listPhoneNumbers();
  const { data: operations } = await client.listOperations();

  const signIn = () => openSession(baseUrl, { email, password });
  const session = await signIn();
  const keys: string[] = [];
  for (let i = 0; i <= spares; i += 1) keys.push(await newApiKey(baseUrl, session));
  const spareSessions: Session[] = [];
  for (let i = 0; i < spareSessionCount; i += 1) spareSessions.push(await signIn());

  const ownKeys = (await listKeys(baseUrl, session)).filter((id) => !keys.includes(id));

  const guestEmail = 'guest@example.com';
  const body = { grant_type: 'client_credentials', client_id, client_secret };
  const answer = await fetch(`${baseUrl}/v2/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const clientCredentials = { 'body.client_id': [client_id], 'body.client_secret': [client_secret] };
  return {
    token,
    session,
    spareSessions,
    kept: {
      deleteAgent: [agentId, secondAgentId],
      deleteWebhook: [webhookId],
      deleteApiKey: [...ownKeys, ...keys.slice(0, 1)],
      rotateApiKey: ownKeys,
    },
    pending: { operationId: pendingId, createAgent: agentAt(own.slowUrl).body },
    values: {
      '*': {
        agent_id: [agentId, secondAgentId],
        operation_id: operations.map((operation) => operation.operation_id),
        document_id: documents.map((document) => document.document_id),
        phone_number_id: numbers.map((number) => number.phone_number_id),
        webhook_id: [webhookId],
        delivery_id: await deliveriesOf(client, webhookId),
        version: ['1'],
        template_id: ['general', 'dental'],
        key_id: keys.slice(0, 1),
      },
      getDocument: { agent_id: [agentId] },
      cancelOperation: { operation_id: [pendingId] },
      deleteAgent: { agent_id: spareAgents },
      deleteWebhook: { webhook_id: spareWebhooks },
      deleteApiKey: { key_id: keys.slice(1) },
      retryOperation: { operation_id: failed },
      createToken: clientCredentials,
      revokeToken: clientCredentials,
      introspectToken: clientCredentials,
      createSession: { 'body.email': [email], 'body.password': [password] },
      signUp: {
        'body.invitation_code': [await inviteGuest(databaseUrl, guestEmail)],
        'body.email': [guestEmail],
        'body.password': ['correct horse battery staple'],
      },
      createAgent: {
        'body.payload.business_url': [siteUrl, own.emptyUrl, own.slowUrl],
        'body.payload.template_id': ['general', 'dental'],
        'body.payload.platform': ['local'],
      },
      updateAgent: { 'body.template_id': ['general', 'dental'] },
      createWebhook: { 'body.url': [own.receiverUrl] },
      updateWebhook: { 'body.url': [own.receiverUrl] },
    },
  };
}

const agentAt = (siteUrl: string) => ({
  body: {
    payload: {
      name: 'Desk',
      platform: 'local' as const,
      business_url: siteUrl,
      template_id: 'general',
    },
  },
});

async function accept(client: Client, siteUrl: string): Promise<string> {
  const accepted = await client.createAgent(agentAt(siteUrl));
  if (!('operation_id' in accepted)) throw new Error('the service answered with a plan');
  return accepted.operation_id;
}

async function buildAgent(client: Client, siteUrl: string): Promise<string> {
  return (await client.waitForOperation(await accept(client, siteUrl))).agent_id ?? '';
}

async function failToBuild(client: Client, siteUrl: string): Promise<string> {
  const operationId = await accept(client, siteUrl);
  await client.waitForOperation(operationId).then(
    () => Promise.reject(new Error(`an agent was made from ${siteUrl}`)),
    () => undefined,
  );
  return operationId;
}

async function deliveriesOf(client: Client, webhookId: string): Promise<string[]> {
  const { data } = await client.listDeliveries({ path: { webhook_id: webhookId } });
  return data.map((delivery) => delivery.delivery_id);
}

async function openSession(baseUrl: string, json: { email: string; password: string }): Promise<Session> {
  const answer = await fetch(`${baseUrl}/v2/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const cookie = /=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { csrf_token: csrfToken } = (await answer.json()) as { csrf_token: string };
  return { cookie, csrfToken };
}

const headersOf = ({ cookie, csrfToken }: Session) => ({
  cookie: `switchboard_session=${cookie}`,
  'x-csrf-token': csrfToken,
  'content-type': 'application/json',
});

async function newApiKey(baseUrl: string, session: Session): Promise<string> {
  const answer = await fetch(`${baseUrl}/v2/api-keys`, {
    method: 'POST',
    headers: headersOf(session),
    body: JSON.stringify({ name: 'Spare', scopes: ['agents:read'] }),
  });
  return ((await answer.json()) as { key_id: string }).key_id;
}

async function listKeys(baseUrl: string, session: Session): Promise<string[]> {
  const answer = await fetch(`${baseUrl}/v2/api-keys?limit=100`, { headers: headersOf(session) });
  return ((await answer.json()) as { data: { key_id: string }[] }).data.map((key) => key.key_id);
}

async function inviteGuest(databaseUrl: string, email: string): Promise<string> {
  const db = createDb({ url: databaseUrl, poolSize: 1, applicationName: 'switchboard-fuzz' });
  try {
    const { code, codeHash } = newInvitationCode();
    await insertInvitation(db, { codeHash, email, validDays: 1 });
    return code;
  } finally {
    await db.destroy();
  }
}
