/**
 * Wake-ups for listeners, after the commit and coalesced: a NOTIFY within each transaction would take a lock that the
 * whole server shares. A process that dies between the two loses a wake-up, never a row; listeners also poll.
 */
import type { Db, Tx } from './client.ts';

/**
 * `switchboard_events`: accounts with new events. `switchboard_deliveries`: subscriptions with new deliveries.
 * `switchboard_webhooks`: subscriptions whose settings changed. Payloads are words separated by spaces, or `*` for "many".
 * Among deliveries, `newReplays` says that some are to be made.
 */
export type Channel = 'switchboard_events' | 'switchboard_deliveries' | 'switchboard_webhooks';
export const everything = '*';
export const newReplays = '+replays';

/** The first wake-up goes out at once, those of the next milliseconds together: a burst costs few, a lone event no time. */
const coalesceMs = 5;
/** PostgreSQL takes payloads below 8,000 bytes. */
const mostPayloadBytes = 7000;

type Notifier = (channel: Channel, word: string) => void;

/** By the pool's configuration object, which every transaction of the pool shares. */
const notifiers = new WeakMap<object, Notifier>();

const poolOf = (db: Db | Tx): object => (db.client as { config: object }).config;

/** Makes `notifyAfterCommit` work for every transaction of this pool. */
export function installNotifier(db: Db): void {
  const waiting = new Map<Channel, Set<string>>();
  let scheduled = false;
  const send = () => {
    scheduled = waiting.size > 0;
    if (!scheduled) return;
    setTimeout(send, coalesceMs);
    const batch = [...waiting].map(([channel, words]) => [channel, payloadOf(words)] as const);
    waiting.clear();
    const calls = batch.map(() => 'pg_notify(?, ?)').join(', ');
    // Lost with the connection: the listeners' polls find what it was about.
    db.raw(`select ${calls}`, batch.flat()).then(undefined, () => undefined);
  };
  notifiers.set(poolOf(db), (channel, word) => {
    const words = waiting.get(channel);
    if (words) words.add(word);
    else waiting.set(channel, new Set([word]));
    if (scheduled) return;
    scheduled = true;
    // Behind this tick, because one commit has several words; a timer would wait for a millisecond.
    setImmediate(send);
  });
}

/**
 * Sends `word` to the channel's listeners within some milliseconds of the commit, and not at all after a rollback. A
 * statement outside a transaction has committed when it is answered.
 */
export function notifyAfterCommit(db: Db | Tx, channel: Channel, word: string): void {
  const notify = notifiers.get(poolOf(db));
  if (!isTransaction(db)) return notify?.(channel, word);
  db.executionPromise.then(
    () => notify?.(channel, word),
    () => undefined,
  );
}

const isTransaction = (db: Db | Tx): db is Tx => db.isTransaction === true;

function payloadOf(words: ReadonlySet<string>): string {
  const payload = [...words].join(' ');
  return Buffer.byteLength(payload) > mostPayloadBytes ? everything : payload;
}
