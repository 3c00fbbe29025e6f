/** Counts of a Jest run, from the JSON that it writes. */

export interface Counts {
  passed: number;
  /** Failed tests, and test files that could not be loaded. */
  failed: number;
}

interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** A run that wrote no results (a failed global setup, a crash) counts as one failure. */
export function countResults(json: string): Counts {
  if (json === '') return { passed: 0, failed: 1 };
  const results = JSON.parse(json) as JestResults;
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
  };
}

export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}
