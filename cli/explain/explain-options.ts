import type { SiteOptions } from '../options.ts';

export interface ExplainOptions extends SiteOptions {
  readonly format?: string;
  /** Limits a page to the texts that contain these words. */
  readonly text?: string;
  readonly all?: boolean;
}
