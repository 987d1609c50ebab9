import type { Localized } from 'wortlaut/react';
import type { PictogramName } from '../illustrations/pictogram.tsx';
import type { Meta } from './shared.ts';

/** The fields that the specification names (P11), and the words around them. */
interface ProductCopy {
  meta: Meta;
  title: Localized;
  subtitle: Localized;
  basicFeaturesTitle: Localized;
  basicFeaturesItems: Record<string, Localized>;
  resumeTitle: Localized;
  resumeFeatures: Record<string, Localized>;
  analysisTitle: Localized;
  analysisFeatures: Record<string, Localized>;
  supportTitle: Localized;
  supportFeatures: Record<string, Localized>;
  advancedFeaturesTitle: Localized;
  advancedFeatures: Record<string, Localized>;
  receipt: { heading: Localized };
  leads: { features: Localized; resume: Localized; analysis: Localized; support: Localized; advanced: Localized };
  /** The line of the sum under the features. */
  sum: Localized;
  languages: Localized;
  closing: { heading: Localized; text: Localized; trial: Localized; sales: Localized };
}

interface ProductStructure {
  /** Where the language row leads for Spanish in Spain: the address that the specification names (P10), an alias of the page. */
  spanish: string;
  basic: readonly string[];
  resume: readonly string[];
  analysis: readonly string[];
  /** The cost of support. */
  support: readonly string[];
  /** The models that have it. */
  models: readonly string[];
  advanced: readonly string[];
  /** The features on the keys of the till, with their signs, which they have in the lists, too. */
  keys: Readonly<Record<'basic' | 'analysis' | 'advanced' | 'resume', Readonly<Record<string, PictogramName>>>>;
}

export interface ProductProps {
  readonly copy: ProductCopy;
  readonly structure: ProductStructure;
}
