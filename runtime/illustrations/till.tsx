import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';
import { Basket } from './basket.tsx';
import { goods, otherGoods } from './goods.ts';
import { Label } from './label.tsx';
import { type IllustrationProps, Picture } from './picture.tsx';

const columns = [50, 172, 294] as const;
const rows = [100, 218, 336] as const;

/** The till on an iPad, with the page's own words and a receipt of its country. */
export function Till({ decorative }: IllustrationProps): ReactNode {
  const till = usePage().words('till');
  return (
    <Picture name="till" size={[720, 556]} title={decorative ? undefined : till.text('picture')}>
      <path className="picture-stand" d="M286 486h148l26 52H260Z" />
      <path className="picture-counter" d="M0 538h720" />
      <rect className="picture-device" x="8" y="8" width="704" height="488" rx="34" />
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
  const { receipt, words } = usePage();
  const till = words('till');
  const sold = Object.keys(receipt.items);
  return (
    <>
      {rows.flatMap((y, row) =>
        columns.map((x, column) => {
          const index = row * columns.length + column;
          const item = sold[index];
          return (
            <g key={index} transform={`translate(${x} ${y})`}>
              <rect className={item ? 'picture-button chosen' : 'picture-button'} width="112" height="108" rx="14" />
              <path className="picture-drawing" transform="translate(40 22)" d={(item && goods[item]) ?? otherGoods[index - sold.length] ?? ''} />
              {item ? (
                <Label at={[56, 88]} size={14} room={98} anchor="middle" look="medium">
                  {till.text(item as 'coffee')}
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
