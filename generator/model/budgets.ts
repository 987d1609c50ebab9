/** A kilobyte of these budgets, in bytes. */
const kilobyte = 1024;

/** What a page may weigh at most, compressed as hosts send it, in bytes; where the site does not say otherwise (`budgets` in site.ts). */
export const usualBudgets = {
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
  /** How many files a page may fetch before it is complete, itself included. */
  requests: 12,
} as const;

/** The budgets of a site. */
export type Budgets = Readonly<Record<keyof typeof usualBudgets, number>>;
/** What is weighed in bytes. */
export type Budget = Exclude<keyof Budgets, 'requests'>;

/** From this share of a budget on, the next change may break it. */
export const nearlyFull = 0.95;

/** The budgets of a site: its own, and the usual ones for what it does not name. */
export function budgetsOf({ budgets = {} }: { readonly budgets?: Partial<Budgets> }): Budgets {
  return { ...usualBudgets, ...budgets };
}

/** What was weighed: the name of a page's address, an island or a file, and its compressed bytes. */
export interface Weight {
  readonly budget: Budget;
  readonly name: string;
  readonly bytes: number;
  /** What it is made of: a file or a package → its bytes before compression. */
  readonly sources?: Readonly<Record<string, number>>;
}
