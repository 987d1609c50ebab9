// @ts-check
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** @typedef {Omit<import('./store.mjs').PrecompiledTool, 'compiled'> & { readonly compiled?: Uint8Array }} Running */
/** @typedef {{ start(data?: unknown): Promise<void> | void }} Entry */

/**
 * Runs the code of a precompiled tool. None of Wortlaut's modules is evaluated before one of the entries is called.
 * @param {Running} tool
 * @param {string} project
 */
export function evaluate(tool, project) {
  const script = new Script(tool.code, { filename: tool.file, ...(tool.compiled && { cachedData: tool.compiled }) });
  /** @type {{ entries?: Readonly<Record<string, () => Promise<Entry>>>, warmUp?: readonly (() => Promise<unknown>)[] }} */
  const exported = {};
  // The code has the path of this file, so that `import.meta.url` is what it would be there.
  const file = `${project}/generator/package/project.ts`;
  script.runInThisContext()(exported, createRequire(file), file, (/** @type {string} */ name) => import(name), tool);
  return { script, entries: exported.entries ?? {}, warmUp: exported.warmUp ?? [] };
}
