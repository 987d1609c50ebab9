import { defineConfig } from 'vitest/config';

/** Tests that ask real servers, which tests/run.ts installs. */
const hostTests = 'tests/hosts/{hosts,endpoints}.test.ts';

/** Tests that look at the output of the real content; it is built once for them. */
const siteTests = 'tests/site/**/*.test.ts';

/** Files of tests for which only a night has time (`npm run test:all`). */
const nightTests = process.env.NIGHT ? [] : ['**/*.night.test.ts'];

export default defineConfig({
  // React's production build has no jsxDEV.
  oxc: { jsx: { development: false } },
  test: {
    // A machine in CI has two cores. Many tests wait for a process of their own, so that a third worker finds something to do.
    maxWorkers: 3,
    // As in builds: React's development build renders pages several times slower.
    env: { NODE_ENV: 'production' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', siteTests, hostTests, 'tests/browser/**', 'tests/bench/**', ...nightTests],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'hosts', include: [hostTests], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [siteTests],
          exclude: nightTests,
          globalSetup: ['tests/support/build-real-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
