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

export async function measureCrawl(): Promise<Figure[]> {
  const pages = new Map(
    Array.from({ length: pageCount }, (_, i) => [i === 0 ? '/' : `/page-${i}.html`, makePage(i)]),
  );
  const hostile = makeHostilePages();
  const server = createServer((request, response) => {
    const [, kind = '', file] = decodeURI(request.url ?? '').split('/');
    const trap = hostile[kind];
    if (trap && file === 'page') return void response.writeHead(200, trap.headers).end(trap.body);
    const page = trap
      ? '<title>Home</title><p>A harmless page.<a href="page">Contact</a>'
      : pages.get(request.url ?? '');
    response
      .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
      .end(page ?? 'not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  try {
    const report = await runReader(url, Object.keys(hostile));
    return [
      figure(`reading ${pageCount} pages`, report.readPerSecond, '/s'),
      figure('  bare loop that fetches and parses them', report.barePerSecond, '/s'),
      figure('  share', (report.readPerSecond / report.barePerSecond) * 100, '%', { at: 'least', value: 60 }),
      figure(`  one such site, p50`, report.siteMs, 'ms', { at: 'most', value: 3000 }),
      figure('peak memory of a worker with 20 such crawls at once', report.peakMb, 'MB', {
        at: 'most',
        value: 400,
      }),
      ...report.hostile.map(({ kind, ms }) =>
        figure(`a page of ${kind}`, ms, 'ms', { at: 'most', value: 2000 }),
      ),
      figure('  memory of the worker meanwhile', report.hostilePeakMb, 'MB', { at: 'most', value: 600 }),
      figure(`  a site of ${pageCount} pages beside all of them`, report.besideMs, 'ms'),
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
  hostile: { kind: string; ms: number }[];
  hostilePeakMb: number;
  /** The site of `siteMs` while the hostile ones are read again and again. */
  besideMs: number;
}

/** In a process of its own, so that its memory is the reader's alone and the site is served elsewhere. */
async function runReader(url: string, hostile: string[]): Promise<Report> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', path.join(import.meta.dirname, 'crawl-reader.ts'), url, ...hostile],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  return JSON.parse(output) as Report;
}
