/** The four scopes of the service; a token holds a subset of its key's. */
import { z } from 'zod';

export const scopes = ['agents:read', 'agents:write', 'calls:read', 'webhooks:manage'] as const;
export const scopeSchema = z.enum(scopes);
export type Scope = z.infer<typeof scopeSchema>;
