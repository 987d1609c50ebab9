import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

const cells = Array.from({ length: 31 }, (_, index) => [36 + (index % 7) * 44, 130 + Math.floor(index / 7) * 54] as const);
const taken = [1, 3, 5, 8, 11, 15, 17, 19, 22, 25, 29];
const chosen = 17;

/** A practice's month, booked online, and the slip of the visit that was just paid. */
export function Calendar({ title, word, sale }: DrawingProps): ReactNode {
  const { number } = usePage();
  return (
    <Picture name="calendar" size={drawingSize} title={title}>
      <g className="slip">
        <path className="picture-sheet" d="M10 440V52A22 22 0 0 1 32 30H348A22 22 0 0 1 370 52V440Z" />
        <path className="picture-tint" d="M10 52a22 22 0 0 1 22-22h316a22 22 0 0 1 22 22v60H10Z" />
        <Label at={[190, 88]} size={24} room={300} anchor="middle" look="strong">
          {word('month')}
        </Label>
        {cells.map(([x, y], index) => (
          <g key={`${x} ${y}`}>
            <rect className={index === chosen ? 'picture-choice chosen' : 'picture-tile'} x={x} y={y} width="38" height="46" rx="10" />
            <Label at={[x + 6, y + 20]} size={18} room={24} look={index === chosen ? 'note' : 'muted'}>
              {number(index + 1)}
            </Label>
            {taken.includes(index) && (
              <circle className={index === chosen ? 'picture-action' : 'picture-tint'} cx={x + 26} cy={y + 33} r="7" />
            )}
          </g>
        ))}
      </g>
      <path className="picture-home" d="M96 14v34M284 14v34" />
      <rect className="picture-choice chosen" x="326" y="10" width="224" height="56" rx="18" />
      <path className="picture-tick" d="M350 38l8 8 14-16" />
      <Label at={[386, 44]} size={17} room={150} look="note">
        {word('booked')}
      </Label>
      <SaleSlip at={[288, 196]} sale={sale} turn={-2} />
    </Picture>
  );
}
