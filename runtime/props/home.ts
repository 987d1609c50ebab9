import type { Formatted, Localized } from 'wortlaut/react';
import type { ExhibitionEntry, ExhibitionText, Front, Meta, SomeCountries, TitledText } from './shared.ts';

/** The words of a countdown to an instant; the digits and the unit under them change as it runs. */
interface CountdownCopy {
  label: Localized;
  days: Formatted<{ days: number }>;
  hours: Formatted<{ hours: number }>;
  minutes: Formatted<{ minutes: number }>;
  seconds: Formatted<{ seconds: number }>;
  ended: Localized;
  pause: Localized;
  resume: Localized;
}

export interface PreOrderCopy {
  heading: Localized;
  lead: Localized;
  name: Localized;
  email: Localized;
  phone: Localized;
  company: Localized;
  message: Localized;
  terms: Localized;
  submit: Localized;
  sending: Localized;
  sentHeading: Localized;
  sentText: Localized;
  /** Heading over the list of what is still missing. */
  problems: Localized;
  nameRequired: Localized;
  emailRequired: Localized;
  emailInvalid: Localized;
  phoneRequired: Localized;
  termsRequired: Localized;
}

/** A way to support, and when it is open. */
interface Hours {
  what: Localized;
  hours: Localized;
}

export interface HomeCopy {
  meta: Meta;
  country: { promise: Localized; intro: Localized; start: Localized; learn: Localized };
  hero: {
    eyebrow: Localized;
    heading: Localized;
    lead: Localized;
    offer: Localized;
    before: Localized;
    /** Names the currency of the price where the country has another. */
    currency: Localized;
    saving: Localized;
    included: Localized;
    cta: Localized;
  };
  countdown: CountdownCopy;
  features: { heading: Localized; lead: Localized; items: Record<string, TitledText> };
  steps: { heading: Localized; items: Record<string, TitledText> };
  products: { heading: Localized; lead: Localized; previous: Localized; next: Localized; items: Record<string, TitledText> };
  about: { heading: Localized; text: Localized; link: Localized };
  contact: { heading: Localized; phone: Hours; tickets: Hours; link: Localized };
  preOrder: PreOrderCopy;
  exhibitions: { heading: Localized; upcoming: Localized; past: Localized; link: Localized; items: Record<string, ExhibitionText> };
}

export interface HomeStructure {
  /** The feature that the invoice of the sale shows. */
  invoices: readonly ({ id: string } & SomeCountries)[];
  /** The other features, each at the hour of the day that needs it. */
  hours: readonly ({ id: string; hour: 'morning' | 'noon' | 'cloud' | 'night'; at: string } & SomeCountries)[];
  fronts: readonly Front[];
  steps: readonly string[];
  products: readonly ('till' | 'mobile' | 'terminal')[];
  exhibitions: readonly ExhibitionEntry[];
}

export interface HomeProps {
  readonly copy: HomeCopy;
  readonly structure: HomeStructure;
}
