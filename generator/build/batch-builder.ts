import { check } from '../2-check/check.ts';
import type { Vocabulary } from '../2-check/content-check.ts';
import { RenderContext } from '../4-render/context.ts';
import { hashCopy, TextsRead, type Worded } from '../4-render/page-trace.ts';
import { renderPage, wordedBy } from '../4-render/render.ts';
import { textLimitsOf } from '../4-render/text-limits.ts';
import { checkTextLimits } from '../5-inspect/check-text-limits.ts';
import { inspectPage, type PageReport } from '../5-inspect/inspect-page.ts';
import { serializeReports } from '../5-inspect/shared/serialize-reports.ts';
import type { SiteFacts } from '../5-inspect/shared/site-facts.ts';
import { textsOfPart } from '../5-inspect/unused-texts/unused-texts.ts';
import { weighPage } from '../5-inspect/weights/weigh.ts';
import { type OutputDir, reuseFile, writeOutputFile } from '../6-emit/output-file.ts';
import { coverageOfPart } from '../7-report/coverage.ts';
import { openPageStore, type PageStore } from '../cache/page-store.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import { budgetsOf } from '../model/budgets.ts';
import type { Content, Page } from '../model/content.ts';
import { type InputSet, tracked } from '../model/input-groups.ts';
import type { Manifest, Route } from '../model/manifest.ts';
import { pagesIn, withPages } from '../model/scope.ts';
import type { Assets } from '../model/site-files.ts';
import { shortHash } from '../package/hash.ts';
import type { AddressJob, BatchJob, BatchResult, CheckedBatch, RenderedPage } from './batch-job.ts';
import { DependencyRecorder } from './dependency-recorder.ts';

/** What is the same for all parts of a site. Plain data, so that threads can be given it. */
export interface BatchContext {
  readonly frame: Content;
  readonly manifest: Manifest;
  readonly assets: Assets;
  /** Template → hash of the code that its pages are made by. */
  readonly code: Readonly<Record<string, string>>;
  readonly known: SiteFacts;
  /** What the checks are told beside the content. */
  readonly vocabulary: Vocabulary;
  /** Where pages are written; absent where they are only looked at. */
  readonly place?: OutputDir;
  readonly cache: string;
}

/** Gives the content with the copies of some pages, and what is wrong with their files. */
export type PageTextReader = (pages: readonly string[]) => Promise<{ content: Content; diagnostics: readonly Diagnostic[] }>;

/** Makes parts of one site, one after the other, and keeps nothing of them but what they have in common. */
export class BatchBuilder {
  readonly #bench: BatchContext;
  readonly #read: PageTextReader;
  readonly #site: RenderContext;
  readonly #routes: ReadonlyMap<string, Route>;
  readonly #omissions = new Map<string, Manifest['omissions'][number][]>();
  readonly #log = new DependencyRecorder();
  readonly #store: PageStore;

  constructor(bench: BatchContext, read: PageTextReader) {
    const { frame, manifest, assets, code } = bench;
    this.#bench = bench;
    this.#read = read;
    this.#site = new RenderContext({ content: frame, manifest, assets, code, today: bench.vocabulary.today });
    for (const omission of manifest.omissions)
      this.#omissions.set(omission.page, [...(this.#omissions.get(omission.page) ?? []), omission]);
    this.#store = openPageStore(bench.cache);
    this.#routes = new Map(manifest.routes.map((route) => [route.path, route]));
  }

