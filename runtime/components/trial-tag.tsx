import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';
import { ShutterTag } from './shutter-tag.tsx';

/** The price of the trial on the shutter, and its name. */
export function TrialTag(): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  return (
    <ShutterTag price={freePrice(page)}>
      <span lang={trial.lang}>{trial.text('title')}</span>
    </ShutterTag>
  );
}
