import { expect, test } from 'vitest';
import { inspect } from '../support/inspect.ts';
import { root } from '../support/paths.ts';
import { renderedFiles } from '../support/rendered-files.ts';

/* Links name pages, so only a handwritten address can lead to a page that is left out. */

test('WL3015 a link to a page that is left out is reported with the reason', async () => {
  const minimal = await renderedFiles(`${root}/tests/sites/minimal/content`);
  const routes = minimal.manifest.routes.filter(({ path }) => path !== '/ch-de/help/');
  const omissions = [{ page: 'help', locale: 'ch-de', reason: 'Nobody answers there yet.' }];
  const site = { ...minimal, manifest: { ...minimal.manifest, routes, omissions } };
  const reported = inspect(site).filter(({ code }) => code === 'WL3015');
  expect(reported.map(({ message }) => message)).toContain(
    "The link 'Preise' on /ch-de/ leads to /ch-de/help/, but the page 'help' is omitted there: Nobody answers there yet.",
  );
});
