import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { goods, otherGoods } from './goods.ts';
import { Picture } from './picture.tsx';

const tiles = [...Object.values(goods), ...otherGoods].slice(0, 4);

/** A new iPad on its way out of the carton, with the first receipt ahead of it. */
export function Unboxing({ title }: { readonly title: Localized }): ReactNode {
  return (
    <Picture name="unboxing" size={[720, 566]} title={title}>
      <path className="picture-counter" d="M0 565h720" />
      <path className="picture-carton-inside" d="M130 318l46-44h368l46 44v40H130Z" />
      <rect className="picture-device" x="196" y="36" width="328" height="420" rx="28" />
      <rect className="picture-screen" x="212" y="52" width="296" height="400" rx="16" />
      <path className="picture-words" d="M236 86h96M452 86h28" />
      {tiles.map((tile, index) => (
        <g key={tile} transform={`translate(${232 + (index % 2) * 134} ${112 + Math.floor(index / 2) * 104})`}>
          <rect className={index === 0 ? 'picture-button chosen' : 'picture-button'} width="122" height="92" rx="14" />
          <path className="picture-drawing" transform="translate(37 22) scale(1.5)" d={tile} />
        </g>
      ))}
      <path className="picture-carton-flap" d="M130 318l46-44-84-46-58 44ZM590 318l-46-44 84-46 58 44Z" />
      <path className="picture-carton" d="M130 318h460v247H130Z" />
      <path className="picture-carton-tape" d="M334 318h52v86h-52Z" />
      <g className="slip">
        <path className="picture-paper" d="M424 318h112v142l-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8-8-8-8 8Z" />
        <path className="picture-words" d="M444 346h44M444 372h72M444 398h28M500 398h16" />
        <path className="picture-tick" d="M470 428l8 8 16-17" />
      </g>
      <path className="picture-carton-print" d="M172 520v-46M160 486l12-12 12 12M210 520v-46M198 486l12-12 12 12M158 532h66" />
    </Picture>
  );
}
