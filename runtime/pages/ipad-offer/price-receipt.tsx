import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { Logo } from '../../components/logo.tsx';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The price as the receipt prints it: the parts, the regular price struck out with its name beside it, the saving, the total (K1). */
export function PriceReceipt({ copy: { receipt }, structure }: IpadOfferProps): ReactNode {
  const { format } = usePage();
  return (
    <section className="offer-receipt" aria-label={receipt.label}>
      <div className="printer-slot" />
      <div className="slip offer-receipt-paper">
        <Logo />
        <dl className="receipt-lines">
          {structure.views.map((id) => (
            <div className="receipt-line" key={id}>
              <dt>{receipt.items[id].what}</dt>
              <dd>{receipt.items[id].amount}</dd>
            </div>
          ))}
        </dl>
        <dl className="receipt-lines">
          <div className="receipt-line">
            <dt>{receipt.before}</dt>
            <dd>
              <s>{format('offer.regularPrice')}</s>
            </dd>
          </div>
          <div className="receipt-line receipt-total">
            <dt>{receipt.total}</dt>
            <dd className="offer-receipt-amount">{format('offer.price')}</dd>
          </div>
        </dl>
        <p className="receipt-stamp offer-receipt-saving">{receipt.saving}</p>
      </div>
    </section>
  );
}
