/** `Retry-After` (RFC 9110 §10.2.3), as sites, voice platforms and receivers of webhooks send it. */

/** Whoever says more means "not in our lifetime"; as large as RFC 9111 §1.2.2 asks for. */
const mostSeconds = 2 ** 31;

/** Milliseconds from now: seconds or a date; undefined for anything else. */
export function readRetryAfterMs(header: string | readonly string[] | undefined): number | undefined {
  if (typeof header !== 'string') return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), mostSeconds) * 1000;
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
