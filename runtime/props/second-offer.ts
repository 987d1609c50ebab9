import type { FactId, Localized } from 'wortlaut/react';
import type { Testimonial } from './landing.ts';
import type { Meta, TitledText } from './shared.ts';

/** The parts of the offer. */
export type PartName = 'ipad' | 'premium' | 'setup' | 'shipping';

/** Things that the till takes care of, each with a drawing. */
export type FeatureName = 'counter' | 'phone' | 'invoices' | 'offline' | 'figures' | 'tax';

interface SecondOfferCopy {
  meta: Meta;
  hero: {
    eyebrow: Localized;
    heading: Localized;
    price: Localized;
    lead: Localized;
    left: Localized;
    cta: Localized;
    secondary: Localized;
  };
  /** The value of every part, added up, and the price against it. */
  value: {
    heading: Localized;
    caption: Localized;
    part: Localized;
    worth: Localized;
    parts: Record<string, Localized>;
    total: Localized;
    before: Localized;
    once: Localized;
    price: Localized;
    period: Localized;
    saving: Localized;
  };
  features: { heading: Localized; lead: Localized; items: Record<FeatureName, TitledText> };
  testimonials: { heading: Localized; lead: Localized };
  closing: { heading: Localized; text: Localized; cta: Localized; phone: Localized };
  bar: { label: Localized; cta: Localized };
  dialog: { heading: Localized; lead: Localized; price: Localized };
}

interface SecondOfferStructure {
  parts: readonly { id: PartName; value: FactId }[];
  features: readonly FeatureName[];
  testimonials: readonly Testimonial[];
}

export interface SecondOfferProps {
  readonly copy: SecondOfferCopy;
  readonly structure: SecondOfferStructure;
}
