/** Texts of pages, packed for as long as their site is being read: of twenty sites at once they would weigh most. */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export type PackedText = Uint8Array;

/** The lightest: a tenth of a millisecond for a page, which is left with a fifth. Larger windows only take memory. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 17 };

export function packText(text: string): PackedText {
  // A copy of its own: the result lies in a larger block, which would be kept with it.
  return new Uint8Array(brotliCompressSync(text, { params }));
}

export const unpackText = (packed: PackedText): string => brotliDecompressSync(packed).toString();
