/** From 202 to `active` on the bundled three-page site, and how much of it is not waiting for site or platform. */
import type { Client } from '../client/src/index.ts';
import { clientFor } from '../scripts/client-for.ts';
import type { Stack } from '../scripts/stack/stack.ts';
import { createPlatforms } from '../platforms/registry.ts';
import type { Operation } from '../contract/schemas/operations.ts';
import { figure, percentile, type Figure } from './figures.ts';

const runs = 25;
const warmups = 5;

export async function measureLatency(stack: Stack): Promise<Figure[]> {
  const client = clientFor(stack.credentials);
  const siteUrl = stack.sampleUrls['trattoria'] ?? '';
  const seconds: number[] = [];
  for (let run = 0; run < warmups + runs; run += 1) {
    const operation = await provision(client, siteUrl);
    if (run >= warmups) seconds.push(operation.provisioning_time_seconds ?? Number.NaN);
  }
  const waitingMs = (await timeOf(() => fetchSite(siteUrl))) + (await timeOf(() => usePlatform(stack)));
  const p50 = percentile(seconds, 50) * 1000;
  return [
    figure('202 to active, p50', p50, 'ms', { at: 'most', value: 2000 }),
    figure('202 to active, p95', percentile(seconds, 95) * 1000, 'ms'),
    figure('  waiting for site and platform (same requests, bare)', waitingMs, 'ms'),
    figure('  share not spent waiting, p50', p50 - waitingMs, 'ms', { at: 'most', value: 500 }),
  ];
}

/** One operation from request to end. */
export async function provision(client: Client, siteUrl: string): Promise<Operation> {
  const accepted = await client.createAgent({
    body: { payload: { name: 'bench', platform: 'local', business_url: siteUrl, template_id: 'restaurant' } },
  });
  return await client.waitForOperation((accepted as Operation).operation_id, { pollMs: 10 });
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return percentile(times, 50);
}

/** The requests that reading the sample takes, one after the other. */
async function fetchSite(siteUrl: string): Promise<void> {
  for (const path of ['/robots.txt', '/', '/sitemap.xml', '/menu.html', '/contact.html']) {
    await (await fetch(new URL(path, siteUrl))).arrayBuffer();
  }
}

/** The platform's share: one small agent made, called and released. */
async function usePlatform(stack: Stack): Promise<void> {
  const local = {
    baseUrl: stack.env['RUNTIME_URL'] ?? '',
    apiKey: stack.env['RUNTIME_API_KEY'] ?? '',
    timeoutMs: 15_000,
  };
  const platform = createPlatforms({ local }).get('local');
  const stamp = `op_bench${Math.random().toString(36).slice(2)}` as const;
  const knowledge = { name: 'bench', facts: [], conflicts: [], passages: [] };
  const { id: knowledgeBaseId } = await platform.createKnowledgeBase(`${stamp}/knowledge_base`, knowledge);
  const { id: agentId } = await platform.createAgent(`${stamp}/agent`, {
    name: 'bench',
    businessName: 'bench',
    language: 'en',
    voice: 'warm',
    greeting: 'Hello',
    systemPrompt: 'You answer.',
    slots: [],
    knowledgeBaseId,
  });
  const number = await platform.acquireNumber(`${stamp}/phone_number`, { label: 'bench' });
  await platform.assignNumber(number.id, agentId);
  await platform.converse({ toNumber: number.e164, turns: ['What are your opening hours?'], callKey: stamp });
}
