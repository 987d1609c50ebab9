// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintOf, hashOf, revalidate } from '../package/fingerprint.mjs';

/*
 * A precompiled tool is a folder named after a hash of its sources, with the code, V8's code cache, the source map and the fingerprint. The
 * fingerprint covers the other three files, too, so a truncated or replaced tool counts as out of date. This module must not import
 * TypeScript: it runs before TypeScript can be loaded.
 */

const folder = '.wortlaut/precompiled';
const codeFile = 'tool.cjs';
const compiledFile = 'tool.v8';
const mapFile = 'tool.map';
const recordFile = 'record.json';
/** Text in this encoding needs no decoding. */
const encoding = 'utf16le';

/**
 * @typedef {object} PrecompiledTool
 * @property {string} file Path of its code, for stack traces.
 * @property {string} code A script: one function expression.
 * @property {Uint8Array} compiled V8's code cache for the code.
 */

/**
 * The path of a precompiled tool's code.
 * @param {string} root
 * @param {string} key
 */
export const codePathOf = (root, key) => join(root, folder, key, codeFile);

/**
 * The path of the source map beside that code.
 * @param {string} code
 */
export const mapFileOf = (code) => join(dirname(code), mapFile);

/**
 * The precompiled tool of the present state; undefined if it is missing.
 * @param {string} root
 * @returns {PrecompiledTool | undefined}
 */
export function findTool(root) {
  try {
    for (const key of readdirSync(join(root, folder))) {
      const tool = openTool(root, key);
      if (tool) return tool;
    }
  } catch {
    // Without a usable tool the sources run.
  }
  return undefined;
}

/**
 * @param {string} root
 * @param {string} key
 * @returns {PrecompiledTool | undefined}
 */
function openTool(root, key) {
  const place = join(root, folder, key);
  const record = readRecord(join(place, recordFile));
  const now = record && revalidate(root, record);
  if (!now || !filesOf(key).every((path) => now.files[path])) return undefined;
  if (now !== record) writeRecord(join(place, recordFile), now);
  const file = codePathOf(root, key);
  return { file, code: readFileSync(file, encoding), compiled: readFileSync(join(place, compiledFile)) };
}

/** @param {string} key */
const filesOf = (key) => [codeFile, compiledFile, mapFile].map((name) => `${folder}/${key}/${name}`);

/**
 * Creates a staging folder for a new tool. Two processes may precompile at once: each has its own folder, and the tool of the last to
 * finish is used.
 * @param {string} root
 */
export function stageTool(root) {
  const all = join(root, folder);
  const staging = join(all, `staging-${process.pid}`);
  mkdirSync(staging, { recursive: true });
  return {
    /**
     * Makes the tool the current one and removes all others.
     * @param {{ key: string, sources: import('../package/fingerprint.mjs').Fingerprint, code: string, compiled: Uint8Array, map: string }} made
     */
    keep({ key, sources, code, compiled, map }) {
      const place = join(all, key);
      writeFileSync(join(staging, codeFile), code, encoding);
      writeFileSync(join(staging, compiledFile), compiled);
      writeFileSync(join(staging, mapFile), map);
      rmSync(place, { recursive: true, force: true });
      renameSync(staging, place);
      const own = fingerprintOf(root, filesOf(key));
      writeRecord(join(place, recordFile), { ...sources, files: { ...sources.files, ...own.files } });
      for (const name of readdirSync(all))
        if (name !== key && !isBeingMade(name)) rmSync(join(all, name), { recursive: true, force: true });
    },
    close: () => rmSync(staging, { recursive: true, force: true }),
  };
}

/**
 * Whether the process of a staging folder is still running. A folder of a killed process can be removed.
 * @param {string} name
 */
function isBeingMade(name) {
  const [, maker] = /^staging-(\d+)$/.exec(name) ?? [];
  try {
    return maker !== undefined && process.kill(Number(maker), 0);
  } catch {
    return false;
  }
}

/** @param {string} file */
function readRecord(file) {
  if (!existsSync(file)) return undefined;
  const [sum, body = ''] = readFileSync(file, 'utf8').split('\n', 2);
  return sum === hashOf(body) ? JSON.parse(body) : undefined;
}

/**
 * Writes a record with its checksum in one step.
 * @param {string} file
 * @param {object} record
 */
function writeRecord(file, record) {
  const staging = `${file}.${process.pid}`;
  const body = JSON.stringify(record);
  writeFileSync(staging, `${hashOf(body)}\n${body}`);
  renameSync(staging, file);
}
