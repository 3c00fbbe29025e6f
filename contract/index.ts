/** The list of every endpoint: the only source of routes, OpenAPI, tools and table tests. */
import type { Endpoint } from './endpoint.ts';
import * as account from './endpoints/account.ts';
import * as agents from './endpoints/agents.ts';
import * as auth from './endpoints/auth.ts';
import * as catalogue from './endpoints/catalogue.ts';
import * as events from './endpoints/events.ts';
import * as knowledge from './endpoints/knowledge.ts';
import * as meta from './endpoints/meta.ts';
import * as operations from './endpoints/operations.ts';
import * as signup from './endpoints/signup.ts';
import * as stream from './endpoints/stream.ts';
import * as testCalls from './endpoints/test-calls.ts';

export const endpoints: readonly Endpoint[] = [
  auth.createToken,
  auth.getJwks,
  signup.signUp,
  account.getAccount,
  account.listCredit,
  agents.createAgent,
  agents.listAgents,
  agents.getAgent,
  testCalls.createTestCall,
  knowledge.listFacts,
  knowledge.listDocuments,
  knowledge.getDocument,
  operations.getOperation,
  operations.listOperations,
  catalogue.listTemplates,
  catalogue.getTemplate,
  catalogue.listPlatforms,
  stream.streamEvents,
  stream.listEvents,
  events.listEventTypes,
  meta.healthz,
  meta.readyz,
  meta.getOpenApi,
];
