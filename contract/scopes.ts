/** The four scopes of the service; a token holds a subset of its key's. */
import { z } from 'zod';

export const scopes = ['agents:read', 'agents:write', 'calls:read', 'webhooks:manage'] as const;
export const scopeSchema = z.enum(scopes);
export type Scope = z.infer<typeof scopeSchema>;

/** What each scope allows, for people. */
export const scopeDescriptions: Record<Scope, string> = {
  'agents:read': 'Read agents, operations, knowledge and numbers',
  'agents:write': 'Build, change and delete agents and what they know',
  'calls:read': 'Read calls, transcripts, extracted fields and events',
  'webhooks:manage': 'Manage webhook subscriptions and their deliveries',
};
