import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Tests that ask real servers, which tests/run.ts installs. */
const hostTests = 'tests/hosts/{endpoints,site-in-content,small-sites}.test.ts';

/** Tests that look at the output of the real content; it is built once for them. */
const siteTests = 'tests/site/**/*.test.ts';

/** Files of tests for which only a night has time (`npm run test:all`). */
const nightTests = process.env.NIGHT ? [] : ['**/*.night.test.ts'];

/** Files of tests that have a process each, and run first: those that replace modules, and the one that takes longest. */
const alone = [
  'tests/mutation/gate.test.ts',
  ...readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && /vi\.(?:mock|resetModules)\(/.test(readFileSync(path, 'utf8'))),
];

/** Tests of builds between edits of content. They bundle the theme once. */
const incremental = ['tests/incremental/**/*.test.ts', 'tests/output/file-in-the-way.test.ts'];

const elsewhere = ['**/node_modules/**', siteTests, hostTests, 'tests/browser/**', 'tests/bench/**', ...nightTests];

export default defineConfig({
  // React's production build has no jsxDEV.
  oxc: { jsx: { development: false } },
  test: {
    // A machine in CI has two cores. Many tests wait for a process of their own, so that a third worker finds something to do.
    maxWorkers: 3,
    // As in builds: React's development build renders pages several times slower. The compiler, in Go, ends before it has to collect memory.
    env: { NODE_ENV: 'production', GOGC: 'off' },
    // New objects have room, so that V8 collects them less often. In Node 20 it optimizes only code that runs long: see v8-flags.mjs.
    execArgv: ['--max-semi-space-size=64', ...(process.versions.v8.startsWith('11.') ? ['--interrupt-budget=800000'] : [])],
    globalSetup: ['tests/support/test-folder.ts'],
    setupFiles: ['tests/support/leave-no-trace.ts', 'tests/support/precompiled-threads.ts', 'tests/support/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, ...alone, ...incremental],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: elsewhere, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'incremental',
          include: incremental,
          exclude: elsewhere,
          isolate: false,
          setupFiles: ['tests/incremental/compile-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // A hook builds the whole site for every host.
        test: { name: 'hosts', include: [hostTests], testTimeout: 60_000, hookTimeout: 180_000 },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: [siteTests],
          exclude: nightTests,
          isolate: false,
          globalSetup: ['tests/support/build-real-site.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
