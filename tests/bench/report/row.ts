/** One line of the table: what was measured, and whether it is as it should be. */
export interface Row {
  readonly name: string;
  readonly milliseconds?: number;
  readonly megabytes?: number;
  /** Pages that the build says it has rendered. */
  readonly rendered?: number | undefined;
  /** Pages whose bytes differ from those of the build before. */
  readonly changed?: number;
  /** The bar as words, and whether it holds; without one the row is there to compare with. */
  readonly bar?: { readonly text: string; readonly holds: boolean };
  /** What the row cannot say in figures. */
  readonly note?: string;
}

/** What the times of rows are divided by, in milliseconds. */
export interface Floors {
  readonly loop: number;
  readonly start: number;
}
