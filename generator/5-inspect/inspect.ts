import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Route } from '../model/manifest.ts';
import { loadedTexts } from '../model/page-copies.ts';
import { inspectPage, type PageToInspect, pageRulesFor } from './inspect-page.ts';
import { inspectSite } from './inspect-site.ts';
import type { RenderedSite } from './rendered-site.ts';
import { groupPageFindings } from './shared/group-page-findings.ts';
import { siteFactsOf } from './shared/site-facts.ts';

/** All findings about the rendered pages, for files in memory. */
export function inspect({ content, manifest, files, headers, scripts, newTab }: RenderedSite): Diagnostic[] {
  const site = { content, manifest, files, headers };
  const known = { ...siteFactsOf({ content, manifest, headers, newTab }), ...(scripts && { scripts }) };
  const pages = manifest.routes.flatMap((route) => pageAt(site, route) ?? []);
  const html = ({ output }: Route) => textOf(files.get(output));
  return inspectSite(
    { ...site, html },
    pages.map((page) => inspectPage(page, known)),
  );
}

/** The findings about one page alone, for the editor preview. */
export function inspectAlone(site: Omit<RenderedSite, 'headers'>, route: Route): Diagnostic[] {
  const one = pageAt(site, route);
  if (!one) return [];
  const known = siteFactsOf(site);
  const { findings, crashes } = inspectPage(one, known, pageRulesFor(known, site.pageRules));
  return [...groupPageFindings(findings.map((finding) => ({ ...one, finding }))), ...crashes.map(([, reported]) => reported)];
}

/** A page with its HTML; undefined if it could not be rendered. */
function pageAt({ content, files }: Pick<RenderedSite, 'content' | 'files'>, route: Route): PageToInspect | undefined {
  const html = textOf(files.get(route.output));
  const page = loadedTexts(content).get(route.page);
  return html === undefined || !page ? undefined : { route, page, html };
}

const textOf = (file: string | Uint8Array | undefined) => (typeof file === 'string' ? file : undefined);
