/** What the sealed parts of a subscription are bound to: none can be put in another's place. */

export const secretContext = (webhookId: string): string => `webhook-secret:${webhookId}`;
export const headersContext = (webhookId: string): string => `webhook-headers:${webhookId}`;
