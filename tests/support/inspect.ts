import { inspectPage } from '../../generator/5-inspect/inspect-page.ts';
import { inspectSite } from '../../generator/5-inspect/inspect-site.ts';
import { siteFactsOf } from '../../generator/5-inspect/shared/site-facts.ts';
import type { SiteToInspect } from '../../generator/5-inspect/site-rule.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import type { Content } from '../../generator/model/content.ts';
import { memoize } from '../../generator/model/memoize.ts';
import { loadedTexts } from '../../generator/model/page-copies.ts';
import type { ScriptParts, SiteImages } from '../../generator/model/site-files.ts';

/** A rendered site in memory and its sources; `files` includes the pages. */
export interface RenderedSite extends Omit<SiteToInspect, 'html' | 'content'> {
  readonly content: Content;
  readonly scripts?: ScriptParts;
  readonly images?: SiteImages;
  readonly newTab?: readonly [group: string, key: string] | undefined;
}

type Report = ReturnType<typeof inspectPage>;

/** Content → facts of the site → page → its report. Sites with seeded faults share most pages. */
const reportsOf = memoize((_content: Content) => memoize((_facts: string) => new Map<string, Report>()), new WeakMap());

/** All findings of the inspection, as a build has them. */
export function inspect({ scripts, images, newTab, ...site }: RenderedSite): Diagnostic[] {
  const { content, manifest, files, headers } = site;
  const facts = { ...siteFactsOf({ content, manifest, headers, newTab }), ...(scripts && { scripts }), ...(images && { images }) };
  const htmlOf = (output: string) => [files.get(output)].find((file) => typeof file === 'string');
  const known = reportsOf(content)(JSON.stringify(facts));
  const reports = manifest.routes.flatMap((route) => {
    const [html, page] = [htmlOf(route.output), loadedTexts(content).get(route.page)];
    if (html === undefined || !page) return [];
    const key = JSON.stringify(route) + html;
    const report = known.get(key) ?? inspectPage({ route, page, html }, facts);
    known.set(key, report);
    return report;
  });
  return inspectSite({ ...site, html: ({ output }) => htmlOf(output) }, reports);
}
