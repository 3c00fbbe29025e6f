/** What sealed texts are bound to: none can be put in another's place. */

export const signingKeyContext = (kid: string): string => `signing-key:${kid}`;
export const secretContext = (webhookId: string): string => `webhook-secret:${webhookId}`;
export const headersContext = (webhookId: string): string => `webhook-headers:${webhookId}`;
