/** Cuts a page into stretches that can answer a question by themselves. */
import type { Line } from './lines.ts';
import type { Passage } from './types.ts';

const MAX_LENGTH = 600;
const MAX_PASSAGES = 400;

/** Passages of 1 to about 600 characters, each under its heading (or `title`), in the order of the page. */
export function readPassages(lines: Line[], url: string, title: string): Passage[] {
  const passages: Passage[] = [];
  let heading = title;
  let texts: string[] = [];
  let length = 0;
  const close = (): void => {
    const text = texts.join(' ');
    if (/[\p{L}\d]{2}/u.test(text)) passages.push({ url, heading, text });
    texts = [];
    length = 0;
  };
  for (const line of lines) {
    if (passages.length >= MAX_PASSAGES) break;
    if (line.kind === 'alt') continue;
    if (line.kind === 'heading') {
      close();
      heading = line.text;
      continue;
    }
    // Only neighbours may share a passage: its text has to stand in the page as it is.
    const isNewTopic =
      line.isDetached || line.kind === 'summary' || (line.kind === 'row' && line.quote !== line.text);
    if (isNewTopic || length + line.text.length > MAX_LENGTH) close();
    for (const piece of splitLong(line.text).slice(0, MAX_PASSAGES)) {
      if (length + piece.length > MAX_LENGTH) close();
      texts.push(piece);
      length += piece.length + 1;
    }
  }
  close();
  return passages;
}

/** Splits at the ends of sentences, or, where there are none, between words. */
export function splitLong(text: string): string[] {
  if (text.length <= MAX_LENGTH) return [text];
  const pieces: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + MAX_LENGTH, text.length);
    if (end < text.length) {
      const window = text.slice(start, end);
      const stop = Math.max(
        window.lastIndexOf('. '),
        window.lastIndexOf('! '),
        window.lastIndexOf('? '),
        window.lastIndexOf('。'),
      );
      const space = window.lastIndexOf(' ');
      end = start + (stop > MAX_LENGTH / 3 ? stop + 1 : space > 0 ? space : MAX_LENGTH);
    }
    pieces.push(text.slice(start, end).trim());
    start = end;
  }
  return pieces.filter((piece) => piece !== '');
}
