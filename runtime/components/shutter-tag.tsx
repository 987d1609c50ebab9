import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';

interface ShutterTagProps {
  readonly price: Localized;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** A price that hangs on the shutter. */
export function ShutterTag({ price, children }: ShutterTagProps): ReactNode {
  return (
    <p className="slip hanging-tag shutter-tag">
      <strong>{price}</strong>
      {children}
    </p>
  );
}
