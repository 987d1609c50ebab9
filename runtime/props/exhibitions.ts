import type { Formatted, Localized } from 'wortlaut/react';
import type { ExhibitionEntry, ExhibitionText, Meta } from './shared.ts';

export interface ExhibitionsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  upcoming: Localized;
  /** Stands over the till. */
  till: Localized;
  past: Localized;
  booth: Localized;
  attendees: Formatted<{ attendees: number }>;
  /** Additional words of a future fair. */
  expected: Formatted<{ attendees: number }>;
  achievements: Localized;
  map: Localized;
  calendar: Localized;
  /** The button that asks for a date at the stand. */
  reserve: Localized;
  items: Record<string, ExhibitionText>;
  visit: { heading: Localized; text: Localized; button: Localized };
}

/** A fair with its words, and the words of the page. */
export interface FairProps {
  readonly entry: ExhibitionEntry;
  readonly text: ExhibitionText;
  readonly copy: ExhibitionsCopy;
}

interface ExhibitionsStructure {
  entries: readonly ExhibitionEntry[];
}

export interface ExhibitionsProps {
  readonly copy: ExhibitionsCopy;
  readonly structure: ExhibitionsStructure;
}