  /** Loads, checks, renders, inspects, weighs and writes the pages of a part, as far as the job wants it. */
  async make(job: BatchJob): Promise<BatchResult> {
    const { content, diagnostics } = await this.#read(job.pages);
    const checked = job.check ? this.#check(content, diagnostics) : undefined;
    const failed: Record<string, readonly Diagnostic[]> = {};
    const verdicts: PageReport[] = [];
    const fresh: FreshPage[] = [];
    const read = new TextsRead();
    for (const address of job.render ? job.addresses : []) {
      const route = this.#routes.get(address.path);
      const page = route && content.pages.get(route.page);
      const worded = route && wordedBy(content, route);
      if (!route || !page || !worded) continue;
      const html = isAsBefore(address, worded) ? this.#htmlOf(address) : undefined;
      if (html !== undefined && address.kept) {
        if (address.inspect) verdicts.push(inspectPage({ route, page, html: html.toString() }, this.#bench.known));
        read.add(worded.copies, address.kept.unread);
        continue;
      }
      const made = this.#render({ address, route, page, content });
      if ('failed' in made) failed[address.path] = made.failed;
      else {
        fresh.push(made);
        verdicts.push(made.verdict);
        read.add(worded.copies, made.record.unread);
      }
    }
    const rendered = this.#keep(fresh);
    const texts =
      job.render && Object.keys(failed).length === 0
        ? textsOfPart(content, { routes: this.#placesOf(job).routes, read: read.files })
        : undefined;
    const coverage = job.render ? coverageOfPart(content, this.#placesOf(job)) : undefined;
    const trace = this.#log.take();
    return {
      part: job.part,
      ...(checked && { checked }),
      rendered,
      ...(verdicts.length > 0 && { verdicts: serializeReports(verdicts) }),
      ...(texts && { texts }),
      ...(coverage && { coverage }),
      failed,
      trace,
    };
  }

  #check(content: Content, found: readonly Diagnostic[]): CheckedBatch {
    let areas: InputSet = 0;
    // The definitions of the part's own pages are among what it is made of.
    const watching = withPages(
      tracked(content, (area) => {
        areas |= area;
      }),
      pagesIn(content, 'part'),
    );
    const { vocabulary, manifest } = this.#bench;
    const diagnostics = check(watching, vocabulary, 'part');
    // Texts that were made longer on purpose fit nowhere.
    const { value: rooms, asked } = this.#site.trackQueries(() => {
      const resolver = (tag: string) => this.#site.resolver(tag);
      return manifest.pseudo
        ? []
        : runCheck('text-limits', () => checkTextLimits({ content: watching, resolver }, { scope: 'part', limitsOf: textLimitsOf }));
    });
    return { found, diagnostics, rooms, areas: asked.reduce((all, one) => all | one.areas, areas) };
  }

  /** The HTML of a page that need not be rendered, where it is still there; only those that are inspected again must be read. */
  #htmlOf({ inspect, kept }: AddressJob): Buffer | undefined {
    if (!inspect || !kept) return Buffer.alloc(0);
    const data = this.#store.read(...kept.kept);
    return data && shortHash(data) === kept.hash ? Buffer.from(data) : undefined;
  }

  #placesOf({ pages, addresses }: BatchJob): Pick<Manifest, 'routes' | 'omissions'> {
    return {
      routes: addresses.flatMap(({ path }) => this.#routes.get(path) ?? []),
      omissions: pages.flatMap((id) => this.#omissions.get(id) ?? []),
    };
  }

  #render({ address, route, page, content }: PageWork): FreshPage | { failed: readonly Diagnostic[] } {
    const { known, place } = this.#bench;
    const { html, diagnostics, trace } = renderPage({ site: this.#site, content, route });
    if (html === undefined) return { failed: diagnostics };
    const data = Buffer.from(html);
    const hash = shortHash(data);
    const wanted = { path: route.output, hash, there: address.there, published: address.published };
    const file = place && (reuseFile(place, wanted) ?? writeOutputFile(place, wanted, data));
    const { set, own } = this.#log.note(trace.asked);
    const record = {
      hash,
      weight: weighPage(data, budgetsOf(this.#bench.frame.site.value).html),
      copy: trace.copy,
      unread: trace.unread,
      set,
      own,
      diagnostics,
      ...(file && { file }),
    };
    return { path: address.path, data, record, verdict: inspectPage({ route, page, html }, known) };
  }

  /** Keeps the HTML of a part's pages in the cache, in one file. */
  #keep(pages: readonly FreshPage[]): Record<string, RenderedPage> {
    if (pages.length === 0) return {};
    const bundle = this.#store.keep(Buffer.concat(pages.map(({ data }) => data)));
    let from = 0;
    return Object.fromEntries(
      pages.map(({ path, data, record }) => {
        const kept = [bundle, from, data.length] as const;
        from += data.length;
        return [path, { ...record, kept }];
      }),
    );
  }
}

interface PageWork {
  readonly address: AddressJob;
  readonly route: Route;
  readonly page: Page;
  readonly content: Content;
}

interface FreshPage {
  readonly path: string;
  readonly data: Uint8Array;
  readonly record: Omit<RenderedPage, 'kept'>;
  readonly verdict: PageReport;
}

/** All that the page asked is answered as before, and its own texts are the same. */
function isAsBefore({ kept }: AddressJob, worded: Worded): boolean {
  return kept !== undefined && hashCopy(worded, kept.unread) === kept.copy;
}
