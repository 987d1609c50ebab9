import { regionOf } from '../../model/language-tag.ts';
import { linesOf } from './shared-texts.ts';

/** A list of hreflang links, which many pages share. */
export interface HreflangList {
  /** Pairs of hreflang and address, in their order. */
  readonly pairs: readonly (readonly [name: string, address: string])[];
  /** The names, in their order. */
  readonly tags: readonly string[];
  /** Address → its names. */
  readonly namesOf: ReadonlyMap<string, readonly string[]>;
  /** Those with a region. */
  readonly regional: readonly string[];
}

export function readHreflangs(alternates: string): HreflangList {
  const pairs = linesOf(alternates).map((line) => {
    const blank = line.indexOf(' ');
    return [line.slice(0, blank), line.slice(blank + 1)] as const;
  });
  const tags = pairs.map(([name]) => name);
  const namesOf = new Map<string, string[]>();
  for (const [name, address] of pairs) {
    const names = namesOf.get(address);
    if (names) names.push(name);
    else namesOf.set(address, [name]);
  }
  return { pairs, tags, namesOf, regional: tags.filter((name) => regionOf(name) !== undefined) };
}
