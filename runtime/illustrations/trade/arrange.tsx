import type { ReactNode } from 'react';
import { goods, otherGoods } from '../goods.ts';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';

const places = Array.from({ length: 8 }, (_, index) => [52 + (index % 4) * 118, 90 + Math.floor(index / 4) * 126] as const);
const sold = [goods.cake, otherGoods[0], otherGoods[4]];
const others = [otherGoods[1], otherGoods[2], undefined, otherGoods[3], otherGoods[5]];
const lifted = 5;

/** The till's buttons being put in order: one is in the air, its place is kept. */
export function Arrange({ title, word, sale: { lines, total } }: DrawingProps): ReactNode {
  return (
    <Picture name="arrange" size={drawingSize} title={title}>
      <rect className="picture-device" x="4" y="4" width="552" height="424" rx="34" />
      <rect className="picture-screen" x="22" y="24" width="516" height="384" rx="20" />
      <Label at={[52, 68]} size={24} room={300} look="strong">
        {word('shop')}
      </Label>
      {places.map(([x, y], index) => {
        const line = lines[index];
        return index === lifted ? (
          <rect key={x + y} className="picture-cut" x={x} y={y} width="104" height="112" rx="14" />
        ) : (
          <g key={x + y} transform={`translate(${x} ${y})`}>
            <rect className={`key-${Math.floor(index / 4) + 1}`} width="104" height="112" rx="14" />
            <path
              className="picture-drawing on-key"
              transform={line ? 'translate(36 22)' : 'translate(26 28) scale(1.6)'}
              d={line ? sold[index] : others[index - lines.length]}
            />
            {line && (
              <Label at={[52, 92]} size={15} room={94} anchor="middle" look="medium">
                {line.name}
              </Label>
            )}
          </g>
        );
      })}
      <rect className="picture-action" x="324" y="348" width="184" height="46" rx="12" />
      <Label at={[416, 377]} size={19} room={160} anchor="middle" look="on-action">
        {total}
      </Label>
      <g transform="translate(192 250) rotate(-6)">
        <rect className="picture-choice chosen" width="112" height="120" rx="16" />
        <path className="picture-drawing" transform="translate(40 24)" d={goods.croissant} />
        <Label at={[56, 92]} size={15} room={100} anchor="middle" look="medium">
          {word('lifted')}
        </Label>
      </g>
      <circle className="picture-heart" cx="290" cy="366" r="20" />
    </Picture>
  );
}
