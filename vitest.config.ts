import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/bench/**'],
    globalSetup: ['tests/support/build-real-site.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A machine in CI has two cores; tests that build whole sites gain nothing from more workers than that.
    maxWorkers: 2,
  },
});
