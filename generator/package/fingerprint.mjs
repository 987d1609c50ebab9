// @ts-check
import { hash as hashAtOnce } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';

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
 * folder whose names count alone. A file is not read if it has the size and times of an earlier fingerprint.
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {Fingerprint} [before]
 * @returns {Fingerprint}
 */
export function fingerprintOf(root, paths, before) {
  const at = Date.now();
  /** @type {Record<string, FileFingerprint | null>} */
  const files = {};
  const look = (/** @type {string} */ path) => {
    const stat = ifThere(() => statSync(`${root}/${path}`));
    if (stat?.isDirectory() && !path.endsWith('/')) for (const name of readdirSync(`${root}/${path}`).sort()) look(`${path}/${name}`);
    else files[path] = (stat && (recorded(stat, before, path) ?? ifThere(() => fingerprintFile(`${root}/${path}`, stat)))) ?? null;
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
  const now = fingerprintOf(root, Object.keys(record.files), record);
  if (Object.entries(record.files).some(([path, file]) => !(path in now.files) || now.files[path]?.[3] !== file?.[3])) return undefined;
  return isSame(now, record) ? record : now;
}

/**
 * Whether two fingerprints have the same files with the same sizes and times, of which the later one has read none again.
 * @param {Fingerprint} now
 * @param {Fingerprint | undefined} before
 */
export function isSame({ files }, before) {
  const paths = Object.keys(files);
  return paths.length === Object.keys(before?.files ?? {}).length && paths.every((path) => files[path] === before?.files[path]);
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

/** Milliseconds. Clocks of file systems tick every few; those whose times have no fraction, every one or two seconds. */
const tick = 100;
const coarseTick = 2500;

/**
 * Whether a file had changed so shortly before `now` that it may change again without getting other times. Its ctime counts, too: it cannot
 * be set by hand.
 * @param {import('node:fs').Stats} found
 * @param {number} now milliseconds since 1970
 */
const changedJustNow = ({ mtimeMs, ctimeMs }, now) => now - Math.max(mtimeMs, ctimeMs) < (Number.isInteger(ctimeMs) ? coarseTick : tick);

/**
 * The earlier fingerprint of a file whose size and times are unchanged, and prove that its content is.
 * @param {import('node:fs').Stats} stat
 * @param {Fingerprint | undefined} before
 * @param {string} path
 */
function recorded(stat, before, path) {
  const file = before?.files[path];
  const isUnchanged = file && stat.size === file[0] && stat.mtimeMs === file[1] && stat.ctimeMs === file[2];
  return isUnchanged && !changedJustNow(stat, before.at) ? file : undefined;
}

/**
 * @param {string} file
 * @param {import('node:fs').Stats} stat
 * @returns {FileFingerprint}
 */
function fingerprintFile(file, stat) {
  // Opening a pipe can block for ever.
  const content = stat.isDirectory() ? readdirSync(file).sort().join('\n') : stat.isFile() ? readFileSync(file) : '';
  return [stat.size, stat.mtimeMs, stat.ctimeMs, hashOf(content)];
}

/**
 * Undefined for a file that is missing or was deleted meanwhile, and for a link in a circle.
 * @template Value
 * @param {() => Value} look
 */
export function ifThere(look) {
  try {
    return look();
  } catch (error) {
    if (/^E(?:NOENT|NOTDIR|LOOP)$/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return undefined;
    throw error;
  }
}
