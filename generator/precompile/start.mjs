// @ts-check
import { fileURLToPath, pathToFileURL } from 'node:url';
import { entries } from './entries.mjs';
import { evaluate } from './evaluate.mjs';
import { findEngine } from './store.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** `WORTLAUT_ENGINE=off` runs the sources and makes no engine of them. */
const allowed = process.env.WORTLAUT_ENGINE !== 'off';

/** The engine of the project as it now is. */
export const engineNow = () => (allowed ? findEngine(project) : undefined);

/**
 * Begins in this process or thread with an entry: in the given engine, or else in its source, which tsx reads.
 * @param {keyof typeof entries} name
 * @param {{ engine?: import('./evaluate.mjs').Running | undefined, data?: unknown }} [given]
 */
export async function start(name, { engine, data } = {}) {
  const entry = engine ? await evaluate(engine, project).entries[name]?.() : await importSource(`${project}/${entries[name]}`);
  await entry?.start(data);
}

/** Makes an engine in a process of its own that nobody waits for. */
export async function makeEngineMeanwhile() {
  if (!allowed) return;
  const { spawn } = await import('node:child_process');
  const options = /** @type {const} */ ({ cwd: project, detached: true, stdio: 'ignore' });
  spawn(process.execPath, [`${project}/generator/precompile/process.mjs`, 'make-engine'], options)
    // Without an engine the next command runs the sources, as this one did.
    .on('error', () => {})
    .unref();
}

/**
 * @param {string} file
 * @returns {Promise<import('./evaluate.mjs').Entry>}
 */
async function importSource(file) {
  const readsTypeScript = /\btsx\b/.test([...process.execArgv, process.env.NODE_OPTIONS].join(' '));
  // tsx looks for the configuration in the folder that the command was called from, which may be any.
  process.env.TSX_TSCONFIG_PATH ??= `${project}/tsconfig.json`;
  if (!readsTypeScript) (await import('tsx/esm/api')).register();
  return import(pathToFileURL(file).href);
}
