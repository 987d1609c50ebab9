import type { SiteOptions } from '../options.ts';

export interface ExplainOptions extends SiteOptions {
  readonly format?: string;
  /** Narrows a page to the texts that contain these words. */
  readonly text?: string;
  readonly all?: boolean;
}
