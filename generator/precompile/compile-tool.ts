import { relative } from 'node:path';
import { fingerprintOf, keyOf } from '../package/fingerprint.mjs';
import { packageRoot } from '../package/roots.mjs';
import { compileTool } from './compile.ts';
import { evaluate, type Running } from './evaluate.mjs';
import { siteRoot } from './site-root.mjs';
import { codePathOf, findTool, keepTool, openFolder } from './store.mjs';

/** Precompiles Wortlaut in its present state, unless that was done before. Returns whether there is a precompiled tool now. */
export async function start(): Promise<boolean> {
  if (findTool(siteRoot)) return true;
  // Compiles nothing if nothing can be written.
  openFolder(siteRoot);
  const before = fingerprintNow();
  const { code, modules, map } = await compileTool();
  const used = new Set([...settings, ...modules]);
  const sources = { ...before, files: Object.fromEntries(Object.entries(before.files).filter(([path]) => used.has(path))) };
  const key = keyOf(sources);
  const compiled = await compileFurther({ file: codePathOf(siteRoot, key), code });
  // If a file changed meanwhile, the tool may contain its old or its new state.
  if (JSON.stringify(fingerprintNow().files) !== JSON.stringify(before.files)) return false;
  keepTool(siteRoot, { key, sources, code, compiled, map });
  return true;
}

/**
 * The files that determine how modules are compiled and which packages they get: npm's own list contains the installed packages. Relative to
 * the site, like all paths of a fingerprint.
 */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

const fingerprintNow = () =>
  fingerprintOf(siteRoot, [...settings, ...['cli', 'generator'].map((name) => relative(siteRoot, `${packageRoot}/${name}`))]);

/** V8's code cache after all code was evaluated once: it contains the functions that were compiled by then, and the file name. */
async function compileFurther(tool: Running): Promise<Uint8Array> {
  const { script, entries, warmUp } = evaluate(tool);
  for (const evaluated of [...Object.values(entries), ...warmUp]) await evaluated();
  return script.createCachedData();
}
