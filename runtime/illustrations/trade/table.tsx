import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

const seats = ['M150 22h92v34h-92Z', 'M150 384h92v34h-92Z', 'M14 174h34v92H14Z'] as const;
const plates = [
  [196, 116],
  [196, 324],
  [96, 220],
] as const;

/** A restaurant's table from above, and its bill: one sale, paid in more than one way. */
export function Table({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="table" size={drawingSize} title={title}>
      <path className="picture-stand" d={seats.join('')} />
      <circle className="picture-sheet" cx="196" cy="220" r="168" />
      <g className="slip">
        {plates.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <circle className="picture-tile" cx={x} cy={y} r="48" />
            <circle className="picture-sheet" cx={x} cy={y} r="32" />
            <circle className="picture-tint" cx={x + 52} cy={y + 44} r="14" />
          </g>
        ))}
      </g>
      <circle className="picture-heart" cx="196" cy="220" r="14" />
      <SaleSlip at={[300, 40]} sale={sale} turn={2} />
      {(['card', 'cash', 'tip'] as const).map((way, index) => (
        <g key={way} transform={`translate(${296 + index * 88} 326)`}>
          <rect className={index === 1 ? 'picture-choice' : 'picture-choice chosen'} width="80" height="44" rx="12" />
          <Label at={[40, 28]} size={15} room={70} anchor="middle" look="medium">
            {word(way)}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
