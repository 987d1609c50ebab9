import type { Localized, Outline, RichText, Target } from 'wortlaut/react';
import type { Meta } from './shared.ts';

/** A contract document. Section → heading and clauses, under the names of its outline. */
export interface TermsCopy {
  meta: Meta;
  title: Localized;
  lead: Localized;
  clauses: Record<string, Record<string, RichText>>;
}

export interface TermsStructure {
  outline: Outline;
  /** The name under which clauses refer to another document, `{doc:prices|…}` → where it is. */
  documents: Readonly<Record<string, Target>>;
  /** Country → its contract, for readers who are in the wrong one. */
  readonly elsewhere?: Readonly<Record<string, Target>>;
}

export interface TermsProps {
  readonly copy: TermsCopy;
  readonly structure: TermsStructure;
}
