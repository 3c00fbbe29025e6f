/** The list of every endpoint: the only source of routes, OpenAPI, tools and table tests. */
import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as agentUsage from './endpoints/agent-usage.ts';
import * as agents from './endpoints/agents.ts';
import * as apiKeys from './endpoints/api-keys.ts';
import * as auth from './endpoints/auth.ts';
import * as catalogue from './endpoints/catalogue.ts';
import * as deliveries from './endpoints/deliveries.ts';
import * as events from './endpoints/events.ts';
import * as extraction from './endpoints/extraction.ts';
import * as knowledge from './endpoints/knowledge.ts';
import * as meta from './endpoints/meta.ts';
import * as operations from './endpoints/operations.ts';
import * as session from './endpoints/session.ts';
import * as signup from './endpoints/signup.ts';
import * as phoneNumbers from './endpoints/phone-numbers.ts';
import * as stream from './endpoints/stream.ts';
import * as testCalls from './endpoints/test-calls.ts';
import * as versions from './endpoints/versions.ts';
import * as webhooks from './endpoints/webhooks.ts';

export const endpoints: readonly Endpoint[] = [
  auth.createToken,
  auth.revokeToken,
  auth.introspectToken,
  auth.getJwks,
  auth.getServerMetadata,
  signup.signUp,
  account.getAccount,
  account.listCredit,
  account.listUsage,
  session.createSession,
  session.getSession,
  session.deleteSession,
  apiKeys.createApiKey,
  apiKeys.listApiKeys,
  apiKeys.getApiKey,
  apiKeys.rotateApiKey,
  apiKeys.deleteApiKey,
  agents.createAgent,
  agents.listAgents,
  agents.getAgent,
  agents.updateAgent,
  agents.deleteAgent,
  agentUsage.getAgentUsage,
  versions.listVersions,
  versions.getVersion,
  versions.restoreVersion,
  extraction.getExtraction,
  extraction.putExtraction,
  testCalls.createTestCall,
  knowledge.listFacts,
  knowledge.listDocuments,
  knowledge.getDocument,
  operations.getOperation,
  operations.listOperations,
  operations.cancelOperation,
  operations.retryOperation,
  phoneNumbers.listPhoneNumbers,
  phoneNumbers.getPhoneNumber,
  catalogue.listTemplates,
  catalogue.getTemplate,
  catalogue.listPlatforms,
  stream.streamEvents,
  stream.listEvents,
  events.listEventTypes,
  webhooks.createWebhook,
  webhooks.listWebhooks,
  webhooks.getWebhook,
  webhooks.updateWebhook,
  webhooks.deleteWebhook,
  webhooks.rotateWebhookSecret,
  webhooks.testWebhook,
  webhooks.replayWebhook,
  deliveries.listDeliveries,
  deliveries.getDelivery,
  deliveries.retryDelivery,
  meta.healthz,
  meta.readyz,
  meta.getOpenApi,
];
