import type { ReactNode } from 'react';

/** A hand that points upwards, 62 wide: its forefinger begins at the corner. */
export function Hand(): ReactNode {
  return <path className="part-hand" d="M14 62 2 40a7 7 0 0 1 11-8l7 7V10a8 8 0 0 1 16 0v18l19 5a9 9 0 0 1 7 10l-4 19v30H20Z" />;
}
