import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { bars } from './bars.ts';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

const shirt = 'M58 62 92 44c8 14 36 14 44 0l34 18 18 34-28 12-8-12v78H76V96l-8 12-28-12Z';
const bag = 'M210 92h88l10 82H200ZM232 92c0-40 44-40 44 0';

/** A shop's shelf, the label that the scanner reads, and the sale that it becomes. */
export function Shelf({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="shelf" size={drawingSize} title={title}>
      <path className="picture-stand" d="M0 176h330v12H0ZM0 392h330v12H0ZM20 188h10v204H20ZM300 188h10v204h-10Z" />
      <path className="picture-shop" d={shirt} />
      <path className="picture-shop" d={bag} />
      <path className="picture-sheet" d="M52 318h72v74H52ZM132 286h60v106h-60Z" />
      <path className="picture-tint" d="M204 330h78v62h-78Z" />
      <path className="picture-words" d="M68 346h40M146 330h30M146 352h20M222 356h42" />
      <rect className="picture-sheet" x="52" y="216" width="152" height="88" rx="10" />
      <path className="picture-code" d={bars(82, 232, 38)} />
      <Label at={[128, 292]} size={15} room={130} anchor="middle" look="medium">
        {word('label')}
      </Label>
      <path className="picture-progress" d="M64 251h132" />
      <SaleSlip at={[322, 96]} sale={sale} turn={-2} />
    </Picture>
  );
}
