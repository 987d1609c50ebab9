import '../../../generator/precompile/v8-flags.mjs';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { columns } from '../../../cli/columns.ts';
import { inspect } from '../../support/inspect.ts';
import { root, testFolder } from '../../support/paths.ts';
import { renderedFiles } from '../../support/rendered-files.ts';
import { accepted } from './accepted-faults.ts';
import { byKind, type Outcome, scoreOf } from './result.ts';
import { runGate } from './run-gate.ts';

/* Prints the faults that pass the gate: `npm run mutants`, with `-- --places 24` up to 24 places of each kind; `--json` for the test. */

const { values } = parseArgs({ options: { places: { type: 'string', default: '4' }, json: { type: 'boolean', default: false } } });
mkdirSync(testFolder, { recursive: true });
const site = await renderedFiles(`${root}/content`);
const outcomes = await runGate(site, Number(values.places));
if (values.json) process.stdout.write(JSON.stringify({ clean: inspect(site).map(({ message }) => message), outcomes }));
else printTable();

function printTable(): void {
  const results = byKind(outcomes);
  const rows = results.map(({ kind, seeded, reported, codes }) => [kind, String(seeded), String(reported), codes.join(' ')]);
  for (const row of columns([['kind', 'seeded', 'reported', 'by'], ...rows])) console.log(row);

  const survivors = outcomes.filter(({ code }) => code === undefined);
  const reasonOf = (outcome: Outcome) => accepted.find(({ is }) => is(outcome))?.why ?? 'not accepted';
  for (const why of new Set(survivors.map(reasonOf))) {
    console.log(`\nSurvive: ${why}`);
    for (const outcome of survivors) if (reasonOf(outcome) === why) console.log(`  ${outcome.kind}: ${outcome.detail}`);
  }
  const percent = (scoreOf(outcomes) * 100).toFixed(1);
  console.log(
    `\n${results.length} kinds, ${outcomes.length} faults, ${outcomes.length - survivors.length} reported at their place: ${percent} %`,
  );
}
