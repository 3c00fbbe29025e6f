/** Turns the bytes of a page into text, whatever the server, the page or nobody says about its charset. */
import { isAscii, isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import { ResultType, Sniffer } from 'encoding-sniffer/sniffer';
import iconv from 'iconv-lite';
import { storableText } from '../domain/storable.ts';
import { repairUtf8 } from './repair-utf8.ts';

/** How far into a page its `<meta charset>` is looked for; the standard's 1,024 is less than real pages need. */
const prescanBytes = 8_192;
/** Without these words only a byte order mark declares anything. */
const declaration = /charset|encoding/i;
const markBytes = 4;
/** Detection gains nothing from more, and costs time by the byte. */
const detectionBytes = 8_192;
/** So few bytes beyond ASCII may be valid UTF-8 by chance and still be the declared Asian charset. */
const chanceBytes = 12;

const multibyteNames = new Set(['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr']);
/** What servers and editors declare when nobody thought about it. */
const defaultNames = new Set(['windows-1252', 'iso-8859-15']);

/** Languages that those charsets cannot write. */
const otherScripts = new Set('ar bg cs el he hr hu ja ko lt lv mk pl ro ru sk sl sr th tr uk zh'.split(' '));

/**
 * In this order: a byte order mark; UTF-8 where the bytes are valid UTF-8 beyond ASCII, against other declarations;
 * what the header and then the page declares, where the bytes bear it out; detection; Windows-1252.
 * What no database takes is left out, NUL above all, as browsers do.
 */
export function decodeHtml(body: Uint8Array, contentType: string): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const name = chooseEncoding(bytes, contentType);
  // iconv-lite has no ISO-2022-JP; Node's own decoder has, but got Windows-1252 wrong in some releases.
  const text = iconv.encodingExists(name) ? iconv.decode(bytes, name) : new TextDecoder(name).decode(bytes);
  return storableText(name === 'utf-8' ? repairUtf8(text) : text);
}

function chooseEncoding(bytes: Buffer, contentType: string): string {
  if (isAscii(bytes)) return detectUtf16(bytes) ?? (bytes.includes('\x1b$') ? 'iso-2022-jp' : 'utf-8');
  const highBytes = countHighBytes(bytes);
  // Where so many bytes are UTF-8, no declaration counts.
  if (highBytes >= chanceBytes && isUtf8(bytes)) return detectUtf16(bytes) ?? 'utf-8';
  const page = new Sniffer({ maxBytes: prescanBytes });
  const head = bytes.subarray(0, prescanBytes);
  page.write(declaration.test(head.toString('latin1')) ? head : head.subarray(0, markBytes));
  if (page.resultType === ResultType.BOM) return page.encoding;
  const utf16 = detectUtf16(bytes);
  if (utf16 !== undefined) return utf16;

  const inHeader = /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];
  const inPage = page.resultType === ResultType.DEFAULT ? undefined : page.encoding;
  const declared = [inHeader, inPage].map(nameOf).filter((name) => name !== undefined);

  const multibyte = declared.find(
    (name) => multibyteNames.has(name) && countDamage(bytes, name) * 50 <= highBytes,
  );
  if (multibyte === undefined && isUtf8(bytes)) return 'utf-8';
  if (multibyte !== undefined) return multibyte;
  // A few characters pasted in from elsewhere do not make it another charset.
  if (countDamage(bytes, 'utf-8') * 10 <= highBytes) return 'utf-8';

  const sample = sampleText(bytes);
  const language = /<html\s[^<>]{0,200}?lang\s*=\s*["']?([a-z]{2})/i
    .exec(bytes.toString('latin1', 0, 4_096))?.[1]
    ?.toLowerCase();
  const notWestern = isForeignScript(sample) || (language !== undefined && otherScripts.has(language));
  const credible = declared.filter(
    (name) => name !== 'utf-8' && !multibyteNames.has(name) && !(defaultNames.has(name) && notWestern),
  );
  if (new Set(credible).size === 1 && credible[0] !== undefined) return credible[0];
  const detected = detect(sample, language);
  return credible.find((name) => name === detected) ?? credible[0] ?? detected;
}

/** The WHATWG name of a label in lower case; undefined for unknown ones, and for UTF-16, which shows by itself. */
function nameOf(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  const sniffer = new Sniffer({ transportLayerEncodingLabel: label });
  const name = sniffer.encoding.toLowerCase();
  const usable = sniffer.resultType === ResultType.PASSED && !/^(?:utf-16|x-user|replacement)/.test(name);
  return usable ? name : undefined;
}

/** UTF-16 without a mark: every other byte of markup is NUL. */
function detectUtf16(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 512);
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 5 && even < odd / 10) return 'utf-16le';
  if (even > start.length / 5 && odd < even / 10) return 'utf-16be';
  return undefined;
}

function countHighBytes(bytes: Buffer): number {
  let count = 0;
  for (let at = 0, { length } = bytes; at < length; at += 1) count += bytes[at]! >> 7;
  return count;
}

function countDamage(bytes: Buffer, name: string): number {
  const text = iconv.decode(bytes, name);
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}

/** Text without its markup from where the first letter beyond ASCII is, a byte a character. */
function sampleText(bytes: Buffer): string {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  return bytes
    .toString('latin1', Math.max(0, first - 256), first + 8 * detectionBytes)
    .replace(/<[^<>]*>/g, ' ')
    .slice(0, detectionBytes);
}

/** Western text has an accented letter or a quote here and there; other scripts have hardly anything else. */
function isForeignScript(sample: string): boolean {
  const high = sample.match(/[\x80-\xff]/g)?.length ?? 0;
  const letters = sample.match(/[a-z]/gi)?.length ?? 0;
  return high >= 8 && high * 2 > letters;
}

/** By letter statistics; in a few words these weigh less than a declared language that needs a charset of its own. */
function detect(sample: string, language: string | undefined): string {
  const matches = chardet
    .analyse(Buffer.from(sample, 'latin1'))
    .filter(({ name }) => nameOf(name) !== undefined);
  const sameLanguage = otherScripts.has(language ?? '')
    ? matches.find(({ lang }) => lang === language)
    : undefined;
  return nameOf((sameLanguage ?? matches[0])?.name) ?? 'windows-1252';
}
