import type { FactId, Formatted, Localized, Target } from 'wortlaut/react';
import type { Meta, SomeCountries } from './shared.ts';

export interface TagCopy {
  title: Localized;
  text: Localized;
  /** Names what the price includes. */
  parts: Record<string, Localized>;
  button: Localized;
}

export interface MonthsCopy {
  heading: Localized;
  lead: Localized;
  /** Label of the slider. */
  slider: Localized;
  caption: Localized;
  columns: { months: Localized; sum: Localized; cheaper: Localized };
  months: Formatted<{ months: number }>;
  /** Which of both is cheaper, and by how much. */
  cheaper: { bundle: Formatted<{ difference: string }>; monthly: Formatted<{ difference: string }> };
}

interface PricesCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  tags: Record<string, TagCopy>;
  /** Features of the year of Premium. */
  premium: { heading: Localized; lead: Localized; items: Record<string, Localized> };
  /** Names the currency of the prices where the country has another. */
  currency: Localized;
  /** Where a country has no price list, the price of a model is told on the telephone. The label names what the number is for. */
  unlisted: { title: Localized; label: Localized; text: Localized; parts: Record<string, Localized>; link: Localized };
  /** The models of the till, where a country has a price list: the popular one, and the others in a line each. */
  models: { title: Localized; text: Localized; others: Record<string, Localized>; button: Localized };
  months: MonthsCopy;
  closing: { heading: Localized; text: Localized; button: Localized };
}

interface PricesStructure {
  /** A tag without a fact costs nothing. One without a target leads to the monthly offer, which few countries have. */
  tags: readonly ({ id: string; parts: readonly string[]; fact?: FactId; to?: Target } & SomeCountries)[];
  /** The tag that is put forward. */
  best: string;
  /** The lines of the slip below the shelf. */
  premium: readonly string[];
  /** The price of the popular model, and those of the others. */
  models: { price: FactId; others: readonly { id: string; fact: FactId }[] };
  /** Promises that hold where the price of a model is asked for. */
  unlisted: readonly string[];
  /** Codes of the countries that have a price list. */
  listed: readonly string[];
  /** Codes of the countries that sell the package by the month, too. */
  monthly: readonly string[];
}

export interface PricesProps {
  readonly copy: PricesCopy;
  readonly structure: PricesStructure;
}
