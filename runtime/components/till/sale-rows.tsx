import type { ReactNode } from 'react';

interface SaleRowsProps {
  readonly as: 'li' | 'tr';
  readonly rows: readonly (readonly string[])[];
  /** How many cells of each row are shown. */
  readonly cells: number;
}

/** Rows of a sale, as the script of the till fills them later. */
export function SaleRows({ as: Row, rows, cells }: SaleRowsProps): ReactNode {
  const Cell = Row === 'tr' ? 'td' : 'span';
  return rows.map((row) => (
    <Row key={row.join()}>
      {row.slice(0, cells).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places
        <Cell key={index}>{text}</Cell>
      ))}
    </Row>
  ));
}
