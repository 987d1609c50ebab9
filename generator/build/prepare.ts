import { templateShapes } from '../1-load/template-shapes/template-shapes.ts';
import { bundle } from '../bundle/bundle.ts';
import { start as makeEngine } from '../precompile/compile-tool.ts';
import { cacheOf, project } from './settings.ts';

/** Makes what the first build would otherwise have to make: the engine, the shapes of the templates, and the browser's part of the site. */
export async function start(): Promise<void> {
  await makeEngine();
  await templateShapes(project, cacheOf({}));
  await bundle(cacheOf({}));
}
