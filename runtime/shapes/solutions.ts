import type { Localized } from '../../generator/model/localized.ts';
import type { Item, Meta, TitledText } from './shared.ts';

export interface SolutionCard {
  title: Localized;
  subtitle: Localized;
  text: Localized;
  features: Record<string, Localized>;
  button: Localized;
}

export interface SolutionsCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  cards: Record<string, SolutionCard>;
  why: { heading: Localized; items: Record<string, TitledText> };
  closing: { heading: Localized; text: Localized; consult: Localized; learn: Localized };
}

export interface SolutionsStructure {
  cards: readonly (Item & { features: readonly string[] })[];
  why: readonly Item[];
}
