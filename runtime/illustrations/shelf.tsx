import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { goods, otherGoods } from './goods.ts';
import { fittingSize, Label } from './label.tsx';
import { Picture } from './picture.tsx';

const places = [0, 132, 396] as const;

/** The till's buttons while a new one takes its place between them, as decoration. */
export function Shelf(): ReactNode {
  const page = usePage();
  const receipt = sampleReceipt(page);
  const till = page.words('till');
  const items = Object.entries(receipt.items);
  const [fresh] = items;
  const size = fittingSize(
    items.map(([item]) => till.text(item as 'coffee')),
    15,
    100,
  );
  return (
    <Picture name="shelf" size={[516, 200]}>
      {places.map((x, index) => {
        const item = items[index + 1]?.[0];
        return (
          <g key={x} transform={`translate(${x} 60)`}>
            <rect className="picture-button" width="120" height="124" rx="14" />
            <path className="picture-drawing" transform="translate(44 24)" d={(item && goods[item]) ?? otherGoods[0] ?? ''} />
            {item ? (
              <Label at={[60, 98]} size={size} room={104} anchor="middle" look="medium">
                {till.text(item as 'croissant')}
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
          <path className="picture-drawing" transform="translate(44 18)" d={goods[fresh[0]] ?? ''} />
          <Label at={[60, 82]} size={size} room={104} anchor="middle" look="medium">
            {till.text(fresh[0] as 'coffee')}
          </Label>
          <Label at={[60, 108]} size={18} room={104} anchor="middle" look="note figure">
            {fresh[1]}
          </Label>
        </g>
      )}
    </Picture>
  );
}
