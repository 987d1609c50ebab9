import { RenderContext } from '../../4-render/context.ts';
import { hashCopy, type PageSources, TextsRead } from '../../4-render/page-trace.ts';
import { pageSources, renderPage } from '../../4-render/render.ts';
import { inspectPage, type PageReport, pageRulesFor } from '../../5-inspect/inspect-page.ts';
import type { PageRule } from '../../5-inspect/page-rule.ts';
import { serializeReports } from '../../5-inspect/shared/serialize-reports.ts';
import { textsOfBatch } from '../../5-inspect/unused-texts/unused-texts.ts';
import { weighPage } from '../../5-inspect/weights/weigh.ts';
import { reuseFile, writeOutputFile } from '../../6-emit/output-file.ts';
import { coverageOfBatch } from '../../7-report/coverage.ts';
import { openPacks, type Packs, type Slice } from '../../cache/packs.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Named } from '../../diagnostics/run-check.ts';
import { budgetsOf } from '../../model/budgets.ts';
import type { Content, PageWithCopies } from '../../model/content.ts';
import { groupBy } from '../../model/group-by.ts';
import type { Manifest, Route } from '../../model/manifest.ts';
import { loadedTexts, type PageTexts } from '../../model/page-copies.ts';
import { findTextLimits, type TextLimitsOf } from '../../model/text-limit.ts';
import { shortHash } from '../../package/hash.ts';
import type { Theme } from '../../react/theme.ts';
import type { SiteConfig } from '../configuration/config.ts';
import { DependencyRecorder } from '../reuse/dependency-recorder.ts';
import type { AddressJob, BatchContext, BatchJob, BatchResult, PageTextReader, RenderedPage } from './batch-job.ts';
import { checkBatch } from './check-batch.ts';

export interface BatchModules {
  readonly theme: Theme;
  readonly config: SiteConfig;
}

/** Builds batches of one site, one after the other. Retains only what all batches share. */
export class BatchBuilder {
  readonly #context: BatchContext;
  readonly #read: PageTextReader;
  readonly #theme: Theme;
  readonly #config: SiteConfig;
  readonly #rules: readonly Named<PageRule>[];
  readonly #limitsOf: TextLimitsOf;
  readonly #site: RenderContext;
  /** The pages of the present job, by path. */
  readonly #routes = new Map<string, Route>();
  readonly #omissions: ReadonlyMap<string, Manifest['omissions']>;
  readonly #recorder = new DependencyRecorder();
  readonly #packs: Packs;

