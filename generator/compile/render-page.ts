import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { type Assets, noAssets, type SiteFiles } from '../model/site-files.ts';
import { loadConfig } from './configuration/config.ts';
import type { SiteModel } from './site-model.ts';

/** The input of contracts and of the files beside the pages. */
interface SharedSite {
  readonly content: SharedContent;
  readonly manifest: Manifest;
  /** ISO date. */
  readonly today?: string | undefined;
}

/** Renders one page, and returns what it read. Its faults become diagnostics with places. */
export async function renderPage({ content, manifest, today }: SiteModel, route: Route, assets: Assets = noAssets) {
  const { inspectAlone, loadTheme, renderOne } = await import('./steps/stages.ts');
  const [theme, { pageRules }] = await Promise.all([loadTheme(), loadConfig()]);
  const page = renderOne({ theme, content, manifest, assets, today }, route);
  if (page.html === undefined) return page;
  const files = new Map([...assets.files, [route.output, page.html] as const]);
  return {
    ...page,
    diagnostics: [...page.diagnostics, ...inspectAlone({ content, manifest, files, newTab: theme.newTab, pageRules }, route)],
  };
}

/** Every text of a page with the steps that it was resolved through; `within` narrows it to the element with that id. */
export async function originsOf({ content, manifest, today }: SiteModel, route: Route, within?: string) {
  const { loadTheme, originsOn, renderOne } = await import('./steps/stages.ts');
  const theme = await loadTheme();
  return originsOn({ content, route, within }, (marked) => renderOne({ theme, content: marked, manifest, assets: noAssets, today }, route));
}

/** The files beside the pages: assets, sitemap, robots.txt, the web manifest, and the documents of the theme, with those that failed. */
export async function siteDocuments(
  { content, manifest, today }: SharedSite,
  assets: Assets,
): Promise<{ files: SiteFiles; diagnostics: readonly Diagnostic[] }> {
  const { loadTheme, RenderContext, renderSiteDocuments, renderThemeDocuments } = await import('./steps/stages.ts');
  const files = renderSiteDocuments(content, manifest, assets);
  if (!manifest.documents) return { files, diagnostics: [] };
  const site = new RenderContext({ content, manifest, routes: new Map(), today });
  const ofTheme = renderThemeDocuments({ site, theme: await loadTheme(), manifest });
  return { files: new Map([...files, ...ofTheme.files]), diagnostics: ofTheme.diagnostics };
}

/** A contract in one language, clause by clause beside its source text. */
export async function clausesOf({ content }: Pick<SharedSite, 'content'>, clauses: { document: string; language: string }) {
  const { clausesSideBySide } = await import('./steps/stages.ts');
  return clausesSideBySide(content, clauses);
}
