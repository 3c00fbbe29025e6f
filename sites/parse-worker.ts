/** Runs in a thread of the parse pool: decodes a page, understands it, and sends back no more than is of use. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { threadId, workerData } from 'node:worker_threads';
import { MAX_ADDRESS_LENGTH, type PageContent, type PageLink } from '../domain/knowledge/types.ts';
import { decodeHtml } from './decode-html.ts';
import { needsScripts, withoutRequests } from './needs-scripts.ts';
import { standInOf } from './stand-in.ts';
import { toParsedPage, type PageToParse, type ParsedPage } from './parse-page.ts';

export interface ParseTask extends PageToParse {
  /** Set to the thread's id and notified when work begins: the clock of the time limit starts there. */
  started: Int32Array<SharedArrayBuffer>;
}

/** A module that exports `readPage`, as `domain/knowledge/read-page.ts` does. */
interface PageReader {
  readPage(input: { url: string; html: string }): PageContent;
}

/** A page with more links is a trap or a directory; its first ones are its navigation. */
const maxLinks = 2_000;
const maxLinkText = 200;

/** Of a thread that has the processor to itself where nobody else wants it. */
const niceness = 10;

/** Pages give way to calls and deliveries. Linux has priorities by thread; elsewhere this one runs as everything else does. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness);
  } catch {
    // No such system, or priorities cannot be changed here.
  }
}

giveWay();
const { readPage } = (await import((workerData as { readPageModule: string }).readPageModule)) as PageReader;

export default async function parse({ started, ...page }: ParseTask): Promise<ParsedPage> {
  Atomics.store(started, 0, threadId);
  Atomics.notify(started, 0);
  const html = await toHtml(page);
  const content = readPage({ url: page.url, html });
  const isShell = page.kind === 'html' && needsScripts(html, content);
  const said = isShell ? withoutRequests(html, content) : content;
  const standIn = page.kind === 'html' ? standInOf(html, said) : undefined;
  return toParsedPage({ ...said, links: thinLinks(said.links) }, isShell, standIn);
}

/** Most sites have no PDF that is worth reading: its reader is loaded for the first that has. */
async function toHtml({ url, body, contentType, kind }: PageToParse): Promise<string> {
  if (kind === 'html') return decodeHtml(body, contentType);
  const { pdfToHtml } = await import('./read-pdf.ts');
  return await pdfToHtml(body, url);
}

/** One link an address, with the first text that says anything. */
function thinLinks(links: PageLink[]): PageLink[] {
  const byUrl = new Map<string, PageLink>();
  for (const { url, text, nofollow, framed } of links) {
    const known = byUrl.get(url);
    if (known) {
      if (framed) known.framed = true;
      known.nofollow &&= nofollow;
      known.text ||= text.slice(0, maxLinkText);
    } else if (byUrl.size < maxLinks && url.length <= MAX_ADDRESS_LENGTH) {
      byUrl.set(url, { url, text: text.slice(0, maxLinkText), nofollow, ...(framed ? { framed } : {}) });
    }
  }
  return [...byUrl.values()];
}
