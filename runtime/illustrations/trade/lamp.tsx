import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** A desk lamp over a receipt that bears a stamp, and an answer. */
export function Lamp({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="lamp" size={drawingSize} title={title}>
      <path className="lamp-light" d="M176 140 60 420h420L290 94Z" />
      <path className="picture-counter" d="M0 420h560" />
      <SaleSlip at={[150, 212]} sale={sale} turn={-3} />
      <g className="slip" transform="translate(306 214) rotate(8)">
        <rect className="lamp-stamp" x="-58" y="-25" width="116" height="50" rx="7" />
        <Label at={[0, 14]} size={40} room={110} anchor="middle" look="painted stamp">
          {word('stamp')}
        </Label>
      </g>
      <path className="picture-stand" d="M412 402h124a10 10 0 0 1 10 10v8H402v-8a10 10 0 0 1 10-10Z" />
      <path className="picture-home" d="M474 402 500 220 300 70" />
      <circle className="picture-device" cx="500" cy="220" r="12" />
      <path className="picture-device" d="M176 140c-14-62 40-110 92-92l32 22-4 32Z" />
      <circle className="picture-heart" cx="238" cy="128" r="16" />
      <path
        className="picture-note"
        d="M392 20h130a26 26 0 0 1 26 26v44a26 26 0 0 1-26 26h-96l-34 26v-26a26 26 0 0 1-26-26V46a26 26 0 0 1 26-26Z"
      />
      <Label at={[457, 76]} size={20} room={150} anchor="middle" look="note">
        {word('answer')}
      </Label>
    </Picture>
  );
}
