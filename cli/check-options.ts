import type { Flags, SiteOptions, Words } from './options.ts';

export interface CheckOptions extends SiteOptions, Words<'format'>, Flags<'production' | 'fix' | 'dryRun' | 'watch' | 'quiet' | 'verbose'> {
  readonly only?: readonly string[];
  readonly locale?: readonly string[];
}
