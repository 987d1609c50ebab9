import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { goods, otherGoods } from '../goods.ts';
import { Label, linesOf } from '../label.tsx';
import type { DrawingProps } from './drawing.ts';
import { Stage } from './stage.tsx';

const places = Array.from({ length: 8 }, (_, index) => [52 + (index % 4) * 118, 90 + Math.floor(index / 4) * 126] as const);
const sold = [goods.cake, otherGoods[0], otherGoods[4]];
const others = [otherGoods[1], otherGoods[2], undefined, otherGoods[3], otherGoods[5]];
const lifted = 5;

/** The till's buttons being put in order: one is in the air, its place is kept. */
export function Arrange({ title, word, sale: { lines, total } }: DrawingProps): ReactNode {
  return (
    <Stage name="arrange" title={title}>
      <path className="picture-device" d="M4 428V38A34 34 0 0 1 38 4H522A34 34 0 0 1 556 38V428Z" />
      <path className="picture-screen" d="M22 428V44A20 20 0 0 1 42 24H518A20 20 0 0 1 538 44V428Z" />
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
              className="picture-drawing"
              transform={line ? 'translate(36 16)' : 'translate(26 28) scale(1.6)'}
              d={line ? sold[index] : others[index - lines.length]}
            />
            {line &&
              linesOf(line.name).map((part, row, { length }) => (
                <Label key={part} at={[52, 92 - 10 * (length - 1) + 20 * row]} size={20} room={98} anchor="middle" look="medium">
                  {part as Localized}
                </Label>
              ))}
          </g>
        );
      })}
      <rect className="picture-action" x="324" y="348" width="184" height="46" rx="12" />
      <Label at={[416, 377]} size={22} room={160} anchor="middle" look="on-action">
        {total}
      </Label>
      <g transform="translate(192 250) rotate(-6)">
        <rect className="picture-choice chosen" width="112" height="120" rx="16" />
        <path className="picture-drawing" transform="translate(40 24)" d={goods.croissant} />
        <Label at={[56, 92]} size={20} room={100} anchor="middle" look="medium">
          {word('lifted')}
        </Label>
      </g>
      <circle className="picture-heart" cx="290" cy="366" r="20" />
    </Stage>
  );
}
