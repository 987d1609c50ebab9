import { relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { project } from '../package/project.ts';
import { entries, warmUp } from './entries.mjs';

interface Compiled {
  readonly code: string;
  /** The project's own files in it, relative to the project. */
  readonly modules: readonly string[];
  /** Leads from a place in the code to one in the sources, which are named relative to the project; JSON of a source map, version 3. */
  readonly map: string;
}

/**
 * Wortlaut and the packages that it needs at once, as one script: a function in brackets that evaluate.mjs calls. Each module in
 * it is evaluated when it is first imported. Same sources, same bytes.
 */
export async function compileTool(): Promise<Compiled> {
  const { build } = await import('vite');
  const result = await build({
    root: project,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    plugins: [entriesModule, loadedOnDemand],
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: entriesId,
        output: { format: 'cjs', codeSplitting: false, comments: false },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunk = output.find((item) => item.type === 'chunk');
  if (!chunk?.map) throw new Error('the precompiled tool has no code');
  return {
    code: `(function (exports, require, __filename, importPackage, runningTool) {${chunk.code}\n})`,
    modules: chunk.moduleIds.flatMap((id) => (id.startsWith(`${project}/`) ? id.slice(project.length + 1) : [])),
    map: mapFrom(chunk.map),
  };
}

/** Sources are named as seen from the folder that Vite would write to; what they hold is on disk. */
function mapFrom({ version, sources, mappings }: Rolldown.SourceMap): string {
  const own = sources.map((source) => relative(project, resolve(project, 'dist', source)));
  return JSON.stringify({ version, sources: own, names: [], mappings });
}

const entriesId = 'virtual:entries';

/** The one module that imports all the others, each when it is called for. */
const entriesModule: Rolldown.Plugin = {
  name: 'entries',
  resolveId: (id) => (id === entriesId ? `\0${id}` : undefined),
  load: (id) => {
    const importing = (file: string) => `() => import(${JSON.stringify(`${project}/${file}`)})`;
    if (id !== `\0${entriesId}`) return undefined;
    const named = Object.entries(entries).map(([name, file]) => `${JSON.stringify(name)}: ${importing(file)}`);
    return `export const entries = { ${named} };\nexport const warmUp = [${warmUp.map(importing)}];`;
  },
};

/**
 * Packages that stay outside. Most are large, and few commands need them. React is there because react-dom/server, which renders what
 * our own renderer does not know, requires it from node_modules: a component called by two instances of React finds none of its hooks.
 */
const outside = /^(vite|tsx|ts-morph|typescript|css-tree|react|react-dom)(\/|$)/;
/** Node's own modules that take a millisecond or more to load; commands that need none of them are spared that. */
const heavy = new Set(['node:child_process', 'node:http', 'node:net', 'node:worker_threads', 'node:zlib']);
const onDemand = '\0on-demand:';

/**
 * What stays outside is required when it is needed, instead of all of it at the start; and `import()` of a package, which a
 * script cannot, is left to evaluate.mjs.
 */
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
