// @ts-check
import { hash as hashAtOnce } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { changedJustNow } from '../package/file-times.mjs';
import { configFiles, packageRoot, siteRoot } from '../package/roots.mjs';

/* The inputs of a precompiled tool. Only files with other sizes or times, or that changed too recently, are read for a comparison. */

/** @typedef {readonly [size: number, modified: number, changed: number, hash: string]} FileFingerprint */

/**
 * @typedef {object} Fingerprint
 * @property {string} runtime Versions of Node and V8, architecture and platform.
 * @property {number} at When the files were looked at, in milliseconds since 1970.
 * @property {Readonly<Record<string, FileFingerprint>>} files By their paths, relative to the site.
 */

/** Where V8's code cache is valid. */
const runtime = [process.version, process.versions.v8, process.arch, process.platform].join(' ');

/**
 * The files that determine how modules are compiled and which packages they get: npm's own list contains the installed packages. The
 * configuration of the site is compiled in, so a new one counts, too.
 */
export const configuration = ['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json', ...configFiles];

/** The folders of the modules, relative to the site. */
export const folders = [`${packageRoot}/cli`, `${packageRoot}/generator`, `${siteRoot}/runtime`].map((folder) =>
  relative(siteRoot, folder),
);

/**
 * The fingerprint of the given files and of all files below the given folders. Missing ones are left out.
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Fingerprint}
 */
export function fingerprintOf(root, paths) {
  const at = Date.now();
  /** @type {Record<string, FileFingerprint>} */
  const files = {};
  const look = (/** @type {string} */ path) => {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(`${root}/${path}`).sort()) look(`${path}/${name}`);
    else files[path] = fingerprintFile(root, path, stat);
  };
  for (const path of paths) look(path);
  return { runtime, at, files };
}

/**
 * Returns the same fingerprint if nothing has changed, one with the new times if only times have, and undefined if it is out of date.
 * @param {string} root
 * @param {Fingerprint} record
 * @returns {Fingerprint | undefined}
 */
export function revalidate(root, record) {
  if (record.runtime !== runtime || configFiles.some((path) => !record.files[path] && existsSync(`${root}/${path}`))) return undefined;
  const at = Date.now();
  /** @type {Record<string, FileFingerprint>} */
  const other = {};
  for (const [path, known] of Object.entries(record.files)) {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!stat) return undefined;
    const [size, modified, changed, hash] = known;
    const same = stat.size === size && stat.mtimeMs === modified && stat.ctimeMs === changed;
    if (same && !changedJustNow(stat, record.at)) continue;
    const now = fingerprintFile(root, path, stat);
    if (now[3] !== hash) return undefined;
    other[path] = now;
  }
  return Object.keys(other).length ? { runtime, at, files: { ...record.files, ...other } } : record;
}

/**
 * One hash of the contents of all files in a fingerprint.
 * @param {Fingerprint} record
 */
export function keyOf({ files }) {
  return hashOf(JSON.stringify([runtime, ...Object.entries(files).map(([path, [, , , hash]]) => [path, hash])])).slice(0, 32);
}

/** @param {string | Uint8Array} data */
export const hashOf = (data) => hashAtOnce('sha256', data);

/**
 * @param {string} root
 * @param {string} path
 * @param {import('node:fs').Stats} stat
 * @returns {FileFingerprint}
 */
function fingerprintFile(root, path, stat) {
  return [stat.size, stat.mtimeMs, stat.ctimeMs, hashOf(readFileSync(`${root}/${path}`))];
}
