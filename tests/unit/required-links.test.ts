import { expect, test } from 'vitest';
import { RenderContext } from '../../generator/4-render/context.ts';
import { pageContext } from '../../generator/4-render/page-context.ts';
import { load, plan } from '../../generator/compile/steps/stages.ts';
import { routesByPath } from '../../generator/model/manifest.ts';
import { contentSample } from '../support/samples/samples.ts';
import { siteFolder } from '../support/site-folder.ts';

/* A required link, for example to the contract of a form, leads to its page or stops the build. Austria has a contract here. */

test('WL6001 a required link never leads to another page instead', async () => {
  const folder = await siteFolder({ from: contentSample('WL4003').good });
  const { content } = await load(folder.content);
  if (!content) expect.fail('the sample does not load');
  const { manifest } = plan(content);
  const site = new RenderContext({ content, manifest, routes: routesByPath(manifest) });
  const hrefFrom = (path: string) => {
    const route = manifest.routes.find((one) => one.path === path) ?? expect.fail(`the page ${path} is missing`);
    return pageContext(site, route, []).requiredLink({ page: 'terms-at' }).href;
  };
  expect(hrefFrom('/at-de/')).toBe('/at-at/agb/');
  expect(hrefFrom('/at-en/help/')).toBe('/at-en/terms/');
  expect(() => hrefFrom('/ch-de/')).toThrow("the page 'terms-at' has no address for readers of ch-de, who must be able to open it");
});
