/** Tells what can be read, web pages and PDFs, from everything else, by what the server says and by what the bytes look like. */
import { markedUtf16 } from './utf16.ts';

/** What a body is read as. */
export type ContentKind = 'html' | 'pdf';

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
const pdfTypes = new Set(['application/pdf', 'application/x-pdf']);
/** What servers call a page whose file name tells them nothing: `index.old`, `page.html?id=2`. */
const undecidedTypes = new Set(['', 'text/plain', 'application/octet-stream', 'text/xml', 'application/xml']);

const sniffedBytes = 2_048;
const binarySignatures = [
  '%PDF-',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'PK\x03\x04',
  '\x1f\x8b',
  'RIFF',
  'OggS',
  'ID3',
  '\x7fELF',
  'MZ',
];
const htmlStart = /<(?:!doctype html|html|head|body|title|meta|frameset|table|div|p|h1|center|font)[\s/>]/i;
/** UTF-16, with a mark or by the NUL beside the first bracket. */
const utf16Start = /^(?:\xff\xfe|\xfe\xff|(?:[\r\n\t ]\0)*<\0|(?:\0[\r\n\t ])*\0<)/;

/** The media type of a `Content-Type` header, in lower case, without parameters. */
export function mediaTypeOf(contentType: string): string {
  return (contentType.split(';', 1)[0] ?? '').trim().toLowerCase();
}

/** Whether a body of this type can be read at all; worth asking before it is fetched. */
export function mayBeRead(contentType: string): boolean {
  const type = mediaTypeOf(contentType);
  return htmlTypes.has(type) || pdfTypes.has(type) || undecidedTypes.has(type);
}

/** What these bytes are, whatever is declared: servers call PDFs HTML and pages nothing at all. */
export function kindOf(body: Uint8Array, contentType: string): ContentKind | undefined {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, 1_024)).toString('latin1');
  // Readers of PDF take the header anywhere in the first kilobyte; behind markup it is talk about PDFs.
  if (/^[^<]*%PDF-/.test(start)) return 'pdf';
  return body.length === 0 || looksLikeHtml(body, contentType) ? 'html' : undefined;
}

/** Text where HTML is declared, text with markup where nothing is decided. */
function looksLikeHtml(body: Uint8Array, contentType: string): boolean {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, sniffedBytes)).toString(
    'latin1',
  );
  if (binarySignatures.some((signature) => start.startsWith(signature))) return false;
  const text = utf16Start.test(start) ? fromUtf16(body) : start;
  const controls = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  if (controls > text.length / 50) return false;
  return htmlTypes.has(mediaTypeOf(contentType)) || htmlStart.test(text);
}

/** Without a mark by the NUL behind or before the first character of markup. */
const fromUtf16 = (body: Uint8Array): string =>
  new TextDecoder(markedUtf16(body) ?? (body[1] === 0 ? 'utf-16le' : 'utf-16be')).decode(
    body.subarray(0, sniffedBytes),
  );
