import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

/**
 * Builds a site, as `wortlaut build` does. Errors in the content or the theme are findings of the result; then nothing is written, and the
 * last good site stays. A new process reads and builds the site, so each call uses the present files. Rejects with an OptionError for wrong
 * options, and with an Error if that process fails.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { run } = await import('./site-process.ts');
  return (await run('build', options)) as BuildResult;
}

/**
 * Finds everything that `build` would report, and type errors of content and theme, as `wortlaut check` does. Writes no site. Rejects as
 * `build` does.
 */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const { run } = await import('./site-process.ts');
  return (await run('check', options)) as CheckResult;
}
