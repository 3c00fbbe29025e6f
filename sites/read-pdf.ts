/** Turns a PDF (a menu, a price list) into plain HTML: its text by PDF.js, within limits of pages, text and memory. */
import { decodePercent } from '../domain/knowledge/decode-percent.ts';
import { storableText } from '../domain/storable.ts';
import { getDocumentProxy } from 'unpdf';
import { layOutPage, type TextPiece } from './pdf-layout.ts';
import { limitAllocations } from './limit-allocations.ts';
import { languages } from './words/index.ts';
import { escapeUTF8 as escapeHtml } from 'entities/escape';

const maxPages = 30;
const maxPieces = 60_000;
const maxHtmlLength = 1_000_000;
/** Buffers of one document together; a menu needs a tenth. */
const maxDocumentBytes = 40 * 1_048_576;

/** Rejects where the file is damaged, asks for a password or unpacks to more than a menu would. */
export async function pdfToHtml(body: Uint8Array, url: string): Promise<string> {
  const restore = limitAllocations(maxDocumentBytes);
  try {
    const pdf = await getDocumentProxy(new Uint8Array(body), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      stopAtErrors: false,
    });
    const title = await titleOf(pdf, url);
    const pages: string[] = [];
    let pieces = 0;
    let length = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, maxPages); number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const found = items.flatMap((item) => ('str' in item ? readPiece(item) : []));
      const html = layOutPage(found.slice(0, maxPieces - pieces));
      pages.push(html);
      pieces += found.length;
      length += html.length;
      page.cleanup();
      if (pieces >= maxPieces || length >= maxHtmlLength) break;
    }
    await pdf.loadingTask.destroy();
    return `<!doctype html><html><head><title>${escapeHtml(storableText(title))}</title></head><body>\n${pages.join('\n')}\n</body></html>`;
  } finally {
    restore();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What programs put there when nobody names a document. */
const UNNAMED = new RegExp(
  `^(?:${languages.flatMap(({ untitled = [] }) => untitled).join('|')}|microsoft word|document\\d*$|.*\\.\\w{2,5}$)`,
  'i',
);

/** As its author named it, else as the file is called. */
async function titleOf(pdf: PdfDocument, url: string): Promise<string> {
  const { info } = await pdf.getMetadata();
  const named = 'Title' in info && typeof info.Title === 'string' ? info.Title.trim() : '';
  if (named !== '' && !UNNAMED.test(named)) return named.slice(0, 200);
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  return decodePercent(file)
    .replace(/\.pdf$/i, '')
    .replace(/[-_+]+/g, ' ');
}

/** Upright text only: what is turned is a margin note or a watermark. */
function readPiece(item: { str: string; transform: number[]; width: number }): TextPiece[] {
  const [, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
  const size = Math.hypot(c, d);
  // A font's own table of characters may lead to any code, NUL too.
  const text = storableText(item.str).normalize('NFC');
  if (text.trim() === '' || Math.abs(b) > 0.2 * size) return [];
  return [{ text, x, y, width: item.width, size }];
}
