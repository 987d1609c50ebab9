/** A kilobyte of these budgets, in bytes. */
const kilobyte = 1024;

/** The default maximal weights of a page, in bytes after compression. `budgets` in site.ts replaces them. */
export const usualBudgets = {
  /** The document, brotli. */
  html: 25 * kilobyte,
  /** All style sheets, brotli. */
  styles: 12 * kilobyte,
  /** All fonts, which are compressed files. */
  fonts: 60 * kilobyte,
  /** Scripts of the first island, React and the loader, gzip. */
  runtime: 70 * kilobyte,
  /** Further scripts of one island, gzip. */
  island: 8 * kilobyte,
  /** Each file that an island fetches on interaction, gzip. */
  onDemand: 16 * kilobyte,
  /** The images, films and sounds that a page fetches at once, and each image that it fetches later. */
  images: 500 * kilobyte,
  /** How many files a page may fetch before it is complete, including itself. */
  requests: 12,
} as const;

/** The budgets of a site. */
export type Budgets = Readonly<Record<keyof typeof usualBudgets, number>>;
/** Budgets in bytes, with weights that are kept. */
export type Budget = Exclude<keyof Budgets, 'requests' | 'images'>;

/** Above this share of a budget, the next change may exceed it. */
export const nearlyFull = 0.95;

/** The budgets of a site: its own, otherwise the defaults. */
export function budgetsOf({ budgets = {} }: { readonly budgets?: Partial<Budgets> }): Budgets {
  return { ...usualBudgets, ...budgets };
}

/** A weighed page, island or file, and its compressed bytes. */
export interface Weight {
  readonly budget: Budget;
  readonly name: string;
  readonly bytes: number;
  /** File or package in it → its bytes before compression. */
  readonly sources?: Readonly<Record<string, number>>;
}
