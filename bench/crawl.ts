/** Reading a site of 60 pages beside a bare loop that fetches and parses the same pages; memory with 20 at once. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { figure, type Figure } from './figures.ts';
import { makePage, pageCount } from './crawl-site.ts';

export async function measureCrawl(): Promise<Figure[]> {
  const pages = new Map(
    Array.from({ length: pageCount }, (_, i) => [i === 0 ? '/' : `/page-${i}.html`, makePage(i)]),
  );
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const report = await runReader(url);
    return [
      figure(`reading ${pageCount} pages`, report.readPerSecond, '/s'),
      figure('  bare loop that fetches and parses them', report.barePerSecond, '/s'),
      figure('  share', (report.readPerSecond / report.barePerSecond) * 100, '%', { at: 'least', value: 60 }),
      figure(`  one such site, p50`, report.siteMs, 'ms', { at: 'most', value: 3000 }),
      figure('peak memory of a worker with 20 such crawls at once', report.peakMb, 'MB', {
        at: 'most',
        value: 400,
      }),
    ];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Report {
  readPerSecond: number;
  barePerSecond: number;
  siteMs: number;
  peakMb: number;
}

/** In a process of its own, so that its memory is the reader's alone and the site is served elsewhere. */
async function runReader(url: string): Promise<Report> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', path.join(import.meta.dirname, 'crawl-reader.ts'), url],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return JSON.parse(output) as Report;
}
