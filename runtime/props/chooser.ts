import type { Formatted, Localized } from 'wortlaut/react';
import type { Meta, TitledText } from './shared.ts';

interface ChooserCopy {
  meta: Meta;
  heading: Localized;
  subtitle: Localized;
  /** Names what the prices on the slips are. */
  samples: Localized;
  /** Offered first when a visitor has chosen before: 'Continue to Austria, Deutsch'. */
  continue: Formatted<{ country: string; language: string }>;
  countries: Localized;
  /** `sign` is painted on the front of the shop that represents support. */
  trust: { heading: Localized; lead: Localized; sign: Localized; items: Record<string, TitledText> };
}

interface ChooserStructure {
  trust: readonly string[];
}

export interface ChooserProps {
  readonly copy: ChooserCopy;
  readonly structure: ChooserStructure;
}
