export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

export interface Audit {
  readonly id: string;
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
  /** Scores of the categories, 0 to 100, without the audits that the page is excused from. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that lower a score other than that of performance. */
  readonly failed: readonly Audit[];
  readonly measures: Measures;
  /** Versions. */
  readonly tools: { readonly lighthouse: string; readonly node: string; readonly chromium: string };
}
