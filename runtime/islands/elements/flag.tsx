import type { ReactNode } from 'react';

type Shape = readonly [colour: string, path: string];

const bands = (top: string, middle: string, bottom: string): readonly Shape[] => [
  [top, 'M0 0h30v6.67H0z'],
  [middle, 'M0 6.67h30v6.66H0z'],
  [bottom, 'M0 13.33h30V20H0z'],
];

const columns = (left: string, middle: string, right: string): readonly Shape[] => [
  [left, 'M0 0h10v20H0z'],
  [middle, 'M10 0h10v20H10z'],
  [right, 'M20 0h10v20H20z'],
];

const field = 'M0 0h30v20H0z';
const upperHalf: Shape = ['white', 'M0 0h30v10H0z'];
const lowerHalf: Shape = ['red', 'M0 10h30v10H0z'];

/** Country code → its flag on a field of 30 by 20, drawn so that it shows on every platform (F7). */
const drawings: Readonly<Record<string, readonly Shape[]>> = {
  at: bands('red', 'white', 'red'),
  ch: [
    ['red', field],
    ['white', 'M13 4h4v4h4v4h-4v4h-4v-4H9V8h4z'],
  ],
  cz: [upperHalf, lowerHalf, ['blue', 'M0 0l15 10L0 20z']],
  de: bands('black', 'red', 'yellow'),
  es: [
    ['red', field],
    ['yellow', 'M0 5h30v10H0z'],
  ],
  fr: columns('blue', 'white', 'red'),
  it: columns('green', 'white', 'red'),
  pl: [upperHalf, lowerHalf],
};

/** The countries that have a drawing. */
export const flagCodes: readonly string[] = Object.keys(drawings);

/** The flag of a country, as decoration: its name is beside it. Empty for a country without a drawing. */
export function Flag({ code }: { readonly code: string }): ReactNode {
  if (!drawings[code]) return null;
  return (
    <svg className="flag" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
      <FlagShapes code={code} />
    </svg>
  );
}

/** The shapes of a flag, as a part of a larger drawing. */
export function FlagShapes({ code }: { readonly code: string }): ReactNode {
  return drawings[code]?.map(([colour, path]) => <path key={path} className={`flag-${colour}`} d={path} />);
}
