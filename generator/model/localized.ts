declare const localized: unique symbol;

/**
 * Wording that came through the content: resolved, in the language of its page. A component that takes `Localized`
 * cannot be given a hard-coded string, so no wording hides in a component.
 */
export type Localized = string & { readonly [localized]: true };

/** A message compiled to its syntax tree (formatjs AST), as islands receive it: the browser needs no parser. */
export interface CompiledMessage<Values> {
  /** BCP 47 tag whose plural and number rules apply. */
  readonly tag: string;
  readonly elements: readonly unknown[];
  readonly values?: Values;
}

/** Wording with ICU arguments: called where the values are known at build time, passed to an island as `message` where not. */
export interface Formatted<Values> {
  (values: Values): Localized;
  readonly message: CompiledMessage<Values>;
}
