import { dirname, relative } from 'node:path';
import pc from 'picocolors';
import { counted, placeOf } from '../../generator/7-report/report.ts';
import { type Diagnostic, packageRoot, runProcess, type Site, watchedFiles } from '../../generator/index.ts';
import type { CheckOptions } from '../check-options.ts';
import { type CheckRound, openRounds } from '../check-rounds.ts';
import { printedSite, printFaults, shownOf, usesColour } from '../print.ts';
import { oneAtATime, watchFiles } from '../server/watch-files.ts';

/** Checks again whenever the content, the theme or the configuration changes; prints new findings, removed ones and remaining errors. */
export async function watchCheck(options: CheckOptions, site: Site): Promise<number> {
  const paint = pc.createColors(usesColour(process.stderr));
  const printing = await printedSite(site);
  const rounds = openRounds();
  const check = async (files: readonly string[]) => {
    const started = performance.now();
    const round = await checkInProcess(options);
    watcher.alsoWatch(await watchedFiles(site));
    if (typeof round === 'string') return void process.stderr.write(round);
    const { fresh, gone, remaining, unseen, counts } = rounds.next(
      round,
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

/** Runs one check in a new process, because modules of the last one would be cached. Returns its result, or the message of a failure. */
async function checkInProcess(options: CheckOptions): Promise<CheckRound | string> {
  const given = [`${packageRoot}/cli/main.mjs`, 'check', ...argumentsOf(options), '--format', 'json'];
  const { stdout, stderr, code, signal } = await runProcess(process.execPath, given, process.cwd());
  if (!stdout) return stderr || `The check ended with ${signal ?? `the code ${code}`} without output; the next change starts it again.\n`;
  const { ok, diagnostics, stats }: { ok: boolean; diagnostics: Diagnostic[]; stats: { pages: number } } = JSON.parse(stdout);
  return { diagnostics, pages: stats.pages, ...(!ok && { failure: stderr.trim().split('\n')[0] ?? '' }) };
}

function argumentsOf({ content, origin, asOf, production, only, locale }: CheckOptions): string[] {
  return [
    ...['--content', content],
    ...(origin === undefined ? [] : ['--origin', origin]),
    ...(asOf === undefined ? [] : ['--as-of', asOf]),
    ...(production ? ['--production'] : []),
    ...(only ? ['--only', ...only] : []),
    ...(locale ? ['--locale', ...locale] : []),
  ];
}
