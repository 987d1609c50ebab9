import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { bars } from './bars.ts';
import { type DrawingProps, drawingSize } from './drawing.ts';

/** The pieces on each shelf, in the order of the sale. */
const pieces = [45, 26, 9] as const;

/** The inventory list on a clipboard, over the box that has just come in. */
export function Stock({ title, word, sale: { lines } }: DrawingProps): ReactNode {
  const { number } = usePage();
  return (
    <Picture name="stock" size={drawingSize} title={title}>
      <path className="key-3" d="M304 206h252v44h-12v170H316V250h-12Z" />
      <path className="picture-drawing on-key" d="M304 206h252v44H304ZM316 250h228v170H316Z" />
      <g className="slip">
        <rect className="picture-sheet" x="402" y="306" width="120" height="88" rx="8" />
        <path className="picture-code" d={bars(419, 320, 60)} />
      </g>
      <rect className="picture-device" x="24" y="20" width="336" height="404" rx="24" />
      <g className="slip">
        <rect className="picture-sheet" x="40" y="52" width="304" height="356" rx="8" />
        <rect className="picture-stand" x="142" y="6" width="100" height="40" rx="12" />
        <Label at={[62, 104]} size={25} room={260} look="strong">
          {word('list')}
        </Label>
        <path className="picture-line" d="M62 124h260" />
        {lines.map(({ id, name }, index) => {
          const y = 162 + index * 84;
          const bar = { x: 62, y: y + 16, height: 18, rx: 9 };
          return (
            <g key={id}>
              <Label at={[62, y]} size={18} room={170} look="medium">
                {name}
              </Label>
              <Label at={[322, y]} size={20} room={80} anchor="end" look="figure">
                {number(pieces[index] ?? 0)}
              </Label>
              <rect className="picture-tile" width="260" {...bar} />
              <rect className={index === 2 ? 'picture-card' : 'picture-action'} width={4 * (pieces[index] ?? 0)} {...bar} />
            </g>
          );
        })}
      </g>
    </Picture>
  );
}
