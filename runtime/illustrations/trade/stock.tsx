import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { bars } from './bars.ts';
import type { DrawingProps } from './drawing.ts';
import { Stage } from './stage.tsx';

/** The pieces on each shelf, in the order of the sale, and as many as it has room for. */
const shelves = [
  { pieces: 45, room: 60 },
  { pieces: 26, room: 65 },
  { pieces: 9, room: 40 },
] as const;

/** The inventory list on a clipboard, over the box that has just come in. */
export function Stock({ title, word, sale: { lines } }: DrawingProps): ReactNode {
  const { number } = usePage();
  return (
    <Stage name="stock" title={title}>
      <path className="key-3" d="M304 206h252v44h-12v178H316V250h-12Z" />
      <path className="picture-drawing" d="M304 206h252v44H304ZM316 250h228v178H316Z" />
      <g className="slip">
        <rect className="picture-sheet" x="402" y="306" width="120" height="88" rx="8" />
        <path className="picture-code" d={bars(419, 320, 60)} />
      </g>
      <path className="picture-device" d="M24 428V44A24 24 0 0 1 48 20H336A24 24 0 0 1 360 44V428Z" />
      <g className="slip">
        <path className="picture-sheet" d="M40 428V60A8 8 0 0 1 48 52H336A8 8 0 0 1 344 60V428Z" />
        <rect className="picture-stand" x="142" y="6" width="100" height="40" rx="12" />
        <Label at={[62, 104]} size={25} room={260} look="strong">
          {word('list')}
        </Label>
        <path className="picture-line" d="M62 124h260" />
        {lines.map(({ id, name }, index) => {
          const y = 162 + index * 84;
          const { pieces, room } = shelves[index % shelves.length] ?? shelves[0];
          const bar = { x: 62, y: y + 16, height: 18, rx: 9 };
          return (
            <g key={id}>
              <Label at={[62, y]} size={20} room={170} look="medium">
                {name}
              </Label>
              <Label at={[322, y]} size={20} room={80} anchor="end" look="figure">
                {`${number(pieces)} / ${number(room)}` as Localized}
              </Label>
              <rect className="picture-tile" width="260" {...bar} />
              <rect className={index === 2 ? 'picture-card' : 'picture-action'} width={(260 * pieces) / room} {...bar} />
            </g>
          );
        })}
      </g>
    </Stage>
  );
}
