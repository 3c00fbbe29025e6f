/**
 * The secrets of a subscription that sign: its own, and those before it until their time has come. What is kept of the
 * earlier ones is one sealed text: the last before today's, whose end stands in the row, and behind it older ones that are
 * still good, each as `secret@end` (ms since 1970).
 */
import type { WebhookRow } from '../../db/webhooks.ts';
import type { Sealer } from '../seal.ts';
import { secretContext } from '../seal-contexts.ts';

/** With more, their signatures would fill a header. */
const mostSecrets = 10;

export interface PreviousSecret {
  secret: string;
  /** It signs until then (ms since 1970). */
  until: number;
}

/** The earlier secrets of a subscription, those that are over among them, the latest first. */
export function openPreviousSecrets(sealer: Sealer, row: WebhookRow): PreviousSecret[] {
  const { id, sealed_previous_secret: sealed, previous_secret_until: until } = row;
  if (sealed === null || until === null) return [];
  return sealer
    .open(sealed, secretContext(id))
    .split(' ')
    .map((entry, index) => {
      const [secret = '', end] = entry.split('@');
      return { secret, until: index === 0 ? until.getTime() : Number(end) };
    });
}

/**
 * What is kept of a subscription's secrets when `next` becomes its own: nobody's promised overlap gets shorter.
 * @returns null where as many as can be sign already
 */
export function rotateSecrets(
  sealer: Sealer,
  row: WebhookRow,
  next: string,
  now: number,
): Pick<WebhookRow, 'sealed_secret' | 'sealed_previous_secret'> | null {
  const context = secretContext(row.id);
  const good = openPreviousSecrets(sealer, row).filter(({ until }) => until > now);
  if (good.length + 2 > mostSecrets) return null;
  const earlier = [
    sealer.open(row.sealed_secret, context),
    ...good.map(({ secret, until }) => `${secret}@${until}`),
  ];
  return {
    sealed_secret: sealer.seal(next, context),
    sealed_previous_secret: sealer.seal(earlier.join(' '), context),
  };
}
