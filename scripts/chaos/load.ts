/** The load of a fault run: agents are asked for at a steady rate, every request repeated until it is answered. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SwitchboardError, type Client } from '../../client/src/index.ts';

export interface Load {
  /** Operation ids by Idempotency-Key: every id that any answer under this key has named. */
  answers: Map<string, Set<string>>;
  /** Keys whose requests were refused for good, with the reason. */
  refused: Map<string, string>;
  /** Stops asking for more and waits until everything that was asked for has its answer. */
  finish(): Promise<void>;
}

export interface LoadOptions {
  client: Client;
  siteUrls: readonly string[];
  perSecond: number;
}

const patienceMs = 120_000;
/** Every fourth request is sent three times at once, as impatient clients do. */
const duplicateEvery = 4;
const duplicates = 3;

export function startLoad({ client, siteUrls, perSecond }: LoadOptions): Load {
  const answers = new Map<string, Set<string>>();
  const refused = new Map<string, string>();
  const open = new Set<Promise<void>>();
  let stopped = false;
  let count = 0;

  async function ask(key: string, siteUrl: string): Promise<void> {
    const body = {
      payload: {
        name: key,
        platform: 'local',
        business_url: siteUrl,
        template_id: 'general',
        metadata: { key },
      },
    };
    try {
      const { operation_id: id } = await client.request<{ operation_id: string }>('POST', '/v2/agents', {
        body,
        idempotencyKey: key,
        patienceMs,
      });
      answers.get(key)?.add(id);
    } catch (error) {
      refused.set(key, error instanceof SwitchboardError ? error.message : String(error));
    }
  }

  const loop = (async () => {
    while (!stopped) {
      const key = `chaos-${count}`;
      const siteUrl = siteUrls[count % siteUrls.length] as string;
      const times = count % duplicateEvery === 0 ? duplicates : 1;
      count += 1;
      answers.set(key, new Set());
      for (let i = 0; i < times; i += 1) {
        const asking = ask(key, siteUrl).finally(() => open.delete(asking));
        open.add(asking);
      }
      await sleep(1000 / perSecond);
    }
  })();

  return {
    answers,
    refused,
    async finish() {
      stopped = true;
      await loop;
      await Promise.all(open);
    },
  };
}
