import { load } from '../1-load/load.ts';
import { writeSiteTypes } from '../1-load/site-types/site-types.ts';
import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { clauseGuides } from '../4-render/clause-guides.ts';
import { writeGuides } from '../6-emit/write-guides.ts';
import { siteFolder } from '../package/roots.mjs';
import { start as precompile } from '../precompile/compile-tool.ts';
import { openSite } from './configuration/open-site.ts';
import { bundleAssets } from './steps/plan-site.ts';

/** Prepares what the first build needs: the precompiled tool, the theme, the shapes of templates, the client bundle, and the types and guides that editors read. */
export async function start(): Promise<void> {
  await precompile();
  const site = openSite(siteFolder(process.cwd()), {});
  await site.theme();
  await templateShapes(site.root, site.cache);
  await bundleAssets(site);
  await writeSiteTypes(site.content, site.root);
  const { content } = await load(site.content);
  if (content) await writeGuides(clauseGuides(content, (await site.config()).writeFact), site.content, site.root);
}
