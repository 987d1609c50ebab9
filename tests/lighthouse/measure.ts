import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { exceptionsFor } from './exceptions.ts';
import { folder, pinnedNode } from './install.ts';
import type { Audit, Category, Measures, Run } from './run.ts';
import { median, scoreOf } from './score.ts';
import type { Visit } from './visits.ts';

export interface Measured {
  readonly visit: Visit;
  /** Medians, 0 to 100, as Lighthouse gives them. */
  readonly scores: Readonly<Record<Category, number>>;
  /** The same without the audits that the page is excused from. */
  readonly judged: Readonly<Record<Category, number>>;
  /** Medians. */
  readonly measures: Measures;
  /** What any run found short of perfect, beside the numbers of the performance score. */
  readonly failed: readonly Audit[];
  readonly tools: Run['tools'];
}

interface Measuring {
  readonly site: string;
  readonly chromium: string;
  readonly runs: number;
}

/** Looks at an address so many times, one after the other, and gives the medians. Throws what Lighthouse says where it cannot. */
export async function measure(visit: Visit, { site, chromium, runs }: Measuring): Promise<Measured> {
  const list: Run[] = [];
  while (list.length < runs) list.push(await runOnce(site + visit.address, chromium));
  return summaryOf(visit, list);
}

async function runOnce(address: string, chromium: string): Promise<Run> {
  const { stdout } = await promisify(execFile)(pinnedNode, ['audit.mjs', address, chromium], { cwd: folder, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

/** The medians of several looks at one address. */
export function summaryOf(visit: Visit, runs: readonly Run[]): Measured {
  const [first] = runs;
  if (!first) throw new Error(`${visit.address} was not looked at`);
  const excused = exceptionsFor(visit).map(({ audit }) => audit);
  const scores = (without: readonly string[]) =>
    mapValues(first.categories, (_, category) => median(runs.map(({ categories }) => scoreOf(categories[category], without))));
  const failed = runs.flatMap(({ categories: { performance: _, ...others } }) =>
    Object.values(others).flatMap((audits) => audits.filter(({ id, score }) => score < 1 && !excused.includes(id))),
  );
  return {
    visit,
    scores: scores([]),
    judged: scores(excused),
    measures: mapValues(first.measures, (_, name) => median(runs.map(({ measures }) => measures[name]))),
    failed: [...new Map(failed.map((audit) => [audit.id, audit])).values()],
    tools: first.tools,
  };
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value as From, key as Key)])) as Record<Key, To>;
}
