import { readdir } from 'node:fs/promises';
import type { Rolldown } from 'vite';
import type { Assets } from '../model/site-files.ts';
import { absent } from '../package/absent.ts';
import { moduleFile } from '../package/roots.mjs';
import { fileOf, inputsOf, recordInputs } from './bundle-inputs.ts';
import { clientConfig } from './client-config.ts';
import { fontFacesIn } from './font-faces.ts';
import type { ImportedSheets } from './module-bundler.ts';
import { scriptParts } from './script-parts.ts';
import type { PageFiles } from './server-bundle.ts';
import { bundled, type SiteVite, siteOptions } from './site-vite.ts';
import { sourcesOfScript, sourcesOfSheet } from './sources.ts';
import { isSheet } from './theme-graph.ts';

interface ClientBundle extends Omit<Assets, 'colours' | 'icon' | 'images' | 'tokens' | 'requests'> {
  /** Everything that was read for it, relative to the folder of the site. */
  readonly modules: readonly string[];
}

interface GivenToBrowsers {
  readonly vite?: SiteVite | undefined;
  readonly pageFiles?: PageFiles | undefined;
  readonly importedSheets?: ImportedSheets | undefined;
}

/** Bundles `runtime/client.ts`, the script of redirect pages and the styles. Same sources, same bytes and names. */
export async function bundleWithVite(
  siteRoot: string,
  { vite, pageFiles = noPageFiles, importedSheets = new Map() }: GivenToBrowsers = {},
): Promise<ClientBundle> {
  const read = new Set<string>();
  const sheets = await pageSheets(siteRoot, pageFiles);
  const options = siteOptions(siteRoot, vite);
  const config = clientConfig(siteRoot, vite);
  const output = await bundled(
    {
      ...options,
      ...config,
      plugins: [recordInputs(read), joinedSheets(siteRoot, sheets, importedSheets), ...config.plugins],
      build: {
        ...options.build,
        // Every island is fetched together with React, so its own list need not name that.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) => files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)),
        },
        rolldownOptions: {
          // Each script gets only the parts of `wortlaut/client` that it uses.
          treeshake: { moduleSideEffects: [{ test: /\/generator\/(client|model)\//, sideEffects: false }] },
          // One chunk for React, hydration and shared hooks, one for messages, one for the other modules in `runtime/shared`, which most islands
          // need and scripts without React, too: each file is a request.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|generator\/client\/(hydrate|use-hydrated)\.[tj]s|runtime\/shared\/use-[^/]*\.[tj]sx?/,
                  priority: 2,
                },
                { name: 'messages', test: /formatjs|intl|generator\/client\/message/, priority: 2 },
                {
                  name: 'state',
                  test: /runtime\/shared\/[^/]*\.[tj]sx?/,
                  priority: 1,
                },
              ],
            },
          },
          input: {
            client: `${siteRoot}/runtime/client.ts`,
            redirect: moduleFile('generator/client/redirect'),
            ...Object.fromEntries(
              [...sheets].map(([name, [first = '', ...more]]) => [
                name,
                more.length || importedSheets.has(first) ? `${joinedPrefix}${name}.css` : `${siteRoot}/${first}`,
              ]),
            ),
          },
        },
      },
    },
    vite,
  );
  const sorted = [...output].sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
  const entry = (name: string) => addressOf(sorted.find((item) => item.type === 'chunk' && item.isEntry && item.name === name)?.fileName);
  // Sheets with equal content are one file with several names.
  const sheet = (name: string) => addressOf(sorted.find((item) => item.type === 'asset' && item.names.includes(`${name}.css`))?.fileName);
  const sourceOf = (address: string) =>
    sorted.flatMap((item) => (item.type === 'asset' && address === `/${item.fileName}` ? item.originalFileNames : []))[0] ?? '';
  return {
    modules: inputsOf([...read], siteRoot, vite),
    files: new Map(sorted.map((item) => [item.fileName, item.type === 'chunk' ? item.code : item.source])),
    script: entry('client'),
    redirectScript: entry('redirect'),
    style: sheet('style'),
    templateStyles: Object.fromEntries(
      [...sheets.keys()].filter((name) => name !== 'style').map((name) => [name.slice(templateSheet.length), sheet(name)]),
    ),
    fonts: sorted.flatMap((item) =>
      item.type === 'asset' && addressOf(item.fileName) === sheet('style')
        ? fontFacesIn(String(item.source)).map((font) => ({ ...font, source: sourceOf(font.address) }))
        : [],
    ),
    parts: scriptParts(sorted.filter((item) => item.type === 'chunk')),
    sources: Object.fromEntries([
      ...sorted.flatMap((item) => (item.type === 'chunk' ? [[item.fileName, sourcesOfScript(item.modules, siteRoot)] as const] : [])),
      ...[...sheets].map(
        ([name, files]) => [sheet(name).slice(1), Object.assign({}, ...files.map((file) => sourcesOfSheet(file, siteRoot)))] as const,
      ),
    ]),
  };
}

const templateSheet = 'page-';
const noPageFiles: PageFiles = { styles: [], templateStyles: {}, hash: '' };

type PageSheets = ReadonlyMap<string, readonly string[]>;

/**
 * Name of a sheet of the bundle → its parts: the sheet of all pages, and those of templates with a sheet in `runtime/styles/templates` or
 * with imported ones. Relative to the folder of the site.
 */
async function pageSheets(siteRoot: string, { styles, templateStyles }: PageFiles): Promise<PageSheets> {
  const names = (await readdir(`${siteRoot}/runtime/styles/templates`).catch(absent)) ?? [];
  const own = new Map(names.map((name) => [name.replace(/\.css$/, ''), `runtime/styles/templates/${name}`]));
  const templates = [...new Set([...own.keys(), ...Object.keys(templateStyles)])].sort();
  return new Map([
    ['style', ['runtime/styles/index.css', ...styles]],
    ...templates.map((name) => [`${templateSheet}${name}`, [own.get(name) ?? [], templateStyles[name] ?? []].flat()] as const),
  ]);
}

/** The beginning of the ids of sheets that are made of several. */
const joinedPrefix = 'sheet:';
/** The beginning of the ids of scripts that have the classes of a sheet. */
const classesPrefix = 'classes:';

/** Joins the sheet of a template with those that it imports. Scripts that import these get the names of classes alone. */
const joinedSheets = (siteRoot: string, sheets: PageSheets, sheetsOfPages: ImportedSheets): Rolldown.Plugin => ({
  name: 'joined-sheets',
  resolveId: {
    order: 'pre',
    async handler(id, importer, options) {
      if (id.startsWith(joinedPrefix)) return id;
      if (!isSheet(id) || !importer || isSheet(importer)) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = resolved && fileOf(siteRoot, resolved.id);
      return file != null && sheetsOfPages.has(file) ? `${classesPrefix}${file}.js` : undefined;
    },
  },
  load(id) {
    if (id.startsWith(classesPrefix)) return sheetsOfPages.get(id.slice(classesPrefix.length, -'.js'.length))?.script;
    const parts = id.startsWith(joinedPrefix) && sheets.get(id.slice(joinedPrefix.length, -'.css'.length));
    if (!parts) return undefined;
    return parts.map((part) => sheetsOfPages.get(part)?.css ?? `@import ${JSON.stringify(`${siteRoot}/${part}`)};`).join('\n');
  },
});

function addressOf(fileName: string | undefined): string {
  if (!fileName) throw new Error('the bundle lacks one of its entries');
  return `/${fileName}`;
}
