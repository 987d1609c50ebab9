import { join } from 'node:path';
import { load } from '../1-load/load.ts';
import { writeSiteTypes } from '../1-load/site-types/site-types.ts';
import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { clauseGuides } from '../4-render/clauses.ts';
import { writeGuides } from '../6-emit/write-guides.ts';
import { bundle } from '../bundle/bundle.ts';
import { start as precompile } from '../precompile/compile-tool.ts';
import { cacheOf, siteRoot } from './configuration/settings.ts';
import { hashTemplates, inputsOf } from './reuse/build-key.ts';

/** Prepares what the first build needs: the precompiled tool, the shapes and the code of templates, the client bundle, and the types and guides that editors read. */
export async function start(): Promise<void> {
  await precompile();
  await templateShapes(siteRoot, cacheOf({}));
  await bundle(cacheOf({}));
  const folder = join(siteRoot, 'content');
  await hashTemplates(await inputsOf({ content: folder }), cacheOf({}));
  await writeSiteTypes(folder, siteRoot);
  const { content } = await load(folder);
  if (content) await writeGuides(clauseGuides(content), folder, siteRoot);
}
