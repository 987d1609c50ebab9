// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf, hashOf, revalidate } from '../package/fingerprint.mjs';

/*
 * A precompiled tool is its code, V8's code cache and the source map, each a file named after a hash of the sources. The record has the
 * fingerprint of the sources and of these files, so a truncated or replaced tool counts as out of date. This module must not import
 * TypeScript: it runs before TypeScript can be loaded.
 */

const folder = '.wortlaut/precompiled';
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
export const codePathOf = (root, key) => join(root, folder, `${key}.cjs`);

/**
 * The path of the source map beside that code.
 * @param {string} code
 */
export const mapFileOf = (code) => code.replace(/cjs$/, 'map');

/** @param {string} code */
const compiledFileOf = (code) => code.replace(/cjs$/, 'v8');

/**
 * The precompiled tool of the present state; undefined if it is missing.
 * @param {string} root
 * @returns {PrecompiledTool | undefined}
 */
export function findTool(root) {
  try {
    const [sum, body = ''] = readFileSync(join(root, folder, recordFile), 'utf8').split('\n', 2);
    if (sum !== hashOf(body)) return undefined;
    const { key, inputs } = JSON.parse(body);
    const now = revalidate(root, inputs);
    if (!now) return undefined;
    if (now !== inputs) writeRecord(root, { key, inputs: now });
    const file = codePathOf(root, key);
    return { file, code: readFileSync(file, encoding), compiled: readFileSync(compiledFileOf(file)) };
  } catch {
    // Without a usable tool the sources run.
    return undefined;
  }
}

/**
 * Creates the folder of the tools; throws if nothing can be written there.
 * @param {string} root
 */
export const openFolder = (root) => mkdirSync(join(root, folder), { recursive: true });

/**
 * Makes a tool the current one and removes all others. Two processes may do so at once: the tool of the last to finish is used.
 * @param {string} root
 * @param {{ key: string, sources: import('../package/fingerprint.mjs').Fingerprint, code: string, compiled: Uint8Array, map: string }} made
 */
export function keepTool(root, { key, sources, code, compiled, map }) {
  const file = codePathOf(root, key);
  openFolder(root);
  replaceFile(file, Buffer.from(code, encoding));
  replaceFile(compiledFileOf(file), compiled);
  replaceFile(mapFileOf(file), map);
  const own = ['cjs', 'v8', 'map'].map((kind) => `${folder}/${key}.${kind}`);
  const files = { ...sources.files, ...fingerprintOf(root, own).files };
  writeRecord(root, { key, inputs: { ...sources, files } });
  const others = readdirSync(join(root, folder)).filter((name) => name !== recordFile && !own.includes(`${folder}/${name}`));
  for (const name of others) rmSync(join(root, folder, name), { recursive: true, force: true });
}

/**
 * Writes the record with its checksum.
 * @param {string} root
 * @param {{ key: string, inputs: import('../package/fingerprint.mjs').Fingerprint }} record
 */
function writeRecord(root, record) {
  const body = JSON.stringify(record);
  replaceFile(join(root, folder, recordFile), `${hashOf(body)}\n${body}`);
}

/**
 * Writes a file in one step.
 * @param {string} file
 * @param {string | Uint8Array} data
 */
function replaceFile(file, data) {
  const staged = `${file}.${process.pid}`;
  writeFileSync(staged, data);
  renameSync(staged, file);
}
