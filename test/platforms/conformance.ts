/** What every voice platform must do, whoever runs it. A platform passes by calling `describeConformance`. */
import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { type Bench, openBench, type PlatformUnderTest } from './conformance/bench.ts';
import { describeNumbersAndCalls } from './conformance/calls.ts';
import { describeFailures } from './conformance/failures.ts';
import { describeResources } from './conformance/resources.ts';

/** Registers the suite; `makePlatform` runs once before it. */
export function describeConformance(name: string, makePlatform: () => Promise<PlatformUnderTest>): void {
  describe(`the platform ${name}`, () => {
    let bench: Bench;
    beforeAll(async () => {
      bench = await openBench(await makePlatform());
    });
    afterEach(() => {
      // A fault that did not strike proves nothing.
      expect(bench.proxy.pending()).toBe(0);
    });
    afterAll(() => bench.close());

    describeResources(() => bench);
    describeNumbersAndCalls(() => bench);
    describeFailures(() => bench);
  });
}
