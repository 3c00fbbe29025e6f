/** The bundled sample businesses, served on loopback ports while the stack runs. */
import { join } from 'node:path';
import { sampleNames, serveSample } from '../../samples/serve.ts';
import { writeJson } from './files.ts';
import { loopback, nextFreePort } from './ports.ts';

export interface Samples {
  /** Address of each sample's site, by name. */
  urls: Record<string, string>;
  /** What OUTBOUND_ALLOW must name for them to be read. */
  hosts: string[];
  close(): Promise<void>;
}

/** Serves every sample on the first free ports from `firstPort` on, and writes `<dataDir>/samples.json`. */
export async function serveSamples(
  dataDir: string,
  firstPort: number,
  taken: ReadonlySet<number>,
): Promise<Samples> {
  const used = new Set(taken);
  const servers: { port: number; baseUrl: string; close: () => Promise<void> }[] = [];
  const urls: Record<string, string> = {};
  for (const name of sampleNames) {
    const port = await nextFreePort(firstPort, used);
    used.add(port);
    const server = await serveSample(name, { host: loopback, port });
    servers.push(server);
    urls[name] = server.baseUrl;
  }
  await writeJson(join(dataDir, 'samples.json'), urls, 0o644);
  return {
    urls,
    hosts: servers.map(({ port }) => `${loopback}:${port}`),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
