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
    17,
    112,
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
      {items.map(({ id, name, amount }, index) => (
        <g key={id} transform={`translate(${60 + index * 128} 250)`}>
          <rect className={`key-${index + 1}`} width="116" height="164" rx="8" />
          <path className="picture-drawing on-key" transform="translate(34 16) scale(1.5)" d={goods[id] ?? ''} />
          <Label at={[58, 96]} size={size} room={112} anchor="middle" look="medium">
            {name}
          </Label>
          <Label at={[58, 130]} size={24} room={104} anchor="middle" look="strong figure">
            {amount}
          </Label>
        </g>
      ))}
      <rect className="picture-device" x="440" y="112" width="176" height="320" rx="26" />
      <rect className="picture-screen" x="450" y="122" width="156" height="300" rx="18" />
      <path className="picture-heart" d="M450 220v-80a18 18 0 0 1 18-18h120a18 18 0 0 1 18 18v80Z" />
      <Awning at={450} width={156} y={140} />
      <Label at={[528, 206]} size={30} room={210} anchor="middle" look="painted website-name">
        {shop}
      </Label>
      {items.slice(0, 2).map(({ id, amount }, index) => (
        <g key={id} transform={`translate(460 ${230 + index * 88})`}>
          <rect className={`key-${index + 1}`} width="136" height="80" rx="8" />
          <path className="picture-drawing on-key" transform="translate(12 18) scale(1.4)" d={goods[id] ?? ''} />
          <Label at={[126, 48]} size={20} room={72} anchor="end" look="strong figure">
            {amount}
          </Label>
        </g>
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
