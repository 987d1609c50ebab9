import type { ColourPair, ColourTable } from 'wortlaut/react';

const tokens = (line: string) => line.split(' ');
const grounds = tokens('canvas counter raised slip');
/** Grounds with words in ink alone. */
const keys = tokens('key-1 key-2 key-3 key-4 warm');
const shutter = tokens('deep slat-light slat-dark');
const text = 4.5;
const shape = 3;

/** Pictures are left out: they have a text alternative. */
const pairs: readonly ColourPair[] = [
  { front: 'ink', on: [...grounds, ...keys, ...shutter, 'street', 'glow'], least: text, what: 'headings' },
  { front: 'text', on: [...grounds, ...shutter, ...keys], least: text, what: 'running text' },
  { front: 'muted', on: [...grounds, 'deep'], least: text, what: 'small print and placeholders' },
  { front: 'sign', on: ['street', 'glow'], least: text, what: 'signs and prices in the street' },
  { front: 'street-muted', on: ['street', 'glow'], least: text, what: 'small print in the street' },
  { front: 'brand', on: [...grounds, 'deep'], least: text, what: 'links and icons' },
  { front: 'danger', on: grounds, least: text, what: 'what is wrong in a form' },
  { front: 'on-brand', on: tokens('brand brand-strong'), least: text, what: 'buttons' },
  { front: 'on-accent', on: tokens('accent accent-strong lamp'), least: text, what: 'marked text' },
  { front: 'accent', on: ['on-accent', 'deep'], least: text, what: 'the button of the offer' },
  { front: 'canvas', on: tokens('ink danger'), least: text, what: 'tooltips and toasts' },
  { front: 'control', on: grounds, least: shape, what: 'the edges of fields and buttons' },
  { front: 'awning-2', on: ['awning-1'], least: text, what: 'the name on the bag of a shop' },
  { front: 'street', on: ['brand'], least: shape, what: 'the button in the street' },
  { front: 'focus', on: [...grounds, 'deep', 'street'], least: shape, what: 'the ring around what has the focus' },
];

/** The colours of the styles that meet. */
export const colours: ColourTable = {
  pairs,
  ownScheme: { deep: 'dark', 'slat-light': 'dark', 'slat-dark': 'dark', slip: 'light', warm: 'light' },
  withoutPair: {
    hairline: 'a line between parts that space and headings tell apart',
    perforation: 'a cut between parts that space and headings tell apart',
    device: 'a device that is drawn',
    'device-edge': 'the edge of a device that is drawn',
    wall: 'the wall of a shop that is drawn',
    'sand-300': 'a carton that is drawn',
    'slate-700': 'the foot of a thing that is drawn',
    'street-cut': 'a cut between parts that space tells apart',
    night: 'what lies over the page while a dialog is open',
  },
};
