import { linesOf } from './shared-texts.ts';

/** The hreflang links of a page, as many pages share them. */
export interface HreflangList {
  /** Pairs of hreflang and address, in their order. */
  readonly pairs: readonly (readonly [name: string, address: string])[];
  /** The names, in their order. */
  readonly tags: readonly string[];
  /** Those with a region. */
  readonly regional: readonly string[];
}

/** Reads the `alternates` of a summary. */
export function readHreflangs(alternates: string): HreflangList {
  const pairs = linesOf(alternates).map((line) => {
    const blank = line.indexOf(' ');
    return [line.slice(0, blank), line.slice(blank + 1)] as const;
  });
  const tags = pairs.map(([name]) => name);
  return { pairs, tags, regional: tags.filter((name) => /-[A-Z]/.test(name)) };
}
