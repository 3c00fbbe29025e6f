/**
 * `npm run chaos -- --faults N [--rate R] [--seed S]`: runs the whole service under load, kills its processes at
 * random N times, and checks every guarantee from the outside.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { clientFor } from './client-for.ts';
import { commandLine } from './command-line.ts';
import { audit } from './chaos/audit.ts';
import { injectFaults } from './chaos/faults.ts';
import { startLifeLoad } from './chaos/life-load.ts';
import { startLoad } from './chaos/load.ts';
import { createRandom } from './chaos/random.ts';
import { startReceiver } from './chaos/receiver.ts';
import { startStreamReaders } from './chaos/streams.ts';
import { retrySeconds, startWebhookLoad, sumVerdicts } from './chaos/webhooks.ts';
import { startOwnStack } from './stack/own-stack.ts';

const { faults, rate, seed } = commandLine('npm run chaos [-- --faults N] [--rate R] [--seed S]', () => {
  const { values } = parseArgs({
    options: { faults: { type: 'string' }, rate: { type: 'string' }, seed: { type: 'string' } },
  });
  return {
    faults: wholeNumber('faults', values.faults ?? '20', 10_000),
    rate: wholeNumber('rate', values.rate ?? '3', 100),
    seed: wholeNumber('seed', values.seed ?? String(Date.now() % 1_000_000), Number.MAX_SAFE_INTEGER),
  };
});
/** Readers of the event stream are cut that often, whatever else is. */
const streamCuts = 200;
const say = (line: string) => process.stdout.write(`${line}\n`);

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 1 && number <= most) return number;
  throw new Error(`--${name} takes a whole number from 1 to ${most}`);
}

const longestWarmUpMs = 90_000;

say(`chaos: ${faults} faults, ${rate} agents a second, seed ${seed}`);
const receiver = await startReceiver();
const stack = await startOwnStack('chaos', {
  SWEEP_INTERVAL_SECONDS: '5',
  WEBHOOK_RETRY_SECONDS: retrySeconds.join(),
  OUTBOUND_ALLOW: receiver.host,
});
let clean = false;
try {
  const client = clientFor(stack.credentials);
  const streams = await startStreamReaders({
    credentials: stack.credentials,
    client,
    cuts: streamCuts,
    random: createRandom(seed + 2),
  });
  const webhooks = await startWebhookLoad({ client, receiver, random: createRandom(seed + 3) });
  const load = startLoad({ client, siteUrls: Object.values(stack.sampleUrls), perSecond: rate });
  const life = startLifeLoad({ client, load, perSecond: rate, random: createRandom(seed + 1) });
  // Without anything to be changed the faults would meet half of the load.
  await Promise.race([life.begun, sleep(longestWarmUpMs)]);
  await webhooks.watchAgents();
  const survived = await injectFaults({ stack, faults, random: createRandom(seed), say });
  await Promise.all([load.finish(), life.finish()]);
  const report = await audit(stack, client, load, life);
  const told = await webhooks.finish(survived);
  const hooks = sumVerdicts(told);
  const streamed = await streams.finish();
  for (const [key, reason] of load.refused) say(`refused ${key}: ${reason}`);
  const lost = [...report.lost, ...hooks.lost];
  const duplicated = [...report.duplicated, ...hooks.duplicated];
  const broken = [...report.broken, ...hooks.broken];
  const problems = [...lost, ...duplicated, ...report.orphans, ...broken, ...streamed.problems];
  for (const problem of problems) say(`broken: ${problem}`);
  const { changes, deletions, cancellations } = life.asked;
  say(
    `asked for ${changes} changes, ${deletions} deletions, ${cancellations} cancellations (${life.cancelled.size} accepted)`,
  );
  say(`streams were cut ${streamed.cuts} times, ${streamed.seen} events seen by each reader`);
  say(
    `webhooks: ${told.length} subscriptions, ${hooks.committed} deliveries = ${hooks.received} received + ${hooks.exhausted} exhausted; ` +
      `${hooks.refused} refusals, ${hooks.repeated} repeats of ${hooks.inFlight} in flight at faults`,
  );
  say(
    `accepted ${report.accepted}, active ${report.active}, failed ${report.failed}, refused ${load.refused.size}`,
  );
  say(
    `faults survived ${survived.length}, lost ${lost.length}, duplicated ${duplicated.length}, orphans ${report.orphans.length}, broken ${broken.length}`,
  );
  const loaded = report.accepted > 0 && changes > 0 && hooks.received > 0 && hooks.exhausted > 0;
  clean = loaded && problems.length === 0;
} finally {
  await stack.stop();
  await receiver.close();
  if (clean) await stack.remove();
  else say(`logs and data are kept in ${stack.dataDir}`);
}
process.exitCode = clean ? 0 : 1;
