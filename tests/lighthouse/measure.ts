import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../bench/measure/median.ts';
import { exceptionsFor } from './exceptions.ts';
import { folder, pinnedNode } from './install.ts';
import type { Run } from './run.ts';
import type { Visit } from './visits.ts';

/** The medians of the runs, and the audits that failed in any of them. */
export interface Measured extends Run {
  readonly visit: Visit;
}

/** The address of the served site, the browser, and how often each page is looked at. */
export interface Measuring {
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
    const result = await look([site + visit.address, chromium, ...exceptionsFor(visit).map(({ audit }) => audit)]);
    if (typeof result !== 'string') list.push(result);
    else if (++failures < 3) console.error(`  once more: ${result}`);
    else throw new Error(result);
  }
  return summaryOf(visit, list);
}

/** One look, or the reason why it failed. */
async function look(given: readonly string[]): Promise<Run | string> {
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  try {
    return JSON.parse((await promisify(execFile)(pinnedNode, ['audit.mjs', ...given], options)).stdout);
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return /^Error: (.+)$/m.exec(stderr)?.[1] ?? message;
  }
}

/** The medians of several looks at one address. */
function summaryOf(visit: Visit, runs: readonly Run[]): Measured {
  const [first] = runs;
  if (!first) throw new Error(`${visit.address} was not looked at`);
  return {
    visit,
    scores: mapValues(first.scores, (_, category) => median(runs.map(({ scores }) => scores[category]))),
    measures: mapValues(first.measures, (_, name) => median(runs.map(({ measures }) => measures[name]))),
    failed: [...new Map(runs.flatMap(({ failed }) => failed).map((audit) => [audit.id, audit])).values()],
    tools: first.tools,
  };
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From, key: Key) => To,
): Record<Key, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value as From, key as Key)])) as Record<Key, To>;
}
