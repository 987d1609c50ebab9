import { readdir } from 'node:fs/promises';
import type { InlineConfig, Rolldown } from 'vite';
import type { Assets } from '../model/site-files.ts';
import { moduleFile } from '../package/roots.mjs';
import { inputsOf, recordInputs } from './bundle-inputs.ts';
import { fontFacesIn } from './font-faces.ts';
import { scriptParts } from './script-parts.ts';
import { sourcesOfScript, sourcesOfSheet } from './sources.ts';

/** The configuration of Vite for the modules and styles of a theme, for the bundle and for the development server. */
export const clientConfig = (siteRoot: string) =>
  ({
    root: `${siteRoot}/runtime`,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        // Islands only format messages; `createIntl` of @formatjs/intl would include every other formatter.
        name: 'messages-only',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === '@formatjs/intl' && importer?.includes('/react-intl/') ? moduleFile('generator/client/message-formatters') : undefined,
      },
    ],
    resolve: {
      alias: {
        // Islands receive compiled messages, so the browser never parses one.
        '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    },
    css: { transformer: 'lightningcss' },
  }) satisfies InlineConfig;

interface ClientBundle extends Omit<Assets, 'colours' | 'icon' | 'tokens'> {
  /** Everything that was read for it, relative to the folder of the site. */
  readonly modules: readonly string[];
}

/** Bundles `runtime/client.ts`, the script of redirect pages and the styles. Same sources, same bytes and names. */
export async function bundleWithVite(siteRoot: string): Promise<ClientBundle> {
  const { build } = await import('vite');
  const read = new Set<string>();
  const templates = await templatesWithSheets(siteRoot);
  const { plugins, ...config } = clientConfig(siteRoot);
  const result = await build({
    ...config,
    plugins: [recordInputs(read), ...plugins],
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    base: '/',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      // Every island is fetched together with React, so its own list need not name that.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: {
        // Each script gets only the parts of `wortlaut/client` that it uses.
        treeshake: { moduleSideEffects: [{ test: /\/generator\/(client|model)\//, sideEffects: false }] },
        // One chunk for React and hydration, one for messages, one for the modules in `runtime/shared`, which most islands need: each file is a request.
        output: {
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|generator\/client\/hydrate\.[tj]s/, priority: 2 },
              { name: 'messages', test: /formatjs|intl|generator\/client\/message/, priority: 2 },
              {
                name: 'state',
                test: /(generator\/client\/use-hydrated|runtime\/shared\/[^/]*)\.[tj]sx?/,
                priority: 1,
              },
            ],
          },
        },
        input: {
          client: `${siteRoot}/runtime/client.ts`,
          redirect: moduleFile('generator/client/redirect'),
          style: `${siteRoot}/runtime/styles/index.css`,
          ...Object.fromEntries(templates.map((name) => [`${templateSheet}${name}`, `${siteRoot}/runtime/styles/templates/${name}.css`])),
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const sorted = [...output].sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const entry = (name: string) => addressOf(sorted.find((item) => item.type === 'chunk' && item.isEntry && item.name === name)?.fileName);
  // Sheets with equal content are one file with several names.
  const sheet = (name: string) => addressOf(sorted.find((item) => item.type === 'asset' && item.names.includes(`${name}.css`))?.fileName);
  const sourceOf = (address: string) =>
    sorted.flatMap((item) => (item.type === 'asset' && address === `/${item.fileName}` ? item.originalFileNames : []))[0] ?? '';
  return {
    modules: inputsOf([...read], siteRoot),
    files: new Map(sorted.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source])),
    script: entry('client'),
    redirectScript: entry('redirect'),
    style: sheet('style'),
    templateStyles: Object.fromEntries(templates.map((name) => [name, sheet(`${templateSheet}${name}`)])),
    fonts: sorted.flatMap((item) =>
      item.type === 'asset' && addressOf(item.fileName) === sheet('style')
        ? fontFacesIn(String(item.source)).map((font) => ({ ...font, source: sourceOf(font.address) }))
        : [],
    ),
    parts: scriptParts(sorted.filter((item) => item.type === 'chunk')),
    sources: Object.fromEntries([
      ...sorted.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, sourcesOfScript(item.modules, siteRoot)] as const] : [])),
      [sheet('style').slice(1), sourcesOfSheet('runtime/styles/index.css', siteRoot)],
      ...templates.map(
        (name) => [sheet(`${templateSheet}${name}`).slice(1), sourcesOfSheet(`runtime/styles/templates/${name}.css`, siteRoot)] as const,
      ),
    ]),
  };
}

const templateSheet = 'page-';

/** Templates with a style sheet of their own. */
async function templatesWithSheets(siteRoot: string): Promise<string[]> {
  const names = await readdir(`${siteRoot}/runtime/styles/templates`).catch(({ code, message }: NodeJS.ErrnoException): string[] => {
    if (code === 'ENOENT') return [];
    throw new Error(message);
  });
  return names.map((name) => name.replace(/\.css$/, '')).sort();
}

function addressOf(fileName: string | undefined): string {
  if (!fileName) throw new Error('the bundle lacks one of its entries');
  return `/${fileName}`;
}
