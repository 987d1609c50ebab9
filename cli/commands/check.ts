import type { FilteredResult } from '../check-findings.ts';
import type { CheckOptions } from '../check-options.ts';
import { exitCode, printCheck } from '../check-report.ts';
import { UsageError } from '../command-errors.ts';
import { filteredCheck } from '../filtered-check.ts';
import { applyFixes, type FindingFix, fixesIn, previewFixes } from '../fixes.ts';
import { siteOf } from '../options.ts';
import { formatOf, linesBeside } from '../print.ts';

/** Checks content and types. Exit code 0, 1 for errors, 2 without a content folder or compiler, 70 if the compiler did not finish. */
export async function check(options: CheckOptions): Promise<number> {
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run shows what --fix would do; give both.');
  if (options.watch) refuseToWatch(options);
  const site = await siteOf(options, { production: options.production });
  const format = await formatOf(options.format, site);
  const runCheck = await filteredCheck(options, site);
  if (options.watch) return (await import('./check-watch.ts')).watchCheck(options, site);
  // With --only, each finding is listed.
  const verbose = options.verbose || options.only !== undefined;
  const view = { site, quiet: options.quiet, format, verbose, started: performance.now() };
  const result = await runCheck();
  if (!options.fix) return printCheck(result, view);
  if (options.dryRun) {
    process.stdout.write(previewFixes(result.diagnostics, linesBeside(site.content)) || 'No finding can be fixed by --fix.\n');
    return exitCode(result);
  }
  return printCheck(await applyAllFixes(result, runCheck, options.content), view);
}

/** Overlapping fixes are applied one after the other, in at most this many rounds. */
const maxRounds = 5;

async function applyAllFixes(first: FilteredResult, runCheck: () => Promise<FilteredResult>, content: string): Promise<FilteredResult> {
  let result = first;
  for (let round = 0; round < maxRounds; round++) {
    const { done, refused } = await applyFixes(fixesIn(result.diagnostics), content);
    for (const one of done) process.stderr.write(`fixed ${placeOf(one)}  ${one.fix.title}\n`);
    if (!done.length) {
      for (const one of refused)
        process.stderr.write(`not fixed ${placeOf(one)}  The file was changed meanwhile; run check --fix again.\n`);
      break;
    }
    result = await runCheck();
  }
  return result;
}

const placeOf = ({ fix: { edits } }: FindingFix) => `${edits[0]?.file}:${edits[0]?.line}:${edits[0]?.column}`;

function refuseToWatch({ fix, format }: CheckOptions): void {
  if (fix) throw new UsageError('--watch changes no files; give it without --fix.');
  if (format !== undefined && format !== 'pretty') throw new UsageError('--watch prints text for people; give it without --format.');
}
