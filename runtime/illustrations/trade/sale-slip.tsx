import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { fittingSize, Label } from '../label.tsx';
import type { Sale } from './drawing.ts';

interface SaleSlipProps {
  readonly at: readonly [x: number, y: number];
  readonly sale: Sale;
  /** Degrees: slips lie on the counter as they fall. */
  readonly turn?: number;
  /** Blank paper below the total. */
  readonly foot?: number;
  /** A multiple of the width of a tooth. */
  readonly width?: number;
}

const tooth = 24;

/** The receipt of a sale, as long as the sale. */
export function SaleSlip({ at: [x, y], sale: { lines, total }, turn = 0, foot = 0, width = 11 * tooth }: SaleSlipProps): ReactNode {
  const height = 96 + lines.length * 34;
  const size = fittingSize(
    lines.map(({ name }) => name),
    20,
    136,
  );
  return (
    <g className="slip" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="picture-paper" d={`M0 0h${width}v${height + foot}${'l-12 10 -12 -10'.repeat(width / tooth)}Z`} />
      {lines.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[18, 42 + index * 34]} size={size} room={136} look="printed">
            {name}
          </Label>
          <Label at={[width - 18, 42 + index * 34]} size={20} room={96} anchor="end" look="printed figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="picture-cut" d={`M18 ${height - 70}h${width - 36}`} />
      <Label at={[18, height - 26]} size={20} room={70} look="printed muted">
        {usePage().words('till').text('total')}
      </Label>
      <Label at={[width - 18, height - 24]} size={42} room={200} anchor="end" look="sum">
        {total}
      </Label>
    </g>
  );
}
