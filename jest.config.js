import { availableParallelism } from 'node:os';

/** Tests run as native ES modules, like the service itself; swc only strips the types. */
export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2024', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.data', '<rootDir>/.cache'],
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  // Many tests wait for processes that they have started, so that two share even two cores.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Modules of a test file stay in memory of the process that ran it.
  workerIdleMemoryLimit: '1GB',
  // Ends what hangs; several times what the slowest test takes beside other work on two cores.
  testTimeout: 180_000,
};
