/** A site of the test's own on 127.0.0.1: paths to handlers, and the ways in which sites misbehave. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface SiteServer {
  /** `127.0.0.1:port`, as OUTBOUND_ALLOW takes it. */
  host: string;
  url: string;
  close(): Promise<void>;
}

/** Serves `pages` (text/html where a string), 404 for everything else. */
export async function serveSite(pages: Record<string, string | Handler>): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '/').split('?', 1)[0] ?? '/'];
    if (typeof page === 'function') page(request, response);
    else if (page === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const answerWith =
  (status: number, body = '', headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
