import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** A receipt out of its printer, with a stamp across it. */
export function Stamped({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="stamped" from={[-16, 0]} size={[464, 206]} title={title}>
      <rect className="picture-device" x="-16" width="464" height="22" rx="11" />
      <SaleSlip at={[0, 12]} sale={sale} foot={16} width={432} />
      <g className="slip" transform="translate(206 96) rotate(-9)">
        <rect className="stamped-edge" x="-84" y="-36" width="168" height="72" rx="8" />
        <Label at={[0, 21]} size={60} room={152} anchor="middle" look="painted stamp">
          {word('stamp')}
        </Label>
      </g>
    </Picture>
  );
}
