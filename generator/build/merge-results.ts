import { RenderContext } from '../4-render/context.ts';
import { reportedOnce } from '../4-render/render.ts';
import { textLimitsOf } from '../4-render/text-limits.ts';
import { checkTextLimits } from '../5-inspect/check-text-limits.ts';
import type { PageReport } from '../5-inspect/inspect-page.ts';
import { type TextsOfPart, unusedTexts } from '../5-inspect/unused-texts/unused-texts.ts';
import type { FileRecord } from '../6-emit/output-file.ts';
import type { PartCoverage } from '../7-report/coverage.ts';
import type { PageStore } from '../cache/page-store.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { runCheck } from '../diagnostics/run-check.ts';
import type { BatchResult, PageRecord } from './batch-job.ts';
import type { BatchPlan } from './batch-plan.ts';
import { batchRecord } from './batch-record.ts';
import type { SiteToBuild } from './build-pages.ts';
import type { BuildState } from './build-state.ts';
import type { DependencyGraph } from './dependency-graph.ts';
import { inspectTogether } from './inspect-across-pages.ts';
import type { PreviousBuild } from './previous-build.ts';
import type { StagedDocuments } from './stage-documents.ts';

export interface MergedResults {
  /** What is wrong with the files of copies. */
  readonly found: readonly Diagnostic[];
  /** What is wrong with their texts. */
  readonly checked: readonly Diagnostic[];
  /** What is wrong with the pages; nothing where none were made. */
  readonly rendering: readonly Diagnostic[];
  readonly inspecting: readonly Diagnostic[];
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  readonly coverage: readonly PartCoverage[];
  /** Every file of the site, by its path; empty where nothing was written. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Addresses whose pages were rendered; the others stay as they were. */
  readonly rendered: readonly string[];
  /** Bytes of HTML that were put into the cache. */
  readonly bytes: number;
  /** Names of what the cache keeps of its pages. */
  readonly needed: ReadonlySet<string>;
  /** The HTML of the page at an address, as long as the cache has it. */
  readonly html: (path: string) => string | undefined;
  /** What the next build may know. */
  readonly record: Omit<BuildState, 'added' | 'assetWeights'>;
}

export interface Collected {
  readonly site: SiteToBuild;
  readonly documents: StagedDocuments;
  readonly plans: readonly BatchPlan[];
  readonly results: ReadonlyMap<number, BatchResult>;
  readonly store: PageStore;
  readonly remembered: PreviousBuild;
  /** Reads verdicts that are written as one text. */
  readonly verdictsIn: (written: string) => readonly PageReport[];
  readonly record: Pick<BuildState, 'areas' | 'inspection' | 'mentions' | 'costs'> & { readonly vocabulary: string };
}

/** Puts together what came of all parts: what is wrong, in the order of the addresses, what was written, and what to remember. */
export function mergeResults({ site, documents, plans, results, store, remembered, verdictsIn, record }: Collected): MergedResults {
  const { frame, manifest, render, draft } = site;
  const { vocabulary, ...rest } = record;
  const parts = plans.map((plan, number) => batchRecord({ plan, result: results.get(number), remembered, vocabulary, verdictsIn }));
  const { book } = remembered;
  const pages = new Map(parts.flatMap(({ addresses }) => addresses));
  const failed = new Map([...results.values()].flatMap((result) => Object.entries(result.failed)));
  const written = new Map([...results.values()].flatMap(({ rendered }) => Object.entries(rendered)));
  const told = manifest.routes.flatMap(({ path }) => pages.get(path)?.diagnostics ?? failed.get(path) ?? []);
  const texts = parts.flatMap((part) => part.texts ?? []);
  const unused =
    render && !site.share && !hasErrors(told)
      ? runCheck('unused-texts', () =>
          unusedTexts(frame, { routes: manifest.routes, shapes: site.vocabulary.shapes }, [...texts, wordsRead(site, book, pages)]),
        )
      : [];
  const html = (path: string) => {
    const page = pages.get(path);
    const data = page && store.read(...page.kept);
    return data && Buffer.from(data).toString();
  };
  const verdicts = parts.map((part) => part.verdicts);
  const together = render ? inspectTogether({ site, documents, areas: record.areas, verdicts, verdictsIn, html }) : { key: '', found: [] };
  // Texts that were made longer on purpose fit nowhere.
  const rooms = render && !manifest.pseudo ? runCheck('text-limits', () => roomsOfFrame(site)) : [];
  const { trace, numberOf } = book.kept([...pages.values()].map(({ set }) => set));
  const laid = documents.laid();
  return {
    found: parts.flatMap(({ checked }) => checked.found),
    checked: parts.flatMap(({ checked }) => checked.diagnostics),
    rendering: render ? reportedOnce([...told, ...unused, ...rooms, ...parts.flatMap(({ checked }) => checked.rooms)]) : [],
    inspecting: together.found,
    html,
    weights: new Map([...pages].map(([path, { weight }]) => [path, weight])),
    coverage: parts.flatMap((part) => part.coverage ?? []),
    files: draft ? new Map([...laid, ...pageFiles()]) : new Map(),
    rendered: [...written.keys()],
    bytes: [...written.values()].reduce((sum, { kept: [, , length] }) => sum + length, 0),
    needed: new Set([...pages.values()].map(({ kept: [bundle] }) => bundle)),
    record: {
      ...rest,
      trace,
      together,
      documents: [...laid].map(([path, { hash }]) => [path, hash]),
      parts: parts.map((part) => ({
        ...part,
        addresses: part.addresses.map(([path, page]) => [path, { ...page, set: numberOf(page.set) }] as const),
      })),
    },
  };

  function pageFiles(): [string, FileRecord][] {
    const staying = new Map(plans.flatMap((plan) => [...plan.files]));
    return manifest.routes.flatMap(({ path, output }) => {
      const file = written.get(path)?.file ?? staying.get(path);
      return file ? [[output, file]] : [];
    });
  }
}

/** Texts of dictionaries and contracts that are longer than their room. */
function roomsOfFrame({ frame, manifest }: SiteToBuild): Diagnostic[] {
  const texts = new RenderContext({ content: frame, manifest });
  return checkTextLimits({ content: frame, resolver: (tag) => texts.resolver(tag) }, { scope: 'site', limitsOf: textLimitsOf });
}

/** The texts of the dictionaries that pages have asked for. */
function wordsRead({ frame }: SiteToBuild, book: DependencyGraph, pages: ReadonlyMap<string, PageRecord>): TextsOfPart {
  const read = new Map<string, string[]>();
  for (const key of book.keysIn(new Set([...pages.values()].map(({ set }) => set)))) {
    const [kind, language = '', group = '', name = ''] = key.split('\0');
    const file = kind === 'word' ? frame.dictionaries.get(language)?.file : undefined;
    if (file === undefined) continue;
    const paths = read.get(file) ?? [];
    read.set(file, paths);
    paths.push(`${group}\0${name}`);
  }
  return { unread: [], read: Object.fromEntries(read) };
}
