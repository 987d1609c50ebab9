import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { RaisedPrice } from './raised-price.tsx';

interface ShutterTagProps {
  readonly price: Localized;
  /** Below the price. */
  readonly children?: ReactNode;
}

/** A price that hangs on the shutter. */
export function ShutterTag({ price, children }: ShutterTagProps): ReactNode {
  return (
    <p className="slip shutter-tag">
      <strong>
        <RaisedPrice of={price} />
      </strong>
      {children}
    </p>
  );
}

/** The price of the trial, and its name. */
export function TrialTag(): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  return (
    <ShutterTag price={freePrice(page)}>
      <span lang={trial.lang}>{trial.text('title')}</span>
    </ShutterTag>
  );
}
