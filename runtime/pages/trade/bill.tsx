import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { SaleRows } from '../../components/till/sale-rows.tsx';
import type { OwnShop, TradeName } from '../../goods.ts';
import { sampleSale } from '../../sample-sale.ts';

/** The bill of the till in a shop of a trade, on the shutter: the script of the till fills what has `data-sale`. */
export function Bill({ shop }: { readonly shop: TradeName | OwnShop | undefined }): ReactNode {
  const page = usePage();
  const sale = sampleSale(page, shop);
  if (!sale) return null;
  const words = page.words('till');
  return (
    <div className="slip closing-slip" lang={words.lang}>
      <p data-sale="shop">{sale.shop}</p>
      <p>{words.text('sample')}</p>
      <p data-sale="number">{sale.number}</p>
      <div>
        <ul data-sale="lines">
          <SaleRows as="li" rows={sale.lines} cells={3} />
        </ul>
        <p>
          <span>{words.text('total')}</span> <span data-sale="total">{sale.total}</span>
        </p>
      </div>
      <p>{words.text('thanks')}</p>
    </div>
  );
}
