import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { crashOf, runCheck } from '../diagnostics/run-check.ts';
import type { Content, Page } from '../model/content.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import type { SiteFiles } from '../model/site-files.ts';
import type { Markup } from './markup/markup.ts';
import { KnownTags, readMarkup } from './markup/read-markup.ts';
import { type Fault, onePerCause } from './one-per-cause.ts';
import { hardCodedWording } from './page-rules/hard-coded-wording.ts';
import { pageRules } from './page-rules.ts';
import { type PageSummary, summaryOf } from './page-summary.ts';
import { siteRules } from './site-rules.ts';

/** The site as it was rendered, and what it was rendered from. */
export interface RenderedSite {
  readonly content: Content;
  readonly manifest: Manifest;
  /** Output path → what it holds. */
  readonly files: SiteFiles;
}

/** One page as its visitors get it. */
export interface InspectedPage {
  readonly route: Route;
  readonly page: Page;
  readonly markup: Markup;
}

/** Something wrong on a page. `subject` is the thing itself, apart from the address: the same subject on other addresses is the same fault. */
export interface Finding extends Pick<Diagnostic, 'code' | 'message' | 'hint' | 'expected' | 'found' | 'related'> {
  readonly severity?: Diagnostic['severity'];
  readonly subject: string;
  /** Where it comes from, where that is not the page's own definition. */
  readonly file?: string;
  readonly dataPath?: readonly string[];
}

/** One rule over the HTML of one page. Its file is named for what it finds. */
export interface PageRule {
  readonly name: string;
  run(page: InspectedPage, site: RenderedSite): Finding[];
}

/** One rule over all pages together and the files beside them. */
export interface SiteRule {
  readonly name: string;
  run(site: RenderedSite, pages: ReadonlyMap<string, PageSummary>): Diagnostic[];
}

export interface Rules {
  readonly page: readonly PageRule[];
  readonly site: readonly SiteRule[];
}

/** Longer texts that no search engine may list are looked at for one thing: wording that is in no content file. */
const rulesFor = ({ manifest }: RenderedSite): Rules =>
  manifest.pseudo ? { page: [hardCodedWording], site: [] } : { page: pageRules, site: siteRules };

/**
 * Everything that is wrong with the pages as visitors get them. Each page is read once and then forgotten, but for its
 * summary, which the rules over the whole site compare. A rule that fails becomes one diagnostic; the others run.
 */
export function inspect(site: RenderedSite, rules: Rules = rulesFor(site)): Diagnostic[] {
  const found = new Findings(rules.page);
  const summaries = new Map<string, PageSummary>();
  const tags = new KnownTags();
  for (const route of site.manifest.routes) {
    const html = site.files.get(route.output);
    const page = site.content.pages.get(route.page);
    if (typeof html !== 'string' || !page) continue;
    const markup = readMarkup(html, tags);
    summaries.set(route.path, summaryOf(markup, route));
    found.add({ route, page, markup }, site);
  }
  // A page that could not be rendered is told already; what others miss of it would only say so once more.
  const whole = site.manifest.routes.length === summaries.size ? rules.site : [];
  const together = whole.flatMap((rule) => runCheck(rule.name, () => rule.run(site, summaries)));
  return [...found.diagnostics(), ...together];
}

/** What is wrong with one page by itself, for who writes it. */
export function inspectPage(site: RenderedSite, route: Route): Diagnostic[] {
  const html = site.files.get(route.output);
  const page = site.content.pages.get(route.page);
  if (typeof html !== 'string' || !page) return [];
  const found = new Findings(rulesFor(site).page);
  found.add({ route, page, markup: readMarkup(html) }, site);
  return found.diagnostics();
}

/** What the rules find, page by page. */
class Findings {
  readonly #rules: readonly PageRule[];
  readonly #faults: Fault[] = [];
  readonly #crashes = new Map<string, Diagnostic>();

  constructor(rules: readonly PageRule[]) {
    this.#rules = rules;
  }

  add(inspected: InspectedPage, site: RenderedSite): void {
    for (const rule of this.#rules) {
      try {
        for (const finding of rule.run(inspected, site)) this.#faults.push({ ...inspected, finding });
      } catch (error) {
        this.#crashes.set(rule.name, crashOf(rule.name, error));
      }
    }
  }

  diagnostics(): Diagnostic[] {
    return [...onePerCause(this.#faults), ...this.#crashes.values()];
  }
}
