/** Makes a socket give its reader small pieces, however much has come. */
import type { Socket } from 'node:net';

/**
 * undici notices that headers are too large after each of them, makes an error with a stack trace each time and goes on
 * to the end of the piece that it was given: 64 kB of tiny headers cost 0.7 s of the process. Of a small piece it is
 * little, and a body in small pieces costs nothing that can be measured.
 */
export const sliceBytes = 1024;

/** @returns the same socket; what was destroyed gives nothing more, even where something has come */
export function readInSlices<T extends Socket>(socket: T): T {
  const read: Socket['read'] = socket.read.bind(socket);
  socket.read = (size?: number): unknown => {
    if (socket.destroyed) return null;
    return read(size ?? (socket.readableLength > sliceBytes ? sliceBytes : undefined));
  };
  return socket;
}
