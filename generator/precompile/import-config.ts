import { pathToFileURL } from 'node:url';
import { siteRoot } from '../package/roots.mjs';

/**
 * Imports the configuration of the site, a file relative to its folder, from its source. The precompiled tool, which has the configuration
 * compiled in, has another module in place of this one.
 */
export const importConfig = (file: string): Promise<{ readonly default?: unknown }> => import(pathToFileURL(`${siteRoot}/${file}`).href);
