import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { tillData } from '../sample-sale.ts';
import { formatsOf } from '../state/sale.ts';
import { goods } from './goods.ts';
import { Label, linesOf } from './label.tsx';

/** The first two keys of each row of the till. */
const shown = [0, 1, 4, 5, 8, 9] as const;

/** The till in the window of the shop, as it works on other pages: keys with their prices, the basket in one line for each thing, and its sum. */
export function WindowTill(): ReactNode {
  const page = usePage();
  const data = tillData(page);
  const { items, total } = sampleReceipt(page);
  const till = page.words('till');
  const pay = linesOf(till.text('pay'));
  return (
    <>
      <path className="picture-device" d="M32 380V138a20 20 0 0 1 20-20H348a20 20 0 0 1 20 20V380Z" />
      <path className="picture-screen" d="M43 380V139a10 10 0 0 1 10-10H347a10 10 0 0 1 10 10V380Z" />
      <path className="picture-panel" d="M248 129H347a10 10 0 0 1 10 10V380H248Z" />
      <Label at={[51, 155]} size={16} room={190} look="strong">
        {till.text('shop')}
      </Label>
      {shown.map((place, index) => {
        const [name, price] = data?.shops[0]?.goods[place] ?? [];
        const row = Math.floor(index / 2);
        return (
          <g key={place} transform={`translate(${50 + (index % 2) * 97} ${169 + row * 70})`}>
            <rect className={`key-${row + 1}`} width="92" height="65" rx="8" />
            {data &&
              name &&
              price &&
              linesOf(name).map((line, at) => (
                <Label key={line} at={[6, 19 + 16 * at]} size={14} room={96} look="medium">
                  {line as Localized}
                </Label>
              ))}
            {data && price && (
              <Label at={[6, 57]} size={14} room={96} look="printed">
                {formatsOf(data).money(price) as Localized}
              </Label>
            )}
          </g>
        );
      })}
      {items.map(({ id, amount }, index) => (
        <g key={id} transform={`translate(257 ${135 + index * 35})`}>
          <path className="picture-drawing" transform="scale(0.8)" d={goods[id] ?? ''} />
          <Label at={[91, 21]} size={16} room={65} anchor="end" look="printed">
            {amount}
          </Label>
          <path className="picture-line" d="M0 35h91" />
        </g>
      ))}
      <Label at={[257, 266]} size={14} room={91} look="muted">
        {till.text('total')}
      </Label>
      <Label at={[257, 300]} size={38} room={150} look="sum">
        {total}
      </Label>
      <rect className="picture-action" x="256" y="316" width="93" height="56" rx="10" />
      {pay.map((line, index) => (
        <Label key={line} at={[302.5, 349 - 10 * (pay.length - 1) + 19 * index]} size={16} room={92} anchor="middle" look="on-action">
          {line as Localized}
        </Label>
      ))}
    </>
  );
}
