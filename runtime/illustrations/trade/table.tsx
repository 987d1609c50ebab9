import type { ReactNode } from 'react';
import { Label } from '../label.tsx';
import { Picture } from '../picture.tsx';
import { type DrawingProps, drawingSize } from './drawing.ts';
import { SaleSlip } from './sale-slip.tsx';

/** Chairs, from above. */
const chairs =
  'M132 4h104a12 12 0 0 1 12 12v40H120V16a12 12 0 0 1 12-12ZM120 384h128v40a12 12 0 0 1-12 12H132a12 12 0 0 1-12-12ZM0 168a12 12 0 0 1 12-12h40v128H12a12 12 0 0 1-12-12Z';
const cutlery = 'M-64-24v12q0 8 6 8v32m-6-52v12m6-12v22m6-22v12q0 8-6 8M60 28v-52q12 4 10 28l-10 4';
/** Soup, a roll and a slice of cake, each on its plate. */
const dishes = [
  [184, 110],
  [84, 220],
  [184, 330],
] as const;

/** A restaurant's table from above, and its bill: one sale, paid in more than one way. */
export function Table({ title, word, sale }: DrawingProps): ReactNode {
  return (
    <Picture name="table" size={drawingSize} title={title}>
      <path className="picture-stand" d={chairs} />
      <g className="slip">
        <circle className="picture-sheet" cx="184" cy="220" r="176" />
        <circle className="picture-cut" cx="184" cy="220" r="166" />
        {dishes.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className="table-metal" d={cutlery} />
            <circle className="picture-tile" r="48" />
            <circle className="picture-sheet" r="36" />
          </g>
        ))}
        <circle className="picture-card" cx="184" cy="110" r="30" />
        <path className="picture-progress" d="M172 104l8 6M190 98l4 9M186 120l9-3" />
        <path className="picture-action" d="M52 232q32-20 64-14l2 12q-34 18-62 14Z" />
        <path className="picture-card" d="M50 226c-8-22 12-30 34-32s40 4 36 24q-34-2-70 8Z" />
        <path className="picture-card-words" d="M70 204l6 10M90 200l5 10" />
        <path className="key-4" d="M156 318l58-8-30 46Z" />
        <path className="picture-card" d="M154 312l62-9-1 11-60 9Z" />
        <circle className="picture-heart" cx="184" cy="330" r="5" />
        <circle className="picture-tile" cx="276" cy="150" r="24" />
        <circle className="picture-card" cx="276" cy="150" r="18" />
        <circle className="key-3" cx="98" cy="130" r="20" />
        <circle className="picture-sheet" cx="98" cy="130" r="13" />
        <circle className="key-4" cx="206" cy="220" r="24" />
        <circle className="picture-action" cx="206" cy="220" r="10" />
      </g>
      <rect className="picture-device" x="288" y="28" width="248" height="272" rx="18" transform="rotate(2 412 164)" />
      <SaleSlip at={[304, 44]} sale={sale} turn={2} />
      {(['card', 'cash', 'tip'] as const).map((way, index) => (
        <g key={way} transform={`translate(${288 + index * 92} 332)`}>
          <rect className={index === 1 ? 'picture-choice' : 'picture-choice chosen'} width="84" height="48" rx="12" />
          <Label at={[42, 30]} size={15} room={76} anchor="middle" look="medium">
            {word(way)}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
