import type { Wording } from './content.ts';
import { type Gap, isGap } from './gap.ts';

export interface Leaf {
  readonly path: readonly string[];
  readonly value: string | Gap;
}

/** Every text and gap of a piece of wording, in the order in which it is written. */
export function leavesOf(wording: Wording, path: readonly string[] = []): Leaf[] {
  return Object.entries(wording).flatMap(([key, value]) => {
    const at = [...path, key];
    return typeof value === 'string' || isGap(value) ? [{ path: at, value }] : leavesOf(value, at);
  });
}

/** What stands at a path, if anything does. */
export function wordingAt(wording: Wording, path: readonly string[]): string | Gap | Wording | undefined {
  let value: string | Gap | Wording | undefined = wording;
  for (const key of path) {
    if (typeof value !== 'object' || isGap(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** A value that a text names in braces: `{fact:trial.period|Tagen}`, `{brand:product}`. */
export interface Token {
  readonly kind: 'fact' | 'brand';
  readonly id: string;
  /** The inflected word that replaces the unit of a duration. */
  readonly surface: string | undefined;
}

const tokenPattern = /\{(fact|brand):([^{}|]*)(?:\|([^{}]*))?\}/g;

/** The tokens of a text, in order. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(tokenPattern)].map(([, kind, id, surface]) => ({ kind: kind as Token['kind'], id: id?.trim() ?? '', surface }));
}

/** The text with each token replaced. */
export function replaceTokens(text: string, replace: (token: Token) => string): string {
  return text.replace(tokenPattern, (_, kind, id, surface) => replace({ kind, id: id.trim(), surface }));
}
