import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { sampleReceipt } from '../sample-receipt.ts';
import { Basket } from './basket.tsx';
import { goods, otherGoods } from './goods.ts';
import { fittingSize, Label } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const columns = [50, 172, 294] as const;
const rows = [100, 218, 336] as const;

/** The till on an iPad, with the page's own words and a receipt of its country. */
export function Till({ decorative, title }: IllustrationProps): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="till" size={[720, 566]} title={decorative ? undefined : (title ?? till.text('picture'))}>
      <path className="picture-counter" d="M0 565h720" />
      <path className="picture-stand" d="M176 480h368v70a14 14 0 0 1-14 14H190a14 14 0 0 1-14-14Z" />
      <path className="picture-slot" d="M262 522h196" />
      <g className="slip">
        <path className="picture-paper" d="M290 522h140v33l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7Z" />
        <path className="picture-words" d="M308 535h44M396 535h16" />
      </g>
      <rect className="picture-device" x="8" y="4" width="704" height="492" rx="34" />
      <circle className="picture-camera" cx="360" cy="15" r="3.5" />
      <rect className="picture-screen" x="26" y="26" width="668" height="452" rx="20" />
      <Label at={[50, 72]} size={24} room={330} look="strong">
        {till.text('shop')}
      </Label>
      <Buttons />
      <Basket />
    </Picture>
  );
}

function Buttons(): ReactNode {
  const page = usePage();
  const receipt = sampleReceipt(page);
  const sold = receipt.items;
  const names = sold.map(({ name }) => name);
  const size = fittingSize(names, 14, 98);
  return (
    <>
      {rows.flatMap((y, row) =>
        columns.map((x, column) => {
          const index = row * columns.length + column;
          const item = sold[index];
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <rect className={item ? 'picture-button chosen' : 'picture-button'} width="112" height="108" rx="14" />
              <path
                className="picture-drawing"
                transform="translate(40 22)"
                d={(item && goods[item.id]) ?? otherGoods[index - sold.length] ?? ''}
              />
              {item ? (
                <Label at={[56, 88]} size={size} room={98} anchor="middle" look="medium">
                  {item.name}
                </Label>
              ) : (
                <path className="picture-words" d="M34 84h44" />
              )}
            </g>
          );
        }),
      )}
    </>
  );
}
