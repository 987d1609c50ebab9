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

/** An iPad as large as the one on the stand, upright: keys in three columns, a colour for each row. */
function Upright({ at: [x, y] }: { readonly at: readonly [x: number, y: number] }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="picture-device" width="156" height="206" rx="16" />
      <rect className="picture-screen" x="10" y="10" width="136" height="186" rx="8" />
      {tiles.map((tile, index) => (
        <g key={tile} transform={`translate(${16 + (index % 3) * 42} ${16 + Math.floor(index / 3) * 46})`}>
          <rect className={`key-${Math.floor(index / 3) + 1}`} width="40" height="44" rx="6" />
          <path className="picture-drawing" transform="translate(6 8) scale(0.88)" d={tile} />
        </g>
      ))}
    </g>
  );
}

/** A new iPad that comes out of its open carton. */
export function PackedIpad(): ReactNode {
  return (
    <Picture name="packed-ipad" size={[256, 208]}>
      <path className="picture-carton-inside" d="M34 116l14-16h160l14 16v60H34Z" />
      <Upright at={[50, 1]} />
      <path className="picture-carton-flap" d="M34 116h188v92H34ZM34 116 2 136l22-28 24-8ZM222 116l32 20-22-28-24-8Z" />
      <g className="slip">
        <Label at={[128, 177]} size={44} room={180} anchor="middle" look="strong">
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
      <Upright at={[2, 53]} />
      <rect className="picture-action" x="18" y="207" width="124" height="34" rx="6" />
      <Label at={[80, 230]} size={17} room={110} anchor="middle" look="on-action">
        {usePage().words('till').text('pay')}
      </Label>
      <path className="picture-stand" d="M168 260l12-18h104l12 18Z" />
      <g className="slip">
        <rect className="picture-paper" x="166" y="112" width="132" height="138" rx="8" />
        <path className="picture-key stop" d="M166 142v-22a8 8 0 0 1 8-8h116a8 8 0 0 1 8 8v22Z" />
        <path className="picture-rings" d="M196 104v16M232 104v16M268 104v16" />
        <path className="picture-days" d="M184 160h97M184 184h97M184 208h97M184 232h97" />
        <circle className="picture-due" cx="232" cy="208" r="10" />
      </g>
    </Picture>
  );
}
