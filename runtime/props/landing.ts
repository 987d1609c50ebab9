import type { Formatted, Localized, RichText } from 'wortlaut/react';
import type { Statistic } from './about.ts';
import type { Review } from './reviews.ts';
import type { Front, Meta, TitledText } from './shared.ts';

export interface LandingCopy {
  meta: Meta;
  hero: { name: Localized; heading: Localized; lead: Localized; start: Localized; how: Localized };
  /** Takes the old habits back. */
  returned: { heading: Localized };
  /** `over`: the old way has ended (P7). */
  pains: { heading: Localized; items: Record<string, TitledText & { over: Localized }> };
  features: { heading: Localized; items: Record<'invoices' | 'products' | 'sales', TitledText> };
  offer: { heading: Localized; before: Localized; included: Localized; link: Localized };
  reviews: { heading: Localized; rating: Formatted<{ rating: number }>; noComment: Localized };
  steps: { heading: Localized; items: Record<string, TitledText> };
  products: { heading: Localized; text: Localized; functions: Record<string, Localized>; link: Localized };
  testimonials: { heading: Localized; stats: Record<string, Localized> };
  comparison: {
    heading: Localized;
    lead: Localized;
    others: Localized;
    yes: Localized;
    no: Localized;
    rows: Record<string, Localized>;
  };
  faq: { heading: Localized; items: Record<string, { question: Localized; answer: RichText }> };
  closing: { heading: Localized; text: Localized; button: Localized };
}

/** Spanish in every language version (P7): people are quoted as they speak. */
export interface Testimonial {
  name: string;
  business: string;
  city: string;
  quote: string;
  sample: true;
}

export interface LandingStructure {
  pains: readonly ('sheet' | 'dated' | 'blind' | 'change')[];
  reviews: readonly Review[];
  steps: readonly string[];
  functions: readonly string[];
  stats: readonly Statistic[];
  testimonials: readonly Testimonial[];
  /** The product has every one of them; `others` is whether other tills do. */
  comparison: readonly { id: string; others: boolean }[];
  faq: readonly string[];
  fronts: readonly Front[];
}

export interface LandingProps {
  readonly copy: LandingCopy;
  readonly structure: LandingStructure;
}
