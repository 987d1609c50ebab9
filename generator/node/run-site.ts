import type { BuildOptions, CheckOptions } from './site-options.ts';
import type { BuildResult, CheckResult } from './site-result.ts';

/**
 * Builds a site, as `wortlaut build` does. Errors in the content or the theme are findings of the result; then nothing is written, and the
 * last good site stays. Each call uses the present files, and several sites can be built at once. Rejects with an OptionError for wrong
 * options, and with an Error if a thread of the build ends before its work is done.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { runBuild } = await import('./run.ts');
  return runBuild(options);
}

/** Finds what `build` would report, and type errors, as `wortlaut check` does. Writes no site. Rejects as `build` does. */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const { runCheck } = await import('./run.ts');
  return runCheck(options);
}
