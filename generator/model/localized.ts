import type { PageTarget } from './site.ts';

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

/**
 * Wording that may have markup (its grammar stands in `inline-markup.ts`), and in contracts what leads to other clauses or is
 * defined. One without either is a text. A place that is plain, such as an attribute or a title, takes `Localized`.
 */
export type RichText = Localized | Rich;
export interface Rich {
  readonly parts: readonly RichPart[];
}
export type RichPart = Localized | StressedWords | LinkedWords | ClauseToken;
export interface StressedWords extends Rich {
  readonly kind: 'strong' | 'emphasis';
}
export interface LinkedWords extends Rich {
  readonly kind: 'link';
  readonly to: PageTarget;
}
/** A token that only clauses have, with the word that the sentence shows for it. */
export interface ClauseToken {
  readonly kind: 'ref' | 'def' | 'term' | 'doc';
  readonly id: string;
  readonly surface: Localized | undefined;
}

/** Wording with markup and with ICU arguments. Only a template can show it: an island gets its message as plain words. */
export type FormattedRich<Values> = (values: Values) => RichText;
