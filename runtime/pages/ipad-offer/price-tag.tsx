import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { RaisedPrice } from '../../components/raised-price.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The price on its tag, which hangs from a rail: the regular price struck out with its name beside it, the total, the saving stamped on (K1). */
export function PriceTag({ copy: { receipt } }: Pick<IpadOfferProps, 'copy'>): ReactNode {
  const { format } = usePage();
  return (
    <div className="slip hanging-tag price-tag">
      <dl>
        <div className="price-before">
          <dt>{receipt.before}</dt>
          <dd>
            <s>{format('offer.regularPrice')}</s>
          </dd>
          <dd className="receipt-stamp offer-receipt-saving">{receipt.saving}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{receipt.total}</dt>
          <dd className="offer-receipt-amount">
            <RaisedPrice of={format('offer.price')} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
