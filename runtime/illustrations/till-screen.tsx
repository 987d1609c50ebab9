import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods, otherGoods } from './goods.ts';
import { fittingSize, Label, linesOf } from './label.tsx';

/** The till on an iPad on its stand, 240 by 190: the goods of its country on keys, and a sale that adds up. */
export function TillScreen(): ReactNode {
  const page = usePage();
  const { items, total } = sampleReceipt(page);
  const pay = linesOf(page.words('till').text('pay'));
  const size = fittingSize(pay, 13, 58);
  return (
    <>
      <path className="picture-stand" d="M92 168h56l8 22H84Z" />
      <rect className="picture-device" x="2" y="14" width="236" height="160" rx="16" />
      <rect className="picture-screen" x="12" y="24" width="216" height="140" rx="8" />
      {[...Object.values(goods), ...otherGoods.slice(0, 3)].map((thing, index) => (
        <g key={thing} transform={`translate(${20 + (index % 3) * 42} ${32 + Math.floor(index / 3) * 64})`}>
          <rect className={`key-${Math.floor(index / 3) + 1}`} width="38" height="60" rx="6" />
          <path className="picture-drawing" transform="translate(5 16) scale(0.88)" d={thing} />
        </g>
      ))}
      <path className="picture-panel" d="M148 24h72a8 8 0 0 1 8 8v124a8 8 0 0 1-8 8h-72Z" />
      {items.map(({ id, amount }, index) => (
        <Label key={id} at={[221, 46 + index * 18]} size={13} room={66} anchor="end" look="medium figure">
          {amount}
        </Label>
      ))}
      <path className="picture-cut" d="M155 92h66" />
      <Label at={[221, 116]} size={19} room={66} anchor="end" look="strong figure">
        {total}
      </Label>
      <rect className="picture-action" x="152" y="123" width="72" height="36" rx="6" />
      {pay.map((line, index) => (
        <Label key={line} at={[188, 153 - pay.length * 7.5 + index * 14.5]} size={size} room={58} anchor="middle" look="on-action">
          {line as Localized}
        </Label>
      ))}
    </>
  );
}
