/** Puts texts right that were encoded twice: UTF-8 taken for Windows-1252 and written as UTF-8 once more ("BÃ¤ckerei"). */
import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** What a first byte of several looks like that way, and something behind it. */
const suspect = /[Â-ô][^\x00-\x7f]/;
/** One may be a quotation of the mistake itself. */
const fewest = 3;

/** The byte that each character stands for; control characters, as Latin-1 has them and Windows-1252 five, for themselves. */
const bytes = new Map(
  Array.from({ length: 128 }, (_, index) => {
    const byte = 128 + index;
    const character = iconv.decode(Buffer.from([byte]), 'win1252');
    const asItself = [byte, byte] as const;
    return character === '\ufffd' ? [asItself] : [asItself, [character.charCodeAt(0), byte] as const];
  }).flat(),
);

/** Only where every character beyond ASCII is part of the mistake: a page that holds one right letter is left as it is. */
export function repairUtf8(text: string): string {
  if (!suspect.test(text)) return text;
  const restored = Buffer.alloc(text.length);
  let beyond = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code < 128 ? code : bytes.get(code);
    if (byte === undefined) return text;
    restored[at] = byte;
    // Bytes that begin a character.
    if (byte >= 0xc0) beyond += 1;
  }
  return beyond >= fewest && isUtf8(restored) ? restored.toString() : text;
}
