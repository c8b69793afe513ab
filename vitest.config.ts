import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './scripts/chromium-flags.ts';
import { presentChromium } from './scripts/present-chromium.ts';

/** Packages that the parts load: found only while they run, each would reload the page under a test. */
const parts = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  '@tanstack/react-query',
  'lucide-react',
  'radix-ui',
  'axe-core',
  'react-day-picker',
  '@date-fns/tz',
  'sonner',
  'zod',
  'vitest-browser-react',
];

/** Loaded once for all test files of a worker, which took longer than the tests. What a test replaces is put back. */
const loadedOnce = { isolate: false, restoreMocks: true, unstubGlobals: true };

// Tests say which zone they mean. Where one does not, it is the same on every machine.
process.env.TZ = 'UTC';

/** What is waited for comes within a second or two, but a machine that does much else may need far more. */
const patient = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** As the product is loaded: by Node alone. */
const asNodeRunsIt = {
  ...loadedOnce,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--import', './scripts/resolve-quickly.mjs'],
};

/** Read pages with the server's reader, whose nodes hear no events: those of the widget's tests must. */
const readers = ['tests/visitors.test.ts', 'tests/model-sentences.test.ts'];

/** Over the real database. */
const serverTests = {
  include: [
    'server/**/*.test.ts',
    'tests/attacks/*.test.ts',
    'tests/every-endpoint.test.ts',
    'tests/agent-file.test.ts',
    ...readers,
  ],
  globalSetup: ['tests/database-setup.ts'],
  setupFiles: ['tests/quick-passwords.ts'],
  environment: 'node' as const,
  ...asNodeRunsIt,
  maxWorkers: 2,
  ...patient,
};

/** What a pooler could break: prepared statements, notifications, locks, transactions. `TEST_POOLER=all` runs them all through it. */
const pooled = [
  'server/jobs/**/*.test.ts',
  'server/features/api-keys/*.test.ts',
  'server/features/backups/*.test.ts',
  'server/features/conversations/**/*.test.ts',
  'server/features/answering/answer-message.test.ts',
];

/** Asserts that nothing holds up a page for long or moves on it, which another journey at the same time could. */
const measured = ['tests/journeys/steadiness.journey.ts'];
const journeys = {
  include: ['tests/journeys/**/*.journey.ts'],
  environment: 'node' as const,
  ...asNodeRunsIt,
  ...patient,
  testTimeout: 120_000,
  // The first builds the product.
  hookTimeout: 300_000,
};

/**
 * Five suites: pure rules and units, verbs and endpoints over the real database, some of these through a pooler, parts of
 * the web in a browser, and journeys through the whole product in one, two at a time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{contract,core,web,widget,scripts}/**/*.test.ts',
            'tests/*.test.ts',
            'tests/architecture/*.test.ts',
          ],
          exclude: ['tests/every-endpoint.test.ts', 'tests/agent-file.test.ts', ...readers],
          environment: 'node',
          ...loadedOnce,
          ...patient,
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server',
        },
      },
      {
        test: {
          ...serverTests,
          name: 'pooler',
          include: process.env.TEST_POOLER === 'all' ? serverTests.include : pooled,
          globalSetup: ['tests/pooler/pooler-setup.ts'],
        },
      },
      {
        plugins: [tailwindcss()],
        publicDir: false,
        optimizeDeps: { include: parts },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          ...patient,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                executablePath: presentChromium() ?? '/usr/bin/chromium',
                args: chromiumFlags,
              },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys',
          exclude: measured,
          globalSetup: ['tests/database-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...journeys,
          name: 'journeys-alone',
          include: measured,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
