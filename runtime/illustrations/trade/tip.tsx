import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** A terminal with the amount and the choice of a tip, beside the receipt of the table. */
export function Tip({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="tip" size={drawingSize} title={title}>
      <SaleSlip at={[16, 84]} sale={sale} turn={-4} />
      <rect className="picture-device" x="250" y="4" width="268" height="432" rx="42" />
      <rect className="picture-screen" x="272" y="28" width="224" height="330" rx="20" />
      <Label at={[384, 92]} size={42} room={196} anchor="middle" look="strong figure">
        {sale.total}
      </Label>
      <path className="picture-cut" d="M294 122h180" />
      <Label at={[384, 168]} size={22} room={190} anchor="middle" look="medium">
        {word('question')}
      </Label>
      <rect className="picture-action" x="294" y="196" width="180" height="58" rx="16" />
      <Label at={[384, 232]} size={19} room={160} anchor="middle" look="on-action">
        {word('yes')}
      </Label>
      <rect className="picture-choice" x="294" y="270" width="180" height="58" rx="16" />
      <Label at={[384, 306]} size={19} room={160} anchor="middle" look="medium">
        {word('no')}
      </Label>
      <path className="picture-slot" d="M310 398h148" />
    </Picture>
  );
}
