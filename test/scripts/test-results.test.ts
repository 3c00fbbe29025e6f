import { describe, expect, it } from '@jest/globals';
import { closingLine, countResults } from '../../scripts/test-results.ts';

const results = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });

describe('the closing line of a test run', () => {
  it.each([
    ['all passed', results(12, 0, 0), '12 passed, 0 failed'],
    ['some failed', results(10, 2, 0), '10 passed, 2 failed'],
    ['a file that does not load is a failure', results(10, 1, 2), '10 passed, 3 failed'],
    ['no results at all are a failure', '', '0 passed, 1 failed'],
  ])('%s', (_, json, line) => {
    expect(closingLine(countResults(json))).toBe(line);
  });
});
