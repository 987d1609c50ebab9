// @ts-check
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { moduleFile, packageRoot, themeFile } from '../package/roots.mjs';
import { entries } from './entries.mjs';
import { evaluate } from './evaluate.mjs';
import { siteRoot } from './site-root.mjs';
import { findTool } from './store.mjs';

// Node reports its loader of packages as experimental, at each command of a site whose configuration imports one dynamically.
process.removeAllListeners('warning').on('warning', ({ name, message }) => {
  if (name !== 'ExperimentalWarning') console.error(`${name}: ${message}`);
});

/** `WORTLAUT_PRECOMPILED=off` runs the sources and does not precompile them. */
const allowed = process.env.WORTLAUT_PRECOMPILED !== 'off';

/** The precompiled tool for the present state of Wortlaut; undefined if it is missing. */
export const currentTool = () => (allowed ? findTool(siteRoot) : undefined);

/**
 * Runs an entry in this process or thread, from the given precompiled tool or from its source through tsx.
 * @param {keyof typeof entries} name
 * @param {{ tool?: import('./evaluate.mjs').Running | undefined, data?: unknown }} [given]
 */
export async function start(name, { tool, data } = {}) {
  // A name that a module of the site adds to every object stops at its line.
  Object.preventExtensions(Object.prototype);
  const entry = tool ? await evaluate(tool).entries[name]?.() : await importSource(moduleFile(entries[name]));
  await entry?.start(data);
}

/** Precompiles in a detached process, in the folder of a site. */
export async function precompileInBackground() {
  if (!allowed || !existsSync(`${siteRoot}/${themeFile}`)) return;
  const { spawn } = await import('node:child_process');
  const options = /** @type {const} */ ({ cwd: siteRoot, detached: true, stdio: 'ignore' });
  spawn(process.execPath, [`${packageRoot}/generator/precompile/process.mjs`, 'precompile'], options)
    // Without a precompiled tool the next command runs the sources, as this one did.
    .on('error', () => {})
    .unref();
}

/**
 * @param {string} file
 * @returns {Promise<import('./evaluate.mjs').Entry>}
 */
async function importSource(file) {
  const readsTypeScript = /\btsx\b/.test([...process.execArgv, process.env.NODE_OPTIONS].join(' '));
  // By default tsx looks for the configuration in the current folder, which may be any.
  const config = [siteRoot, packageRoot].map((root) => `${root}/tsconfig.json`).find((path) => existsSync(path));
  if (config) process.env.TSX_TSCONFIG_PATH ??= config;
  if (!readsTypeScript) (await import('tsx/esm/api')).register();
  return import(pathToFileURL(file).href);
}
