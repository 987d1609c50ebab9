import type { FactId, Localized, RichText } from 'wortlaut/react';
import type { Meta, TitledText } from './shared.ts';

/** A figure and what it counts: the label is in the copy under the same id, the value is a fact. */
export interface Statistic {
  id: string;
  fact: FactId;
}

export interface AboutCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  mission: { heading: Localized; text: Localized };
  /** The company's story; some editions have none. */
  story?: {
    heading: Localized;
    titles: { beginning: Localized; growth: Localized; today: Localized };
    beginning: RichText;
    growth: RichText;
    today: RichText;
  };
  stats: { heading: Localized; items: Record<string, Localized>; setupTime: Localized };
  team: { heading: Localized; lead: Localized; roles: Record<string, Localized> };
  values: { heading: Localized; items: Record<string, TitledText> };
  closing: { heading: Localized; text: Localized; button: Localized };
}

interface AboutStructure {
  stats: readonly Statistic[];
  /** First names only; the role is in the copy under the same id, and drawn on the badge. */
  team: readonly { id: string; name: string; sample: true }[];
  values: readonly string[];
}

export interface AboutProps {
  readonly copy: AboutCopy;
  readonly structure: AboutStructure;
}
