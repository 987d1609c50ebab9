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
    (sum, letter) => sum + (letter.trim() === '' ? 140 : (advances.find(([letters]) => letters.includes(letter))?.[1] ?? 370)),
    0,
  );

/** The break of a text into a number of lines of which the longest is the shortest. */
function inLines(text: string, count: number): readonly string[] {
  if (count === 1) return [text];
  const words = text.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...inLines(words.slice(index + 1).join(' '), count - 1)]);
  return breaks.sort((one, other) => longestOf(one) - longestOf(other))[0] ?? [text];
}

const longestOf = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Longer texts would be small in one line: they have a line more. */
const longestSign = 11_000;

/** Shorter texts have one line on small screens, too. */
const shortSign = 4_900;

interface BoardProps {
  readonly text: Localized;
  readonly as?: 'h1' | 'h2' | 'p' | 'span';
  /** How many lines there are, where the length of the text does not decide. */
  readonly lines?: readonly [wide: number, small: number];
}

/**
 * A sign as wide as its board in every language: one line, or two where the letters would be small, and on small screens a line more. Its letters
 * are stretched to the width that was computed from their advances, so that it also fills the board in another face.
 */
export function Board({ text, as: Tag = 'p', lines }: BoardProps): ReactNode {
  const count = widthOf(text) > longestSign ? 2 : 1;
  const [wide, small] = lines ?? [count, widthOf(text) < shortSign ? 1 : count + 1];
  return (
    <Tag className="board">
      <span className="visually-hidden">{text}</span>
      <Lines name="wide" lines={inLines(text, wide)} />
      <Lines name="small" lines={inLines(text, small)} />
    </Tag>
  );
}

const lineHeight = 930;

/** The empty space before a first letter, which hangs outside the board: slanted and round letters have less than stems. */
function bearingOf(line: string): number {
  if (/^[AJTVWXYZfgjtvwxyz]/.test(line)) return 5;
  return /^[CGOQSacdeoqs]/.test(line) ? 18 : 32;
}

/** The empty space after a last letter. */
const trailing = 15;

/** The width of a line from the edge of its first letter to that of its last. */
const inkOf = (line: string): number => widthOf(line) - bearingOf(line) - trailing;

interface LinesProps {
  readonly name: 'small' | 'wide';
  readonly lines: readonly string[];
}

function Lines({ name, lines }: LinesProps): ReactNode {
  return (
    <svg
      className={`board-${name}`}
      viewBox={`0 0 ${Math.max(...lines.map(inkOf))} ${lines.length * lineHeight}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, index) => (
        <text
          key={line}
          x={-bearingOf(line)}
          y={lineHeight * (index + 0.82)}
          fontSize="1000"
          textLength={widthOf(line)}
          lengthAdjust="spacingAndGlyphs"
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
