import type { Formatted, Localized } from 'wortlaut/react';
import type { HouseName } from '../illustrations/house-shapes.tsx';
import type { ReviewSort } from '../state/review-order.ts';
import type { Statistic } from './about.ts';
import type { Meta } from './shared.ts';

export interface ReviewsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  stats: { heading: Localized; items: Record<string, Localized> };
  list: {
    heading: Localized;
    rating: Formatted<{ rating: number }>;
    product: Localized;
    noComment: Localized;
    sort: Localized;
    order: Record<ReviewSort, Localized>;
    /** Announced when the order has changed. */
    sorted: Formatted<{ order: string }>;
  };
  cta: {
    heading: Localized;
    text: Localized;
    button: Localized;
    /** On the slip that is still to be filled. */
    yours: Localized;
  };
}

/** A comment stays in the language in which it was written. */
export interface Review {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  comment: string;
  /** The comment in other languages. */
  translations?: Partial<Record<string, string>>;
  language: string;
  /** ISO date. */
  date: string;
  product?: string;
  company?: string;
  /** Draws the front of such a shop. */
  trade?: HouseName;
  /** On the sign of the shop, in the language of the comment. */
  sign?: string;
  sample: true;
}

export interface ReviewsStructure {
  /** Without a fact, the figure is computed from the reviews: their average or their number. */
  stats: readonly (Statistic | { id: 'average' | 'total' })[];
  reviews: readonly Review[];
}

export interface ReviewsProps {
  readonly copy: ReviewsCopy;
  readonly structure: ReviewsStructure;
}
