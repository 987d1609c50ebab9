import { type FileRecord, outputFile, reuseFile, writeOutputFile } from '../../6-emit/output-file.ts';
import type { Staging } from '../../6-emit/staging.ts';
import type { Packs } from '../../cache/packs.ts';
import { bitOf } from '../../model/input-groups.ts';
import type { Route } from '../../model/manifest.ts';
import type { BatchState } from '../reuse/build-state.ts';
import { addressInputs, type PageRecord } from '../reuse/page-records.ts';
import type { PreviousBuild } from '../reuse/previous-build.ts';
import type { AddressJob, BatchJob } from './batch-job.ts';
import type { BatchInputs } from './divide-into-batches.ts';

/** The parts of a batch that a build reuses of the last build, and the job for the rest. */
export interface BatchPlan {
  readonly batch: BatchInputs;
  /** Hash of what its pages read of their own addresses. */
  readonly routesHash: string;
  readonly before?: BatchState | undefined;
  /** Pages that can be reused unless their own texts have changed; absent if the whole batch is reused as it is in that state. */
  readonly reusable?: ReadonlyMap<string, PageRecord>;
  /** The staged files of the reused pages. */
  readonly files: ReadonlyMap<string, FileRecord>;
  /** Absent if the whole batch is reused. */
  readonly job?: BatchJob;
}

interface Planning {
  readonly previous: PreviousBuild;
  readonly routes: ReadonlyMap<string, Route>;
  /** Hashes what pages read of their own addresses. */
  readonly hashRoutes: (pages: readonly string[]) => string;
  readonly vocabulary: string;
  /** Whether the rules over single pages get the same facts about the site as in the last build. */
  readonly sameInspection: boolean;
  readonly render: boolean;
  readonly packs: Packs;
  readonly staging?: Staging | undefined;
}

/** Decides which steps a batch needs, and stages those of its pages that may be reused. */
export function planBatch(batch: BatchInputs, number: number, planning: Planning): BatchPlan {
  const { previous, vocabulary, render } = planning;
  const before = previous.batch(batch.pages);
  const sameInspection = planning.sameInspection && before?.definitions === batch.definitions;
  const same = before?.sources === batch.sources;
  const checkingJob: BatchJob = { batch: number, pages: batch.pages, check: true, render: false, addresses: [] };
  const check = !same || before.vocabulary !== vocabulary || (before.checked.inputs & previous.changedInputs) !== 0;
  const sameAddresses = same && before.addresses.join() === batch.addresses.join();
  const sameRoutes = before !== undefined && (previous.changedInputs & addressInputs) === 0;
  const routesHash = sameRoutes ? before.routes : planning.hashRoutes(batch.pages);
  const isCurrent = sameAddresses && sameInspection && previous.isCurrent(before, routesHash);
  const whole = render && isCurrent ? stageWhole(before, planning) : undefined;
  if (whole) return { batch, routesHash, before, files: whole, ...(check && { job: checkingJob }) };
  const reusable = new Map<string, PageRecord>();
  const files = new Map<string, FileRecord>();
  const addresses: AddressJob[] = [];
  for (const path of render ? batch.addresses : []) {
    const route = planning.routes.get(path) as Route;
    const last = previous.page(path);
    const record = last && previous.reusable(last);
    const file = record && stageReused(record, route, planning);
    if (record && file !== undefined) reusable.set(path, record);
    if (file) files.set(path, file);
    addresses.push(addressJob({ route, last, record: file === undefined ? undefined : record, file, sameInspection, planning }));
  }
  const isReused = sameAddresses && reusable.size === addresses.length && sameInspection;
  const renders = render && !isReused;
  if (!check && !renders) return { batch, routesHash, before, reusable, files };
  const job = renders ? { ...checkingJob, check, render: true, addresses } : checkingJob;
  // With these inputs unchanged, pages show the same texts together and exist in the same languages.
  const sameTexts = renders && sameAddresses && sameInspection && before.texts && (previous.changedInputs & textInputs) === 0;
  return { batch, routesHash, before, reusable, files, job: sameTexts ? withoutReused(job) : job };
}

const textInputs = bitOf('manifest') | bitOf('contracts');

/** Sets the reusable pages aside. */
function withoutReused(job: BatchJob): BatchJob {
  const isReused = ({ reusable }: AddressJob) => reusable !== undefined;
  return { ...job, addresses: job.addresses.filter((one) => !isReused(one)), reused: job.addresses.filter(isReused) };
}

interface AddressToPlan {
  readonly route: Route;
  readonly last: PageRecord | undefined;
  /** The page of the last build, if it is reusable. */
  readonly record: PageRecord | undefined;
  readonly file: FileRecord | null | undefined;
  readonly sameInspection: boolean;
  readonly planning: Planning;
}

function addressJob({ route, last, record, file, sameInspection, planning: { staging } }: AddressToPlan): AddressJob {
  const staged = file ?? staging?.stagedFiles.get(route.output);
  const published = staging?.publishedFiles.get(route.output);
  return {
    route,
    ...(record && { reusable: { copy: record.copy, unread: record.unread, hash: record.hash, stored: record.stored } }),
    ...(record && !sameInspection && { inspect: true }),
    ...(!record && last && { unread: last.unread }),
    ...(staged && { staged }),
    ...(published && { published }),
  };
}

/** Stages all pages of a batch. Returns undefined if the output does not have one of them any more. */
function stageWhole({ addresses, hashes }: BatchState, { staging, routes }: Planning): ReadonlyMap<string, FileRecord> | undefined {
  const files = new Map<string, FileRecord>();
  if (!staging) return files;
  for (const [index, path] of addresses.entries()) {
    const { output } = routes.get(path) as Route;
    const file = reuseFile(staging, outputFile(staging, output, hashes[index] as string));
    if (!file) return undefined;
    files.set(path, file);
  }
  return files;
}

/** Stages a page that is reused. Returns `undefined` if its HTML is lost, `null` if nothing is staged. */
function stageReused({ hash, stored }: PageRecord, { output }: Route, { staging, packs }: Planning): FileRecord | null | undefined {
  if (!staging) return null;
  const wanted = outputFile(staging, output, hash);
  const file = reuseFile(staging, wanted);
  if (file) return file;
  const data = packs.read(stored, hash);
  return data && writeOutputFile(staging, wanted, data);
}
