import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';
import { freePrice } from '../free-price.ts';

/** The price and the name of the trial: a line of a list or of a paragraph. */
export function TrialPrice({ as: Tag = 'p' }: { readonly as?: 'li' | 'p' }): ReactNode {
  const page = usePage();
  const trial = page.words('trial');
  return (
    <Tag className={Tag === 'p' ? 'trial-price' : undefined} lang={trial.lang}>
      <strong>{freePrice(page)}</strong> <span>{trial.text('title')}</span>
    </Tag>
  );
}
