import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { Icon } from '../islands/elements/icon.tsx';

interface Line {
  readonly id: string;
  /** A line without words is left out. */
  readonly what: Localized | undefined;
  readonly amount?: Localized;
}

interface AccountSlipProps {
  readonly lines: readonly Line[];
  readonly total: ReactNode;
  readonly price: Localized;
}

/** The receipt of an offer, which hangs over the shutter: what is in it, and its price. */
export function AccountSlip({ lines, total, price }: AccountSlipProps): ReactNode {
  return (
    <div className="slip day-report">
      <p className="day-report-heading">{usePage().brand('product') as Localized}</p>
      <div className="day-report-rows">
        {lines.map(
          ({ id, what, amount }) =>
            what && (
              <p key={id}>
                <span>{what}</span> {amount ? <span>{amount}</span> : <Icon name="check" />}
              </p>
            ),
        )}
        <p>
          <span>{total}</span> <span>{price}</span>
        </p>
      </div>
    </div>
  );
}

/** The receipt of the free trial with what is in it, on pages without a till whose sale could be counted. */
export function TrialSlip({ included = [] }: { readonly included?: readonly Line[] | undefined }): ReactNode {
  const page = usePage();
  const nothing = freePrice(page);
  return (
    <AccountSlip
      lines={[{ id: 'trial', what: page.words('trial').text('title'), amount: nothing }, ...included]}
      total={page.words('till').text('total')}
      price={nothing}
    />
  );
}
