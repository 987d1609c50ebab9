/** One line of the table: a measurement, its bar and whether the bar holds. */
export interface Row {
  readonly name: string;
  readonly milliseconds?: number;
  /** Processor time in milliseconds. */
  readonly processor?: number;
  readonly megabytes?: number;
  /** Rendered pages, as the build reports them. */
  readonly rendered?: number | undefined;
  /** Pages whose bytes differ from those of the build before. */
  readonly changed?: number;
  /** The bar as words, and whether it holds; a row without a bar only serves for comparison. */
  readonly bar?: { readonly text: string; readonly holds: boolean };
  /** Whether it is a peer with the checks that its users add. */
  readonly isChecked?: boolean;
  /** A remark beside the figures. */
  readonly note?: string;
}

/** The floors by which the times of rows are divided, in milliseconds. */
export interface Floors {
  /** Processor time of the loop that writes page by page. */
  readonly floor: number;
  readonly loop: number;
  readonly start: number;
}
