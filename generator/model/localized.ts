declare const localized: unique symbol;

/**
 * Wording that came through the content: resolved, in the language of its page. A component that takes `Localized`
 * cannot be given a hard-coded string, so no wording hides in a component.
 */
export type Localized = string & { readonly [localized]: true };

/** Wording with ICU arguments that a component fills when it renders. */
export type Formatted<Arguments> = (values: Arguments) => Localized;

/** The shape an author writes for a shape that a template reads: every piece of wording is a plain string. */
export type Written<Shape> = Shape extends Localized
  ? string
  : Shape extends (values: never) => Localized
    ? string
    : Shape extends object
      ? { [Key in keyof Shape]: Written<Shape[Key]> }
      : Shape;
