import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods, otherGoods } from './goods.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

const places = [0, 132, 396] as const;

/** The till's buttons while a new one takes its place between them, as decoration. */
export function Shelf(): ReactNode {
  const { items } = sampleReceipt(usePage());
  const [fresh] = items;
  const size = fittingSize(
    items.map(({ name }) => name),
    15,
    100,
  );
  return (
    <Picture name="shelf" size={[516, 200]}>
      {places.map((x, index) => {
        const item = items[index + 1];
        return (
          <g key={x} transform={`translate(${x} 60)`}>
            <rect className="picture-button" width="120" height="124" rx="14" />
            <path className="picture-drawing" transform="translate(44 24)" d={(item && goods[item.id]) ?? otherGoods[0] ?? ''} />
            {item ? (
              <Label at={[60, 98]} size={size} room={104} anchor="middle" look="medium">
                {item.name}
              </Label>
            ) : (
              <path className="picture-words" d="M38 94h44" />
            )}
          </g>
        );
      })}
      <rect className="picture-place" x="265" y="61" width="118" height="122" rx="14" />
      {fresh && (
        <g transform="translate(286 14) rotate(5)">
          <rect className="picture-button chosen" width="120" height="124" rx="14" />
          <path className="picture-drawing" transform="translate(44 18)" d={goods[fresh.id] ?? ''} />
          <Label at={[60, 82]} size={size} room={104} anchor="middle" look="medium">
            {fresh.name}
          </Label>
          <Label at={[60, 108]} size={18} room={104} anchor="middle" look="note figure">
            {fresh.amount}
          </Label>
        </g>
      )}
    </Picture>
  );
}
