import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../steps.ts';

/** Seconds that each test file took when it last ran, by its path in the project. */
export type TestDurations = Readonly<Record<string, number>>;

const file = `${root}.wortlaut/test-durations.json`;

/** What is known of the durations on this machine; nothing in a fresh clone. */
export async function readDurations(): Promise<TestDurations> {
  return readFile(file, 'utf8').then(JSON.parse, () => ({}));
}

/** Adds the durations in a JSON report of Vitest to those that are known. A run that wrote no report changes nothing. */
export async function recordDurations(report: string): Promise<void> {
  const { testResults }: VitestReport = await readFile(report, 'utf8').then(JSON.parse, () => ({ testResults: [] }));
  const measured = testResults.map(({ name, startTime, endTime }) => [
    relative(root, name),
    Number(((endTime - startTime) / 1000).toFixed(1)),
  ]);
  await mkdir(`${root}.wortlaut`, { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...(await readDurations()), ...Object.fromEntries(measured) }, null, 2)}\n`);
}

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}
