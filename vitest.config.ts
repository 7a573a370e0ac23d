import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The test runner would leave one core idle. */
const maxWorkers = availableParallelism();

/**
 * Five kinds of tests. `unit` (law, contract and words) and `web` need nothing, `server` starts a real PostgreSQL, `tools`
 * runs the project's own checks, `e2e` drives a real browser against the built site. The limits are there to end a run that hangs: no test is
 * about how fast a machine is, and all of them hold on one that is busy with other things.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{law,contract,words}/**/*.test.ts'],
          testTimeout: 60_000,
          maxWorkers,
          // What they load never changes, and the law of all places takes long to load.
          isolate: false,
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], testTimeout: 60_000, maxWorkers } },
      'server/vitest.config.ts',
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 120_000, maxWorkers } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Files share what they load, and the browser with its tabs (e2e/tabs.ts).
          isolate: false,
          // Three browsers at a time: on two cores they wait for each other less than one waits for its pages.
          maxWorkers: 3,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
