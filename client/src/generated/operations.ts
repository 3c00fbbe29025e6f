/** Generated from the OpenAPI document by `npm run client`: do not edit. */
export const operationTable = {
  createAgent: { method: 'POST', path: '/v2/agents', open: false },
  createTestCall: { method: 'POST', path: '/v2/agents/{agent_id}/test-calls', open: false },
  getAccount: { method: 'GET', path: '/v2/account', open: false },
  getAgent: { method: 'GET', path: '/v2/agents/{agent_id}', open: false },
  getDocument: { method: 'GET', path: '/v2/agents/{agent_id}/kb/documents/{document_id}', open: false },
  getJwks: { method: 'GET', path: '/.well-known/jwks.json', open: true },
  getOpenApi: { method: 'GET', path: '/v2/openapi.json', open: true },
  getOperation: { method: 'GET', path: '/v2/operations/{operation_id}', open: false },
  getTemplate: { method: 'GET', path: '/v2/templates/{template_id}', open: false },
  healthz: { method: 'GET', path: '/healthz', open: true },
  listAgents: { method: 'GET', path: '/v2/agents', open: false },
  listCredit: { method: 'GET', path: '/v2/account/credit', open: false },
  listDocuments: { method: 'GET', path: '/v2/agents/{agent_id}/kb/documents', open: false },
  listEventTypes: { method: 'GET', path: '/v2/event-types', open: false },
  listEvents: { method: 'GET', path: '/v2/events/log', open: false },
  listFacts: { method: 'GET', path: '/v2/agents/{agent_id}/kb/facts', open: false },
  listOperations: { method: 'GET', path: '/v2/operations', open: false },
  listPlatforms: { method: 'GET', path: '/v2/platforms', open: false },
  listTemplates: { method: 'GET', path: '/v2/templates', open: false },
  readyz: { method: 'GET', path: '/readyz', open: true },
  signUp: { method: 'POST', path: '/v2/signup', open: true },
} as const;

export type OperationId = keyof typeof operationTable;
