import type { Localized } from 'wortlaut/react';
import type { Item, Meta, SomeCountries, TitledText } from './shared.ts';

interface BenefitsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  cards: Record<string, TitledText>;
  cta: { heading: Localized; text: Localized; button: Localized };
}

interface BenefitsStructure {
  cards: readonly (Item & SomeCountries)[];
}

export interface BenefitsProps {
  readonly copy: BenefitsCopy;
  readonly structure: BenefitsStructure;
}
