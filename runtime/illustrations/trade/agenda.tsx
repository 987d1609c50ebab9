import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** Place of each booking in the two columns of the day. */
const bookings = [
  { word: 'first', at: [44, 92], height: 70, look: 'picture-choice chosen' },
  { word: 'second', at: [44, 204], height: 124, look: 'picture-tint' },
  { word: 'third', at: [190, 120], height: 108, look: 'picture-tint' },
  { word: 'fourth', at: [190, 260], height: 68, look: 'picture-choice' },
] as const;

/** A salon's day on the till: two people, their bookings, and what the first of them came to. */
export function Agenda({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="agenda" size={drawingSize} title={title}>
      <rect className="picture-device" x="4" y="4" width="370" height="404" rx="30" />
      <rect className="picture-screen" x="20" y="20" width="338" height="372" rx="18" />
      <Label at={[108, 64]} size={19} room={120} anchor="middle" look="strong">
        {word('one')}
      </Label>
      <Label at={[254, 64]} size={19} room={120} anchor="middle" look="strong">
        {word('other')}
      </Label>
      <path className="picture-line" d="M36 80h306M36 136h306M36 192h306M36 248h306M36 304h306M36 360h306M181 44v332" />
      {bookings.map(({ word: name, at: [x, y], height, look }) => (
        <g key={name}>
          <rect className={look} x={x} y={y} width="128" height={height} rx="12" />
          <Label at={[x + 14, y + 30]} size={16} room={104} look="medium">
            {word(name)}
          </Label>
        </g>
      ))}
      <SaleSlip at={[326, 212]} sale={sale} turn={3} />
    </Picture>
  );
}
