import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

const tiles = [...Object.values(goods), ...otherGoods].slice(0, 4);

interface UnboxingProps {
  readonly title?: Localized;
  /** Ends where the front of the carton begins. */
  readonly open?: boolean;
}

/** A new iPad on its way out of the carton. */
export function Unboxing({ title, open }: UnboxingProps): ReactNode {
  const [from, size] = open
    ? ([
        [34, 20],
        [652, 298],
      ] as const)
    : ([
        [0, 0],
        [720, 566],
      ] as const);
  return (
    <Picture name="unboxing" from={from} size={size} title={title}>
      <path className="picture-carton-inside" d="M130 318l46-44h368l46 44v40H130Z" />
      <rect className="picture-device" x="196" y="36" width="328" height="420" rx="28" />
      <rect className="picture-screen" x="212" y="52" width="296" height="400" rx="16" />
      <Label at={[232, 94]} size={24} room={250} look="strong">
        {usePage().words('till').text('shop')}
      </Label>
      {tiles.map((tile, index) => (
        <g key={tile} transform={`translate(${232 + (index % 2) * 134} ${112 + Math.floor(index / 2) * 104})`}>
          <rect className={`key-${index + 1}`} width="122" height="92" rx="14" />
          <path className="picture-drawing on-key" transform="translate(37 22) scale(1.5)" d={tile} />
        </g>
      ))}
      <path className="picture-carton-flap" d="M130 318l46-44-84-46-58 44ZM590 318l-46-44 84-46 58 44Z" />
      {!open && (
        <>
          <path className="picture-counter" d="M0 565h720" />
          <path className="picture-carton" d="M130 318h460v247H130Z" />
          <path className="picture-carton-tape" d="M334 318h52v86h-52Z" />
          <path className="picture-carton-print" d="M172 520v-46M160 486l12-12 12 12M210 520v-46M198 486l12-12 12 12M158 532h66" />
        </>
      )}
    </Picture>
  );
}
