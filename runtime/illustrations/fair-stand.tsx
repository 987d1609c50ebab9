import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';
import { TillScreen } from './till-screen.tsx';

const scallops = Array.from({ length: 11 }, (_, stripe) => `M${20 + stripe * 40} 20h40v12a20 14 0 0 1-40 0Z`);

/** The counter of a trade fair, with a till to try under the sign of the brand. */
export function FairStand(): ReactNode {
  const page = usePage();
  return (
    <Picture name="stand" from={[6, -52]} size={[468, 328]}>
      <path className="front-ledge" d="M32-4h416v250H32Z" />
      <g className="front-part posters">
        <Posters />
      </g>
      <rect className="front-board" x="20" y="-52" width="440" height="74" rx="8" />
      <Label at={[240, 3]} size={52} room={400} anchor="middle" look="painted">
        {page.brand('product') as Localized}
      </Label>
      {scallops.map((stripe, index) => (
        <path key={stripe} className={index % 2 ? 'front-white' : 'front-green'} d={stripe} />
      ))}
      <g transform="translate(108 33) scale(1.1)">
        <TillScreen />
      </g>
      <path className="picture-device" d="M8 224h464v16H8Z" />
      <path className="front-board" d="M24 240h432v36H24Z" />
    </Picture>
  );
}

/** Goods of the country, on the wall of the stand. */
function Posters(): ReactNode {
  return sampleReceipt(usePage())
    .items.slice(0, 2)
    .map(({ id, amount }, index) => (
      <g key={id} transform={`translate(${35 + index * 338} 122) rotate(${index ? 2 : -2})`}>
        <rect className="front-poster" width="72" height="92" rx="3" />
        <path className="picture-drawing large" transform="translate(12 10) scale(1.5)" d={goods[id] ?? ''} />
        <Label at={[36, 80]} size={18} room={64} anchor="middle" look="strong figure">
          {amount}
        </Label>
      </g>
    ));
}
