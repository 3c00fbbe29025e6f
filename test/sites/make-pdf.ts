/** Writes small PDFs, well-formed or not, without a library. */
import { deflateSync } from 'node:zlib';

export interface PdfText {
  x: number;
  y: number;
  size?: number;
  text: string;
}

interface PdfOptions {
  title?: string;
  compress?: boolean;
  /** The stream of each page instead of one that draws `pages`. */
  streams?: { dictionary: string; data: Buffer }[];
  /** Further entries of the trailer. */
  trailer?: string;
  /** Pairs of a `ToUnicode` map, such as `<41> <0000>`: what the font's codes mean. */
  meanings?: string;
}

/** A PDF in Latin-1 with a page for each list of texts; the origin is the lower left corner of a letter page. */
export function makePdf(pages: PdfText[][], options: PdfOptions = {}): Buffer {
  const streams =
    options.streams ??
    pages.map((texts) => {
      const drawn = Buffer.from(texts.map(draw).join('\n'), 'latin1');
      return options.compress
        ? { dictionary: '/Filter /FlateDecode', data: deflateSync(drawn) }
        : { dictionary: '', data: drawn };
    });
  const pageIds = streams.map((_stream, index) => 4 + 2 * index);
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${pageIds.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding ${options.meanings === undefined ? '' : `/ToUnicode ${4 + 2 * streams.length} 0 R`} >>`,
    ),
    ...streams.flatMap(({ dictionary, data }, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`),
        data,
        Buffer.from('\nendstream'),
      ]),
    ]),
    ...(options.meanings === undefined ? [] : [characterMap(options.meanings)]),
    Buffer.from(`<< /Title (${options.title ?? ''}) >>`, 'latin1'),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R ${options.trailer ?? ''} >>\n`;
  const start = length;
  add(Buffer.from(`${xref}${trailer}startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

function characterMap(meanings: string): Buffer {
  const map =
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ' +
    `1 beginbfchar ${meanings} endbfchar endcmap end end`;
  return Buffer.from(`<< /Length ${map.length} >>\nstream\n${map}\nendstream`);
}

function draw({ x, y, size = 11, text }: PdfText): string {
  return `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
}
