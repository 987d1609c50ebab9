import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { bundle } from '../bundle/bundle.ts';
import { start as precompile } from '../precompile/compile-tool.ts';
import { cacheOf, project } from './settings.ts';

/** Prepares what the first build would otherwise have to: the precompiled tool, the shapes of the templates, and the client bundle. */
export async function start(): Promise<void> {
  await precompile();
  await templateShapes(project, cacheOf({}));
  await bundle(cacheOf({}));
}
