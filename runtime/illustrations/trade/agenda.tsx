import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';
import { Stage } from './stage.tsx';

/** Place of each booking in the two columns of the day. */
const bookings = [
  { word: 'first', at: [34, 96], height: 74, look: 'picture-choice chosen' },
  { word: 'second', at: [34, 216], height: 130, look: 'picture-tint' },
  { word: 'third', at: [168, 126], height: 114, look: 'key-1' },
  { word: 'fourth', at: [168, 276], height: 74, look: 'key-3' },
] as const;

/** A salon's day on the till: two people, their bookings, and what the first of them came to. */
export function Agenda({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Stage name="agenda" title={title}>
      <path className="picture-device" d="M4 428V34A30 30 0 0 1 34 4H292A30 30 0 0 1 322 34V428Z" />
      <path className="picture-screen" d="M20 428V38A18 18 0 0 1 38 20H288A18 18 0 0 1 306 38V428Z" />
      <Label at={[96, 64]} size={21} room={120} anchor="middle" look="strong">
        {word('one')}
      </Label>
      <Label at={[230, 64]} size={21} room={120} anchor="middle" look="strong">
        {word('other')}
      </Label>
      <path className="picture-line" d="M30 82h264M30 142h264M30 202h264M30 262h264M30 322h264M30 382h264M163 44v384" />
      {bookings.map(({ word: name, at: [x, y], height, look }) => (
        <g key={name}>
          <rect className={look} x={x} y={y} width="124" height={height} rx="12" />
          <Label at={[x + 14, y + 32]} size={20} room={108} look="medium">
            {word(name)}
          </Label>
        </g>
      ))}
      <SaleSlip at={[288, 30]} sale={sale} turn={3} />
      <g className="slip">
        <path className="picture-action" d="M372 428V330a22 22 0 0 1 22-22h28a22 22 0 0 1 22 22v98Z" />
        <path className="picture-stand" d="M396 292h24v16h-24ZM400 270h42v10h-32v12h-10Z" />
        <path className="picture-sheet" d="M372 342h72v52h-72Z" />
        <path className="picture-words" d="M390 362h36M390 378h20" />
        <path className="key-4" d="M468 366h72v62h-72Z" />
        <path className="picture-stand" d="M464 346h80v22h-80Z" />
      </g>
    </Stage>
  );
}
