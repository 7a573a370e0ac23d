import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['testing/global-setup.ts'],
    // Vitest would leave one core idle, while the tests that start processes mostly wait.
    maxWorkers: 2,
    // Some tests start the real server as a process of its own, on machines that are busy with other things.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
  },
});
