import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** A receipt out of its printer, with a stamp below the total. */
export function Stamped({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="stamped" from={[-18, 0]} size={[300, 306]} title={title}>
      <rect className="picture-device" x="-18" width="300" height="22" rx="11" />
      <SaleSlip at={[0, 12]} sale={sale} foot={112} />
      <g className="slip" transform="translate(132 232) rotate(-7)">
        <rect className="stamped-edge" x="-80" y="-34" width="160" height="68" rx="8" />
        <Label at={[0, 20]} size={58} room={144} anchor="middle" look="painted stamp">
          {word('stamp')}
        </Label>
      </g>
    </Picture>
  );
}
