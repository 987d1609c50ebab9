import { expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { pageContext } from '../../generator/4-render/page-context.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

/* A required link, for example to the contract of a form, leads to its page or stops the build. Austria has a contract here. */

test('WL3031 a required link never leads to another page instead', async () => {
  const folder = await siteFolder({ from: contentSample('WL4003').good });
  const { content } = await load(folder.content);
  if (!content) expect.fail('the sample does not load');
  const { manifest } = plan(content);
  const site = new RenderContext({ content, manifest, routes: routesByPath(manifest) });
  const linkFrom = (path: string) => {
    const faults: Diagnostic[] = [];
    const route = manifest.routes.find((one) => one.path === path) ?? expect.fail(`there is no page at ${path}`);
    const { href } = pageContext(site, route, faults).requiredLink({ page: 'terms-at' });
    return { href, faults };
  };
  expect(linkFrom('/at-de/')).toEqual({ href: '/at-at/agb/', faults: [] });
  expect(linkFrom('/at-en/help/')).toEqual({ href: '/at-en/terms/', faults: [] });
  expect(linkFrom('/ch-de/').faults).toMatchObject([
    {
      code: 'WL3031',
      severity: 'error',
      file: 'content/pages/home/page.ts',
      message: "The page /ch-de/ must lead to the page 'terms-at', which has no address for readers of ch-de.",
    },
  ]);
});
