import { existsSync } from 'node:fs';
import { isSuppressible } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Assets } from '../model/site-files.ts';
import { checkSheets } from './check-sheets.ts';
import { imagesOf } from './images.ts';
import { lostLinks } from './lost-links.ts';
import type { BundledModule } from './module-bundler.ts';
import type { PageFiles } from './server-bundle.ts';
import type { SiteVite } from './site-vite.ts';
import { iconOf, missingIcons, staticFiles, unpublishable } from './static-files.ts';
import { faultAt, themeFaults } from './theme-faults.ts';
import { foreignSettings, meaninglessIn, type ShippedSheets, sheetsIn, unusedModules, unusedSheets } from './theme-sheets.ts';
import { themeColours, tokenPlaces } from './theme-tokens.ts';

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
  /** The style sheets, images, fonts and scripts that templates import. */
  readonly imported?: Pick<BundledModule, 'assets' | 'sheets' | 'scripts' | 'ofContent'> | undefined;
}

/** The bundle of a theme with its static files, and the faults of the theme. Throws for other errors. */
export async function bundleTheme(root: string, { vite, pageFiles, imported }: ThemeToBundle = {}): Promise<BundledTheme> {
  const lost = lostLinks(root);
  if (lost.length) return { faults: lost };
  const sheets = sheetsIn(root);
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
    const { checkComponents, requestsIn } = await import('./components/check-components.ts');
    const islands = new Set(Object.keys(bundled.parts.islands));
    const inComponents = await checkComponents(root, {
      files: new Set(files.keys()),
      islands,
      ofPages: imported?.scripts ?? [],
      ofContent: imported?.ofContent ?? [],
      ofBrowsers: new Set(modules),
    });
    const allFaults = [
      ...inSheets,
      ...unusedSheets(sheets, bundled.sources),
      ...(imported ? await unusedModules(root, { ofPages: imported.scripts, ofBrowsers: modules }) : []),
      ...(await foreignSettings(root)),
      ...missingIcons(files),
      ...unpublishable(files),
      ...inImages,
      ...inComponents,
    ];
    if (allFaults.some((fault) => fault.severity === 'error' && (!isSuppressible(fault.code) || !inComponents.includes(fault))))
      return { faults: allFaults, modules };
    const colours = themeColours(bundled.files);
    const requests = await requestsIn(root, modules);
    const assets = { ...bundled, files: published, images, colours, icon: iconOf(files), tokens: tokenPlaces(sheets, root), requests };
    return { assets, faults: allFaults, modules };
  } catch (error) {
    // A sheet with an unclosed block causes misleading errors of the bundler.
    const brokenFiles = new Set(broken.map(({ file }) => file));
    const faults = [...(await faultsInSheets()), ...themeFaults(error, root).filter(({ file }) => !brokenFiles.has(file))];
    if (faults.length === 0) throw error;
    return { faults };
  }
}

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
