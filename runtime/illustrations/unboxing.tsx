import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

const tiles = [...Object.values(goods), ...otherGoods].slice(0, 4);

/** A new iPad on its way out of the carton, down to where the front of the carton begins. */
export function Unboxing(): ReactNode {
  return (
    <Picture name="unboxing" from={[34, 20]} size={[652, 298]}>
      <path className="picture-carton-inside" d="M130 318l46-44h368l46 44v40H130Z" />
      <rect className="picture-device" x="196" y="36" width="328" height="420" rx="28" />
      <rect className="picture-screen" x="212" y="52" width="296" height="400" rx="16" />
      <Label at={[232, 94]} size={28} room={250} look="strong">
        {usePage().words('till').text('shop')}
      </Label>
      {tiles.map((tile, index) => (
        <g key={tile} transform={`translate(${232 + (index % 2) * 134} ${112 + Math.floor(index / 2) * 104})`}>
          <rect className={`key-${index + 1}`} width="122" height="92" rx="14" />
          <path className="picture-drawing on-key" transform="translate(37 22) scale(1.5)" d={tile} />
        </g>
      ))}
      <path className="picture-carton-flap" d="M130 318l46-44-84-46-58 44ZM590 318l-46-44 84-46 58 44Z" />
    </Picture>
  );
}
