import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import type { IpadOfferProps } from '../../props/ipad-offer.ts';

/** The receipt of the package, which hangs over the shutter: what is in it, and its price. */
export function ClosingSlip({ copy: { receipt }, structure }: IpadOfferProps): ReactNode {
  const { brand, format } = usePage();
  return (
    <div className="slip day-report">
      <p className="day-report-heading">{brand('product') as Localized}</p>
      <div className="day-report-rows">
        {structure.views.map((id) => (
          <p key={id}>
            <span>{receipt.items[id].what}</span> <span>{receipt.items[id].amount}</span>
          </p>
        ))}
        <p>
          <span>{receipt.total}</span> <span>{format('offer.price')}</span>
        </p>
      </div>
    </div>
  );
}
