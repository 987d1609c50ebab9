// @ts-check
import { createRequire } from 'node:module';
import { Script } from 'node:vm';

/** @typedef {Omit<import('./store.mjs').Engine, 'compiled'> & { readonly compiled?: Uint8Array }} Running */
/** @typedef {{ start(data?: unknown): Promise<void> | void }} Entry */

/**
 * Runs an engine's code. Nothing of Wortlaut's own is evaluated before one of the entries is called for.
 * @param {Running} engine
 * @param {string} project
 */
export function evaluate(engine, project) {
  const script = new Script(engine.code, { filename: engine.file, ...(engine.compiled && { cachedData: engine.compiled }) });
  /** @type {{ entries?: Readonly<Record<string, () => Promise<Entry>>>, importedSoon?: readonly (() => Promise<unknown>)[] }} */
  const exported = {};
  // The engine stands where this file does, so that what the code asks of `import.meta.url` is what it would be there.
  const file = `${project}/generator/package/project.ts`;
  script.runInThisContext()(exported, createRequire(file), file, (/** @type {string} */ name) => import(name), engine);
  return { script, entries: exported.entries ?? {}, importedSoon: exported.importedSoon ?? [] };
}
