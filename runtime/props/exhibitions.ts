import type { Formatted, Localized } from 'wortlaut/react';
import type { ExhibitionEntry, ExhibitionText, Meta } from './shared.ts';

export interface ExhibitionsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  upcoming: Localized;
  past: Localized;
  booth: Localized;
  attendees: Formatted<{ attendees: number }>;
  /** Additional words of a future fair. */
  expected: Formatted<{ attendees: number }>;
  achievements: Localized;
  map: Localized;
  calendar: Localized;
  items: Record<string, ExhibitionText>;
  visit: { heading: Localized; text: Localized; button: Localized };
}

interface ExhibitionsStructure {
  entries: readonly ExhibitionEntry[];
}

export interface ExhibitionsProps {
  readonly copy: ExhibitionsCopy;
  readonly structure: ExhibitionsStructure;
}
