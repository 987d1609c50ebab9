import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../bench/measure/median.ts';
import { exceptionsFor } from './exceptions.ts';
import { folder, pinnedNode } from './install.ts';
import type { Audit, Category, Measures, Run } from './run.ts';
import { scoreOf } from './score.ts';
import type { Visit } from './visits.ts';

export interface Measured {
  readonly visit: Visit;
  /** Medians, 0 to 100, as Lighthouse gives them. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Scores without the audits that the page is excused from. */
  readonly adjusted: Readonly<Record<Category, number>>;
  /** Medians. */
  readonly measures: Measures;
  /** Audits that failed in any run, except the numbers of the performance score. */
  readonly failed: readonly Audit[];
  readonly tools: Run['tools'];
}

interface Measuring {
  readonly site: string;
  readonly chromium: string;
  readonly runs: number;
}

/**
 * Looks at an address several times, one after the other, and returns the medians. On a busy machine the browser now and then does not
 * record a look: such a run is reported and repeated. Throws the message of Lighthouse if that happens for the third time.
 */
export async function measure(visit: Visit, { site, chromium, runs }: Measuring): Promise<Measured> {
  const list: Run[] = [];
  let failures = 0;
  while (list.length < runs) {
    const result = await look(site + visit.address, chromium);
    if (typeof result !== 'string') list.push(result);
    else if (++failures < 3) console.error(`  once more: ${result}`);
    else throw new Error(result);
  }
  return summaryOf(visit, list);
}

/** One look, or the reason why it failed. */
async function look(address: string, chromium: string): Promise<Run | string> {
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  try {
    return JSON.parse((await promisify(execFile)(pinnedNode, ['audit.mjs', address, chromium], options)).stdout);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return /^Error: (.+)$/m.exec(stderr)?.[1] ?? message;
  }
}

/** The medians of several looks at one address. */
function summaryOf(visit: Visit, runs: readonly Run[]): Measured {
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
    adjusted: scores(excused),
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