  constructor(context: BatchContext, read: PageTextReader, { theme, config }: BatchModules) {
    const { shared, manifest, assets, code, vocabulary } = context;
    this.#context = context;
    this.#read = read;
    this.#theme = theme;
    this.#config = config;
    this.#rules = pageRulesFor(context.siteFacts, config.pageRules);
    this.#limitsOf = findTextLimits(theme.textLimits);
    this.#site = new RenderContext({
      content: shared,
      manifest,
      routes: this.#routes,
      assets,
      code,
      today: vocabulary.today,
      writeFact: config.writeFact,
    });
    this.#omissions = groupBy(manifest.omissions, ({ page }) => page);
    this.#packs = openPacks(context.cache);
  }

  /** Loads, checks, renders, inspects, weighs and writes the pages of a batch; the job selects the steps. */
  async build(job: BatchJob): Promise<BatchResult> {
    this.#routes.clear();
    for (const { route } of job.addresses) this.#routes.set(route.path, route);
    const { content, diagnostics } = await this.#read(job.pages, this.#languagesOf(job));
    const checked = job.check
      ? {
          found: diagnostics,
          ...checkBatch(content.batch, { context: this.#context, site: this.#site, limitsOf: this.#limitsOf, own: this.#config.checks }),
        }
      : undefined;
    const pages = this.#buildPages(job, content);
    if (job.reused && !pages.rendered.every(showsSameTexts)) return this.build(whole(job));
    const rendered = this.#keepPages(pages.rendered);
    const isComplete = job.render && !job.reused && Object.keys(pages.failed).length === 0;
    const places = this.#placesOf(job);
    const texts = isComplete ? textsOfBatch(content, { routes: places.routes, read: pages.read.files }) : undefined;
    const coverage = job.render && !job.reused ? coverageOfBatch(content.batch, places) : undefined;
    return {
      batch: job.batch,
      ...(checked && { checked }),
      rendered,
      ...(pages.reports.length > 0 && { reports: serializeReports(pages.reports) }),
      ...(texts && { texts }),
      ...(coverage && { coverage }),
      failed: pages.failed,
      dependencies: this.#recorder.take(),
    };
  }

  /** Renders and inspects the pages of a job; reuses those whose own texts have not changed. */
  #buildPages(job: BatchJob, content: Content): BuiltPages {
    const texts = loadedTexts(content);
    const failed: Record<string, readonly Diagnostic[]> = {};
    const reports: PageReport[] = [];
    const rendered: FreshPage[] = [];
    const read = new TextsRead();
    for (const address of job.render ? job.addresses : []) {
      const { route } = address;
      const page = texts.get(route.page);
      const worded = pageSources(texts, route, this.#site.isDraft);
      if (!page || !worded) continue;
      const html = hasSameTexts(address, worded) ? this.#htmlOf(address) : undefined;
      if (html !== undefined && address.reusable) {
        if (address.inspect) reports.push(inspectPage({ route, page, html: html.toString() }, this.#context.siteFacts, this.#rules));
        read.add(worded.copies, address.reusable.unread);
        continue;
      }
      const fresh = this.#render({ address, page, texts });
      if ('failed' in fresh) failed[route.path] = fresh.failed;
      else {
        rendered.push(fresh);
        reports.push(fresh.report);
        read.add(worded.copies, fresh.record.unread);
      }
    }
    return { failed, reports, rendered, read };
  }

  /** The languages whose texts a job needs; undefined if it needs all. */
  #languagesOf({ check, reused, addresses }: BatchJob): ReadonlySet<string> | undefined {
    // The texts of a draft may be in several languages.
    if (check || !reused || this.#site.isDraft) return undefined;
    return new Set(addresses.map(({ route }) => route.copyLanguage));
  }

  /** The HTML of a reused page that is inspected again; undefined if it is not, or if the cache does not have it. */
  #htmlOf({ inspect, reusable }: AddressJob): Buffer | undefined {
    return inspect && reusable ? this.#packs.read(reusable.stored, reusable.hash) : Buffer.alloc(0);
  }

  #placesOf({ pages, addresses }: BatchJob): Pick<Manifest, 'routes' | 'omissions'> {
    return {
      routes: addresses.map(({ route }) => route),
      omissions: pages.flatMap((id) => this.#omissions.get(id) ?? []),
    };
  }

  #render({ address, page, texts }: PageToRender): FreshPage | { failed: readonly Diagnostic[] } {
    const { route } = address;
    const { siteFacts, output, shared } = this.#context;
    const { html, diagnostics, trace } = renderPage({ site: this.#site, theme: this.#theme, texts, route });
    if (html === undefined) return { failed: diagnostics };
    const data = Buffer.from(html);
    const hash = shortHash(data);
    const wanted = { path: route.output, hash, staged: address.staged, published: address.published };
    const file = output && (reuseFile(output, wanted) ?? writeOutputFile(output, wanted, data));
    const record = {
      hash,
      weight: weighPage(data, budgetsOf(shared.site.value).html),
      copy: trace.copy,
      unread: trace.unread,
      ...this.#recorder.record(trace.queries),
      diagnostics,
      ...(file && { file }),
    };
    return { address, data, record, report: inspectPage({ route, page, html }, siteFacts, this.#rules) };
  }

  /** Stores the HTML of a batch's pages in the cache. */
  #keepPages(pages: readonly FreshPage[]): Record<string, RenderedPage> {
    if (pages.length === 0) return {};
    const slices = this.#packs.append(pages.map(({ data }) => data));
    return Object.fromEntries(
      pages.map(({ address: { route }, record }, index) => [route.path, { ...record, stored: slices[index] as Slice }]),
    );
  }
}

interface PageToRender {
  readonly address: AddressJob;
  readonly page: PageWithCopies;
  readonly texts: PageTexts;
}

interface BuiltPages {
  /** Diagnostics of pages that could not be rendered, by address. */
  readonly failed: Record<string, readonly Diagnostic[]>;
  readonly reports: readonly PageReport[];
  readonly rendered: readonly FreshPage[];
  readonly read: TextsRead;
}

interface FreshPage {
  readonly address: AddressJob;
  readonly data: Uint8Array;
  readonly record: Omit<RenderedPage, 'stored'>;
  readonly report: PageReport;
}

/** The job with the pages that were set aside, whose texts are read then. */
const whole = ({ reused = [], ...job }: BatchJob): BatchJob => ({ ...job, addresses: [...job.addresses, ...reused] });

/** Whether a page that is rendered again leaves out the same texts as in the last build. */
const showsSameTexts = ({ address, record }: FreshPage): boolean => JSON.stringify(address.unread) === JSON.stringify(record.unread);

/** Whether a reusable page shows the same texts as in the last build. */
function hasSameTexts({ reusable }: AddressJob, worded: PageSources): boolean {
  return reusable !== undefined && hashCopy(worded, reusable.unread) === reusable.copy;
}
