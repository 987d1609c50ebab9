import { bundle } from '../bundle/bundle.ts';
import { cacheOf } from '../settings.ts';
import { start as makeEngine } from './make.ts';

/** Makes what the first build would otherwise have to make: the engine, and the browser's part of the site. */
export async function start(): Promise<void> {
  await makeEngine();
  await bundle(cacheOf({}));
}
