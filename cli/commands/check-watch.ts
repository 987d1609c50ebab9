import { dirname, relative } from 'node:path';
import pc from 'picocolors';
import { counted, placeOf } from '../../generator/7-report/report.ts';
import { type Site, watchedFiles } from '../../generator/index.ts';
import type { CheckOptions } from '../check-options.ts';
import { closingLines } from '../check-report.ts';
import { openRounds } from '../check-rounds.ts';
import { filteredCheck } from '../filtered-check.ts';
import { siteOf } from '../options.ts';
import { printedSite, printFaults, shownOf, usesColour } from '../print.ts';
import { printFailure } from '../print-failure.ts';
import { oneAtATime, watchFiles } from '../server/watch-files.ts';

/** Checks again whenever the content, the theme or the configuration changes; prints new findings, removed ones and remaining errors. */
export async function watchCheck(options: CheckOptions, site: Site): Promise<number> {
  const paint = pc.createColors(usesColour(process.stderr));
  const printing = await printedSite(site);
  const rounds = openRounds();
  /** Opens the site for each check, because theme and configuration may have changed. */
  const checkNow = async () => (await filteredCheck(options, await siteOf(options, { production: options.production })))();
  const check = async (files: readonly string[]) => {
    const started = performance.now();
    const result = await checkNow().catch(printFailure);
    watcher.alsoWatch(await watchedFiles(site));
    if (typeof result === 'number') return;
    const [failure = ''] = closingLines(result, { started });
    const { fresh, gone, remaining, unseen, counts } = rounds.next(
      { ...result, ...(!result.ok && { failure }) },
      files.map((file) => relative(dirname(site.content), file)),
    );
    const names = files.map((file) => relative(process.cwd(), file)).join(', ');
    process.stderr.write(`\n${paint.cyan(names)}  ${paint.dim(`${((performance.now() - started) / 1000).toFixed(1)} s`)}  ${counts}\n`);
    for (const one of gone) process.stderr.write(`  ${paint.green('gone')} ${one.code}  ${placeOf(one)}  ${one.message}\n`);
    for (const one of remaining) process.stderr.write(`  ${paint.red('still')} ${one.code}  ${placeOf(one)}  ${one.message}\n`);
    if (unseen && !options.quiet)
      process.stderr.write(paint.dim(`  not checked until the errors are fixed: ${counted(unseen, 'earlier finding')}\n`));
    const reported = shownOf(fresh, options.quiet);
    if (reported.length) printFaults(reported, printing, counts);
  };
  const next = oneAtATime(check);
  const watcher = watchFiles([site.content, `${site.root}/runtime`], next);
  await next([site.content]);
  process.stderr.write(
    paint.dim('\nChecks again whenever a file of the content, the theme or the configuration changes. Ctrl-C stops it.\n'),
  );
  return new Promise(() => {});
}
