import { renderSiteDocuments } from '../4-render/site-documents.ts';
import type { FileRecords } from '../6-emit/file-records.ts';
import { type FileRecord, placeAll, reuseFile } from '../6-emit/output-file.ts';
import type { Staging } from '../6-emit/staging.ts';
import type { Manifest } from '../model/manifest.ts';
import type { SiteFiles } from '../model/site-files.ts';
import type { SiteToBuild } from './build-pages.ts';
import type { BuildState } from './build-state.ts';

type MadeOf = Pick<SiteToBuild, 'frame' | 'manifest' | 'assets' | 'draft' | 'kept'>;

/** The files beside the pages: what they hold, and their way into the draft. No page is needed for them. */
export class StagedDocuments {
  readonly #site: MadeOf;
  readonly #isAsBefore: boolean;
  readonly #laid = new Map<string, FileRecord>();
  #files: SiteFiles | undefined;
  /** Lays them into the draft, a file at each step, so that other work can go on in between; no step where there is no draft. */
  readonly laying: Iterator<void>;

  /** `isAsBefore` where nothing that they are made of has changed: those that lie there stay. */
  constructor(site: MadeOf, isAsBefore: boolean) {
    this.#site = site;
    this.#isAsBefore = isAsBefore;
    this.laying = this.#lay();
  }

  /** What they hold, by their paths. */
  files(): SiteFiles {
    const { frame, manifest, assets } = this.#site;
    this.#files ??= renderSiteDocuments(frame, manifest, assets);
    return this.#files;
  }

  /** Where they lie in the draft; those that do not yet are laid now. */
  laid(): FileRecords {
    while (!this.laying.next().done);
    return this.#laid;
  }

  *#lay(): Generator<void> {
    const { manifest, draft, kept } = this.#site;
    if (!draft) return;
    const staying = this.#isAsBefore ? layKept(draft, kept?.documents ?? []) : [];
    for (const [path, file] of staying.length ? staying : placeAll(draft, withoutPages(this.files(), manifest))) {
      this.#laid.set(path, file);
      yield;
    }
  }
}

/** Where a page stands, it stays: pages are written at the same time. */
function withoutPages(files: SiteFiles, { routes }: Manifest): SiteFiles {
  const left = new Map(files);
  for (const { output } of routes) left.delete(output);
  return left;
}

/** Puts files into a draft that lie there or are published; nothing as soon as one of them is gone. */
function layKept(draft: Staging, known: BuildState['documents']): [string, FileRecord][] {
  const files: [string, FileRecord][] = [];
  for (const [path, hash] of known) {
    const file = reuseFile(draft, { path, hash, there: draft.there.get(path), published: draft.current.get(path) });
    if (!file) return [];
    files.push([path, file]);
  }
  return files;
}
