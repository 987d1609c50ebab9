import type { ReactNode } from 'react';

/** Country code → its flag on a field of 30 by 20, drawn so that it shows on every platform (F7). */
const drawings: Readonly<Record<string, ReactNode>> = {
  at: <Bands classes={['red', 'white', 'red']} />,
  ch: (
    <>
      <path className="flag-red" d="M0 0h30v20H0z" />
      <path className="flag-white" d="M13 4h4v4h4v4h-4v4h-4v-4H9V8h4z" />
    </>
  ),
  cz: (
    <>
      <path className="flag-white" d="M0 0h30v10H0z" />
      <path className="flag-red" d="M0 10h30v10H0z" />
      <path className="flag-blue" d="M0 0l15 10L0 20z" />
    </>
  ),
  de: <Bands classes={['black', 'red', 'yellow']} />,
  es: (
    <>
      <path className="flag-red" d="M0 0h30v20H0z" />
      <path className="flag-yellow" d="M0 5h30v10H0z" />
    </>
  ),
  fr: (
    <>
      <path className="flag-blue" d="M0 0h10v20H0z" />
      <path className="flag-white" d="M10 0h10v20H10z" />
      <path className="flag-red" d="M20 0h10v20H20z" />
    </>
  ),
  it: (
    <>
      <path className="flag-green" d="M0 0h10v20H0z" />
      <path className="flag-white" d="M10 0h10v20H10z" />
      <path className="flag-red" d="M20 0h10v20H20z" />
    </>
  ),
  pl: (
    <>
      <path className="flag-white" d="M0 0h30v10H0z" />
      <path className="flag-red" d="M0 10h30v10H0z" />
    </>
  ),
};

/** The countries that have a drawing. */
export const flagCodes: readonly string[] = Object.keys(drawings);

/** The flag of a country, as decoration: its name stands beside it. A country without a drawing has none. */
export function Flag({ code }: { readonly code: string }): ReactNode {
  const drawing = drawings[code];
  if (!drawing) return null;
  return (
    <svg className="flag" viewBox="0 0 30 20" aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  );
}

function Bands({ classes: [top, middle, bottom] }: { readonly classes: readonly [string, string, string] }): ReactNode {
  return (
    <>
      <path className={`flag-${top}`} d="M0 0h30v6.67H0z" />
      <path className={`flag-${middle}`} d="M0 6.67h30v6.66H0z" />
      <path className={`flag-${bottom}`} d="M0 13.33h30V20H0z" />
    </>
  );
}
