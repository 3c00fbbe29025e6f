/** Serves the bundled sample businesses, each as a site of its own on a loopback port. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const sampleNames = ['trattoria', 'dental', 'friseur'] as const;
export type SampleName = (typeof sampleNames)[number];

export interface ServedSample {
  port: number;
  /** Without a trailing slash. */
  baseUrl: string;
  close: () => Promise<void>;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The file behind a request path, or undefined where the path leaves the folder or names nothing that is served. */
export function resolveSamplePath(folder: string, requestPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(requestPath.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || /[\0\\]/.test(path)) return undefined;
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(folder + sep) && extname(file) in contentTypes ? file : undefined;
}

/**
 * Serves one sample at the root of `http://<host>:<port>`; port 0 picks a free one. `{origin}` in robots.txt and the
 * sitemap becomes the address that is served. Rejects where the port is taken.
 */
export async function serveSample(
  name: SampleName,
  { host = '127.0.0.1', port = 0 }: { host?: string; port?: number } = {},
): Promise<ServedSample> {
  const folder = fileURLToPath(new URL(name, import.meta.url));
  let baseUrl = '';
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { allow: 'GET, HEAD' }).end();
        return;
      }
      const file = resolveSamplePath(folder, request.url ?? '/');
      const body = file === undefined ? null : await readFile(file, 'utf8').catch(() => null);
      if (file === undefined || body === null) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        return;
      }
      const text = /\.(?:txt|xml)$/.test(file) ? body.replaceAll('{origin}', baseUrl) : body;
      response.writeHead(200, { 'content-type': contentTypes[extname(file)] }).end(request.method === 'HEAD' ? '' : text);
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  baseUrl = `http://${host.includes(':') ? `[${host}]` : host}:${String(bound)}`;
  return {
    port: bound,
    baseUrl,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}
