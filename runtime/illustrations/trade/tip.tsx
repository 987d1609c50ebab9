import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';
import { Stage } from './stage.tsx';

/** A terminal with the amount and the choice of a tip, beside the receipt of the table. */
export function Tip({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Stage name="tip" title={title}>
      <SaleSlip at={[2, 34]} sale={sale} turn={-4} />
      <path className="picture-device" d="M270 428V46A42 42 0 0 1 312 4H498A42 42 0 0 1 540 46V428Z" />
      <rect className="picture-screen" x="292" y="28" width="226" height="336" rx="20" />
      <Label at={[405, 98]} size={60} room={290} anchor="middle" look="sum">
        {sale.total}
      </Label>
      <path className="picture-cut" d="M314 124h182" />
      <Label at={[405, 168]} size={22} room={190} anchor="middle" look="medium">
        {word('question')}
      </Label>
      <rect className="picture-action" x="314" y="196" width="182" height="58" rx="16" />
      <Label at={[405, 232]} size={20} room={160} anchor="middle" look="on-action">
        {word('yes')}
      </Label>
      <rect className="picture-choice" x="314" y="270" width="182" height="58" rx="16" />
      <Label at={[405, 306]} size={20} room={160} anchor="middle" look="medium">
        {word('no')}
      </Label>
      <g className="slip">
        <path className="picture-sheet" d="M20 410h200l-18 18H38Z" />
        <path className="trade-metal" d="M176 340h14a24 24 0 0 1 0 48h-24" />
        <path className="picture-sheet" d="M58 320h120v40c0 30-18 50-40 50H98c-22 0-40-20-40-50Z" />
        <path className="picture-words" d="M96 300c-8-10 8-16 0-28M138 300c-8-10 8-16 0-28" />
      </g>
      <path className="picture-slot" d="M330 398h150" />
    </Stage>
  );
}
