/**
 * Reading a site of 60 pages beside a bare loop that fetches and parses the same pages; memory with 20 at once; what
 * hostile pages cost themselves and their neighbours.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { figure, type Figure } from './figures.ts';
import { makePage, pageCount } from './crawl-site.ts';
import { makeHostilePages } from './hostile-pages.ts';
import { processEnvironment } from '../scripts/stack/services.ts';

export async function measureCrawl(): Promise<Figure[]> {
  const pages = new Map(
    Array.from({ length: pageCount }, (_, i) => [i === 0 ? '/' : `/page-${i}.html`, makePage(i)]),
  );
  const site = await listen((path) => {
    const page = pages.get(path);
    return { status: page ? 200 : 404, ...html, body: page ?? 'not found' };
  });
  const hostile = Object.entries(makeHostilePages());
  // Each on a host of its own, as hostile sites are: two requests at once to a host are one budget.
  const traps = await Promise.all(
    hostile.map(([, trap]) =>
      listen((path) => {
        if (path === '/contact') return { status: 200, ...trap };
        return path === '/' ? { status: 200, ...html, body: trapHome } : { status: 404, ...html, body: '' };
      }),
    ),
  );
  const url = site.url;
  const hostileUrls = traps.map((trap) => trap.url);
  try {
    const rates = await runReader<Rates>('crawl-rates.ts', url);
    const load = await runReader<Load>('crawl-load.ts', url, ...hostileUrls);
    return [
      ...rateFigures('in a process that has just begun', rates.first),
      ...rateFigures('in one that has read a while', rates.settled),
      figure(`  one such site, p50`, rates.first.siteMs, 'ms', { at: 'most', value: 3000 }),
      figure('peak memory of a worker with 20 such crawls at once', load.peakMb, 'MB', {
        at: 'most',
        value: 400,
      }),
      ...hostile.map(([kind], index) =>
        figure(`a page of ${kind}`, load.hostileMs[index] ?? NaN, 'ms', { at: 'most', value: 2000 }),
      ),
      figure('  memory of the worker meanwhile', load.hostilePeakMb, 'MB', { at: 'most', value: 600 }),
      figure(`  a site of ${pageCount} pages beside all of them`, load.besideMs, 'ms'),
    ];
  } finally {
    for (const server of [site, ...traps]) server.close();
  }
}

function rateFigures(when: string, { siteMs, bareMs }: Readings): Figure[] {
  return [
    figure(`reading ${pageCount} pages, ${when}`, (pageCount / siteMs) * 1000, '/s'),
    figure('  bare loop that fetches and parses them', (pageCount / bareMs) * 1000, '/s'),
    figure('  share', (bareMs / siteMs) * 100, '%', { at: 'least', value: 60 }),
  ];
}

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const trapHome = '<title>Home</title><p>A harmless page.<a href="/contact">Contact</a>';

interface Served {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

async function listen(answer: (path: string) => Served): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request.url ?? '');
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Rates {
  /** The second to the eighth reading of a process, and those after the twenty-eighth. */
  first: Readings;
  settled: Readings;
}

interface Readings {
  siteMs: number;
  bareMs: number;
}

interface Load {
  peakMb: number;
  /** For a home page and the hostile page behind it. */
  hostileMs: number[];
  hostilePeakMb: number;
  /** The site of `siteMs` while the hostile ones are read again and again. */
  besideMs: number;
}

/**
 * In a process of its own, run as a worker is: its memory is the reader's alone, and the site is served elsewhere. The one
 * that comes first leaves compiled code to the next, as a worker does to the one after it.
 */
async function runReader<T>(script: string, ...urls: string[]): Promise<T> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), ...urls], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...processEnvironment(process.env) },
  });
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return JSON.parse(output) as T;
}
