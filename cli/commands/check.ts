import { allCodes, type Code, check as checkSite, isCode, readLocales, type Site } from '../../generator/index.ts';
import { applyFilter, type FilteredResult } from '../check-findings.ts';
import type { CheckOptions } from '../check-options.ts';
import { exitCode, printCheck } from '../check-report.ts';
import { UsageError } from '../command-errors.ts';
import { applyFixes, type FindingFix, fixesIn, previewFixes } from '../fixes.ts';
import { choice, siteOf } from '../options.ts';
import { formatOf, linesBeside } from '../print.ts';
import { progressOn } from '../progress.ts';

/** Checks content and types. Exit code 0, 1 for errors, 2 without a content folder or compiler, 70 if the compiler did not finish. */
export async function check(options: CheckOptions): Promise<number> {
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run shows what --fix would do; give both.');
  if (options.watch) refuseToWatch(options);
  const { production } = options;
  const site = await siteOf(options, { production });
  const format = await formatOf(options.format, site);
  const only = options.only && (await codesNamed(options.only, site));
  const locales = options.locale && (await localesIn(site, options.locale));
  if (options.watch) return (await import('./check-watch.ts')).watchCheck(options, site);
  const runCheck = async () => {
    const { progress, clear } = checkProgress(options);
    const result = await checkSite({ ...site, progress });
    clear();
    return applyFilter(result, { only, locales });
  };
  // With --only, each finding is listed.
  const view = { site, quiet: options.quiet, format, verbose: options.verbose || only !== undefined, started: performance.now() };
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

/** Codes from the command line, in any letter case. Loads the configuration only for codes of the site. */
async function codesNamed(given: readonly string[], site: Site): Promise<readonly Code[]> {
  const codes = given.map((code) => code.toUpperCase());
  const ofSite = codes.every((code) => isCode(code)) ? {} : (await site.config()).codes;
  return codes.map((code) => choice('code', code, allCodes(ofSite)));
}

/** The locales of --locale. If the countries cannot be read, the check reports that. */
async function localesIn(site: Site, given: readonly string[]): Promise<readonly string[]> {
  const locales = await readLocales(site);
  return given.map((locale) => (locales?.length ? choice('locale', locale.toLowerCase(), locales) : locale.toLowerCase()));
}

function refuseToWatch({ fix, format }: CheckOptions): void {
  if (fix) throw new UsageError('--watch changes no files; give it without --fix.');
  if (format !== undefined && format !== 'pretty') throw new UsageError('--watch prints text for people; give it without --format.');
}

/** A progress line at a terminal; nothing elsewhere and with --quiet. */
function checkProgress({ quiet }: CheckOptions): ReturnType<typeof progressOn> {
  const { progress, step, clear } = progressOn(process.stderr, quiet);
  step('reading the content and compiling its types');
  return {
    progress(done, all) {
      progress(done, all);
      if (done === all) step('checking the site as a whole and its types');
    },
    step,
    clear,
  };
}
