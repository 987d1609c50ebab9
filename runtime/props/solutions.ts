import type { Localized, Target } from 'wortlaut/react';
import type { Item, LinkItem, Meta, TitledText } from './shared.ts';

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
  cards: readonly (LinkItem & { features: readonly string[] })[];
  why: readonly Item[];
  closing: { consult: Target; learn: Target };
}

export interface SolutionsProps {
  readonly copy: SolutionsCopy;
  readonly structure: SolutionsStructure;
}
