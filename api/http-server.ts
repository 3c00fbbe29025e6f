/** The HTTP server under the app. What Node would answer bare, or not at all, is answered in the contract's shape. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { ApiError, toErrorObject } from '../contract/errors.ts';
import { securityHeaders } from './middleware/headers.ts';
import { newRequestId } from './request-id.ts';

/**
 * Idle connections stay longer than those of load balancers, 60 seconds at most of them: whoever closes first risks that a
 * request is on its way. Headers of the next request may come as late as that.
 */
const keepAliveTimeout = 75_000;
const headersTimeout = keepAliveTimeout + 5_000;

/** Makes the server and binds nothing. */
export function createHttpServer(handle: RequestListener, log: Logger): Server {
  // The app itself refuses a request without Host, and one that expects what nobody knows.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout, headersTimeout }, handle);
  server.on('checkExpectation', handle);
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const message =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? 'The request line and its headers are larger than 16 KiB.'
        : 'This is not an HTTP request as it should be.';
    socket.end(refusal(log, message, error.code));
  });
  server.on('connect', (_request, socket: Duplex) => {
    // Node has let go of it: nobody else would hear of a client that leaves, or end a connection that it keeps open.
    socket.on('error', () => socket.destroy());
    socket.end(refusal(log, 'This is no proxy: CONNECT is not possible here.'), () => socket.destroy());
  });
  return server;
}

/** A whole answer to what never became a request of the app. */
function refusal(log: Logger, message: string, code?: string): string {
  const requestId = newRequestId('');
  const body = JSON.stringify({ error: toErrorObject(new ApiError('INVALID_REQUEST', message), requestId) });
  log.info({ request_id: requestId, code, status: 400 }, 'request');
  const headers = {
    ...securityHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');
}
