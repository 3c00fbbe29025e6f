/** Pages that are made to cost time and memory: one of each kind, behind a harmless home page. */
import { deflateSync, gzipSync } from 'node:zlib';

export interface HostilePage {
  headers: Record<string, string>;
  body: Buffer;
}

const html = (body: string | Buffer, headers: Record<string, string> = {}): HostilePage => ({
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body: Buffer.from(body),
});
/** Just below the limit of a page. */
const fullLength = 3_000_000;
const fill = (unit: string, length = fullLength) => unit.repeat(Math.floor(length / unit.length));

/** By name; each is served at `/<name>/page`. */
export function makeHostilePages(): Record<string, HostilePage> {
  const bomb = deflateSync(Buffer.alloc(100_000_000, ' '));
  const pdf = Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
        '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>\nendobj\n' +
        `4 0 obj\n<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n`,
    ),
    bomb,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n'),
  ]);
  return {
    'deep markup': html(fill('<div><p>')),
    '50 MB': html(Buffer.alloc(50_000_000, '<p>more')),
    'a gzip bomb of 100 MB': html(gzipSync(Buffer.alloc(100_000_000)), { 'content-encoding': 'gzip' }),
    'hundreds of thousands of links': html(
      Array.from({ length: 200_000 }, (_, number) => `<a href=${number}>`)
        .join('')
        .slice(0, fullLength),
    ),
    'bait for patterns': html(
      fill('a@'.repeat(50), 600_000) +
        fill('1-'.repeat(50), 600_000) +
        fill('Mon-', 600_000) +
        fill('$1.', 600_000) +
        fill('&#x', 400_000) +
        `<p>${fill('α', 100_000)}`,
    ),
    'one paragraph of lines and one row of heads': html(
      `<p>${fill('<span>Cut</span> $12<br>', 700_000)}</p><table><tr>${fill('<th>Cut</th>', 700_000)}`,
    ),
    'nested data': html(`<script type="application/ld+json">${fill('[{"a":', 2_500_000)}</script>`),
    'a PDF that unpacks to 100 MB': { headers: { 'content-type': 'application/pdf' }, body: pdf },
  };
}
