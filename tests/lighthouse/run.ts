export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** An audit that a score is made of. */
export interface Audit {
  readonly id: string;
  readonly weight: number;
  /** 0 to 1. */
  readonly score: number;
  readonly title: string;
}

export interface Measures {
  /** Largest contentful paint of Lighthouse, seconds to a tenth. */
  readonly lcp: number;
  /** Total blocking time, milliseconds. */
  readonly tbt: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** All transferred bytes, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** Bytes of the scripts that the first paint waited for. */
  readonly scriptBytes: number;
}

/** The output of audit.mjs for one look at one address. */
export interface Run {
  readonly categories: Readonly<Record<Category, readonly Audit[]>>;
  readonly measures: Measures;
  /** Versions. */
  readonly tools: { readonly lighthouse: string; readonly node: string; readonly chromium: string };
}
