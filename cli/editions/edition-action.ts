import type { Content } from '../../generator/index.ts';
import type { Flags, SiteOptions, siteOf, Words } from '../options.ts';

export type EditionOptions = SiteOptions &
  Words<'inForce' | 'noticeSent' | 'by' | 'reason' | 'language' | 'hash' | 'format' | 'address' | 'to'> &
  Flags<'signature' | 'yes'>;

export interface EditionAction {
  readonly content: Content;
  /** A document or an edition, as the action needs it. */
  readonly subject: string | undefined;
  readonly site: Awaited<ReturnType<typeof siteOf>>;
  readonly options: EditionOptions;
}
