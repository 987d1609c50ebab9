import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readInputs } from '../cache/input-files.ts';
import { openStore } from '../cache/store.ts';
import { isSuppressible } from '../diagnostics/codes.ts';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import { staticFileNames } from '../model/reserved-addresses.ts';
import type { Assets } from '../model/site-files.ts';
import { changedSince, fingerprintOf, keyOf, revalidate } from '../package/fingerprint.mjs';
import { packageRoot } from '../package/roots.mjs';
import { client, inputRecords } from './bundle-inputs.ts';
import { checkSheets } from './check-sheets.ts';
import { imagesOf } from './images.ts';
import type { BundledModule } from './module-bundler.ts';
import type { PageFiles, ServerBundle } from './server-bundle.ts';
import type { SiteVite } from './site-vite.ts';
import { faultAt, themeFaults } from './theme-faults.ts';
import { themeColours, tokenPlaces } from './theme-tokens.ts';

/** The folders of a site and of its cache. */
interface SiteToBundle {
  readonly root: string;
  readonly cache: string;
}

/** The parts of the client bundle that theme and configuration decide. */
interface GivenToClient {
  /** The bundle of the theme: pages get the style sheets and images that templates import. */
  readonly theme?: ServerBundle | undefined;
  readonly vite?: () => Promise<SiteVite>;
}

/**
 * The client bundle: scripts, styles and fonts with hashes in their names. Vite is loaded only if the cache has no bundle of the present
 * state.
 */
export async function bundle(
  site: SiteToBundle,
  { theme, vite }: GivenToClient = {},
): Promise<{ assets?: Assets; diagnostics: Diagnostic[] }> {
  const { root, cache } = site;
  const diagnostics: Diagnostic[] = [];
  const store = openStore(cache, { onDamage: (warning) => diagnostics.push(warning) });
  const folders = [`${root}/runtime`, ...['bundle', 'client', 'model', 'styles'].map((name) => `${packageRoot}/generator/${name}`)];
  for (let before = ''; ; ) {
    const sources = await readInputs(folders, openStore(cache));
    const inputs = await clientInputs(site);
    const stored = await store.read<Assets>('assets', [sources.hash, inputs.key, theme?.pageFiles]);
    if (stored) {
      await inputs.keep();
      return { assets: stored, diagnostics };
    }
    const began = Date.now();
    const given = { vite: await vite?.(), pageFiles: theme?.pageFiles, imported: await theme?.code() };
    const { assets, faults, modules } = await bundleTheme(root, given);
    const now = modules && fingerprintOf(root, modules);
    // The bundle may contain the old or the new state of a file that has changed meanwhile. A clock may be wrong, so equal contents end this.
    if (now && changedSince(now, began) && keyOf(now) !== before) {
      before = keyOf(now);
      continue;
    }
    if (now) await inputRecords(root, cache, client).write({ inputs: now });
    // A cached bundle would hide faults, which an author may suppress.
    if (assets && now && faults.length === 0) await store.write('assets', [sources.hash, keyOf(now), theme?.pageFiles], assets);
    return { ...(assets && { assets }), diagnostics: [...diagnostics, ...faults] };
  }
}

interface ClientInputs {
  /** Hash of all files that the last client bundle was made of, in their present state; empty before the first one. */
  readonly key: string;
  /** Whether they are as they were when it was made. */
  readonly isCurrent: boolean;
  /** Records that the present state is that of a bundle. */
  keep(): Promise<void>;
}

/** The files that a client bundle is made of, wherever they are. */
export async function clientInputs({ root, cache }: SiteToBundle): Promise<ClientInputs> {
  const records = inputRecords(root, cache, client);
  const record = await records.read();
  if (!record) return { key: '', isCurrent: true, keep: async () => {} };
  const current = revalidate(root, record.inputs);
  const now = current ?? fingerprintOf(root, Object.keys(record.inputs.files));
  const keep = async () => {
    if (now !== record.inputs) await records.write({ inputs: now });
  };
  return { key: keyOf(now), isCurrent: current !== undefined, keep };
}

interface BundledTheme {
  /** Absent if faults break pages. */
  readonly assets?: Assets;
  readonly faults: Diagnostic[];
  /** Everything that the bundler has read, relative to the folder of the site; absent if it has failed. */
  readonly modules?: readonly string[];
}

