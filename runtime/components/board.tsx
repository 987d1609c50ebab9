import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

/** Letters of the face of signs → their advance in thousandths of an em; all others are as wide as most small letters. */
const advances: readonly (readonly [letters: string, advance: number])[] = [
  ['ijlIJ.,:;!’‘|ł', 200],
  ['frt- ', 270],
  ['mwMW', 565],
  ['ABCDEFGHKLNOPQRSTUVXYZ0123456789', 425],
];

/** The width of a line in the face of signs, in thousandths of an em. Marks of letters have no width of their own. */
const widthOf = (line: string): number =>
  [...line.normalize('NFD').replace(/\p{Mn}/gu, '')].reduce(
    (sum, letter) => sum + (letter === ' ' ? 190 : (advances.find(([letters]) => letters.includes(letter))?.[1] ?? 370)),
    0,
  );

/** The break of a text into two lines whose longer one is the shortest. */
function twoLines(text: string): readonly string[] {
  const words = text.split(' ');
  const breaks = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [text];
}

/**
 * A sign as wide as its board in every language: one line, on small screens two. Its letters are stretched to the width that was computed from
 * their advances, so that it also fills the board in another face.
 */
export function Board({ text, as: Tag = 'p' }: { readonly text: Localized; readonly as?: 'h1' | 'p' }): ReactNode {
  return (
    <Tag className="board">
      <span className="visually-hidden">{text}</span>
      <Lines lines={[text]} />
      <Lines lines={twoLines(text)} />
    </Tag>
  );
}

const lineHeight = 900;

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  const width = Math.max(...lines.map(widthOf));
  return (
    <svg
      className={`board-lines-${lines.length}`}
      viewBox={`0 0 ${width} ${lines.length * lineHeight}`}
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, index) => (
        <text key={line} y={lineHeight * (index + 0.82)} fontSize="1000" textLength={widthOf(line)} lengthAdjust="spacingAndGlyphs">
          {line}
        </text>
      ))}
    </svg>
  );
}
