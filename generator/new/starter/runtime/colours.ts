import type { ColourTable } from 'wortlaut/react';

const grounds = ['canvas', 'panel'];

/** The colours of the styles that meet. Their contrast is checked in both colour schemes. */
export const colours: ColourTable = {
  pairs: [
    { front: 'ink', on: grounds, least: 4.5, what: 'headings and running text' },
    { front: 'muted', on: grounds, least: 4.5, what: 'small print' },
    { front: 'brand', on: grounds, least: 4.5, what: 'links' },
    { front: 'on-signal', on: ['signal', 'glow'], least: 4.5, what: 'words on the signal colour' },
    { front: 'on-button', on: ['button'], least: 4.5, what: 'words on buttons' },
    { front: 'spoke', on: ['signal', 'glow'], least: 3, what: 'the drawn wheel' },
    { front: 'control', on: grounds, least: 3, what: 'the edges of boxes to tick' },
    { front: 'focus', on: grounds, least: 3, what: 'the ring around what has the focus' },
  ],
  withoutPair: { line: 'a line between parts that space and headings tell apart' },
};
