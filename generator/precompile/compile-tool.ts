import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { settings } from '../bundle/bundle-inputs.ts';
import { fingerprintOf, keyOf } from '../package/fingerprint.mjs';
import { optionalPackages } from '../package/optional-packages.mjs';
import { moduleFile, nameOfFile, packageRoot } from '../package/roots.mjs';
import { entries, warmUp } from './entries.mjs';
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

const fingerprintNow = () =>
  fingerprintOf(siteRoot, [...settings, ...['cli', 'generator'].map((name) => relative(siteRoot, `${packageRoot}/${name}`))]);

/** V8's code cache after all code was evaluated once: it contains the functions that were compiled by then, and the file name. */
async function compileFurther(tool: Running): Promise<Uint8Array> {
  const { script, ...modules } = evaluate(tool);
  for (const evaluated of [...Object.values(modules.entries), ...modules.warmUp]) await evaluated();
  return script.createCachedData();
}

/**
 * Compiles Wortlaut and the packages that it needs at once into one script: a function expression that evaluate.mjs calls. Each module is
 * evaluated at its first import. Same sources, same bytes. `modules` are relative to the site, and sources in the map have the names of
 * `nameOfFile`.
 */
async function compileTool() {
  const { bundledScript } = await import('../bundle/site-vite.ts');
  const plugins = [entriesModule, loadedOnDemand];
  const { chunk, map } = await bundledScript({ root: siteRoot, plugins }, { input: entriesId, nameOf: nameOfFile });
  return {
    code: `(function (exports, require, __filename, importPackage, runningTool) {${chunk.code}\n})`,
    modules: chunk.moduleIds.filter((id) => id.startsWith('/')).map((id) => relative(siteRoot, id)),
    map,
  };
}

const entriesId = 'virtual:entries';

/** The entry module, which imports all others on demand. */
const entriesModule: Rolldown.Plugin = {
  name: 'entries',
  resolveId: (id) => (id === entriesId ? `\0${id}` : undefined),
  load: (id) => {
    const importing = (file: string) => `() => import(${JSON.stringify(moduleFile(file))})`;
    if (id !== `\0${entriesId}`) return undefined;
    const named = Object.entries(entries).map(([name, file]) => `${JSON.stringify(name)}: ${importing(file)}`);
    return `export const entries = { ${named} };\nexport const warmUp = [${warmUp.map(importing)}];`;
  },
};

/**
 * Packages that are not compiled in. Most are large or optional, and few commands need them. React is among them because react-dom/server requires it
 * from node_modules: hooks of components fail if there are two instances of React.
 */
const outside = new RegExp(
  `^(vite|@vitejs/plugin-react|rolldown|tsx|ts-morph|typescript|css-tree|react|react-dom|${Object.values(optionalPackages).flat().join('|')})(/|$)`,
);
/** Modules of Node that take a millisecond or more to load, and that many commands do not need. */
const heavy = new Set(['node:child_process', 'node:http', 'node:net', 'node:worker_threads', 'node:zlib']);
const onDemand = '\0on-demand:';

/** External modules are required at their first use. `import()` of a package, which a script cannot do, is passed to evaluate.mjs. */
const loadedOnDemand: Rolldown.Plugin = {
  name: 'loaded-on-demand',
  resolveId: {
    order: 'pre',
    handler(id, importer, { kind }) {
      if (importer?.startsWith(onDemand)) return { id, external: true };
      if (kind === 'dynamic-import' && outside.test(id)) return { id, external: true };
      return heavy.has(id) || outside.test(id) ? `${onDemand}${id}` : undefined;
    },
  },
  load(id) {
    if (!id.startsWith(onDemand)) return undefined;
    const name = id.slice(onDemand.length);
    if (!heavy.has(name)) return `module.exports = require('${name}');`;
    const names = Object.keys(process.getBuiltinModule(name) ?? {});
    return `module.exports = { ${names.map((key) => `get ${key}() { return require('${name}').${key}; }`)} };`;
  },
  renderChunk(code, { dynamicImports }) {
    return dynamicImports.reduce(
      (text, name) => text.replaceAll(`import(${JSON.stringify(name)})`, `importPackage(${JSON.stringify(name)})`),
      code,
    );
  },
};
