/** A kilobyte of these budgets, in bytes. */
export const kilobyte = 1024;

/** What a page may weigh at most, compressed as hosts send it, in bytes. */
export const budgets = {
  /** The document, brotli. */
  html: 25 * kilobyte,
  /** All style sheets, brotli. */
  styles: 12 * kilobyte,
  /** All fonts, which are compressed in themselves. */
  fonts: 60 * kilobyte,
  /** What the first island that wakes fetches: React and the loader, gzip. */
  runtime: 70 * kilobyte,
  /** What one island fetches beyond that, gzip. */
  island: 8 * kilobyte,
  /** What an island fetches when something in it is used, a file each, gzip. */
  onDemand: 16 * kilobyte,
} as const;

/** How many files a page may fetch before it is complete, itself included. */
export const mostRequests = 12;

export type Budget = keyof typeof budgets;

/** What was weighed: the name of a page's address, an island or a file, and its compressed bytes. */
export interface Weight {
  readonly budget: Budget;
  readonly name: string;
  readonly bytes: number;
}
