import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { Icon } from '../islands/elements/icon.tsx';

interface Line {
  readonly id: string;
  /** A line without words is left out. */
  readonly what: ReactNode;
  readonly amount?: ReactNode;
}

interface AccountSlipProps {
  /** By default the name of the product. */
  readonly heading?: ReactNode;
  readonly lines: readonly Line[];
  readonly total: ReactNode;
  readonly price: ReactNode;
}

/** A receipt that hangs over the shutter: what it lists, and what that comes to. */
export function AccountSlip({ heading, lines, total, price }: AccountSlipProps): ReactNode {
  const { brand } = usePage();
  return (
    <div className="slip day-report">
      <p className="day-report-heading">{heading ?? brand('product')}</p>
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
export function TrialSlip({ included }: { readonly included: readonly Line[] }): ReactNode {
  const page = usePage();
  return (
    <AccountSlip
      heading={page.words('trial').text('title')}
      lines={included}
      total={page.words('till').text('total')}
      price={freePrice(page)}
    />
  );
}
