import type { Fact } from '../model/fact.ts';
import type { FactWriter } from '../model/printed-text.ts';
import { formatFact } from './format-fact.ts';

/** Writes a fact. `tag` is the BCP 47 tag of the locale, `surface` the word after the id in a text (`{fact:room.books|word}`). */
export type FactFormat = (fact: Fact, locale: { readonly tag: string; readonly surface?: string }) => string;

export type { FactWriter } from '../model/printed-text.ts';

/** The writer of the facts of a site with these formats. A fact that names one of them is written by it; checks report unknown names. */
export function factWriter(formats: Readonly<Record<string, FactFormat>>): FactWriter {
  return (fact, tag, surface) => {
    const custom = fact.format !== undefined && Object.hasOwn(formats, fact.format) ? formats[fact.format] : undefined;
    return custom ? custom(fact, { tag, ...(surface !== undefined && { surface }) }) : formatFact(fact, tag, surface);
  };
}
