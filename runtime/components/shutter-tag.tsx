import type { ReactNode } from 'react';
import type { Localized } from 'wortlaut/react';
import { RaisedPrice } from './raised-price.tsx';

interface ShutterTagProps {
  readonly price: Localized;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** A price that hangs on the shutter. */
export function ShutterTag({ price, children }: ShutterTagProps): ReactNode {
  return (
    <p className="slip hanging-tag shutter-tag">
      <strong>
        <RaisedPrice of={price} />
      </strong>
      {children}
    </p>
  );
}
