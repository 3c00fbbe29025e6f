/** One signed request to an endpoint, and what its outcome means. */
import type { PostOutcome } from '../../outbound/post.ts';
import { envelopeBody, type StoredEvent } from './envelope.ts';
import { signingKeys, type EndpointSettings } from './settings.ts';
import { signedHeaders } from './signing.ts';

/** Bytes of an answer that are kept. */
export const excerptBytes = 8192;
const userAgent = 'Switchboard-Webhooks/2';

export function requestOf(settings: EndpointSettings, at: Date, event: StoredEvent) {
  const body = envelopeBody(settings.webhookId, event);
  const keys = signingKeys(settings, at.getTime());
  return {
    url: settings.url,
    headers: {
      ...settings.headers,
      'content-type': 'application/json',
      'user-agent': userAgent,
      ...signedHeaders(keys, event.event_id, Math.floor(at.getTime() / 1000), body),
    },
    body,
  };
}

/** What went wrong, in one word; null where the receiver took it. */
export function classifyOutcome(outcome: PostOutcome): string | null {
  if (!outcome.answered) return outcome.failure;
  const { status } = outcome;
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirect';
  if (status === 410) return 'gone';
  if (status === 429) return 'rate-limited';
  return status < 500 ? 'refused' : 'server-error';
}

/** PostgreSQL's text takes no NUL; an empty answer is none. */
export function excerptText(excerpt: Buffer): string | null {
  return excerpt.length === 0 ? null : excerpt.toString('utf8').replaceAll('\0', '\ufffd');
}
