/** Text as bytes of its own. */
const encoder = new TextEncoder();

/** UTF-8. Unlike those of `Buffer.from`, short results do not lie in a block of the shared pool, sent and kept with them. */
export const exactBytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
