import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods } from './goods.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

/** The website of the shop in a window, and the same page on a phone. */
export function Website(): ReactNode {
  const page = usePage();
  const { items } = sampleReceipt(page);
  const shop = page.words('till').text('shop');
  const size = fittingSize(
    items.map(({ name }) => name),
    20,
    148,
  );
  return (
    <Picture name="website" size={[640, 400]}>
      <path className="front-board" d="M36 84V50a14 14 0 0 1 14-14h452a14 14 0 0 1 14 14v34Z" />
      <path className="front-dots" d="M58 60h.01M78 60h.01M98 60h.01" />
      <rect className="front-field" x="126" y="49" width="368" height="22" rx="11" />
      <path className="picture-screen" d="M36 84h480v330H36Z" />
      <path className="picture-heart" d="M36 84h480v146H36Z" />
      <Awning at={36} width={480} y={84} />
      <Label at={[64, 190]} size={64} room={560} look="painted website-name">
        {shop}
      </Label>
      <rect className="key-2" x="56" y="250" width="136" height="164" rx="10" />
      <path className="picture-drawing website-photo" transform="translate(72 268) scale(3.25)" d={goods.coffee} />
      {items.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(210 ${280 + index * 46})`}>
          <Label at={[0, 0]} size={size} room={148} look="medium">
            {name}
          </Label>
          <Label at={[216, 0]} size={20} room={72} anchor="end" look="strong figure">
            {amount}
          </Label>
          <path className="picture-line" d="M0 16h216" />
        </g>
      ))}
      <rect className="picture-device" x="440" y="112" width="176" height="320" rx="26" />
      <rect className="picture-screen" x="450" y="122" width="156" height="300" rx="18" />
      <path className="picture-heart" d="M450 220v-80a18 18 0 0 1 18-18h120a18 18 0 0 1 18 18v80Z" />
      <Awning at={450} width={156} y={140} />
      <Label at={[528, 206]} size={30} room={210} anchor="middle" look="painted website-name">
        {shop}
      </Label>
      <rect className="key-4" x="464" y="234" width="128" height="116" rx="10" />
      <path className="picture-drawing website-photo" transform="translate(487 251) scale(2.6)" d={goods.croissant} />
      {items.slice(1, 2).map(({ id, amount }) => (
        <Label key={id} at={[528, 386]} size={28} room={136} anchor="middle" look="strong figure">
          {amount}
        </Label>
      ))}
    </Picture>
  );
}

/** Twelve stripes, however wide. */
function Awning({ at, width, y }: { readonly at: number; readonly width: number; readonly y: number }): ReactNode {
  const stripe = width / 12;
  const stripes = Array.from(
    { length: 12 },
    (_, index) => `M${at + index * stripe} ${y}h${stripe}v${stripe / 2}a${stripe / 2} ${stripe / 3} 0 0 1-${stripe} 0Z`,
  );
  return (
    <>
      <path className="front-white" d={stripes.join('')} />
      <path className="front-green" d={stripes.filter((_, index) => index % 2 === 0).join('')} />
    </>
  );
}
