/** A declared gap: the text is shown in another language, or not at all, for a reason that reports print. */
export type Gap = Fallback | Omission;
/** A gap that shows the text of another language. */
export interface Fallback {
  readonly gap: 'fallback';
  /** The language whose text is shown. */
  readonly language: string;
}
/** A gap that shows nothing. */
export interface Omission {
  readonly gap: 'omit';
  /** Why nothing is shown; `coverage` prints it. */
  readonly reason: string;
}

/** Shows the text of another language, marked with its own `lang`. */
export function fallback<const Language extends string>(language: Language): Fallback & { readonly language: Language } {
  return { gap: 'fallback', language };
}

/** Omits the text or the page. `coverage` prints the reason. */
export function omit(reason: string): Omission {
  return { gap: 'omit', reason };
}

export function isGap(value: unknown): value is Gap {
  return typeof value === 'object' && value !== null && 'gap' in value;
}
