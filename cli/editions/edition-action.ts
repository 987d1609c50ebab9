import type { Content } from '../../generator/index.ts';
import type { SiteOptions, siteOf } from '../options.ts';

export interface EditionOptions extends SiteOptions {
  readonly inForce?: string;
  readonly noticeSent?: string;
  readonly by?: string;
  readonly reason?: string;
  readonly language?: string;
  readonly hash?: string;
  readonly format?: string;
  readonly address?: string;
  readonly to?: string;
  readonly signature?: boolean;
  readonly yes?: boolean;
}

export interface EditionAction {
  readonly content: Content;
  /** A document or an edition, as the action needs it. */
  readonly subject: string | undefined;
  readonly site: Awaited<ReturnType<typeof siteOf>>;
  readonly options: EditionOptions;
}
