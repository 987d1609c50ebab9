/** A foreground colour and its backgrounds, as names of custom properties without dashes. */
export interface ColourPair {
  /** The colour of the text or of the part. */
  readonly front: string;
  /** The colours behind it. */
  readonly on: readonly string[];
  /** The required contrast: 4.5 for text (WCAG 1.4.3), 3 for parts of controls and graphics (WCAG 1.4.11). */
  readonly least: 4.5 | 3;
  /** A description for messages. */
  readonly what: string;
}

/** The colours of a theme that meet. Every colour of its styles is in a pair or among the exceptions. */
export interface ColourTable {
  /** Each foreground with its backgrounds. */
  readonly pairs: readonly ColourPair[];
  /** Backgrounds with their own colour scheme: colours on them are those of one scheme. */
  readonly ownScheme?: Readonly<Record<string, 'light' | 'dark'>>;
  /** Colours that need no contrast, each with the reason: custom properties, and colours as they are in the shipped sheets (`#aaa`). */
  readonly withoutPair?: Readonly<Record<string, string>>;
}
