import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { TillScreen } from './till-screen.tsx';

/** The till on the visitor's own iPad. */
export function TillIpad(): ReactNode {
  return (
    <Picture name="till-ipad" from={[0, 12]} size={[240, 178]}>
      <TillScreen />
    </Picture>
  );
}

const tiles = [...Object.values(goods), ...otherGoods].slice(0, 9);

/** A new iPad that comes out of its open carton. */
export function PackedIpad(): ReactNode {
  return (
    <Picture name="packed-ipad" size={[240, 260]}>
      <path className="picture-carton-inside" d="M36 160l16-16h136l16 16v60H36Z" />
      <rect className="picture-device" x="52" y="4" width="136" height="200" rx="14" />
      <rect className="picture-screen" x="61" y="13" width="118" height="190" rx="8" />
      {tiles.map((tile, index) => (
        <g key={tile} transform={`translate(${67 + (index % 3) * 36} ${20 + Math.floor(index / 3) * 46})`}>
          <rect className={`key-${Math.floor(index / 3) + 1}`} width="34" height="43" rx="6" />
          <path className="picture-drawing on-key" transform="translate(4 9) scale(0.8)" d={tile} />
        </g>
      ))}
      <path className="picture-carton-flap" d="M36 160h168v100H36ZM36 160 4 178l22-26 26-8ZM204 160l32 18-22-26-26-8Z" />
      <Label at={[120, 226]} size={40} room={160} anchor="middle" look="painted">
        {usePage().brand('product') as Localized}
      </Label>
    </Picture>
  );
}
