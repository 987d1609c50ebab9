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

/** A clause: words, and between them what leads somewhere or is defined. One without either is a text. */
export type RichText = Localized | Rich;
export interface Rich {
  readonly parts: readonly RichPart[];
}
export type RichPart = Localized | ClauseToken;
/** A token that only clauses have, with the word that the sentence shows for it. */
export interface ClauseToken {
  readonly kind: 'ref' | 'def' | 'term' | 'doc';
  readonly id: string;
  readonly surface: Localized | undefined;
}
