import type { SharedContent } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { type Assets, noAssets, type SiteFiles } from '../model/site-files.ts';
import type { SiteModel } from './site-model.ts';

/** What the files beside the pages and the contracts are made of. */
interface SharedSite {
  readonly content: SharedContent;
  readonly manifest: Manifest;
}

/** One page by itself, with what it read. Faults in it come back as diagnostics with their places. */
export async function renderPage({ content, manifest, today }: SiteModel, route: Route, assets: Assets = noAssets) {
  const { inspectAlone, renderOne } = await import('./stages.ts');
  const page = renderOne({ content, manifest, assets, today }, route);
  if (page.html === undefined) return page;
  const files = new Map([...assets.files, [route.output, page.html] as const]);
  return { ...page, diagnostics: [...page.diagnostics, ...inspectAlone({ content, manifest, files }, route)] };
}

/** Every text of a page with the steps that it was resolved through; `within` narrows it to the element with that id. */
export async function originsOf({ content, manifest, today }: SiteModel, route: Route, within?: string) {
  const { originsOn, renderOne } = await import('./stages.ts');
  return originsOn({ content, route, within }, (marked) => renderOne({ content: marked, manifest, assets: noAssets, today }, route));
}

/** Everything beside the pages: assets, sitemap, robots.txt, the web manifest. */
export async function siteDocuments({ content, manifest }: SharedSite, assets: Assets): Promise<SiteFiles> {
  const { renderSiteDocuments } = await import('./stages.ts');
  return renderSiteDocuments(content, manifest, assets);
}

/** A contract in one language, clause by clause beside its source. */
export async function clausesOf({ content }: Pick<SharedSite, 'content'>, clauses: { document: string; language: string }) {
  const { clausesSideBySide } = await import('./stages.ts');
  return clausesSideBySide(content, clauses);
}
