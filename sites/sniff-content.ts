/** Tells web pages from everything else, by what the server says and by what the bytes look like. */

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
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

/** Whether a body of this type can be a page at all; worth asking before it is read. */
export function mayBeHtml(contentType: string): boolean {
  const type = mediaTypeOf(contentType);
  return htmlTypes.has(type) || undecidedTypes.has(type);
}

/** Whether these bytes are a page: text where HTML is declared, text with markup where nothing is decided. */
export function looksLikeHtml(body: Uint8Array, contentType: string): boolean {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.length, sniffedBytes)).toString(
    'latin1',
  );
  if (binarySignatures.some((signature) => start.startsWith(signature))) return false;
  const text = utf16Start.test(start) ? start.replaceAll('\0', '') : start;
  const controls = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  if (controls > text.length / 50) return false;
  return htmlTypes.has(mediaTypeOf(contentType)) || htmlStart.test(text);
}
