import type { ReactNode } from 'react';
import { usePage } from 'wortlaut/react';

/** The price and the name of the trial: a line of a list or of a paragraph. */
export function TrialPrice({ as: Tag = 'p' }: { readonly as?: 'li' | 'p' }): ReactNode {
  const { countryValues, money, words } = usePage();
  const trial = words('trial');
  return (
    <Tag className={Tag === 'p' ? 'trial-price' : undefined} lang={trial.lang}>
      <strong>{money(0, countryValues?.currency ?? 'EUR')}</strong> <span>{trial.text('title')}</span>
    </Tag>
  );
}
