import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { withoutFollowing } from '../diagnostics/report/consequences.ts';
import type { SharedContent } from '../model/content.ts';
import type { Route } from '../model/manifest.ts';
import { type Assets, noAssets, type SiteFiles } from '../model/site-files.ts';
import { renderingOf } from './configuration/open-site.ts';
import type { SiteModel } from './site-model.ts';

/** The input of contracts and of the files beside the pages. */
interface SharedSite extends Omit<SiteModel, 'content'> {
  readonly content: SharedContent;
}

/** Renders one page. Its faults become diagnostics with places. */
export async function renderPage({ site, content, manifest }: SiteModel, route: Route, assets: Assets = noAssets) {
  const { inspectAlone, placeElements, renderOne } = await import('./steps/stages.ts');
  const { pageRules } = await site.config();
  const rendering = await renderingOf(site);
  const page = renderOne({ ...rendering, content, manifest, assets }, route);
  if (page.html === undefined) return page;
  const files = new Map([...assets.files, [route.output, page.html] as const]);
  const inspected = inspectAlone({ content, manifest, files, newTab: rendering.theme.newTab, pageRules }, route);
  const findings = withoutFollowing([...page.diagnostics, ...inspected]);
  const diagnostics = await placeElements(findings, { site, manifest, assets, html: () => page.html, contentOf: () => content });
  return { ...page, diagnostics };
}

/** Every text of a page with the steps that it was resolved through; `within` narrows it to the element with that id. */
export async function originsOf({ site, content, manifest }: SiteModel, route: Route, within?: string) {
  const { originsOn, renderOne } = await import('./steps/stages.ts');
  const rendering = await renderingOf(site);
  return originsOn({ content, route, within, writeFact: rendering.writeFact }, (marked) =>
    renderOne({ ...rendering, content: marked, manifest, assets: noAssets }, route),
  );
}

/** The files beside the pages: assets, sitemap, robots.txt, the web manifest, and the documents of the theme, with those that failed. */
export async function siteDocuments(
  { site, content, manifest }: SharedSite,
  assets: Assets,
): Promise<{ files: SiteFiles; diagnostics: readonly Diagnostic[] }> {
  const { RenderContext, renderSiteDocuments, renderThemeDocuments } = await import('./steps/stages.ts');
  const files = renderSiteDocuments(content, manifest, assets);
  if (!manifest.documents) return { files, diagnostics: [] };
  const { theme, ...rendering } = await renderingOf(site);
  const context = new RenderContext({ ...rendering, content, manifest, routes: new Map() });
  const ofTheme = renderThemeDocuments({ site: context, theme, manifest });
  return { files: new Map([...files, ...ofTheme.files]), diagnostics: ofTheme.diagnostics };
}

/** A contract or an appendix in one language, text by text beside its source. */
export async function textsBeside({ site, content }: Pick<SharedSite, 'site' | 'content'>, place: { document: string; language: string }) {
  const { textsSideBySide } = await import('./steps/stages.ts');
  return textsSideBySide(content, { ...place, today: site.today, writeFact: (await site.config()).writeFact });
}
