import { resolve } from 'node:path';
import { client, recordedFiles } from '../bundle/bundle-inputs.ts';
import { configFiles, themeFile } from '../package/roots.mjs';
import type { Site } from './configuration/open-site.ts';

/**
 * The files beside `content/` and `runtime/` whose change changes the site, by absolute paths: those that theme, configuration and client
 * bundle were made of last, what Node and the compiler read, and the names that a configuration may have.
 */
export async function watchedFiles({ root, cache }: Site): Promise<string[]> {
  const bundled = await recordedFiles(root, cache, [themeFile, client, ...configFiles]);
  const files = [...configFiles, 'package.json', 'tsconfig.json', ...bundled].filter((file) => !file.startsWith('runtime/'));
  return [...new Set(files)].map((file) => resolve(root, file));
}
