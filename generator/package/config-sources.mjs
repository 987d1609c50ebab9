// @ts-check
import { readFileSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { configFiles } from './roots.mjs';

/**
 * The configuration files that are in the folder of a site; more than one is a fault of the site.
 * @param {string} root
 */
export const configFilesIn = (root) => configFiles.filter((name) => isFile(`${root}/${name}`));

/**
 * The configuration of a site and every file that it imports by a relative path, transitively, relative to the folder of the site and sorted.
 * The sources are searched for specifiers without being parsed: one in a comment counts, too, and does no harm.
 * @param {string} root
 */
export function configSources(root) {
  const found = new Set(configFilesIn(root).map((name) => resolve(root, name)));
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found].map((file) => relative(root, file)).sort();
}

/**
 * The files beside theme and content whose change changes a site, by absolute paths: the configuration (those that there are, and the names
 * that one may have), and what Node and the compiler read.
 * @param {string} root
 */
export const configPaths = (root) =>
  [...new Set([...configFiles, ...configSources(root), 'package.json', 'tsconfig.json'])].map((name) => resolve(root, name));

const specifiers = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"](\.{1,2}\/[^'"\n]+)['"]/g;

/** Endings that an import may leave out, and TypeScript files that are imported under the names of their JavaScript. */
const endings = ['', '.ts', '.tsx', '.mts', '.js', '.mjs', '.json', '/index.ts', '/index.js'];

/** @param {string} file */
function importsOf(file) {
  return [...textOf(file).matchAll(specifiers)].flatMap(([, specifier = '']) => {
    const path = resolve(dirname(file), specifier);
    const candidates = [...endings.map((ending) => path + ending), path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
    return candidates.find(isFile) ?? [];
  });
}

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Empty for a file that cannot be read: its import reports that.
 * @param {string} file
 */
export function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
