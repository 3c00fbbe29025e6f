/** Timeouts that depend on each other. */
import { expect, it } from '@jest/globals';
import { loadWorkerConfig } from '../../config.ts';
import { platformOptions } from '../../workflows/policies.ts';

const load = (seconds: number) =>
  loadWorkerConfig({
    DATABASE_URL: 'postgres://127.0.0.1/none',
    RUNTIME_API_KEY: 'a-key-of-sixteen-or-more',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    PLATFORM_TIMEOUT_SECONDS: String(seconds),
  }).platforms.local.timeoutMs;

it('a request to a platform may not take as long as the activity that makes it', () => {
  const activitySeconds = Number.parseInt(String(platformOptions.startToCloseTimeout));
  expect(load(30)).toBeLessThan(activitySeconds * 1000);
  expect(() => load(activitySeconds)).toThrow(/PLATFORM_TIMEOUT_SECONDS/);
});
