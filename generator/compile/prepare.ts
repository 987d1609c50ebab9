import { join } from 'node:path';
import { load } from '../1-load/load.ts';
import { writeSiteTypes } from '../1-load/site-types/site-types.ts';
import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { clauseGuides } from '../4-render/clauses.ts';
import { writeGuides } from '../6-emit/write-guides.ts';
import { bundle } from '../bundle/bundle.ts';
import { start as precompile } from '../precompile/compile-tool.ts';
import { cacheOf, siteRoot } from './configuration/settings.ts';
import { loadTheme } from './configuration/theme.ts';

/** Prepares what the first build needs: the precompiled tool, the theme, the shapes of templates, the client bundle, and the types and guides that editors read. */
export async function start(): Promise<void> {
  await precompile();
  await loadTheme();
  await templateShapes(siteRoot, cacheOf({}));
  await bundle(cacheOf({}));
  const folder = join(siteRoot, 'content');
  await writeSiteTypes(folder, siteRoot);
  const { content } = await load(folder);
  if (content) await writeGuides(clauseGuides(content), folder, siteRoot);
}
