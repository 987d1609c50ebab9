import type { SiteOptions } from './options.ts';

export interface CheckOptions extends SiteOptions {
  readonly production?: true;
  readonly only?: readonly string[];
  readonly locale?: readonly string[];
  readonly format?: string;
  readonly fix?: true;
  readonly dryRun?: true;
  readonly watch?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}
