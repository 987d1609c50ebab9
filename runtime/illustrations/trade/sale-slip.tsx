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
}

const width = 220;
const teeth = Array.from({ length: width / 20 }, () => 'l-10 9 -10 -9').join('');

/** The receipt of a sale, as long as the sale. */
export function SaleSlip({ at: [x, y], sale: { lines, total }, turn = 0, foot = 0 }: SaleSlipProps): ReactNode {
  const height = 92 + lines.length * 32;
  const size = fittingSize(
    lines.map(({ name }) => name),
    15,
    114,
  );
  return (
    <g className="slip" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path className="picture-paper" d={`M0 0h${width}v${height + foot}${teeth}Z`} />
      {lines.map(({ id, name, amount }, index) => (
        <g key={id}>
          <Label at={[18, 40 + index * 32]} size={size} room={114} look="printed">
            {name}
          </Label>
          <Label at={[width - 18, 40 + index * 32]} size={15} room={68} anchor="end" look="printed figure">
            {amount}
          </Label>
        </g>
      ))}
      <path className="picture-cut" d={`M18 ${height - 66}h${width - 36}`} />
      <Label at={[18, height - 26]} size={16} room={60} look="printed muted">
        {usePage().words('till').text('total')}
      </Label>
      <Label at={[width - 18, height - 24]} size={36} room={170} anchor="end" look="sum">
        {total}
      </Label>
    </g>
  );
}
