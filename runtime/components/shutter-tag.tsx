import type { ReactNode } from 'react';
import { type Localized, usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { RaisedPrice } from './raised-price.tsx';

/** A price that hangs on the shutter: without one, that of the trial and its name. */
export function ShutterTag({ price }: { readonly price?: Localized }): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  return (
    <p className="slip shutter-tag">
      <strong>
        <RaisedPrice of={price ?? freePrice(page)} />
      </strong>
      {!price && <span lang={trial.lang}>{trial.text('title')}</span>}
    </p>
  );
}
