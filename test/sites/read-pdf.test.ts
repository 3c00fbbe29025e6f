import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { readPage } from '../../domain/knowledge/read-page.ts';
import { limitAllocations } from '../../sites/limit-allocations.ts';
import { pdfToHtml } from '../../sites/read-pdf.ts';
import { makePdf, type PdfText } from './make-pdf.ts';

const url = 'https://a.example/files/Lunch-Menu_2026.pdf';
const read = (pdf: Buffer) => pdfToHtml(pdf, url);
const body = (html: string) => /<body>\n([^]*)\n<\/body>/.exec(html)?.[1];

/** Names at the left, prices at the right of a column that begins at `x`. */
function priceColumn(x: number, dishes: [string, string][]): PdfText[] {
  return dishes.flatMap(([dish, price], row) => [
    { x, y: 600 - 20 * row, text: dish },
    { x: x + 180, y: 600 - 20 * row, text: price },
  ]);
}

describe('the text of a PDF becomes HTML', () => {
  it('of paragraphs, with the large lines as headings', async () => {
    const html = await read(
      makePdf([
        [
          { x: 72, y: 700, size: 24, text: 'Mill Road Café' },
          { x: 72, y: 660, text: 'We are open every day from eight in the morning until six at night,' },
          { x: 72, y: 646, text: 'also on holidays & in winter.' },
          { x: 72, y: 600, text: 'Call (518) 555-0132.' },
        ],
      ]),
    );
    expect(body(html)).toBe(
      [
        '<h2>Mill Road Café</h2>',
        '<p>We are open every day from eight in the morning until six at night, also on holidays &amp; in winter.</p>',
        '<p>Call (518) 555-0132.</p>',
      ].join('\n'),
    );
  });

  it('with prices in the rows of what they are for, also behind dots', async () => {
    const html = await read(
      makePdf([
        [
          ...priceColumn(72, [
            ['Soup', '$5.00'],
            ['Salad', '$7.50'],
          ]),
          { x: 72, y: 540, text: 'Bread .................... $2.00' },
        ],
      ]),
    );
    expect(body(html)).toBe(
      '<table><tr><td>Soup</td><td>$5.00</td></tr><tr><td>Salad</td><td>$7.50</td></tr>' +
        '<tr><td>Bread</td><td>$2.00</td></tr></table>',
    );
  });

  it('a column after the other, each with its own prices', async () => {
    const html = await read(
      makePdf([
        [
          { x: 250, y: 700, size: 24, text: 'Dinner' },
          ...priceColumn(60, [
            ['Soup', '$5'],
            ['Salad', '$7'],
            ['Olives', '$4'],
            ['Burrata', '$9'],
            ['Bread', '$2'],
          ]),
          ...priceColumn(330, [
            ['Lasagna', '$14'],
            ['Risotto', '$15'],
            ['Gnocchi', '$13'],
            ['Ossobuco', '$22'],
            ['Trout', '$19'],
          ]),
        ],
      ]),
    );
    const cells = [...html.matchAll(/<td>([^<]*)<\/td>/g)].map(([, text]) => text);
    expect(cells.join(' ')).toBe(
      'Soup $5 Salad $7 Olives $4 Burrata $9 Bread $2 Lasagna $14 Risotto $15 Gnocchi $13 Ossobuco $22 Trout $19',
    );
  });

  it('of all pages, compressed or not, titled by its author or by its file', async () => {
    const pages = [[{ x: 72, y: 700, text: 'First page' }], [{ x: 72, y: 700, text: 'Second page' }]];
    const named = await read(makePdf(pages, { title: 'Our menu', compress: true }));
    expect(named).toContain('<title>Our menu</title>');
    expect(named).toContain('<p>First page</p>\n<p>Second page</p>');
    expect(await read(makePdf(pages, { title: 'Microsoft Word - x.doc' }))).toContain(
      '<title>Lunch Menu 2026</title>',
    );
  });

  it('without NUL, to which a font may lead, or an address', async () => {
    const pdf = makePdf([[{ x: 72, y: 700, text: 'SoupA of the day' }]], { meanings: '<41> <0000>' });
    expect(body(await read(pdf))).toBe('<p>Soup of the day</p>');
    expect(await pdfToHtml(pdf, 'https://a.example/Menu%00.pdf')).toContain('<title>Menu</title>');
  });

  it('in which a page reader finds facts, with quotes of the PDF’s own words', async () => {
    const html = await read(makePdf([[{ x: 72, y: 700, text: 'Reservations: (518) 555-0132' }]]));
    expect(readPage({ url, html }).facts).toContainEqual(
      expect.objectContaining({
        kind: 'phone',
        value: { e164: '+15185550132', printed: '(518) 555-0132' },
        source: { url, quote: expect.stringContaining('(518) 555-0132') },
      }),
    );
  });
});

describe('a hostile PDF', () => {
  const bomb = deflateSync(Buffer.alloc(100_000_000, ' '));

  it.each<[string, () => Buffer]>([
    [
      'that unpacks to far more',
      () => makePdf([], { streams: [{ dictionary: '/Filter /FlateDecode', data: bomb }] }),
    ],
    [
      'that is packed twice',
      () =>
        makePdf([], {
          streams: [{ dictionary: '/Filter [/FlateDecode /FlateDecode]', data: deflateSync(bomb) }],
        }),
    ],
  ])('%s yields no text', async (_case, make) => {
    const pdf = make();
    const html = await read(pdf).catch(() => '');
    expect(body(html) ?? '').toBe('');
  });

  it.each<[string, Buffer]>([
    ['only a header', Buffer.from('%PDF-1.7\n')],
    ['noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'obj << /Kids [')])],
    [
      'a tree of pages that contains itself',
      Buffer.from(makePdf([[]]).toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]'), 'latin1'),
    ],
    [
      'locked with a password',
      makePdf([[{ x: 1, y: 1, text: 'x' }]], {
        trailer:
          '/Encrypt << /Filter /Standard /V 1 /R 2 /O (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) /U (bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb) /P -44 >> /ID [(a) (a)]',
      }),
    ],
  ])('with %s ends, with or without an error', async (_case, pdf) => {
    const html = await read(pdf).catch(() => '');
    expect(body(html) ?? '').toBe('');
  });

  it('meets its limit in byte arrays, however it unpacks', () => {
    const restore = limitAllocations(1_000_000);
    try {
      expect(new Uint8Array(600_000)).toHaveLength(600_000);
      expect(() => new Uint8Array(600_000)).toThrow(RangeError);
      expect(new Uint8Array([1, 2])).toBeInstanceOf(Uint8Array);
      expect(Uint8Array.from([3])).toHaveLength(1);
      expect(typeof DecompressionStream).toBe('undefined');
    } finally {
      restore();
    }
  });

  it('leaves the thread as it was', async () => {
    const { Uint8Array: plain, DecompressionStream: unpacking } = globalThis;
    await read(Buffer.from('%PDF-')).catch(() => undefined);
    expect(globalThis.Uint8Array).toBe(plain);
    expect(globalThis.DecompressionStream).toBe(unpacking);
  });
});
