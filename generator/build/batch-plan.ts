import { type FileRecord, reuseFile, writeOutputFile } from '../6-emit/output-file.ts';
import type { Staging } from '../6-emit/staging.ts';
import type { PageStore } from '../cache/page-store.ts';
import type { Route } from '../model/manifest.ts';
import { shortHash } from '../package/hash.ts';
import type { AddressJob, BatchJob, PageRecord } from './batch-job.ts';
import type { BatchState } from './build-state.ts';
import type { PageBatch } from './divide-into-batches.ts';
import type { PreviousBuild } from './previous-build.ts';

/** What will happen to a part: what stays of the build before, and what there is to do. */
export interface BatchPlan {
  readonly part: PageBatch;
  readonly before?: BatchState | undefined;
  /** Pages that stay as they are, as far as the pages' own texts do. */
  readonly kept: ReadonlyMap<string, PageRecord>;
  /** Where these lie in the draft. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Absent where all stays as it is. */
  readonly job?: BatchJob;
}

export interface Planning {
  readonly remembered: PreviousBuild;
  readonly routes: ReadonlyMap<string, Route>;
  /** Hash of what the checks are told beside the content. */
  readonly vocabulary: string;
  /** Rules over pages are told what they were told before. */
  readonly inspectedAlike: boolean;
  readonly render: boolean;
  readonly store: PageStore;
  readonly draft?: Staging | undefined;
}

/** Decides what has to be done for a part, and puts those of its pages into the draft that may stay as they are. */
export function planBatch(part: PageBatch, number: number, planning: Planning): BatchPlan {
  const { remembered, vocabulary, render } = planning;
  const before = remembered.part(part.pages);
  const inspectedAlike = planning.inspectedAlike && before?.definitions === part.definitions;
  const same = before?.sources === part.sources;
  const check = !same || before.vocabulary !== vocabulary || (before.checked.areas & remembered.changed) !== 0;
  const kept = new Map<string, PageRecord>();
  const files = new Map<string, FileRecord>();
  const addresses: AddressJob[] = [];
  for (const path of render ? part.addresses : []) {
    const record = remembered.page(path);
    const current = record && remembered.current(record);
    const file = current && lay(current, path, planning);
    if (current && file !== undefined) kept.set(path, current);
    if (file) files.set(path, file);
    addresses.push(addressJob({ path, current: file === undefined ? undefined : current, file, inspectedAlike, planning }));
  }
  const stays = same && kept.size === addresses.length && before.addresses.length === addresses.length && inspectedAlike;
  const makes = render && !stays;
  if (!check && !makes) return { part, before, kept, files };
  return { part, before, kept, files, job: { part: number, pages: part.pages, check, render: makes, addresses: makes ? addresses : [] } };
}

interface Asked {
  readonly path: string;
  readonly current: PageRecord | undefined;
  readonly file: FileRecord | null | undefined;
  readonly inspectedAlike: boolean;
  readonly planning: Planning;
}

function addressJob({ path, current, file, inspectedAlike, planning: { draft, routes } }: Asked): AddressJob {
  const output = routes.get(path)?.output ?? '';
  const there = file ?? draft?.there.get(output);
  const published = draft?.current.get(output);
  return {
    path,
    ...(current && { kept: { copy: current.copy, unread: current.unread, hash: current.hash, kept: current.kept } }),
    ...(current && !inspectedAlike && { inspect: true }),
    ...(there && { there }),
    ...(published && { published }),
  };
}

/** Puts a page that stays as it is into the draft. `undefined` where its HTML is lost, `null` where there is no draft. */
function lay({ hash, kept }: PageRecord, path: string, { draft, routes, store }: Planning): FileRecord | null | undefined {
  if (!draft) return null;
  const output = routes.get(path)?.output ?? '';
  const wanted = { path: output, hash, there: draft.there.get(output), published: draft.current.get(output) };
  const file = reuseFile(draft, wanted);
  if (file) return file;
  const data = store.read(...kept);
  return data && shortHash(data) === hash ? writeOutputFile(draft, wanted, data) : undefined;
}
