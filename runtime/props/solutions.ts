import type { Localized, Target } from 'wortlaut/react';
import type { Meta, TitledText } from './shared.ts';

/** The picture of a service. Content is compiled without the drawing. */
export type ServicePicture = 'till' | 'website' | 'posts';

export interface SolutionCard {
  title: Localized;
  subtitle: Localized;
  text: Localized;
  features: Record<string, Localized>;
  button: Localized;
}

interface SolutionsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  cards: Record<string, SolutionCard>;
  why: { heading: Localized; items: Record<string, TitledText> };
  closing: { heading: Localized; text: Localized; consult: Localized; learn: Localized };
}

interface SolutionsStructure {
  /** Each has a picture. */
  cards: readonly { id: string; picture: ServicePicture; to: Target; features: readonly string[] }[];
  /** The first one is the sentence that sums them up. */
  why: readonly string[];
  closing: { consult: Target; learn: Target };
}

export interface SolutionsProps {
  readonly copy: SolutionsCopy;
  readonly structure: SolutionsStructure;
}
