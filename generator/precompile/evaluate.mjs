// @ts-check
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { packageRoot } from '../package/roots.mjs';
import './v8-flags.mjs';

/** @typedef {Omit<import('./store.mjs').PrecompiledTool, 'compiled'> & { readonly compiled?: Uint8Array }} Running */
/** @typedef {{ start(data?: unknown): Promise<void> | void }} Entry */

/**
 * Runs the code of a precompiled tool. No module of Wortlaut is evaluated before an entry is called.
 * @param {Running} tool
 */
export function evaluate(tool) {
  const script = new Script(tool.code, { filename: tool.file, ...(tool.compiled && { cachedData: tool.compiled }) });
  /** @type {{ entries?: Readonly<Record<string, () => Promise<Entry>>>, warmUp?: readonly (() => Promise<unknown>)[] }} */
  const exported = {};
  // The path makes `import.meta.url` the same as in that source file.
  const file = `${packageRoot}/generator/package/roots.mjs`;
  script.runInThisContext()(exported, createRequire(file), file, (/** @type {string} */ name) => import(name), tool);
  return { script, entries: exported.entries ?? {}, warmUp: exported.warmUp ?? [] };
}
