import { join } from 'node:path';
import { load } from '../1-load/load.ts';
import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { clauseGuides } from '../4-render/clause-guide.ts';
import { writeGuides } from '../6-emit/write-guides.ts';
import { bundle } from '../bundle/bundle.ts';
import { start as makeEngine } from '../precompile/compile-tool.ts';
import { cacheOf, project } from './settings.ts';

/** Makes what the first build would otherwise have to make: the engine, the shapes of the templates, the browser's part of the site, and the guides that an editor shows. */
export async function start(): Promise<void> {
  await makeEngine();
  await templateShapes(project, cacheOf({}));
  await bundle(cacheOf({}));
  const folder = join(project, 'content');
  const { content } = await load(folder);
  if (content) await writeGuides(clauseGuides(content), folder, project);
}
