import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** A gun that sticks labels on goods, with the price of a model on the label that leaves it. */
export function PriceGun(): ReactNode {
  return (
    <Picture name="price-gun" size={[380, 300]}>
      <circle className="picture-paper" cx="254" cy="66" r="62" />
      <circle className="picture-device" cx="254" cy="66" r="20" />
      <path className="picture-trigger" d="M216 176q-14 40 14 74" />
      <path className="picture-device" d="M226 160h82l50 128a9 9 0 0 1-8 12h-78a10 10 0 0 1-9-7Z" />
      <path
        className="picture-action"
        d="M92 110h104l34-30q6-6 14-6h40q12 0 20 10l46 60q10 14 6 28l-2 8q-4 14-18 14H120q-8 0-14-6l-30-30q-6-6-6-14v-12q0-22 22-22Z"
      />
      <path className="picture-action-words" d="M262 118v44M284 118v44M306 128v34" />
      <path className="picture-device" d="M60 152h52v34H74a14 14 0 0 1-14-14Z" />
      <g className="slip" transform="translate(92 220) rotate(-10)">
        <rect className="picture-paper" x="-92" y="-40" width="184" height="80" rx="8" />
        <Label at={[0, 24]} size={66} room={300} anchor="middle">
          {usePage().format('prices.business') as Localized}
        </Label>
      </g>
    </Picture>
  );
}
