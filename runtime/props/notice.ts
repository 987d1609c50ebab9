import type { Localized, RichText, Target } from 'wortlaut/react';
import type { LinkItem, Meta } from './shared.ts';

/** A page with a heading and a short text: the not-found pages, and documents that are still being prepared. */
export interface NoticeCopy {
  meta: Meta;
  /** The document or the place that the heading speaks of. */
  eyebrow?: Localized;
  heading: Localized;
  text: RichText;
  /** The button at the end, a way home. */
  button: Localized;
  /** Why the way to another document is here. */
  instead?: Localized;
  printed?: Record<string, Localized>;
  /** Hangs at the shutter of the shop. */
  sign?: Localized;
  /** The words below the way to all countries. */
  all?: Localized;
  /** Names of further ways. */
  ways?: Record<string, Localized>;
}

export interface NoticeStructure {
  mood: 'lost' | 'waiting';
  /** Where the button leads: the home page of the locale, or the country chooser. */
  way: 'home' | 'chooser';
  /** A document that there is instead. */
  instead?: { id: string; to: Target };
  /** The headings of the document that is being prepared. */
  printed?: readonly string[];
  /** Further ways, within a country. */
  ways?: readonly LinkItem[];
}

export interface NoticeProps {
  readonly copy: NoticeCopy;
  readonly structure: NoticeStructure;
}
