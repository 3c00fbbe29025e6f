/** The other end of what the service fetches and posts: a site that is read, sites that fail, a receiver of webhooks. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OwnSite {
  /** `127.0.0.1:port`, as OUTBOUND_ALLOW takes it. */
  host: string;
  /** Has nothing to read. */
  emptyUrl: string;
  /** Never answers. */
  slowUrl: string;
  /** Takes every event. */
  receiverUrl: string;
  close(): Promise<void>;
}

export async function openOwnSite(): Promise<OwnSite> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url?.startsWith('/slow')) return;
    const known = ['/empty', '/receiver'].includes(request.url ?? '');
    response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    emptyUrl: `http://${host}/empty`,
    slowUrl: `http://${host}/slow`,
    receiverUrl: `http://${host}/receiver`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
