import type { Localized, Target } from 'wortlaut/react';
import type { Meta, TitledText } from './shared.ts';

/** The picture of a service: its till, its website as a sign, its posts as posters. Content is compiled without the drawing. */
export type FrontPart = 'till' | 'sign' | 'posters';

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
  cards: readonly { id: string; part: FrontPart; to: Target; features: readonly string[] }[];
  why: readonly string[];
  closing: { consult: Target; learn: Target };
}

export interface SolutionsProps {
  readonly copy: SolutionsCopy;
  readonly structure: SolutionsStructure;
}
