import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { walkFolder } from '../package/walk-folder.ts';
import type { SiteVite } from './site-vite.ts';

/** Every style sheet of a theme, relative to its parent folder; those in runtime/static are published as they are. */
export const sheetsIn = (root: string): string[] => filesIn(root, 'runtime', /^(?!static\/).*\.css$/);

/** The files in a folder of the site whose paths match, relative to the site. */
const filesIn = (root: string, folder: string, pattern: RegExp): string[] =>
  walkFolder(`${root}/${folder}`).flatMap(({ path }) => (pattern.test(path) ? `${folder}/${path}` : []));

/** Sheets that are part of no bundled file. Sheets of templates are bundled; of two with equal content the bundler lists one. */
export function unusedSheets(sheets: readonly string[], sources: Assets['sources']): Diagnostic[] {
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

interface UsedModules {
  /** The modules of which pages are rendered. */
  readonly ofPages: readonly string[];
  /** The modules of browsers: all files of runtime/islands, those that the registry lacks included. */
  readonly ofBrowsers: readonly string[];
}

/** Modules that no other one imports; of those that export types alone, an import names the file. */
export async function unusedModules(root: string, { ofPages, ofBrowsers }: UsedModules): Promise<Diagnostic[]> {
  const used = new Set([...ofPages, ...ofBrowsers.filter((file) => dirname(file) !== 'runtime/islands')]);
  const scripts = filesIn(root, 'runtime', /^(?!static\/).*\.tsx?$/);
  const unused = scripts.filter((file) => /^runtime\/.*\/.*(?<!\.d|\.test)\.tsx?$/.test(file) && !used.has(file));
  const texts = unused.length ? await Promise.all(scripts.map((file) => readFile(join(root, file), 'utf8'))) : [];
  return unused
    .filter((file) => !texts.some((text) => ['', '.ts', '.tsx'].some((ending) => text.includes(`/${basename(file, ending)}'`))))
    .map((file) =>
      finding('WL5053', { severity: 'warning', file, cause: `island ${basename(file, '.tsx')}` }, [
        file.endsWith('.tsx') ? 'Nothing imports this component, so no page shows it.' : 'Nothing imports this module.',
        dirname(file) === 'runtime/islands' ? 'List it in runtime/islands/registry.ts, or delete it.' : 'Import it, or delete it.',
      ]),
    );
}

/** Settings of other tools in the folder of the site, which its bundles do not have. */
export async function foreignSettings(root: string): Promise<Diagnostic[]> {
  const names = (await readdir(root)).filter((name) =>
    /^(?:(?:vite|postcss|babel)\.config\.[cm]?[jt]s|\.(?:postcss|babel)rc(?:\.\w+)?)$/.test(name),
  );
  return names
    .sort()
    .map((file) =>
      finding('WL5053', { severity: 'warning', file }, [
        'This file is not read.',
        `Put plugins into 'vite' of wortlaut.config.ts (those of PostCSS into its 'css.postcss'), and delete it${file.startsWith('vite') ? '; what Vitest needs belongs to vitest.config.ts' : ''}.`,
      ]),
    );
}

/** The bundled style sheets, and everything that they were made of. */
export interface ShippedSheets {
  readonly css: readonly string[];
  readonly modules: readonly string[];
}

interface SheetsOfTheme {
  readonly root: string;
  readonly vite?: SiteVite | undefined;
  /** Absent if nothing could be bundled. */
  readonly shipped?: ShippedSheets | undefined;
}

/** Meaningless statements in sheets whose blocks are closed, and in what is made of them. */
export async function meaninglessIn(sheets: readonly string[], { root, vite, shipped }: SheetsOfTheme): Promise<Diagnostic[]> {
  const [{ checkMeaning }, { checkShipped }] = await Promise.all([
    import('./sheets/check-meaning.ts'),
    import('./sheets/check-shipped.ts'),
  ]);
  const textOf = async (file: string) => ({ file, text: await readFile(join(root, file), 'utf8') });
  const own = await Promise.all(sheets.map(textOf));
  const scripts = await Promise.all(filesIn(root, 'runtime', /\.tsx?$/).map(textOf));
  const isCompiled = vite !== undefined && (vite.plugins.length > 0 || Object.keys(vite.css).length > 0);
  if (isCompiled && !shipped) return [];
  const given = { scripts: scripts.map(({ text }) => text), shipped: isCompiled ? shipped?.css : undefined, bundled: shipped?.css };
  const faults = checkMeaning(
    own.map(({ file, text }) => ({ file, css: text })),
    given,
  );
  const others = shipped?.modules.filter((file) => file.endsWith('.css') && !sheets.includes(file)) ?? [];
  const sources = [...own, ...scripts, ...(await Promise.all(others.map(textOf)))];
  const inShipped = checkShipped({ sheets: shipped?.css ?? [], sources });
  return [...faults, ...inShipped.filter(({ found }) => !faults.some((fault) => fault.code === 'WL5051' && fault.found === found))];
}
