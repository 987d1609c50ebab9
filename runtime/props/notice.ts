import type { Localized, RichText } from 'wortlaut/react';
import type { LinkItem, Meta } from './shared.ts';

/** A page with a heading and a short text: the not-found pages, and documents that are still being prepared. */
export interface NoticeCopy {
  meta: Meta;
  heading: Localized;
  text: RichText;
  /** The button at the end, a way home. */
  button: Localized;
  /** Names of further ways. */
  ways?: Record<string, Localized>;
}

export interface NoticeStructure {
  mood: 'lost' | 'waiting';
  /** Where the button leads: the home page of the locale, or the country chooser. */
  way: 'home' | 'chooser';
  /** What there is instead, before the way home. */
  instead?: LinkItem;
  /** Further ways, within a country. */
  ways?: readonly LinkItem[];
}

export interface NoticeProps {
  readonly copy: NoticeCopy;
  readonly structure: NoticeStructure;
}
