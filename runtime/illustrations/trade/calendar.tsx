import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import type { DrawingProps } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

const cells = Array.from({ length: 31 }, (_, index) => [46 + (index % 7) * 68, 104 + Math.floor(index / 7) * 46] as const);
const taken = [1, 3, 5, 8, 11, 15, 17, 19, 22, 25, 29];
const chosen = 17;

/** A practice's month, booked online, and the slip of the visit that was just paid. */
export function Calendar({ title, word, sale }: DrawingProps): ReactNode {
  const { number } = usePage();
  return (
    <Picture name="calendar" size={[560, 508]} title={title}>
      <g className="slip">
        <path className="picture-sheet" d="M29 508V52A22 22 0 0 1 51 30H509A22 22 0 0 1 531 52V508Z" />
        <path className="picture-tint" d="M29 52a22 22 0 0 1 22-22h458a22 22 0 0 1 22 22v38H29Z" />
        <Label at={[280, 72]} size={28} room={300} anchor="middle" look="strong">
          {word('month')}
        </Label>
        {cells.map(([x, y], index) => (
          <g key={`${x} ${y}`}>
            <rect className={index === chosen ? 'picture-choice chosen' : 'picture-tile'} x={x} y={y} width="60" height="40" rx="10" />
            <Label at={[x + 8, y + 26]} size={20} room={28} look={index === chosen ? 'note' : 'muted'}>
              {number(index + 1)}
            </Label>
            {taken.includes(index) && <circle className="picture-action" cx={x + 46} cy={y + 20} r="6" />}
          </g>
        ))}
      </g>
      <path className="picture-home" d="M160 14v34M400 14v34" />
      <rect className="picture-choice chosen" x="46" y="384" width="204" height="56" rx="18" />
      <path className="picture-tick" d="M62 412l8 8 14-16" />
      <Label at={[92, 419]} size={20} room={166} look="note">
        {word('booked')}
      </Label>
      <SaleSlip at={[256, 296]} sale={sale} turn={-2} />
    </Picture>
  );
}
