import type { Fact } from '../model/fact.ts';

/** How a fact is written: `tag` is the BCP 47 tag of the locale, `surface` what follows its id in a text (`{fact:room.books|word}`). */
export type FactFormat = (fact: Fact, locale: { readonly tag: string; readonly surface?: string }) => string;

let formats: Readonly<Record<string, FactFormat>> = {};

/**
 * Makes the fact formats of the configuration known, in place of any before. `loadConfig` in generator/build does this once in every process
 * and thread, before a fact is written.
 */
export function defineFactFormats(given: Readonly<Record<string, FactFormat>>): void {
  formats = given;
}

/** The format of the configuration with that name; undefined if there is none, which the checks report. */
export const factFormat = (name: string): FactFormat | undefined => (Object.hasOwn(formats, name) ? formats[name] : undefined);
