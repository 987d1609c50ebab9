import { mkdir } from 'node:fs/promises';
import { writeSiteTypes } from '../../generator/1-load/site-types/site-types.ts';
import { alone, conclude, node, type Outcome, results, root, type Step, together } from '../steps.ts';
import { changedFiles } from './changed-files.ts';
import { chooseTests } from './choose-tests.ts';
import { readImporters } from './import-graph.ts';
import { readDurations, recordDurations } from './test-durations.ts';

/*
 * Answers within a minute whether an edit is sound: types, lint, import table, the checks of the content where it has changed, and the
 * unit tests that are nearest to what has changed. `npm test` proves everything. Usage: npm run test:quick [-- <branch to compare with>]
 */

const changed = changedFiles(root, process.argv[2] ?? 'main');

const types: Step = [
  'types',
  async () => {
    await writeSiteTypes(`${root}content`, root);
    const incremental = ['--incremental', '--tsBuildInfoFile', '.wortlaut/quick.tsbuildinfo'];
    return node('node_modules/typescript/bin/tsc', '--project', '.', '--pretty', ...incremental);
  },
];
const lint: Step = ['lint', () => node('node_modules/@biomejs/biome/bin/biome', 'ci', '--max-diagnostics=200', '.')];
const imports: Step = ['import table', () => node('tests/imports/import-table.mjs')];
const content: Step = ['content', () => node('cli/main.mjs', 'check', '--quiet')];
const unit: Step = ['unit', testWhatHasChanged];

await mkdir(results, { recursive: true });
const contentChanged = changed.some((file) => file.startsWith('content/'));
const steps = [...(await together(types, lint, imports, ...(contentChanged ? [content] : []))), await alone(unit)];
conclude(steps, 'So far everything holds; npm test proves the rest.');

async function testWhatHasChanged(): Promise<Outcome> {
  const importers = readImporters(root, ['cli', 'content', 'generator', 'runtime', 'tests']);
  const { chosen, concerned } = chooseTests(changed, { importers, durations: await readDurations() });
  const note = `${chosen.length} of ${concerned} test files that reach ${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}`;
  if (!chosen.length) return { ok: true, output: '', note };
  const report = `${results}/quick.json`;
  const given = ['run', '--project', 'unit', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen];
  const outcome = await node('node_modules/vitest/vitest.mjs', ...given);
  await recordDurations(report);
  return { ...outcome, note };
}
