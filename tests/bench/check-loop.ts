import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './measure/median.ts';
import { reason } from './measure/reason.ts';
import { largestProcess, treeMemory } from './measure/tree-memory.ts';
import { forget, prepareRealSite, type SiteCopy } from './site/measured-site.ts';

/** At most so many seconds of processor time, and so many megabytes in the largest process. */
const most = { seconds: 3, megabytes: 500 };

const dictionary = 'content/dictionaries/en.ts';
const facts = 'content/facts/behaviour.ts';
/** One text of every kind, each allowed by the checks; `after` is given another letter or number each time. */
const edits = [
  {
    what: 'a text of a page',
    file: 'content/pages/support/de.ts',
    before: "heading: '",
    after: (letter: string) => `heading: '${letter} `,
  },
  { what: 'a text of the source dictionary', file: dictionary, before: "close: '", after: (letter: string) => `close: '${letter} ` },
  { what: 'one that every page shows', file: dictionary, before: "more: '", after: (letter: string) => `more: '${letter} ` },
  { what: 'a fact', file: facts, before: 'amount: 3, unit', after: (_: string, round: number) => `amount: ${6 + round}, unit` },
  {
    what: 'one that every page goes by',
    file: facts,
    before: 'amount: 700',
    after: (_: string, round: number) => `amount: ${701 + round}`,
  },
  { what: 'a clause', file: 'content/terms/common/fr.ts', before: "age: '", after: (letter: string) => `age: '${letter} ` },
] as const;
type Edit = (typeof edits)[number];

interface Check {
  /** Processor time of the command and all processes that it started. */
  readonly seconds: number;
  /** The peak memory of one process, and of all together, in MB; 0 if the system does not report it. */
  readonly largest: number;
  readonly together: number;
}

export interface CheckLoop {
  readonly first: Check;
  /** For each kind of text the median and the worst of all rounds in which one had been edited. */
  readonly kinds: readonly { readonly what: string; readonly again: Check; readonly worst: Check }[];
  readonly holds: boolean;
}

/** Checks a copy of the real site again and again, each time after an edit of one text. */
export async function measureCheckLoop(rounds = 5): Promise<CheckLoop> {
  const folder = await mkdtemp(join(tmpdir(), 'wortlaut-check-'));
  try {
    const site = await prepareRealSite(folder);
    await forget(site);
    const first = await check(site);
    const kinds: CheckLoop['kinds'][number][] = [];
    for (const edit of edits) kinds.push({ what: edit.what, ...(await measureEdit(site, edit, rounds)) });
    return { first, kinds, holds: kinds.every(({ again }) => again.seconds <= most.seconds && again.largest <= most.megabytes) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureEdit(site: SiteCopy, { file: path, before, after }: Edit, rounds: number): Promise<{ again: Check; worst: Check }> {
  const file = join(site.project, path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  const checks: Check[] = [];
  for (let round = 0; round < rounds; round++) {
    await writeFile(file, text.replace(before, after('ABCDEFG'[round] ?? 'A', round)));
    checks.push(await check(site));
  }
  await writeFile(file, text);
  const all = (of: (numbers: number[]) => number): Check => ({
    seconds: of(checks.map(({ seconds }) => seconds)),
    largest: of(checks.map(({ largest }) => largest)),
    together: of(checks.map(({ together }) => together)),
  });
  return { again: all(median), worst: all((numbers) => Math.max(...numbers)) };
}

/** The result, a line for each kind of text. */
export function describeCheckLoop({ first, kinds }: CheckLoop): string {
  const words = ({ seconds, largest, together }: Check) =>
    `${seconds.toFixed(1)} s of processor time, ${largest.toFixed(0)} MB in the largest process, ${together.toFixed(0)} MB in all`;
  const lines = kinds.map(({ what, again, worst }) => `check after an edit of ${what}: ${words(again)}; worst ${words(worst)}`);
  return [...lines, `at most ${most.seconds} s and ${most.megabytes} MB; with an empty cache ${words(first)}`].join('\n');
}

/** The shell reports the time of its child processes. */
async function check({ project: cwd, cache }: SiteCopy): Promise<Check> {
  const script = '"$0" cli/main.mjs check --quiet >&2; code=$?; times; exit $code';
  const child = spawn('bash', ['-c', script, process.execPath], {
    cwd,
    env: { ...process.env, WORTLAUT_CACHE: cache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  const seen = { largest: 0, together: 0 };
  const looking = setInterval(() => {
    const id = child.pid ?? 0;
    seen.largest = Math.max(seen.largest, largestProcess(id) ?? 0);
    seen.together = Math.max(seen.together, treeMemory(id) ?? 0);
  }, 25);
  const code = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(looking);
  if (code !== 0) throw new Error(reason(said.stderr) ?? `check ended with exit code ${code}.`);
  const times =
    said.stdout
      .trim()
      .split('\n')
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  const seconds = [...times].reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
  return { seconds, largest: seen.largest / 1024, together: seen.together / 1024 };
}
