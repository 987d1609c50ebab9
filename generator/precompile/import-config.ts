import { pathToFileURL } from 'node:url';

/**
 * Imports the configuration of the site in a folder, a file relative to it, from its source. The precompiled tool, which has the configuration
 * compiled in, has another module in place of this one.
 */
export const importConfig = (root: string, file: string): Promise<{ readonly default?: unknown }> =>
  import(pathToFileURL(`${root}/${file}`).href);
