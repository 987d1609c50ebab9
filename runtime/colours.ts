import type { ColourPair, ColourTable } from 'wortlaut/react';

const tokens = (line: string) => line.split(' ');
const grounds = tokens('canvas paper raised slip accent-tint brand-tint');
const text = 4.5;
const shape = 3;

/** Pictures are left out: they have a text alternative. */
const pairs: readonly ColourPair[] = [
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

/** The colours of the styles that meet. */
export const colours: ColourTable = {
  pairs,
  ownScheme: { deep: 'dark', slip: 'light' },
  withoutPair: {
    hairline: 'a line between parts that space and headings tell apart',
    perforation: 'a cut between parts that space and headings tell apart',
    'device-edge': 'the edge of a device that is drawn',
    night: 'what lies over the page while a dialog is open',
  },
};
