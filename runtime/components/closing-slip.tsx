import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';

interface ClosingSlipProps {
  readonly heading: Localized;
  /** The rows above the sum. */
  readonly children: ReactNode;
  /** The sum in the last row. */
  readonly total: Localized | undefined;
  /** Printed below the rows. */
  readonly foot?: ReactNode;
}

/** A receipt on the shutter: rows, and what they come to in the words of the till. */
export function ClosingSlip({ heading, children, total, foot }: ClosingSlipProps): ReactNode {
  const words = usePage().words('till');
  return (
    <div className="slip closing-slip">
      <p>{heading}</p>
      <div>
        {children}
        {total && (
          <p>
            <span lang={words.lang}>{words.text('total')}</span> <span>{total}</span>
          </p>
        )}
      </div>
      {foot}
    </div>
  );
}
