import type { EachCountry, Localized, RichText, Target } from 'wortlaut/react';
import type { Meta } from './shared.ts';

/** A table: the first column names its rows. */
export interface AppendixTableCopy {
  columns: Record<string, Localized>;
  /** Row → column → value, whose strong words are a price. */
  rows: Record<string, Record<string, RichText>>;
  /** The name of the highlighted row: the popular model. */
  marked?: Localized;
}

interface AppendixSectionCopy {
  heading: Localized;
  /** Paragraphs, under the names that the structure gives them. */
  text: Record<string, Localized>;
  table?: AppendixTableCopy;
}

/** A document that the terms refer to: price list, country list, support models (T3, T6 to T8). */
interface AppendixCopy {
  meta: Meta;
  title: Localized;
  lead: Localized;
  /** The way back to the terms. */
  back: Localized;
  sections: Record<string, AppendixSectionCopy>;
  closing: { heading: Localized; text: Localized; button: Localized };
}

export interface AppendixTable {
  readonly columns: readonly string[];
  /** By the names that the copy gives them; of a table with a row for each country, by their codes. */
  readonly rows: readonly string[] | EachCountry;
  /** The highlighted row. */
  readonly marked?: string;
  /** Shows its rows as tags on a shelf. */
  readonly tags?: true;
}

interface AppendixSection {
  /** Also the place on the page. */
  readonly id: string;
  /** Paragraphs before the table, in order. */
  readonly text: readonly string[];
  readonly table?: AppendixTable;
  /** Is on the sheet of paper below the tags. */
  readonly slip?: true;
}

interface AppendixStructure {
  readonly terms: Target;
  /** The target of the button at the end, beside the way back. */
  readonly closing: Target;
  /** Stands on the shelf, over its tags. */
  readonly goods?: 'gun' | 'phone' | 'globe';
  readonly sections: readonly AppendixSection[];
}

export interface AppendixProps {
  readonly copy: AppendixCopy;
  readonly structure: AppendixStructure;
}
