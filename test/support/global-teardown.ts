/** Jest's global teardown: ends the servers that the setup started. */
import './global-setup.ts';

export default async function tearDown(): Promise<void> {
  await globalThis.switchboardTestServers?.stop();
}
