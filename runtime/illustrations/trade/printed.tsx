import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** A month's invoices out of the printer in one go, and one that goes by message. */
export function Printed({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="printed" size={drawingSize} title={title}>
      <g className="slip">
        {[24, 12, 0].map((shift) => (
          <rect key={shift} className="picture-sheet" x={44 + shift} y={110 - shift} width="204" height="262" rx="8" />
        ))}
        <Label at={[66, 152]} size={22} room={150} look="strong">
          {word('invoice')}
        </Label>
        <path className="picture-words" d="M70 182h90M70 204h60M70 244h150M70 266h150M70 288h110" />
        <path className="picture-cut" d="M66 320h160" />
      </g>
      <path className="picture-stand" d="M18 344h280a18 18 0 0 1 18 18v42a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18v-42a18 18 0 0 1 18-18Z" />
      <path className="picture-sheet" d="M36 352h244v14H36Z" />
      <circle className="picture-lamp" cx="286" cy="396" r="6" />
      <path
        className="picture-note"
        d="M330 20h190a28 28 0 0 1 28 28v276a28 28 0 0 1-28 28H388l-40 36v-36h-18a28 28 0 0 1-28-28V48a28 28 0 0 1 28-28Z"
      />
      <SaleSlip at={[315, 44]} sale={sale} />
      <path className="picture-tick" d="M328 314l8 8 14-16" />
      <Label at={[364, 320]} size={17} room={170} look="note">
        {word('sent')}
      </Label>
    </Picture>
  );
}
