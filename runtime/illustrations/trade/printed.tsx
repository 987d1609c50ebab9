import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { fittingSize, Label } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';
import { Stage } from './stage.tsx';

/** A month's invoices out of the printer in one go, and one that goes by message. */
export function Printed({ title, word, sale }: DrawingProps): ReactNode {
  const size = fittingSize(
    sale.lines.map(({ name }) => name),
    20,
    140,
  );
  return (
    <Stage name="printed" title={title}>
      <g className="slip">
        {[24, 12, 0].map((shift) => (
          <rect key={shift} className="picture-sheet" x={28 + shift} y={110 - shift} width="180" height="262" rx="8" />
        ))}
        <Label at={[48, 152]} size={22} room={150} look="strong">
          {word('invoice')}
        </Label>
        {sale.lines.map(({ id, name }, index) => (
          <Label key={id} at={[48, 190 + index * 30]} size={size} room={140}>
            {name}
          </Label>
        ))}
        <path className="picture-cut" d="M48 272h140" />
        <Label at={[188, 318]} size={36} room={200} anchor="end" look="sum">
          {sale.total}
        </Label>
      </g>
      <path className="picture-stand" d="M18 346h222a18 18 0 0 1 18 18v64H0v-64a18 18 0 0 1 18-18Z" />
      <path className="picture-sheet" d="M30 354h198v14H30Z" />
      <circle className="picture-lamp" cx="232" cy="402" r="6" />
      <path className="picture-device" d="M264 428V40A32 32 0 0 1 296 8H526A32 32 0 0 1 558 40V428Z" />
      <path className="picture-screen" d="M275 428V42A22 22 0 0 1 297 20H525A22 22 0 0 1 547 42V428Z" />
      <circle className="picture-tint" cx="308" cy="54" r="16" />
      <Label at={[336, 61]} size={20} room={190}>
        {usePage().words('till').text('customer')}
      </Label>
      <path className="picture-note" d="M275 84h272v272h-56l-30 26v-26H275Z" />
      <SaleSlip at={[279, 90]} sale={sale} />
      <path className="picture-tick" d="M300 328l8 8 14-16" />
      <Label at={[336, 334]} size={20} room={160} look="note">
        {word('sent')}
      </Label>
    </Stage>
  );
}
