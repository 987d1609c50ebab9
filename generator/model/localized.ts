import type { PageTarget } from './site.ts';

declare const localized: unique symbol;

/**
 * Wording from the content: resolved, in the language of its page. A component that takes `Localized` cannot be given a hard-coded string.
 */
export type Localized = string & { readonly [localized]: true };

/** A message compiled to its syntax tree (formatjs AST), as islands receive it: the browser needs no parser. */
export interface CompiledMessage<Values> {
  /** BCP 47 tag whose plural and number rules apply. */
  readonly tag: string;
  /** The syntax tree. */
  readonly elements: readonly unknown[];
  /** Never there: it carries the type of the arguments. */
  readonly values?: Values;
}

/** Wording with ICU arguments: called if the values are known at build time, otherwise passed to an island as `message`. */
export interface Formatted<Values> {
  (values: Values): Localized;
  /** The compiled message, for an island. */
  readonly message: CompiledMessage<Values>;
}

/**
 * Wording that may have markup (grammar in `inline-markup.ts`), and in contracts references and definitions. Wording without either is a
 * string. Places for plain text, such as an attribute or a title, take `Localized`.
 */
export type RichText = Localized | Rich;
/** Wording with markup, as its parts. */
export interface Rich {
  /** The parts, in order. */
  readonly parts: readonly RichPart[];
}
/** Words, or words with one markup. */
export type RichPart = Localized | StressedWords | LinkedWords | ClauseToken;
/** Words that are stressed. */
export interface StressedWords extends Rich {
  /** How much. */
  readonly kind: 'strong' | 'emphasis';
}
/** Words that are a link. */
export interface LinkedWords extends Rich {
  readonly kind: 'link';
  /** The target of the link. */
  readonly to: PageTarget;
}
/** A token that only clauses have, with its word in the sentence. */
export interface ClauseToken {
  /** A clause, a definition, a term or a document. */
  readonly kind: 'ref' | 'def' | 'term' | 'doc';
  /** The name of the token. */
  readonly id: string;
  /** The word that the sentence has for it, if it has one. */
  readonly surface: Localized | undefined;
}

/** Wording with markup and ICU arguments. Only templates can show it: islands get plain messages. */
export type FormattedRich<Values> = (values: Values) => RichText;
