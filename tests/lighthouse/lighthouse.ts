import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import site from '../../content/site.ts';
import type { Manifest } from '../../generator/index.ts';
import { machine } from '../bench/measure/machine.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { root } from '../support/paths.ts';
import { missed, slow } from './bar.ts';
import { type DialogTimes, measureDialogs } from './dialog.ts';
import { folder, install } from './install.ts';
import { type Measured, type Measuring, measure } from './measure.ts';
import { serveSecurely } from './secure-site.ts';
import { dialogsTable, notesOn, tableOf } from './table.ts';
import { type Visit, visitsOf } from './visits.ts';

/*
 * Measures one address of every template of the built site with Lighthouse, as on a phone with a slow connection (its defaults), and the
 * dialogs of the offers on a slow processor, five times each, and prints the medians. Exit code 1 where one misses the bar, 2 for wrong usage.
 *
 * npm run lighthouse -- [--only TEMPLATE] [--runs N] [--write]
 */

const { values: given } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '5' }, write: { type: 'boolean' } },
});
process.exitCode = await run();

async function run(): Promise<number> {
  if (!/^[1-9]\d*$/.test(given.runs)) return wrong(`--runs takes a number from 1 up, not '${given.runs}'.`);
  // A host with a server of its own sends files that the build has compressed.
  const command = ['--import', 'tsx', 'cli/main.ts', 'build', '--quiet', '--host', 'nginx'];
  const built = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) return 1;
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/dist/reports/manifest.json`, 'utf8'));
  const all = visitsOf(manifest, { defaultLocale: site.defaultLocale, homes: ['de-de', 'pl-pl'] });
  const visits = all.filter(({ template }) => given.only === undefined || template === given.only);
  const templates = [...new Set(all.map(({ template }) => template))];
  if (!visits.length) return wrong(`The template '${given.only}' does not exist. Choose from ${templates.join(', ')}.`);

  install();
  const { executable: chromium, sentence } = ensureChromium();
  console.error(`${visits.length} addresses, ${given.runs} runs each, ${sentence}`);
  const server = await serveSecurely(`${root}/dist`);
  const measuring = { site: server.origin, chromium, runs: Number(given.runs) };
  const rows = await measureAll(visits, measuring);
  const dialogs = await measureDialogs(visits, measuring);
  server.stop();
  report(rows, dialogs);
  return rows.some((row) => missed(row).length) || dialogs.some((dialog) => slow(dialog).length) ? 1 : 0;
}

function wrong(sentence: string): number {
  console.error(sentence);
  return 2;
}

/** Every address in turn. */
async function measureAll(visits: readonly Visit[], measuring: Measuring): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const visit of visits) {
    const measured = await measure(visit, measuring);
    rows.push(measured);
    const short = missed(measured);
    console.error(`${short.length ? '✗' : '✓'} ${visit.address} ${short.join(', ')}`);
  }
  return rows;
}

function report(rows: readonly Measured[], dialogs: readonly DialogTimes[]): void {
  const described = rows.slice(0, 1).map(({ tools }) => {
    const versions = `Lighthouse ${tools.lighthouse} on Node ${tools.node}, Chromium ${tools.chromium}`;
    return `${machine()}, load ${loadavg()[2]?.toFixed(1)}; ${versions}; medians of ${given.runs}.`;
  });
  const parts = [...described, tableOf(rows), notesOn(rows).join('\n'), dialogsTable(dialogs)];
  const result = parts.filter(Boolean).join('\n\n');
  console.log(result);
  if (!given.write) return;
  writeFileSync(`${folder}RESULTS.md`, `# Lighthouse, mobile\n\nWritten by \`npm run lighthouse -- --write\`.\n\n${result}\n`);
}
