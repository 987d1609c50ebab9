import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

const scallops = Array.from({ length: 11 }, (_, stripe) => `M${20 + stripe * 40} 84h40v12a20 14 0 0 1-40 0Z`);
const keys = Array.from({ length: 6 }, (_, key) => ({ x: 160 + (key % 3) * 37, y: 131 + Math.floor(key / 3) * 41, colour: (key % 4) + 1 }));

/** The counter of a trade fair, with a till to try under the sign of the brand. */
export function FairStand(): ReactNode {
  const page = usePage();
  return (
    <Picture name="stand" size={[480, 300]}>
      <path className="front-ledge" d="M32 60h416v240H32Z" />
      <g className="front-part posters">
        <Posters />
      </g>
      <rect className="front-board" x="20" y="12" width="440" height="74" rx="8" />
      <Label at={[240, 67]} size={52} room={400} anchor="middle" look="painted">
        {page.brand('product') as Localized}
      </Label>
      {scallops.map((stripe, index) => (
        <path key={stripe} className={index % 2 ? 'front-white' : 'front-green'} d={stripe} />
      ))}
      <path className="picture-stand" d="M216 212h48l8 14h-64Z" />
      <rect className="picture-device" x="144" y="116" width="192" height="104" rx="12" />
      <rect className="picture-screen" x="152" y="124" width="176" height="88" rx="6" />
      {keys.map(({ x, y, colour }) => (
        <rect key={`${x} ${y}`} className={`key-${colour}`} x={x} y={y} width="31" height="34" rx="5" />
      ))}
      <rect className="picture-action" x="278" y="180" width="42" height="24" rx="5" />
      <path className="picture-words" d="M278 138h42M278 152h26" />
      <path className="picture-device" d="M8 224h464v16H8Z" />
      <path className="front-board" d="M24 240h432v60H24Z" />
    </Picture>
  );
}

/** Goods of the country, on the wall of the stand. */
function Posters(): ReactNode {
  return sampleReceipt(usePage())
    .items.slice(0, 2)
    .map(({ id, amount }, index) => (
      <g key={id} transform={`translate(${52 + index * 304} 122) rotate(${index ? 2 : -2})`}>
        <rect className="front-poster" width="72" height="92" rx="3" />
        <path className="picture-drawing large" transform="translate(12 10) scale(1.5)" d={goods[id] ?? ''} />
        <Label at={[36, 80]} size={18} room={64} anchor="middle" look="strong figure">
          {amount}
        </Label>
      </g>
    ));
}
