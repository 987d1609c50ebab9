import type { Localized, RichText } from 'wortlaut/react';
import type { Meta } from './shared.ts';

/** A row's name and value, unless the structure has them. */
export interface PolicyRowCopy {
  name?: Localized;
  text?: Localized;
}

interface PolicySectionCopy {
  heading: Localized;
  text: Record<string, RichText>;
  rows?: Record<string, PolicyRowCopy>;
}

/** Privacy and imprint (P21): headings, paragraphs and facts in rows. */
interface PolicyCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  /** When the text was last changed, with the date as a fact. */
  changed: Localized;
  /** Names the list of sections, where there are many. */
  contents?: Localized;
  /** Shown if the owner's data are missing (decision 13). */
  missing: Localized;
  /** Names what the site does none of, on a slip. */
  none?: Record<string, Localized>;
  sections: Record<string, PolicySectionCopy>;
}

export interface PolicyRow {
  id: string;
  /**
   * Where the row comes from, if not from the copy: a value of the brand file, a key of the browser's storage (its id is then its
   * name), the copy with a sample in it, or no source yet.
   */
  from?: 'provider' | 'seat' | 'email' | 'phone' | 'storage' | 'sample' | 'missing';
}

export interface PolicySection {
  /** Also the place on the page. */
  id: string;
  /** Paragraphs before the rows, in order. */
  text: readonly string[];
  rows?: readonly PolicyRow[];
  /** Shown on the plate of a firm, its first row as the name, or as the shutter at the end, instead of on the sheet. */
  place?: 'plate' | 'shutter';
}

interface PolicyStructure {
  none?: readonly string[];
  sections: readonly PolicySection[];
}

export interface PolicyProps {
  readonly copy: PolicyCopy;
  readonly structure: PolicyStructure;
}
