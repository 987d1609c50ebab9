import { mkdirSync } from 'node:fs';
import { defineConfig } from 'playwright/test';
import { freePort } from '../support/free-port.ts';
import { testFolder } from '../support/paths.ts';
import { ensureHeadlessShell } from './ensure-chromium.ts';

const root = new URL('../..', import.meta.url).pathname;

// Workers read this file again; they inherit the port and the browser through the environment.
process.env.PREVIEW_PORT ??= String(await freePort());
process.env.WORTLAUT_CHROMIUM ??= ensureHeadlessShell().executable;
const { PREVIEW_PORT: port, WORTLAUT_CHROMIUM: executablePath } = process.env;

/**
 * Files that look at many pages. Storage and requests are not their subject: a context that is used again is empty, but has style sheets and fonts
 * in memory.
 */
const looking = ['forced-colours', 'islands', 'keyboard', 'length', 'pages'].map((name) => `${name}.spec.ts`);

/** `npm run test:all` has time for them. */
const leftOut = process.env.NIGHT ? [] : ['*.night.spec.ts'];

// A clean clone does not have it yet.
mkdirSync(testFolder, { recursive: true });

/** The browser tests visit the built site (dist/site) on the preview server, as a host would serve it. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'acts', testMatch: '*.spec.ts', testIgnore: [...looking, ...leftOut] },
    // A context of its own costs each test a process, which compiles axe and the scripts of the site anew.
    { name: 'looks', testMatch: looking, use: { reuseContext: true } },
  ],
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  outputDir: `${root}.wortlaut/results/browser`,
  fullyParallel: true,
  // A third one works while the others wait for a frame, a server or a file.
  workers: 3,
  retries: 0,
  // Machines in CI can be slow for a while; no test waits for long by design.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${root}.wortlaut/results/playwright.json` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Keeping a trace of every test takes a sixth of the time; TRACE=1 keeps those of tests that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Without a graphics card, a process of its own for graphics costs a tenth of the time. Chromium's sandbox refuses to run as root, the user
      // of most containers.
      args: ['--in-process-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `npm run --silent site -- preview --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}/de-de/`,
    reuseExistingServer: false,
  },
});
