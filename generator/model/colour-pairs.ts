/** A foreground colour and its backgrounds, as tokens of runtime/styles/tokens.css. */
export interface ColourPair {
  readonly front: string;
  readonly on: readonly string[];
  /** The required contrast: 4.5 for text (WCAG 1.4.3), 3 for parts of controls and graphics (WCAG 1.4.11). */
  readonly least: 4.5 | 3;
  /** A description for messages. */
  readonly what: string;
}

const tokens = (line: string) => line.split(' ');
const grounds = tokens('canvas paper raised accent-tint brand-tint');
const text = 4.5;
const shape = 3;

/** Every pair of colours in the styles, except inside pictures, which have a text alternative. */
export const colourPairs: readonly ColourPair[] = [
  { front: 'ink', on: [...grounds, 'deep'], least: text, what: 'headings' },
  { front: 'text', on: [...grounds, 'deep'], least: text, what: 'running text' },
  { front: 'muted', on: [...grounds, 'deep'], least: text, what: 'small print and placeholders' },
  { front: 'brand', on: [...grounds, 'deep'], least: text, what: 'links and icons' },
  { front: 'danger', on: grounds, least: text, what: 'what is wrong in a form' },
  { front: 'on-brand', on: tokens('brand brand-strong'), least: text, what: 'buttons' },
  { front: 'on-accent', on: ['accent'], least: text, what: 'marked text' },
  { front: 'accent', on: ['on-accent'], least: text, what: 'the button of the offer' },
  { front: 'canvas', on: tokens('ink danger'), least: text, what: 'tooltips and toasts' },
  { front: 'paper-ink', on: ['device'], least: text, what: 'the initials of a person' },
  { front: 'control', on: grounds, least: shape, what: 'the edges of fields and buttons' },
  { front: 'focus', on: [...grounds, 'deep'], least: shape, what: 'the ring around what has the focus' },
];

/** The tokens of what browsers and systems colour around a page: its ground, and the brand. */
export const themeTokens = { ground: 'canvas', brand: 'brand' } as const;

/** Backgrounds with their own colour scheme: colours on them are those of one theme. */
export const ownScheme: ReadonlyMap<string, 'light' | 'dark'> = new Map([['deep', 'dark']]);

/** Colours that need no contrast, with the reason. */
export const withoutPair: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hairline: 'a line between parts that space and headings tell apart',
    perforation: 'a cut between parts that space and headings tell apart',
    'device-edge': 'the edge of a device that is drawn',
    night: 'what lies over the page while a dialog is open',
  }),
);
