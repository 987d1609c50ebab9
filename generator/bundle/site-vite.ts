import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { CSSOptions, InlineConfig, Plugin, PluginOption, Rolldown } from 'vite';
import type { DiagnosticError } from '../diagnostics/diagnostic.ts';
import { imageEndings } from '../model/content-types.ts';
import { readText } from '../package/read-text.ts';
import { packageRoot } from '../package/roots.mjs';
import { assetNames } from './asset-names.ts';
import { fileOf } from './bundle-inputs.ts';
import { sizeOf } from './images.ts';
import { pictures } from './pictures.ts';

/** The plugins and style settings that the configuration of a site hands to its bundles. */
export interface SiteVite {
  /** The folder of the cache, which keeps pictures. */
  readonly cache?: string;
  readonly plugins: readonly PluginOption[];
  readonly css: CSSOptions;
  /** The files that the configuration is made of, relative to the folder of the site. */
  readonly inputs: readonly string[];
  /** The faults of plugins since they were made. */
  readonly faults: readonly DiagnosticError[];
}

/** The options of every bundle: Vite reads modules alone. */
const commonOptions = {
  configFile: false,
  envDir: false,
  mode: 'production',
  logLevel: 'silent',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} satisfies InlineConfig;

/** The common options of the bundles for Node and for browsers: imported files have the same addresses and class names in both. */
export function siteOptions(root: string, { plugins, css, cache }: SiteVite = noSiteVite) {
  return {
    ...commonOptions,
    root: `${root}/runtime`,
    base: '/',
    css: { transformer: css.postcss ? 'postcss' : 'lightningcss', ...css },
    plugins: [...assetNames, images, pictures(root, cache), data, oneReact(root), ...plugins],
    build: { assetsInlineLimit: 0, cssMinify: 'lightningcss' },
  } satisfies InlineConfig;
}

/** The files of a bundle, unwritten. Throws the fault of a plugin of the site, or else the errors of the bundler. */
export async function bundled(config: InlineConfig, vite?: SiteVite): Promise<Rolldown.RolldownOutput['output']> {
  const { build } = await import('vite');
  const result = await build({ ...commonOptions, ...config, build: { ...config.build, write: false } }).catch((error) => {
    throw vite?.faults[0] ?? error;
  });
  return ((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput).output;
}

interface ScriptToBundle {
  readonly input: string;
  /** The name of a source file in the source map. */
  readonly nameOf: (file: string) => string;
  readonly vite?: SiteVite | undefined;
}

/** A module with all its imports as one script for Node, with a source map (version 3, JSON), and the other files of the bundle. */
export async function bundledScript(config: InlineConfig & { readonly root: string }, { input, nameOf, vite }: ScriptToBundle) {
  // Vite writes constants as variables: of modules that import each other one would silently read undefined.
  const output = { format: 'cjs', exports: 'named', codeSplitting: false, comments: false, topLevelVar: false } as const;
  const rolldownOptions = { input, output };
  const build = { ...config.build, ssr: true, target: 'node20', minify: false, sourcemap: 'hidden', rolldownOptions } as const;
  const files = await bundled({ ...config, ssr: { noExternal: true }, build }, vite);
  const chunk = files.find((item) => item.type === 'chunk');
  if (!chunk?.map) throw new Error(`the bundle of ${input} has no code`);
  const { version, sources, mappings } = chunk.map;
  // Sources are relative to the folder that Vite would write to; their contents are on disk.
  const own = sources.map((source) => nameOf(resolve(config.root, 'dist', source)));
  return { chunk, map: JSON.stringify({ version, sources: own, names: [], mappings }), output: files };
}

const noSiteVite: SiteVite = { plugins: [], css: {}, inputs: [], faults: [] };

/** An imported image is its address with its size in pixels. With a query, such as `?url`, it is what Vite makes of it. */
const images: Plugin = {
  name: 'images',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`\\.(${imageEndings})(\\?url)?$`) },
    async handler(id) {
      const [file = '', query] = id.split('?');
      const size = await sizeOf(await readFile(file), file);
      if (typeof size === 'string' && !(query && size.endsWith('viewBox'))) this.error({ message: size, id: file });
      if (query || typeof size === 'string') return undefined;
      return `import src from ${JSON.stringify(`${file}?url`)};\nexport default ${JSON.stringify(size).replace('{', '{"src":src,')};`;
    },
  },
};

/** Vite does not name a file that is not JSON. */
const data: Plugin = {
  name: 'data',
  enforce: 'pre',
  transform: {
    filter: { id: /\.json$/ },
    handler(text, id) {
      try {
        JSON.parse(text);
      } catch (error) {
        this.error({ message: `This file is not JSON: ${(error as Error).message}`, id });
      }
    },
  },
};

/** With two copies of React, hooks of components fail: that of Wortlaut renders the pages. A copy has any name, and files of these names. */
const oneReact = (root: string): Plugin => ({
  name: 'one-react',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/cjs\/react(-dom|-dom-client)?\.(production|development)(\.min)?\.js$/ },
    handler(source, importer) {
      if (!importer) return;
      const name = source.includes('react-dom') ? 'react-dom' : 'react';
      const [used, own] = [importer, createRequire(`${packageRoot}/package.json`).resolve(name)].map(dirname) as [string, string];
      if (used === own) return;
      const copies = `Wortlaut has ${nameOfCopy(own)}, and ${fileOf(root, importer)} belongs to ${nameOfCopy(used)}`;
      this.error({ message: `This site has two copies of ${name}, and there must be one: ${copies}`, id: `${root}/package.json` });
    },
  },
});

const nameOfCopy = (folder: string) => `${JSON.parse(readText(`${folder}/package.json`) ?? '{}').version ?? 'one'} in ${folder}`;
