import { defineConfig } from 'playwright/test';
import { freePort } from '../support/free-port.ts';
import { type Browsers, ensureBrowsers } from './ensure-browsers.ts';
import type { OfWorker } from './test.ts';

const root = new URL('../..', import.meta.url).pathname;

// Workers read this file again; they inherit the port and the browsers through the environment.
process.env.PREVIEW_PORT ??= String(await freePort());
process.env.WORTLAUT_BROWSERS ??= JSON.stringify(await ensureBrowsers());
const port = process.env.PREVIEW_PORT;
const { ready }: Browsers = JSON.parse(process.env.WORTLAUT_BROWSERS);

/** Runs the same tests in Chromium, Firefox and WebKit, as far as this machine has them. */
export default defineConfig<object, OfWorker>({
  testDir: '.',
  testMatch: '*.spec.ts',
  // `npm run test:all` has time for them.
  testIgnore: process.env.NIGHT ? [] : '*.night.spec.ts',
  outputDir: `${root}.wortlaut/results/every-browser`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: `${root}.wortlaut/results/every-browser.json` }]],
  projects: ready.map(({ version, ...found }) => ({ name: `${found.name} ${version}`, use: { found } })),
  use: { baseURL: `http://localhost:${port}` },
  webServer: {
    command: `npm run --silent site -- preview --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}/de-de/`,
    reuseExistingServer: false,
  },
});
