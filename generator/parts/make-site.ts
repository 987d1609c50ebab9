import type { Source } from '../1-load/source.ts';
import { inspectSite } from '../2-check/inspect-site.ts';
import { knownOf } from '../2-check/inspection/known.ts';
import { unusedTexts } from '../4-render/check-unused-texts.ts';
import { renderSiteDocuments } from '../4-render/site-documents.ts';
import type { Draft } from '../5-emit/draft.ts';
import { placeAll } from '../5-emit/emit.ts';
import { type FileRecord, keepFile, writeNew } from '../5-emit/place.ts';
import { openBundleStore } from '../cache/bundle-store.ts';
import { shortHash } from '../cache/short-hash.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import type { Assets, SiteFiles } from '../model/site-files.ts';
import { hashAreas } from './area-hashes.ts';
import { remember } from './kept-pages.ts';
import type { KeptPart, KeptSite } from './kept-site.ts';
import type { CheckedPart, PageRecord, PartJob, PartResult } from './part.ts';
import { copyReader } from './read-copies.ts';
import { runParts } from './run-parts.ts';
import { partsOf, type SitePart } from './site-parts.ts';
import type { Bench } from './workshop.ts';

export interface SiteToMake {
  readonly source: Source;
  /** The content folder. */
  readonly folder: string;
  readonly frame: Content;
  readonly manifest: Manifest;
  readonly assets: Assets;
  readonly code: Readonly<Record<string, string>>;
  /** Path below the content folder → hash of the file. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Origin and whatever else of the settings addresses are made from. */
  readonly addressing: object;
  readonly production: boolean;
  readonly today: string;
  readonly cache: string;
  /** What the build before has left. */
  readonly kept?: KeptSite | undefined;
  /** Whether pages are made, or their texts only checked. */
  readonly render: boolean;
  /** Where they are written; absent where they are only looked at. */
  readonly draft?: Draft | undefined;
  readonly workers?: number | undefined;
  readonly progress?: ((done: number, all: number) => void) | undefined;
}

export interface MadeSite {
  /** What is wrong with the copies of ordinary pages: their files, then their texts. */
  readonly found: readonly Diagnostic[];
  readonly checked: readonly Diagnostic[];
  /** What is wrong with the pages; nothing where none were made. */
  readonly rendering: readonly Diagnostic[];
  readonly inspecting: readonly Diagnostic[];
  /** Address → bytes that a visitor fetches. */
  readonly weights: ReadonlyMap<string, number>;
  /** Every file of the site, where it was written. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Addresses whose pages were rendered; the others were as they are. */
  readonly rendered: readonly string[];
  /** What the next build may know. */
  readonly record: KeptSite;
}

/** Makes every part of a site that would come out otherwise than it was made before, and puts together what is known of all. */
export async function makeSite(site: SiteToMake): Promise<MadeSite> {
  const { source, frame, manifest, assets, code, cache, draft, kept } = site;
  const documents = renderSiteDocuments(frame, manifest, assets);
  const known = knownOf(frame, manifest, documents.get('_headers') as string);
  const { production, today } = site;
  const bench: Bench = { frame, manifest, assets, code, known, production, today, cache, ...(draft && { place: placeOf(draft) }) };
  const areas = hashAreas({ frame, assets, code, addressing: site.addressing });
  const remembered = remember(kept, areas, bench);
  const inspection = shortHash(JSON.stringify(known));
  const vocabulary = shortHash(JSON.stringify([production, today]));
  const plan = new PartPlan({ site, remembered, inspection, vocabulary, inspectedAsNow: kept?.inspection === inspection });

  const parts = partsOf(site);
  const jobs = parts.flatMap((part, number) => plan.jobFor(part, number) ?? []);
  const results = new Map<number, PartResult>();
  const readers = new Map<number, ReturnType<typeof remembered.book.reader>>();
  const all = jobs.reduce((sum, { addresses }) => sum + addresses.length, 0);
  let done = 0;
  const costs = await runParts({
    bench,
    jobs,
    read: copyReader(source, frame),
    content: site.folder,
    workers: site.workers,
    costs: kept?.costs ?? usualCosts,
    done(result, worker) {
      const read = readers.get(worker) ?? remembered.book.reader();
      readers.set(worker, read);
      const numberOf = read(result.trace);
      const rendered = Object.fromEntries(Object.entries(result.rendered).map(([path, page]) => [path, { ...page, set: numberOf(page.set) }]));
      results.set(result.part, { ...result, rendered });
      done += jobs.find(({ part }) => part === result.part)?.addresses.length ?? 0;
      site.progress?.(done, all);
    },
  });
  return collect({ site, parts, plan, results, documents, remembered, areas, inspection, vocabulary, costs });
}
