/** Answers in the contract's shape to what is no HTTP request, or has headers that are too large: Node would answer bare. */
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { ApiError, toErrorObject } from '../contract/errors.ts';
import { newRequestId } from './request-id.ts';

/** For the `clientError` event of an HTTP server. */
export function refuseBrokenRequests(log: Logger) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = newRequestId('');
    const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const message = tooLarge
      ? 'The request line and its headers are larger than 16 KiB.'
      : 'This is not an HTTP request as it should be.';
    const body = JSON.stringify({
      error: toErrorObject(new ApiError('INVALID_REQUEST', message), requestId),
    });
    log.info({ request_id: requestId, code: error.code, status: 400 }, 'request');
    socket.end(
      [
        'HTTP/1.1 400 Bad Request',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        `X-Request-Id: ${requestId}`,
        'Cache-Control: no-store',
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}
