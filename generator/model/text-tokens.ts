/**
 * A token of a text, in braces. In all texts: a value, `{fact:trial.period|Tagen}`, `{brand:product}`. In clauses also a reference in the
 * same document, `{ref:use.secrecy}`, `{ref:use.secrecy..use.changes}`; the definition and a use of a term, `{def:customer|Kunde}`,
 * `{term:customer|Kunden}`; and another document, `{doc:prices|Preisliste}`.
 */
export interface Token {
  readonly kind: TokenKind;
  readonly id: string;
  /** The word in the sentence: for the unit of a duration, a term, the name of a document. */
  readonly surface: string | undefined;
}

export type TokenKind = ValueKind | ClauseTokenKind;

type ValueKind = 'fact' | 'brand';

export type ClauseTokenKind = 'ref' | 'def' | 'term' | 'doc';

const tokenPattern = /\{(fact|brand|ref|def|term|doc):([^{}|]*)(?:\|([^{}]*))?\}/g;

const clauseTokenPattern = /(\{(?:ref|def|term|doc):[^{}]*\})/;

/** The tokens of a text, in order. */
export function tokensIn(text: string): Token[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(tokenPattern)].map(([, kind, id, surface]) => ({ kind: kind as Token['kind'], id: id ?? '', surface }));
}

/** Replaces each token; `written` is the token with its braces. */
export function replaceTokens(text: string, replace: (token: Token, source: string) => string): string {
  if (!text.includes('{')) return text;
  return text.replace(tokenPattern, (whole, kind, id, surface) => replace({ kind, id, surface }, whole));
}

/** Splits a text at the tokens that only clauses have; the pieces between them may be empty. */
export function splitClause(text: string): (string | Token)[] {
  return text.split(clauseTokenPattern).map((piece, index) => (index % 2 ? (tokensIn(piece)[0] as Token) : piece));
}
