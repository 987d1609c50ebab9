import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';
import { TillScreen } from './till-screen.tsx';

/** The till on the visitor's own iPad. */
export function TillIpad({ title }: Pick<IllustrationProps, 'title'>): ReactNode {
  return (
    <Picture name="till-ipad" from={[0, 12]} size={[240, 178]} title={title}>
      <TillScreen />
    </Picture>
  );
}

const tiles = [...Object.values(goods), ...otherGoods].slice(0, 9);

/** Keys in three columns, a colour for each row. */
function Tiles({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }): ReactNode {
  return tiles.map((tile, index) => (
    <g key={tile} transform={`translate(${x + (index % 3) * 36} ${y + Math.floor(index / 3) * 46})`}>
      <rect className={`key-${Math.floor(index / 3) + 1}`} width="34" height="43" rx="6" />
      <path className="picture-drawing on-key" transform="translate(4 9) scale(0.8)" d={tile} />
    </g>
  ));
}

/** A new iPad that comes out of its open carton. */
export function PackedIpad(): ReactNode {
  return (
    <Picture name="packed-ipad" size={[240, 260]}>
      <path className="picture-carton-inside" d="M36 160l16-16h136l16 16v60H36Z" />
      <rect className="picture-device" x="52" y="4" width="136" height="200" rx="14" />
      <rect className="picture-screen" x="61" y="13" width="118" height="190" rx="8" />
      <Tiles at={[67, 20]} />
      <path className="picture-carton-flap" d="M36 160h168v100H36ZM36 160 4 178l22-26 26-8ZM204 160l32 18-22-26-26-8Z" />
      <g className="slip">
        <Label at={[120, 226]} size={40} room={160} anchor="middle" look="strong">
          {usePage().brand('product') as Localized}
        </Label>
      </g>
    </Picture>
  );
}

/** An iPad beside a calendar on which one day is marked: the day of the next fee. */
export function DatedIpad(): ReactNode {
  return (
    <Picture name="dated-ipad" from={[0, 52]} size={[300, 208]}>
      <rect className="picture-device" x="2" y="54" width="136" height="206" rx="14" />
      <rect className="picture-screen" x="11" y="63" width="118" height="188" rx="8" />
      <Tiles at={[17, 71]} />
      <rect className="picture-action" x="17" y="211" width="106" height="32" rx="6" />
      <Label at={[70, 233]} size={17} room={98} anchor="middle" look="on-action">
        {usePage().words('till').text('pay')}
      </Label>
      <path className="picture-stand" d="M158 260l14-18h112l14 18Z" />
      <g className="slip">
        <rect className="picture-paper" x="162" y="112" width="132" height="138" rx="8" />
        <path className="picture-key stop" d="M162 142v-22a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v22Z" />
        <path className="picture-rings" d="M192 104v16M228 104v16M264 104v16" />
        <path className="picture-days" d="M180 160h97M180 184h97M180 208h97M180 232h97" />
        <circle className="picture-due" cx="228" cy="208" r="10" />
      </g>
    </Picture>
  );
}
