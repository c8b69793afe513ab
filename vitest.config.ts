import { defineConfig } from 'vitest/config';

/** Three suites: pure rules and units, verbs and endpoints over the real database, journeys in a browser. */
export default defineConfig({
  test: {
    execArgv: ['--import', './scripts/resolve-quickly.mjs'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,core,web,widget,scripts}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/architecture/*.test.ts',
          ],
          exclude: ['tests/every-endpoint.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/attacks/*.test.ts', 'tests/every-endpoint.test.ts'],
          globalSetup: ['tests/database-setup.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.journey.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
