import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';

interface AccountSlipProps {
  readonly lines: readonly { readonly id: string; readonly what: Localized; readonly amount: Localized }[];
  readonly total: ReactNode;
  readonly price: Localized;
}

/** The receipt of an offer, which hangs over the shutter: what is in it, and its price. */
export function AccountSlip({ lines, total, price }: AccountSlipProps): ReactNode {
  return (
    <div className="slip day-report">
      <p className="day-report-heading">{usePage().brand('product') as Localized}</p>
      <div className="day-report-rows">
        {lines.map(({ id, what, amount }) => (
          <p key={id}>
            <span>{what}</span> <span>{amount}</span>
          </p>
        ))}
        <p>
          <span>{total}</span> <span>{price}</span>
        </p>
      </div>
    </div>
  );
}
