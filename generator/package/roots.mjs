// @ts-check
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The two folders that every path begins with. No other module derives a path from its own. */

/** The folder of Wortlaut itself. */
export const packageRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** The extension of the modules of Wortlaut: TypeScript in its repository, JavaScript where it is installed as a package. */
const extension = existsSync(`${packageRoot}/generator/index.ts`) ? '.ts' : '.js';

/**
 * The file of a module of Wortlaut.
 * @param {string} path relative to the folder of Wortlaut, without the extension
 */
export const moduleFile = (path) => `${packageRoot}/${path}${extension}`;

/** The theme of a site, relative to its folder. */
export const themeFile = 'runtime/theme.ts';

/** The names that the configuration of a site may have, relative to its folder. A site has one of them or none. */
export const configFiles = ['wortlaut.config.ts', 'wortlaut.config.mts', 'wortlaut.config.js', 'wortlaut.config.mjs'];

/** Whether Wortlaut has a site beside its own code: in its repository. */
export const isRepository = existsSync(`${packageRoot}/${themeFile}`);

/**
 * The configuration files that are in the folder of a site; more than one is a fault of the site.
 * @param {string} root
 */
export const configFilesIn = (root) => configFiles.filter((name) => existsSync(`${root}/${name}`));

/**
 * The folder of the site that a folder belongs to: upwards, the nearest one with a theme, or with a content folder and a package.json.
 * Elsewhere it is the folder of Wortlaut, where that has a site beside its own code, or else the given folder.
 * @param {string} folder absolute
 */
export const siteFolder = (folder) => nearestSite(folder) ?? (isRepository ? packageRoot : folder);

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function nearestSite(folder) {
  const has = (/** @type {string} */ file) => existsSync(`${folder}/${file}`);
  if (has(themeFile) || (has('content/site.ts') && has('package.json'))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : nearestSite(above);
}

/**
 * How messages name a file: relative to Wortlaut where it belongs to that; unchanged elsewhere.
 * @param {string} file
 */
export const nameOfFile = (file) => (file.startsWith(`${packageRoot}/`) ? file.slice(packageRoot.length + 1) : file);
