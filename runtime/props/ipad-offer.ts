import type { Formatted, Localized } from 'wortlaut/react';
import type { PictogramName } from '../illustrations/pictogram.tsx';
import type { Review } from './reviews.ts';
import type { Item, Meta, TitledText } from './shared.ts';

/** The views of the package, each drawn. */
type PackageView = 'ipad' | 'premium' | 'setup' | 'support';

interface IpadOfferCopy {
  meta: Meta;
  hero: { eyebrow: Localized; heading: Localized; lead: Localized; cta: Localized; call: Localized };
  /** The offer as a printed receipt: what is in it, then the sum. */
  receipt: {
    label: Localized;
    items: Record<PackageView, { what: Localized; amount: Localized }>;
    before: Localized;
    saving: Localized;
    total: Localized;
  };
  /** Each view of the package with the part of it that it shows. */
  views: { heading: Localized; lead: Localized; items: Record<PackageView, TitledText & { picture: Localized }> };
  features: { heading: Localized; lead: Localized; items: Record<string, Localized> };
  reviews: { heading: Localized; lead: Localized; rating: Formatted<{ rating: number }> };
  steps: { heading: Localized; lead: Localized; items: Record<string, TitledText> };
  assurances: Record<string, Localized>;
  contact: { heading: Localized; text: Localized; phone: Localized; hours: Localized; email: Localized; emailHours: Localized };
  closing: { heading: Localized; text: Localized; cta: Localized };
  dialog: { heading: Localized; lead: Localized; price: Localized };
}

interface IpadOfferStructure {
  views: readonly PackageView[];
  /** The features with their signs. */
  features: Readonly<Record<string, PictogramName>>;
  reviews: readonly Review[];
  steps: readonly string[];
  assurances: readonly Item[];
}

export interface IpadOfferProps {
  readonly copy: IpadOfferCopy;
  readonly structure: IpadOfferStructure;
}
