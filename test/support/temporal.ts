/** What a test file needs to run workflows on the test run's Temporal without meeting other files' workflows. */
import { randomBytes } from 'node:crypto';

/** Address of the Temporal server of this test run; its namespace is `default`. */
export function temporalAddress(): string {
  const address = process.env['TEST_TEMPORAL_ADDRESS'];
  if (address === undefined) {
    throw new Error('TEST_TEMPORAL_ADDRESS is not set: run the tests with jest.config.js of this project');
  }
  return address;
}

/** A task queue that no other test file uses: workers and workflows of different files do not meet. */
export function uniqueTaskQueue(label: string): string {
  return `${label}-${randomBytes(6).toString('hex')}`;
}
