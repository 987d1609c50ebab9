import { relative } from 'node:path';
import type { Rolldown } from 'vite';
import { moduleFile, nameOfFile } from '../package/roots.mjs';
import { entries, warmUp } from './entries.mjs';
import { siteRoot } from './site-root.mjs';

interface Compiled {
  readonly code: string;
  /** The files that were compiled into it, relative to the site. */
  readonly modules: readonly string[];
  /** A source map (version 3, JSON) whose sources have the names of `nameOfFile`. */
  readonly map: string;
}

/**
 * Compiles Wortlaut and the packages that it needs at once into one script: a function expression that evaluate.mjs calls. Each module is
 * evaluated at its first import. Same sources, same bytes.
 */
export async function compileTool(): Promise<Compiled> {
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
 * Packages that are not compiled in. Most are large, and few commands need them. React is among them because react-dom/server requires it
 * from node_modules: hooks of components fail if there are two instances of React.
 */
const outside = /^(vite|@vitejs\/plugin-react|rolldown|tsx|ts-morph|typescript|css-tree|react|react-dom)(\/|$)/;
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
