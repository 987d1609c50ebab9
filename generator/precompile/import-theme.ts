import { pathToFileURL } from 'node:url';
import { themeFile } from '../package/roots.mjs';
import type { Theme } from '../react/theme.ts';

/**
 * Imports the theme of the site in a folder from its source. The precompiled tool, which has the theme compiled in, has another module in place of this
 * one.
 */
export const importTheme = (root: string): Promise<{ readonly default: Theme }> => import(pathToFileURL(`${root}/${themeFile}`).href);
