// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf, recordOf, renewed } from './fingerprint.mjs';

/*
 * Engines lie in folders named for what they are made of: the code, what V8 made of it, the map to its sources, and the record. A
 * record also names the three other files, so an engine that was truncated or put there by someone else is noticed like a changed source.
 */

const folder = '.wortlaut/engine';
const codeFile = 'engine.cjs';
const compiledFile = 'engine.v8';
const mapFile = 'engine.map';
const recordFile = 'record.json';
/** A text in this encoding is read without being decoded. */
const encoding = 'utf16le';

/**
 * @typedef {object} Engine
 * @property {string} file Where its code lies, for the stack of an error.
 * @property {string} code A script: one function in brackets.
 * @property {Uint8Array} compiled What V8 made of the code.
 */

/**
 * Where the code of an engine lies.
 * @param {string} project
 * @param {string} key
 */
export const codeFileOf = (project, key) => join(project, folder, key, codeFile);

/**
 * Where the map lies that leads from a place in an engine's code to one in the sources.
 * @param {string} code
 */
export const mapBeside = (code) => join(dirname(code), mapFile);

/**
 * The engine that is made of exactly what the project now is; nothing where there is none.
 * @param {string} project
 * @returns {Engine | undefined}
 */
export function findEngine(project) {
  try {
    for (const key of readdirSync(join(project, folder))) {
      const engine = openEngine(project, key);
      if (engine) return engine;
    }
  } catch {
    // Whatever is the matter with an engine: the sources are there.
  }
  return undefined;
}

/**
 * @param {string} project
 * @param {string} key
 * @returns {Engine | undefined}
 */
function openEngine(project, key) {
  const place = join(project, folder, key);
  const record = readRecord(join(place, recordFile));
  const now = record && renewed(project, record);
  if (!now || !filesOf(key).every((path) => now.files[path])) return undefined;
  if (now !== record) writeWhole(join(place, recordFile), closed(now));
  const file = codeFileOf(project, key);
  return { file, code: readFileSync(file, encoding), compiled: readFileSync(join(place, compiledFile)) };
}

/** @param {string} key */
const filesOf = (key) => [codeFile, compiledFile, mapFile].map((name) => `${folder}/${key}/${name}`);

/**
 * A place in which an engine is made ready. Two processes may do this at once: each has a place of its own, and the last one
 * to keep its engine is found.
 * @param {string} project
 */
export function draftEngine(project) {
  const all = join(project, folder);
  const draft = join(all, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  return {
    /**
     * Keeps an engine and removes all others.
     * @param {{ key: string, sources: import('./fingerprint.mjs').EngineRecord, code: string, compiled: Uint8Array, map: string }} made
     */
    keep({ key, sources, code, compiled, map }) {
      const place = join(all, key);
      writeFileSync(join(draft, codeFile), code, encoding);
      writeFileSync(join(draft, compiledFile), compiled);
      writeFileSync(join(draft, mapFile), map);
      rmSync(place, { recursive: true, force: true });
      renameSync(draft, place);
      const own = recordOf(project, filesOf(key));
      writeWhole(join(place, recordFile), closed({ ...sources, files: { ...sources.files, ...own.files } }));
      for (const name of readdirSync(all))
        if (name !== key && !isBeingMade(name)) rmSync(join(all, name), { recursive: true, force: true });
    },
    close: () => rmSync(draft, { recursive: true, force: true }),
  };
}

/**
 * Whether the process that makes this draft is still running; one that was killed leaves a draft that nobody needs.
 * @param {string} name
 */
function isBeingMade(name) {
  const [, maker] = /^draft-(\d+)$/.exec(name) ?? [];
  try {
    return maker !== undefined && process.kill(Number(maker), 0);
  } catch {
    return false;
  }
}

/** @param {string} file */
function readRecord(file) {
  const text = readText(file);
  const end = text?.indexOf('\n') ?? -1;
  const body = text?.slice(end + 1) ?? '';
  return end > 0 && text?.slice(0, end) === hashOf(body) ? JSON.parse(body) : undefined;
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** @param {object} record */
function closed(record) {
  const body = JSON.stringify(record);
  return `${hashOf(body)}\n${body}`;
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeWhole(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
