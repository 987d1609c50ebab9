import { coverageHtml } from '../../generator/7-report/coverage-html.ts';
import { coverageText } from '../../generator/7-report/coverage-text.ts';
import { type Coverage, readCoverage } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice, type SiteOptions, siteOf } from '../options.ts';
import { reportErrors, usesColour } from '../print.ts';

interface CoverageOptions extends SiteOptions {
  readonly format: string;
  readonly min?: string;
}

const writers = {
  text: (coverage: Coverage) => coverageText(coverage, { colour: usesColour(process.stdout) }),
  json: (coverage: Coverage) => `${JSON.stringify(coverage, null, 2)}\n`,
  html: coverageHtml,
};

/** Prints what is translated. Exit code 1 if it is less than --min. */
export async function coverage(options: CoverageOptions): Promise<number> {
  const format = choice('format', options.format, Object.keys(writers) as (keyof typeof writers)[]);
  const least = options.min === undefined ? 0 : percentOf(options.min);
  const site = await siteOf(options);
  const { coverage: result, diagnostics } = await readCoverage(site);
  if (!result) return reportErrors(diagnostics, site);
  process.stdout.write(writers[format](result));
  const share = result.total ? (result.complete / result.total) * 100 : 100;
  if (share >= least) return 0;
  process.stderr.write(`${result.percent} % is complete; --min requires ${least} %.\n`);
  return 1;
}

function percentOf(given: string): number {
  const percent = Number(given.replace(/\s*%$/, ''));
  if (given.trim() === '' || !(percent >= 0 && percent <= 100))
    throw new UsageError(`'${given}' is not a percentage. Give --min a number from 0 to 100.`);
  return percent;
}