interface ThemeToBundle {
  readonly vite?: SiteVite | undefined;
  readonly pageFiles?: PageFiles | undefined;
  /** The style sheets, images and fonts that templates import. */
  readonly imported?: Pick<BundledModule, 'assets' | 'sheets'> | undefined;
}

/** The bundle of a theme with its static files, and the faults of the theme. Throws for other errors. */
export async function bundleTheme(root: string, { vite, pageFiles, imported }: ThemeToBundle = {}): Promise<BundledTheme> {
  const sheets = await sheetsIn(root);
  const broken = checkSheets(sheets, root).map(faultAt);
  const closed = sheets.filter((sheet) => !broken.some(({ file }) => file === sheet));
  const faultsInSheets = async (shipped?: ShippedSheets) => [...broken, ...(await meaninglessIn(closed, { root, vite, shipped }))];
  const lacking = entries.filter(({ file }) => !existsSync(`${root}/${file}`)).map(faultAt);
  if (lacking.length) return { faults: [...(await faultsInSheets()), ...lacking] };
  try {
    const { bundleWithVite } = await import('./vite.ts');
    const { modules, ...bundled } = await bundleWithVite(root, { vite, pageFiles, importedSheets: imported?.sheets });
    const css = [...bundled.files].flatMap(([file, text]) => (file.endsWith('.css') ? String(text) : []));
    const inSheets = await faultsInSheets({ css, modules });
    const files = await staticFiles(root);
    if ('code' in files) return { faults: [...inSheets, files], modules };
    const published = new Map([...bundled.files, ...(imported?.assets ?? []), ...files]);
    const { images, faults: inImages } = await imagesOf(published, files);
    const { checkComponents } = await import('./components/check-components.ts');
    const islands = new Set(Object.keys(bundled.parts.islands));
    const inComponents = await checkComponents(root, { files: new Set(files.keys()), islands, scripts: new Set(modules) });
    const found = [
      ...inSheets,
      ...unused(sheets, bundled.sources),
      ...missingIcons(files),
      ...unpublishable(files),
      ...inImages,
      ...inComponents,
    ];
    if (found.some((fault) => !isSuppressible(fault.code) || !inComponents.includes(fault))) return { faults: found, modules };
    const colours = themeColours(bundled.files);
    const icon = iconOf(files);
    return {
      assets: {
        ...bundled,
        files: published,
        images,
        colours,
        icon,
        tokens: tokenPlaces(sheets, root),
      },
      faults: found,
      modules,
    };
  } catch (error) {
    // A sheet with an unclosed block causes misleading errors of the bundler.
    const known = new Set(broken.map(({ file }) => file));
    const faults = [...(await faultsInSheets()), ...themeFaults(error, root).filter(({ file }) => !known.has(file))];
    if (faults.length === 0) throw error;
    return { faults };
  }
}

/** The files that the bundle begins with. */
const entries = [
  {
    file: 'runtime/client.ts',
    message: 'This file is missing: browsers would start no island',
    hint: "Write it: import { start } from 'wortlaut/client', and give start the modules of the islands.",
  },
  {
    file: 'runtime/styles/index.css',
    message: 'This file is missing: every page is shown with its rules',
    hint: 'Write it; it imports the other style sheets.',
  },
];

/** Sheets that are part of no bundled file. Sheets of templates are bundled; of two with equal content the bundler lists one. */
function unused(sheets: readonly string[], sources: Assets['sources']): Diagnostic[] {
  const used = new Set(Object.values(sources).flatMap((parts) => Object.keys(parts)));
  return sheets
    .filter((sheet) => !used.has(sheet) && !sheet.startsWith('runtime/styles/templates/'))
    .map((sheet) =>
      finding('WL5053', { file: sheet }, [
        'Nothing imports this style sheet, so no page gets its rules.',
        'Import it in the sheet of its template (runtime/styles/templates) or in runtime/styles/index.css, or delete it.',
      ]),
    );
}

/** The bundled style sheets, and everything that they were made of. */
interface ShippedSheets {
  readonly css: readonly string[];
  readonly modules: readonly string[];
}

interface SheetsOfTheme extends Pick<ThemeToBundle, 'vite'> {
  readonly root: string;
  /** Absent if nothing could be bundled. */
  readonly shipped?: ShippedSheets | undefined;
}

