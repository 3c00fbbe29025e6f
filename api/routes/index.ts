/** Every route of the service. */
import type { Route } from '../route.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './account.ts';
import { agentLifeRoutes } from './agent-life.ts';
import { agentUsageRoutes } from './agent-usage.ts';
import { agentRoutes } from './agents.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { authRoutes } from './auth.ts';
import { catalogueRoutes } from './catalogue.ts';
import { deliveryRoutes } from './deliveries.ts';
import { eventTypeRoutes } from './event-types.ts';
import { extractionRoutes } from './extraction.ts';
import { eventRoutes } from './events.ts';
import { knowledgeRoutes } from './knowledge.ts';
import { metaRoutes } from './meta.ts';
import { operationRoutes } from './operations.ts';
import { sessionRoutes } from './session.ts';
import { signUpRoutes } from './signup.ts';
import { phoneNumberRoutes } from './phone-numbers.ts';
import { testCallRoutes } from './test-calls.ts';
import { webhookRoutes } from './webhooks.ts';

export function allRoutes(services: Services): Route[] {
  return [
    authRoutes,
    signUpRoutes,
    accountRoutes,
    sessionRoutes,
    apiKeyRoutes,
    agentRoutes,
    agentLifeRoutes,
    agentUsageRoutes,
    extractionRoutes,
    testCallRoutes,
    knowledgeRoutes,
    operationRoutes,
    phoneNumberRoutes,
    catalogueRoutes,
    eventRoutes,
    eventTypeRoutes,
    webhookRoutes,
    deliveryRoutes,
    metaRoutes,
  ].flatMap((make) => make(services));
}
