/** Jest's global setup: the servers that every test file may use. */
import { startTestServers } from './servers.ts';
import type { TestServers } from './servers.ts';

declare global {
  // A `var` is what puts a property on globalThis, the only thing that setup and teardown share.
  var switchboardTestServers: TestServers | undefined;
}

export default async function setUp(): Promise<void> {
  globalThis.switchboardTestServers = await startTestServers();
}
