// @ts-check
import { hash as hashAtOnce } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { changedJustNow } from './file-times.mjs';

/*
 * The files that something was compiled from. Only files with other sizes or times, or that changed too recently, are read for a comparison.
 * Plain JavaScript: a command reads it before TypeScript can be loaded.
 */

/** @typedef {readonly [size: number, modified: number, changed: number, hash: string]} FileFingerprint */

/**
 * @typedef {object} Fingerprint
 * @property {string} runtime Versions of Node and V8, architecture and platform.
 * @property {number} at When the files were looked at, in milliseconds since 1970.
 * @property {Readonly<Record<string, FileFingerprint | null>>} files By their paths, relative to a folder; null for a missing file.
 */

/** Where V8's code cache is valid. */
const runtime = [process.version, process.versions.v8, process.arch, process.platform].join(' ');

/**
 * The fingerprint of files and of all files below folders, by paths relative to the root. A path that ends with a slash is that of a
 * folder whose names count alone.
 * @param {string} root
 * @param {readonly string[]} paths
 * @returns {Fingerprint}
 */
export function fingerprintOf(root, paths) {
  const at = Date.now();
  /** @type {Record<string, FileFingerprint | null>} */
  const files = {};
  const look = (/** @type {string} */ path) => {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (stat?.isDirectory() && !path.endsWith('/')) for (const name of readdirSync(`${root}/${path}`).sort()) look(`${path}/${name}`);
    else files[path] = stat ? fingerprintFile(root, path, stat) : null;
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
  if (record.runtime !== runtime) return undefined;
  const at = Date.now();
  /** @type {Record<string, FileFingerprint>} */
  const other = {};
  for (const [path, recorded] of Object.entries(record.files)) {
    const stat = statSync(`${root}/${path}`, { throwIfNoEntry: false });
    if (!stat && recorded === null) continue;
    if (!stat || !recorded) return undefined;
    const [size, modified, changed, hash] = recorded;
    const same = stat.size === size && stat.mtimeMs === modified && stat.ctimeMs === changed;
    if (same && !changedJustNow(stat, record.at)) continue;
    const now = fingerprintFile(root, path, stat);
    if (now[3] !== hash) return undefined;
    other[path] = now;
  }
  return Object.keys(other).length ? { runtime, at, files: { ...record.files, ...other } } : record;
}

/**
 * Whether a file of a fingerprint has changed since a moment, or so shortly before that its time does not show it.
 * @param {Fingerprint} record
 * @param {number} moment milliseconds since 1970
 */
export const changedSince = ({ files }, moment) =>
  Object.values(files).some((file) => file && Math.max(file[1], file[2]) > moment - (Number.isInteger(file[2]) ? 2000 : 10));

/**
 * One hash of the contents of all files in a fingerprint.
 * @param {Fingerprint} record
 */
export function keyOf({ files }) {
  return hashOf(JSON.stringify([runtime, ...Object.entries(files).map(([path, file]) => [path, file?.[3]])])).slice(0, 32);
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
  const file = `${root}/${path}`;
  return [stat.size, stat.mtimeMs, stat.ctimeMs, hashOf(stat.isDirectory() ? readdirSync(file).sort().join('\n') : readFileSync(file))];
}