/** Meaningless statements in sheets whose blocks are closed, and in what is made of them. */
async function meaninglessIn(sheets: readonly string[], { root, vite, shipped }: SheetsOfTheme): Promise<Diagnostic[]> {
  const [{ checkMeaning }, { checkShipped }] = await Promise.all([
    import('./sheets/check-meaning.ts'),
    import('./sheets/check-shipped.ts'),
  ]);
  const textOf = async (file: string) => ({ file, text: await readFile(join(root, file), 'utf8') });
  const names = (await readdir(`${root}/runtime`, { recursive: true }).catch(absent)) ?? [];
  const own = await Promise.all(sheets.map(textOf));
  const scripts = await Promise.all(names.filter((name) => /\.tsx?$/.test(name)).map((name) => textOf(`runtime/${name}`)));
  const isCompiled = vite !== undefined && (vite.plugins.length > 0 || Object.keys(vite.css).length > 0);
  if (isCompiled && !shipped) return [];
  const given = { scripts: scripts.map(({ text }) => text), shipped: isCompiled ? shipped?.css : undefined };
  const faults = checkMeaning(
    own.map(({ file, text }) => ({ file, css: text })),
    given,
  );
  const others = shipped?.modules.filter((file) => file.endsWith('.css') && !sheets.includes(file)) ?? [];
  const sources = [...own, ...scripts, ...(await Promise.all(others.map(textOf)))];
  const inShipped = checkShipped({ sheets: shipped?.css ?? [], sources });
  return [...faults, ...inShipped.filter(({ found }) => !faults.some((fault) => fault.code === 'WL5051' && fault.found === found))];
}

/** Every style sheet of a theme, relative to its parent folder; empty if it has no styles. */
async function sheetsIn(root: string): Promise<string[]> {
  const names = await readdir(`${root}/runtime/styles`, { recursive: true }).catch(absent);
  return (names ?? [])
    .filter((name) => name.endsWith('.css'))
    .map((name) => `runtime/styles/${name}`)
    .sort();
}

/** Files that are copied to the root of the site. */
async function staticFiles(root: string): Promise<Map<string, Uint8Array> | Diagnostic> {
  const folder = `${root}/runtime/static`;
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(absent);
  if (!entries) return faultAt({ file: 'runtime/static', message: 'This folder is missing', hint: missingStatic });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(await Promise.all(files.map(async (file) => [relative(folder, file), new Uint8Array(await readFile(file))] as const)));
}

/** The icon of browser tabs as a data URL. */
function iconOf(files: ReadonlyMap<string, Uint8Array>): string {
  return `data:image/svg+xml,${encodeURIComponent(new TextDecoder().decode(files.get('favicon.svg')).trim())}`;
}

/** Files that pages, the web manifest and browsers fetch, and runtime/static lacks. */
function missingIcons(files: ReadonlyMap<string, Uint8Array>): Diagnostic[] {
  return staticFileNames
    .filter((name) => !files.has(name))
    .map((name) => faultAt({ file: `runtime/static/${name}`, message: 'This file is missing', hint: iconHint }));
}

/** Static files that are not meant for visitors. Hosts read some files with a dot themselves. */
function unpublishable(files: ReadonlyMap<string, Uint8Array>): Diagnostic[] {
  const isHidden = (path: string) => /(^|\/)\./.test(path) && !/^(\.well-known\/(?!(.*\/)?\.)|\.(htaccess|nojekyll)$)/.test(path);
  return [...files.keys()]
    .filter((path) => isHidden(path) || /(^|\/)node_modules\/|\.map$/.test(path))
    .map((path) =>
      faultAt({
        file: `runtime/static/${path}`,
        message: 'This file would be published, and it is not meant for visitors',
        hint: 'Move it out of runtime/static. Files whose names begin with a dot, packages and source maps are not published.',
      }),
    );
}

const iconHint = 'Every page is shown with it, in a tab, on a home screen or where it is shared. Put a picture of your own there.';

const missingStatic = 'It holds what pages link to beside their styles and scripts: favicon.svg and other icons, the image of previews.';

/** A folder that does not exist has no files; any other error is rethrown. */
function absent({ code, message }: NodeJS.ErrnoException): undefined {
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw new Error(message);
}
