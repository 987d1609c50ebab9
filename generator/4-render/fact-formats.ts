import type { Fact } from '../model/fact.ts';

/** Writes a fact. `tag` is the BCP 47 tag of the locale, `surface` the word after the id in a text (`{fact:room.books|word}`). */
export type FactFormat = (fact: Fact, locale: { readonly tag: string; readonly surface?: string }) => string;

let formats: Readonly<Record<string, FactFormat>> = {};

/**
 * Replaces the fact formats of the configuration. `loadConfig` in generator/compile does this once in every process
 * and thread, before a fact is written.
 */
export function defineFactFormats(given: Readonly<Record<string, FactFormat>>): void {
  formats = given;
}

/** The format of the configuration with that name, or undefined; checks report unknown names. */
export const factFormat = (name: string): FactFormat | undefined => (Object.hasOwn(formats, name) ? formats[name] : undefined);
