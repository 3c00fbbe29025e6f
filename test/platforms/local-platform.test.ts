/** The built-in voice runtime passes the conformance suite, as a real process on a real database. */
import { Agent } from 'undici';
import { createLocalPlatform } from '../../platforms/local/local-platform.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { describeConformance } from './conformance.ts';
import { runtimeApiKey, startRuntime } from './runtime-process.ts';
import { newReference } from './samples.ts';

describeConformance('local', async () => {
  const database = await createTestDatabase({ template: 'empty' });
  const runtime = await startRuntime(database.url);
  const dispatcher = new Agent();
  const platform = createLocalPlatform({
    baseUrl: runtime.baseUrl,
    apiKey: runtimeApiKey,
    timeoutMs: 20_000,
    dispatcher,
  });
  return {
    baseUrl: runtime.baseUrl,
    apiKey: runtimeApiKey,
    connect: (options) => createLocalPlatform({ ...options, dispatcher }),
    async exhaustAreaCode() {
      const areaCode = '907';
      const request = () => platform.acquireNumber(newReference('phone_number'), { areaCode, label: 'x' });
      // Other tests may hold some of the hundred.
      await Promise.allSettled(Array.from({ length: 100 }, request));
      return areaCode;
    },
    async close() {
      await dispatcher.destroy();
      await runtime.stop('SIGTERM');
      await database.drop();
    },
  };
});
