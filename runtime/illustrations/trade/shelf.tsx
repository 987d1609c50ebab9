import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { bars } from './bars.ts';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

const loaf = 'M34 176v-44c0-44 128-44 128 0v44Z';
const cheese = 'M178 176v-34l86-42v76Z';
const bottle = 'M280 176v-68c0-14 10-16 10-28V44h16v36c0 12 10 14 10 28v68Z';

/** A shop's shelf, the label that the scanner reads, and the sale that it becomes. */
export function Shelf({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="shelf" size={drawingSize} title={title}>
      <path className="picture-stand" d="M0 176h330v12H0ZM0 392h330v12H0ZM20 188h10v204H20ZM300 188h10v204h-10Z" />
      <path className="picture-card" d={loaf} />
      <path className="picture-card-words" d="M62 122l14 16M92 116l14 16M122 122l14 16" />
      <path className="key-1" d={cheese} />
      <path className="picture-card" d="M214 152a9 9 0 1 0 .1 0ZM246 130a7 7 0 1 0 .1 0ZM178 142l86-42v10l-86 38Z" />
      <path className="picture-action" d={bottle} />
      <path className="picture-sheet" d="M280 122h36v34h-36Z" />
      <path className="picture-sheet" d="M52 318h72v74H52ZM132 286h60v106h-60Z" />
      <path className="picture-tint" d="M204 330h78v62h-78Z" />
      <path className="picture-words" d="M68 346h40M146 330h30M146 352h20M222 356h42" />
      <g className="slip">
        <rect className="picture-sheet" x="52" y="216" width="152" height="88" rx="10" />
        <path className="picture-code" d={bars(82, 232, 38)} />
        <Label at={[128, 292]} size={15} room={130} anchor="middle" look="medium">
          {word('label')}
        </Label>
        <path className="picture-progress" d="M64 251h132" />
      </g>
      <SaleSlip at={[322, 96]} sale={sale} turn={-2} />
    </Picture>
  );
}
